import { afterEach, describe, expect, it, vi } from "vitest";
import { loadWords } from "$/words/loading";
import { serve, until } from "../app/server";

// Texts are kept for all test files: a game of its own.
const setting = { game: "half-told", players: 2, modules: [] };
const vocabulary = { verbs: {}, events: {}, prompts: {}, kinds: {} };
const texts = "/api/games/half-told/texts";
const answers = {
  "GET /api/games/half-told/vocabulary?players=2&modules=": vocabulary,
  [`GET ${texts}/de`]: ["game-title = Halb", ""],
  [`GET ${texts}/en`]: ["game-title = Half\ngame-blurb = Told in English.", ""],
};

afterEach(() => vi.unstubAllGlobals());

describe("texts that a language lacks", () => {
  it("are told in English, which is loaded only then", async () => {
    const { asked } = serve(answers);
    const words = await loadWords(setting, "de");
    expect(words.text("game-title")).toBe("Halb");
    expect(asked).not.toContain(`GET ${texts}/en`);
    expect(words.find("game-blurb")).toBeNull();
    await until(() => expect(words.find("game-blurb")).toBe("Told in English."));
    expect(asked.filter((one) => one === `GET ${texts}/en`)).toHaveLength(1);
  });
});
