import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, Unreachable } from "$/net/api";
import { problem } from "$/words/problems";

function answer(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fake = vi.fn(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal("fetch", fake);
  return fake;
}

async function failure(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => expect.fail("it should have failed"),
    (error: unknown) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe("the API", () => {
  it("sends changes as JSON, also where there is nothing to say", async () => {
    const fake = answer(200, { id: "x" });
    await api.accept("a/b");
    const [path, request] = fake.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe("/api/invitations/a%2Fb");
    expect(request.method).toBe("POST");
    expect(request.headers).toEqual({ "content-type": "application/json" });
    expect(request.body).toBe("{}");
  });

  it("asks once for what never changes, and again after a failure", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await failure(api.rulebook("bang", "de"))).toBeInstanceOf(Unreachable);
    const fake = answer(200, { title: "Regeln" });
    await api.rulebook("bang", "de");
    await api.rulebook("bang", "de");
    expect(fake).toHaveBeenCalledTimes(1);
  });

  it("tells a refusal in the reader's words", async () => {
    answer(409, { code: "name-taken", key: "refused-name-taken", text: "taken", values: {} });
    const error = await failure(api.chooseName("Anna"));
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe("name-taken");
    expect(problem(error)).toBe("This name is taken. Try another one.");
  });

  it("takes what is no answer of ours for a server that can't be reached", async () => {
    answer(502, "<html>Bad Gateway</html>");
    const error = await failure(api.lobby());
    expect(error).toBeInstanceOf(Unreachable);
    expect(problem(error)).toMatch(/does not answer/);
  });

  it("tells a refusal in the words of the game it is about", async () => {
    answer(200, ["error-teams = Teams of { $teams } need { $needed } players.\n"]);
    const values = { teams: "2 + 2", needed: 4 };
    const refused = new Refusal("bad-setting", "error-teams", values, "no such teams");
    expect(problem(refused, "pebbles")).toBe("no such teams"); // its texts are on their way
    await vi.waitFor(
      () => expect(problem(refused, "pebbles")).toBe("Teams of 2 + 2 need 4 players."),
      { timeout: 4000 }, // the texts come in a part of their own
    );
  });

  it("shows the server's own sentence where there is no text for it", () => {
    expect(problem(new Refusal("new", "refused-new", {}, "not today"))).toBe("not today");
  });
});
