import { describe, expect, it } from "vitest";
import { toldRefusal } from "$/words/words";

const texts: Record<string, string> = { "error-map": "Unspielbar.", "error-at": "Zeile $line:" };
const find = (key: string, values: Readonly<Record<string, string | number>>) =>
  texts[key]?.replace("$line", String(values["line"])) ?? null;

describe("a refusal", () => {
  it("is told with what it follows from, in the reader's words as far as there are any", () => {
    const what = { key: "error-odd", text: "a wall ends here" };
    const at = { key: "error-at", values: { line: 3 }, text: "line 3: …", because: [what] };
    const whole = { key: "error-map", text: "the map: …", because: [at] };
    expect(toldRefusal(whole, find)).toBe("Unspielbar. Zeile 3: a wall ends here");
  });

  it("without a text is told as it came", () => {
    expect(toldRefusal({ key: "error-new", text: "something new" }, find)).toBe("something new");
    expect(toldRefusal({ key: "error-new" }, find)).toBe("[error-new]");
  });
});
