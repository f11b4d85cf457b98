/** From a cover to the table in one click. */
import { api, Refusal } from "$/net/api";
import type { GameCard, SeatWish } from "$/protocol/types";
import { ensureName } from "./me.svelte";
import { navigate } from "./router.svelte";

/** The level bots play at unless somebody chooses another: sensible, and quick to answer. */
export function usualLevel(levels: readonly string[]): string {
  return levels.find((level) => level === "regular") ?? levels.at(-1) ?? "";
}

/** You, and bots on all other seats. */
export function seatsWithBots(card: GameCard, players: number): SeatWish[] {
  const bot: SeatWish = { kind: "bot", level: usualLevel(card.levels) };
  return [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ ...bot }))];
}

/** Open a table of the usual size with bots, begin at once and go there. */
export async function playNow(game: string): Promise<void> {
  const [cards] = await Promise.all([api.games(), ensureName()]);
  const card = cards.find(({ id }) => id === game);
  if (!card) throw new Refusal("no-game", "refused-no-game");
  const table = await api.openTable({
    setting: { game: card.id, players: card.usual },
    seats: seatsWithBots(card, card.usual),
    start: true,
  });
  navigate(`/t/${table.id}`);
}
