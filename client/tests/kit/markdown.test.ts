import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocks, spans } from "$/kit/markdown";

describe("Markdown", () => {
  it("is split into paragraphs, lists and tables", () => {
    const text = `One line
and its end.
- first
- second
  goes on

1. one
2. two

| A | B |
|--:|---|
| 1 | 2 |`;
    expect(blocks(text)).toEqual([
      { kind: "paragraph", text: "One line and its end." },
      { kind: "list", ordered: false, items: ["first", "second goes on"] },
      { kind: "list", ordered: true, items: ["one", "two"] },
      { kind: "table", head: ["A", "B"], rows: [["1", "2"]] },
    ]);
  });

  it("of nothing is nothing", () => {
    expect(blocks("")).toEqual([]);
  });

  it("marks words, links and known clauses", () => {
    const known = new Set(["2.3", "5.14"]);
    expect(spans("**Bold**, *soft*, see (5.14) and 7.1: [here](#2.3).", known)).toEqual([
      { kind: "strong", text: "Bold" },
      { kind: "text", text: ", " },
      { kind: "em", text: "soft" },
      { kind: "text", text: ", see (" },
      { kind: "clause", text: "5.14", to: "5.14" },
      { kind: "text", text: ") and 7.1: " },
      { kind: "clause", text: "here", to: "2.3" },
      { kind: "text", text: "." },
    ]);
  });

  it("leaves numbers alone that are no clause", () => {
    expect(spans("version 12.3.1 costs 2.35", new Set(["12.3", "2.3"]))).toEqual([
      { kind: "text", text: "version 12.3.1 costs 2.35" },
    ]);
  });

  it("never turns what is written into HTML", () => {
    expect(spans("<b>no</b>")).toEqual([{ kind: "text", text: "<b>no</b>" }]);
  });

  it("leaves none of its signs behind in any rulebook", () => {
    const games = join(import.meta.dirname, "..", "..", "..", "src", "tafelrunde", "games");
    const books = readdirSync(games, { recursive: true, encoding: "utf-8" }).filter((file) =>
      /rulebook.\w+\.md$/.test(file),
    );
    expect(books.length).toBeGreaterThanOrEqual(6);
    for (const book of books) {
      const text = readFileSync(join(games, book), "utf-8").replace(/^#.*$/gm, "");
      for (const block of blocks(text)) {
        const lines =
          block.kind === "paragraph"
            ? [block.text]
            : block.kind === "list"
              ? block.items
              : [...block.head, ...block.rows.flat()];
        for (const span of lines.flatMap((line) => spans(line)))
          expect(span.text, book).not.toMatch(/\*|`|^\s*[|-] |\]\(/);
      }
    }
  });
});
