import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigate, router } from "$/app/router.svelte";
import { api } from "$/net/api";
import type { ForkWish, GameCard } from "$/protocol/types";
import type { FineTable, View } from "$/games/fine";
import ForkDialog from "$/replay/ForkDialog.svelte";
import ReplayPage from "$/replay/ReplayPage.svelte";
import { fromFile, handOver } from "$/replay/sources";
import { serve, until, type Answers } from "../app/server";
import { match, TABLE, TEXTS, unseen, VOCABULARY } from "./pebbles";

const answers: Answers = {
  "GET /api/tables/t1": TABLE,
  "GET /api/tables/t1/replay?match=1": match(0),
  "GET /api/tables/t1/replay?match=1&viewer=1": match(1),
  "GET /api/tables/t1/replay?match=1&viewer=-1": match(-1),
  "GET /api/games/pebbles/texts/en": TEXTS,
  "GET /api/games/pebbles/vocabulary?players=2&modules=": VOCABULARY,
  "GET /api/me": { name: "Anna", login: "" },
};

let shown: Record<string, unknown> | undefined;

async function open(address: string): Promise<void> {
  navigate(address);
  const about = router.route.about;
  shown = mount(ReplayPage, { target: document.body, props: { about } });
  flushSync();
  await until(() => expect(document.querySelector("h1")).toBeTruthy());
  // A scene is drawn in steps.
  await until(() => expect(document.querySelector(".play") && !slider()).toBeFalsy());
}

const words = (): string => document.body.textContent.replace(/\s+/g, " ");
const slider = (): HTMLInputElement => document.querySelector('input[type="range"]')!;
const named = (label: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find((one) =>
    [one.getAttribute("aria-label"), one.textContent.trim()].includes(label),
  )!;
function press(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal("matchMedia", () => ({
    matches: true, // a wide screen, and no motion
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Not by the server: the answer would be kept for the tests of other pages.
  const card = { id: "pebbles", levels: ["random", "regular"] } as GameCard;
  vi.spyOn(api, "games").mockResolvedValue([card]);
  serve(answers);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  handOver("");
  vi.unstubAllGlobals();
});

describe("the replay of a match", () => {
  it("begins where its address says, seen by ourselves", async () => {
    await open("/replay/t1?match=1#3");
    expect(slider().value).toBe("3");
    expect(slider().getAttribute("aria-valuetext")).toBe("Step 3 of 5");
    expect(document.querySelector("select")!.value).toBe("0");
  });

  it("is wound by keys, by buttons and by the slider, and the address follows", async () => {
    await open("/replay/t1?match=1");
    press("ArrowRight");
    expect(slider().value).toBe("1");
    press("]");
    expect(slider().value).toBe("4");
    press("[");
    expect(slider().value).toBe("0");
    press("End");
    expect(words()).toContain("Boris wins.");
    named("One step back").click();
    flushSync();
    expect(slider().value).toBe("4");
    slider().value = "2";
    slider().dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(words()).toContain("Step 2 of 5");
    await until(() => expect(location.hash).toBe("#2"));
  });

  it("pauses at the space bar, also on the slider, but lets a button be pressed by it", async () => {
    await open("/replay/t1?match=1");
    press(" ");
    expect(named("Pause")).toBeTruthy();
    press(" ", slider());
    expect(named("Play")).toBeTruthy();
    press(" ", named("To the end"));
    expect(named("Play")).toBeTruthy();
  });

  it("reads aloud what happened in each step", async () => {
    await open("/replay/t1?match=1");
    press("ArrowRight");
    const spoken = document.querySelector('[role="log"]')!;
    expect(spoken.textContent).toBe("Step 1 of 5 Anna takes 3.");
  });

  it("jumps to a line of the log, and marks the lines of the moment", async () => {
    await open("/replay/t1?match=1");
    named("Boris takes 2.").click();
    flushSync();
    expect(slider().value).toBe("5");
    const current = [...document.querySelectorAll('[aria-current="step"]')];
    expect(current.map((line) => line.textContent)).toEqual([
      "Boris takes 2.",
      "Anna is out.",
      "Boris wins.",
    ]);
  });

  it("shows the same moment through other eyes, with what only they knew", async () => {
    await open("/replay/t1?match=1#3");
    expect(words()).not.toContain("Boris knows 7.");
    const seenBy = document.querySelector("select")!;
    seenBy.value = "1";
    seenBy.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => expect(words()).toContain("Boris knows 7."));
    expect(slider().value).toBe("3");
    expect(location.search + location.hash).toBe("?match=1&as=2#3");
  });

  it("without views says why there is no board, and can still be read", async () => {
    serve({ ...answers, "GET /api/tables/t1/replay?match=1": unseen({ rules: 3 }) });
    await open("/replay/t1?match=1");
    expect(words()).toContain("version 3 of the rules");
    press("ArrowRight");
    expect(document.querySelector(".no-board")!.textContent).toContain("Anna takes 3.");
    expect(named("Play on from here")).toBeUndefined();
  });

  it("in the middle of a match belongs to one viewer", async () => {
    const stream = unseen({ whole: false, status: "running" });
    serve({ ...answers, "GET /api/tables/t1/replay?match=1": stream });
    await open("/replay/t1?match=1");
    expect(words()).toContain("only what one viewer was told");
    expect([...document.querySelectorAll("select")]).toHaveLength(1); // the speed
  });

  it("that can't be had says why, and leads on", async () => {
    const refused = { code: "no-record", key: "refused-no-record", text: "", values: {} };
    serve({ ...answers, "GET /api/tables/t1/replay?match=1": refused });
    await open("/replay/t1?match=1");
    expect(words()).toContain("There is no record of this match yet.");
    expect(named("To the lobby").getAttribute("href")).toBe("/");
  });
});

describe("leaving", () => {
  it("asks for nothing more, and shows nothing that comes too late", async () => {
    const { asked } = serve(answers);
    await open("/replay/t1?match=1#3");
    const before = asked.length;
    navigate("/verify#2");
    flushSync();
    expect(slider().value).toBe("3");
    expect(asked).toHaveLength(before);
  });
});

describe("playing on", () => {
  it("opens a table at the moment shown, with a seat and bots of one's choice", async () => {
    let wish: ForkWish | undefined;
    const answer = (wanted: ForkWish): object => ((wish = wanted), { id: "t2" });
    serve({ ...answers, "POST /api/forks": answer });
    await open("/replay/t1?match=1#3");
    named("Play on from here").click();
    flushSync();
    await until(() => expect(words()).toContain("Regular"));
    named("Open the table").click();
    await until(() => expect(router.route).toMatchObject({ page: "table", about: "t2" }));
    expect(wish).toEqual({ table: "t1", match: 1, entries: 3, seat: 0, level: "regular" });
  });

  it("offers no seat of who is out by then, and sits down with somebody else instead", () => {
    const out = (view: View, seat: number): boolean => view["fallen"] === seat;
    const fine = { out } as unknown as FineTable;
    const body = match(0);
    const frame = { ...body.frames[3]!, view: { fallen: 0 }, asked: -1, waiting: [1] };
    const source = fromFile("record: 1");
    const props = { open: true, source, body, fine, frame, where: "Step 3 of 5" };
    shown = mount(ForkDialog, { target: document.body, props });
    flushSync();
    const seats = document.querySelector("select")!;
    expect([...seats.options].map((one) => one.text)).toEqual(["in place of Boris"]);
    expect(seats.value).toBe("1");
  });

  it("is not possible where the match has ended", async () => {
    await open("/replay/t1?match=1#5");
    expect((named("Play on from here") as HTMLButtonElement).disabled).toBe(true);
  });
});

describe("a record of somebody's own", () => {
  it("is shown once the server could read it; before that its refusal is told", async () => {
    const refused = { code: "bad-record", key: "refused-bad-record", text: "no", values: {} };
    serve({ ...answers, "POST /api/replays": refused });
    await open("/replay");
    const field = document.querySelector("textarea")!;
    field.value = "nonsense";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    named("Watch it").click();
    await until(() => expect(words()).toContain("This is no record."));
    serve({ ...answers, "POST /api/replays": () => match() });
    named("Watch it").click();
    await until(() => expect(slider()).toBeTruthy());
    expect(words()).toContain("The beginning");
  });

  it("that another page hands over is shown at once", async () => {
    serve({
      ...answers,
      "POST /api/replays": ({ record }: { record: string }) => {
        expect(record).toBe("record: 1");
        return match();
      },
    });
    handOver("record: 1");
    await open("/replay");
    await until(() => expect(slider()).toBeTruthy());
  });
});
