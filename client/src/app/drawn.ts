/**
 * Pages that the build has drawn already: the server sends them as they are to be seen, and the
 * client takes over what stands there. What a page was drawn with comes along in it.
 */
import type { GameCard } from "$/protocol/types";
import { foretell } from "$/words/games.svelte";
import type { PageName } from "./router.svelte";

/** What a tile shows of a game. */
export type ShownGame = Pick<GameCard, "id" | "title" | "fewest" | "most" | "lessons">;

export interface Drawn {
  readonly page: PageName;
  readonly lang: string;
  /** How high the rows of games to go on with were last time; the server writes them in. */
  readonly rows: readonly number[];
  readonly games: readonly ShownGame[];
  /** What a tile says of each game: title, blurb, duration. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a tile shows, of all that is known about a game. */
export function shownOf({ id, title, fewest, most, lessons }: ShownGame): ShownGame {
  return { id, title, fewest, most, lessons: Math.min(lessons, 1) }; // there are some, or none
}

/** Where a page has what it was drawn with. */
export const PLACE = "drawn-with";

const LEFT_ALONE = " "; // for Svelte: whatever stands there is not looked at

let games: readonly ShownGame[] | null = null;
let rows: readonly number[] | null = null;
let covers: Readonly<Record<string, string>> | null = null;

export const drawn = {
  /** The games on the table, as far as a drawn page has told; null where none has. */
  get games(): readonly ShownGame[] | null {
    return games;
  },
  /** The room for games to go on with, as the page has it; null where it came empty. */
  get rows(): readonly number[] | null {
    return rows;
  },
  /** Whether what is made now stands in the page already. */
  get there(): boolean {
    return covers !== null;
  },
  /** A cover that stands in the page already; empty where it has to be drawn. */
  cover(game: string): string {
    return covers?.[game] ?? "";
  },
};

/** From here on, all that is made is drawn with this; covers are pictures, ready made. */
export function drawWith(
  { lang, rows: room, games: shown, texts }: Drawn,
  pictures: Record<string, string>,
): void {
  games = shown.length > 0 ? shown : null;
  rows = room;
  covers = pictures;
  for (const [game, said] of Object.entries(texts)) foretell(game, lang, said);
}

/** Take over what was drawn; false where the page came empty, or drawn for somebody else. */
export function takeOver(page: PageName, lang: string): boolean {
  const found = document.getElementById(PLACE)?.textContent;
  if (!found) return false;
  const with_ = JSON.parse(found) as Drawn;
  if (with_.page !== page || with_.lang !== lang) return false;
  drawWith(with_, Object.fromEntries(with_.games.map(({ id }) => [id, LEFT_ALONE])));
  return true;
}

/** Games for the tiles; those that are shown stay the same where they tell the same. */
export function renewed(
  shown: readonly ShownGame[] | null,
  games: readonly ShownGame[],
): readonly ShownGame[] {
  const told = games.map(shownOf);
  return shown && JSON.stringify(shown) === JSON.stringify(told) ? shown : told;
}

/** All that is made from now on has to be drawn. */
export function takenOver(): void {
  rows = covers = null;
}
