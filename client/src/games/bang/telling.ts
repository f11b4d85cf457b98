/** The table in sentences: for whoever listens instead of looking, and for what is said of a seat. */
import type { Event } from "$/protocol/types";
import type { Words } from "$/words/words";
import { isUndead, type BangSeat, type BangView } from "./view";

/** The clause about a character's ability; empty for none that is known. */
export function clauseOf(character: string, words: Words): string {
  const number = words.vocabulary.kinds["character"]?.indexOf(character) ?? -1;
  return words.vocabulary.clauses?.["character"]?.[number] ?? "";
}

/** Who was dealt which character: the eliminated give it back, but keep their faces. */
export function charactersDealt(
  history: readonly Event[],
  characters: readonly string[],
): string[] {
  const dealt: string[] = [];
  for (const [key, values] of history) {
    if (key === "character_dealt") dealt[Number(values[0])] = characters[Number(values[1])] ?? "";
  }
  return dealt;
}

/** What a role wants; empty while it is secret. */
export function goalOf(view: BangView, seat: number, words: Words): string {
  const row = view.seats[seat];
  if (!row) return "";
  if (isUndead(view)) {
    return words.text(
      row.zombie || view.master === seat ? "board-goal-zombies" : "board-goal-survivors",
    );
  }
  if (!row.role) return "";
  return words.text(`${view.seats.length === 3 ? "board-hunt" : "board-goal"}-${row.role}`);
}

/** One player in one sentence. */
export function seatSentence(row: BangSeat, name: string, words: Words): string {
  const role = row.role ? words.kind("role", row.role) : words.text("board-role-unknown");
  if (!row.in_play) return words.text("board-see-out", { name, role });
  const character = row.zombie ? words.heading("zombie") : words.kind("character", row.character);
  const { life, limit, arrows } = row;
  return words.text("board-see-seat", { name, role, character, life, limit, arrows });
}

/** Everything that is to be seen, sentence by sentence. */
export function sentences(view: BangView, words: Words): string[] {
  const said = [words.text("board-see-turn", { name: words.kind("seat", view.turn) })];
  const dice = words.kind("face*", view.dice);
  said.push(
    view.dice.length > 0
      ? words.text("board-see-dice", { dice, rerolls: view.rerolls })
      : words.text("board-see-no-dice"),
  );
  said.push(...view.seats.map((row, seat) => seatSentence(row, words.names[seat] ?? "", words)));
  said.push(words.text("board-see-pile", { arrows: view.pile }));
  if (view.outbreak_needs > 0) {
    said.push(words.text("board-see-hands", { hands: view.hands, needs: view.outbreak_needs }));
  }
  return said;
}

/** The side that has won, in words; empty where nobody has. */
export function winningSide(view: BangView, winners: readonly number[], words: Words): string {
  const rows = winners.flatMap((seat) => view.seats[seat] ?? []);
  if (rows.length === 0) return "";
  if (isUndead(view))
    return words.text(rows.some((row) => row.zombie) ? "side-zombies" : "side-survivors");
  if (view.seats.length === 3) return words.kind("seat*", winners);
  const role = rows[0]?.role ?? "";
  return words.text(
    role === "outlaw" ? "side-outlaws" : role === "renegade" ? "side-renegades" : "side-law",
  );
}

/** What a match leaves to the next one, sentence by sentence. */
export function legacyOf(view: BangView, words: Words): string[] {
  const sheriff = view.seats.findIndex((row) => row.role === "sheriff");
  const survived = sheriff >= 0 && !view.fallen.includes(sheriff);
  const kept = view.seats.flatMap((_, seat) => (view.fallen.includes(seat) ? [] : [seat]));
  const next = survived ? sheriff : view.heir;
  const said = [
    next < 0
      ? words.text("board-legacy-open")
      : words.text(survived ? "board-legacy-namer" : "board-legacy-heir", {
          name: words.kind("seat", next),
        }),
  ];
  if (view.fallen.length > 0) {
    said.push(words.text("board-legacy-fallen", { names: words.kind("seat*", view.fallen) }));
  }
  if (kept.length > 0)
    said.push(words.text("board-legacy-keep", { names: words.kind("seat*", kept) }));
  return said;
}
