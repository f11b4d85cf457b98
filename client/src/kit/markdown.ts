/** The little Markdown that rulebooks use, read into plain data: nothing of it becomes HTML unseen. */
export type Span =
  | { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string }
  | { readonly kind: "link" | "clause"; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const ITEM = /^(?:[-*]|\d+\.) +/;
const INLINE =
  /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\w.])(\d+\.\d+)(?!\.?\d)/g;

/** Split a text into its blocks. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const piece of markdown.split(/\n\s*\n/)) {
    const lines = piece.split("\n").filter((line) => line.trim() !== "");
    // A list may follow a paragraph without an empty line between them.
    let start = 0;
    for (let at = 1; at <= lines.length; at++) {
      if (at < lines.length && sort(lines[at]!) === sort(lines[start]!)) continue;
      if (at < lines.length && sort(lines[start]!) === "list" && /^\s/.test(lines[at]!)) continue;
      found.push(block(lines.slice(start, at)));
      start = at;
    }
  }
  return found.filter((one) => one.kind !== "paragraph" || one.text !== "");
}

function sort(line: string): Block["kind"] {
  if (line.startsWith("|")) return "table";
  return ITEM.test(line) ? "list" : "paragraph";
}

function block(lines: readonly string[]): Block {
  const first = lines[0] ?? "";
  if (sort(first) === "table") return table(lines);
  if (sort(first) === "paragraph") return { kind: "paragraph", text: lines.join(" ").trim() };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: /^\d/.test(first), items };
}

function table(lines: readonly string[]): Block {
  const cells = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...rows] = cells;
  return { kind: "table", head, rows };
}

/** Split a line into its spans; a number such as 2.3 that names a clause becomes a way there. */
export function spans(text: string, clauses: ReadonlySet<string> = new Set()): Span[] {
  const found: Span[] = [];
  let rest = 0;
  for (const part of text.matchAll(INLINE)) {
    const [whole, strong, em, code, label, to, clause] = part;
    if (clause !== undefined && !clauses.has(clause)) continue;
    if (part.index > rest) found.push({ kind: "text", text: text.slice(rest, part.index) });
    rest = part.index + whole.length;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (clause !== undefined) found.push({ kind: "clause", text: clause, to: clause });
    else if (to?.startsWith("#")) found.push({ kind: "clause", text: label!, to: to.slice(1) });
    else found.push({ kind: "link", text: label!, to: to! });
  }
  if (rest < text.length) found.push({ kind: "text", text: text.slice(rest) });
  return found;
}
