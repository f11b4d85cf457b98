import { describe, expect, it } from "vitest";
import { prompting, whileActing } from "$/play/prompting";
import { seatFaces } from "$/play/seats";
import type { Decision, Seat, TableInfo } from "$/protocol/types";
import { Words } from "$/words/words";
import { match, position, table } from "./server";

const texts = `
prompt-show = Which card do you show?
waiting-for = Waiting for { $names }.
event-won = { $winners-is ->
    [you] You win.
   *[other] { $winners } wins.
}
list-and = { $start } and { $next }
list-more = { $start }, { $next }
nobody = nobody
`;
const grammar = { verbs: {}, events: {}, prompts: {}, kinds: {} };
const words = new Words("en", [texts], grammar, ["Anna", "Boris"], 0);
const decision: Decision = {
  id: [3, 0],
  prompt: "show",
  values: [],
  options: [["pass"]],
  answered: false,
  window: false,
};
const seat = (change: Partial<Seat> = {}): Seat => ({
  kind: "person",
  name: "Anna",
  level: "",
  here: true,
  stand_in: "",
  you: false,
  own: false,
  wins: 0,
  ...change,
});
const sitting: TableInfo = table({ seats: [seat({ you: true }), seat({ name: "Boris" })] });

describe("the prompt", () => {
  const at = (change: Partial<Parameters<typeof prompting>[0]>) =>
    prompting(
      { table: sitting, match: match(), position: position(), viewer: 0, ...change },
      words,
    );

  it("asks whoever is to decide, and says so aloud once", () => {
    const asked = at({ position: position({ decision }) });
    expect(asked).toMatchObject({ text: "Which card do you show?", tone: "ask" });
    expect(asked.announce).toBe("Your turn. Which card do you show?");
    const again = at({ position: position({ decision }) });
    expect(again.mark).toBe(asked.mark);
    const next = at({ position: position({ decision: { ...decision, id: [4, 0] } }) });
    expect(next.mark).not.toBe(asked.mark);
  });

  it("asks nobody twice who has answered", () => {
    const answered = at({ position: position({ decision: { ...decision, answered: true } }) });
    expect(answered).toMatchObject({ tone: "wait", announce: "", text: "Your answer is in." });
  });

  it("names those who are waited for", () => {
    expect(at({ position: position({ waiting: [0, 1] }), viewer: -1 }).text).toBe(
      "Waiting for Anna and Boris.",
    );
  });

  it("shows that a bot thinks, but not that a person does", () => {
    const seats = [seat({ you: true }), seat({ kind: "bot" })];
    const waiting = (seat: number): boolean | undefined =>
      at({ table: table({ seats }), position: position({ waiting: [seat] }) }).thinking;
    expect([waiting(0), waiting(1)]).toEqual([false, true]);
  });

  it("tells somebody whose bot plays", () => {
    const away = table({ seats: [seat({ you: true, stand_in: "time" }), seat()] });
    const told = at({ table: away, position: position({ decision }) });
    expect(told.text).toBe("A bot plays for you.");
    expect(told.note).toBe("Your time had run out.");
  });

  it("tells the end, and how it came", () => {
    expect(at({ match: match({ status: "over", winners: [0] }) }).text).toBe("You win.");
    expect(at({ match: match({ status: "over", winners: [1] }) }).text).toBe("Boris wins.");
    expect(at({ match: match({ status: "abandoned" }) }).tone).toBe("over");
    expect(at({ match: match({ status: "failed" }) }).text).toBe("The match can't go on.");
  });
});

describe("seats", () => {
  it("are marked while the match runs, and only the winners after it", () => {
    const at = position({ waiting: [1] });
    const [anna, boris] = seatFaces(sitting, match(), at, 0, 0);
    expect([anna?.turn, anna?.waiting, anna?.you]).toEqual([true, false, true]);
    expect([boris?.turn, boris?.waiting]).toEqual([false, true]);
    const ended = seatFaces(sitting, match({ status: "over", winners: [1] }), at, 0, 0);
    expect(ended.map((face) => face.winner)).toEqual([false, true]);
    expect(ended.some((face) => face.turn || face.waiting)).toBe(false);
  });

  it("have the names of the match, which tell two Annas apart", () => {
    const twins = match({ names: ["Anna", "Anna 2"] });
    const faces = seatFaces(sitting, twins, null, 0, -1);
    expect(faces.map((face) => face.name)).toEqual(["Anna", "Anna 2"]);
  });
});

describe("while something is acted out", () => {
  const question = {
    text: "Which card do you show?",
    tone: "ask" as const,
    note: "Your turn.",
    announce: "Your turn. Which card do you show?",
    mark: "3,0 false",
  };
  const tell = ([key]: [string, unknown]): string => (key === "told" ? "Boris shows a cat." : "");

  it("the prompt says what happens, and asks nothing", () => {
    const said = whileActing(question, [["told", []], ["unsaid", []]], tell); // prettier-ignore
    expect(said).toMatchObject({ text: "Boris shows a cat.", tone: "wait", note: "" });
  });

  it("nothing is read aloud twice", () => {
    const said = whileActing(question, [["told", []]], tell);
    expect([said.announce, said.mark]).toEqual([question.announce, question.mark]);
  });

  it("it stays as it is where there is nothing to say", () => {
    expect(whileActing(question, [["unsaid", []]], tell)).toBe(question);
  });
});
