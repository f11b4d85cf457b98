/**
 * Draws pages while the client is built: `tools/client.py` lets `draw.mjs` run this, outside any
 * browser. There is no second copy of a page: it is the same components, worded by the same texts.
 */
import { render } from "svelte/server";
import App from "./app/App.svelte";
import { loadCover } from "./app/covers/Cover.svelte";
import { drawWith, PLACE, shownOf, type Drawn, type ShownGame } from "./app/drawn";
import { arrive } from "./app/router.svelte";
import { Texts } from "./words/bundle";
import { LANGUAGES, setLanguage, type Lang } from "./words/ui.svelte";

/** A game, with its texts as they are written in each language. */
export type DrawnGame = ShownGame & { readonly texts: Record<Lang, string> };

/** What is put into the page's head, and into its body. */
interface Pieces {
  readonly lang: Lang;
  readonly head: string;
  readonly body: string;
}

const ADDRESSES = { lobby: "/", table: "/t/any" } as const;
/** Stands for all rows of whoever comes back; the server knows how many there were, and how high. */
const ROW = 777;
const SAID = ["game-title", "game-blurb", "game-duration"];

/** Draw every page in every language; the name of its file leads to its pieces. */
export async function drawAll(games: readonly DrawnGame[]): Promise<Record<string, Pieces>> {
  const covers = await coversOf(games);
  const made: Record<string, Pieces> = {};
  for (const lang of LANGUAGES) {
    await setLanguage(lang, false);
    made[`lobby.${lang}`] = draw(drawnWith("lobby", lang, games), covers);
    made[`back.${lang}`] = draw(drawnWith("lobby", lang, games, [ROW]), covers);
    made[`table.${lang}`] = draw(drawnWith("table", lang, []), covers);
  }
  return made;
}

function drawnWith(
  page: Drawn["page"],
  lang: Lang,
  games: readonly DrawnGame[],
  rows: readonly number[] = [],
): Drawn {
  const said = games.map((game) => {
    const texts = new Texts(lang, [game.texts[lang]]);
    return [game.id, Object.fromEntries(SAID.map((key) => [key, texts.find(key) ?? ""]))];
  });
  return { page, lang, rows, games: games.map(shownOf), texts: Object.fromEntries(said) };
}

function draw(what: Drawn, covers: Record<string, string>): Pieces {
  arrive(ADDRESSES[what.page as keyof typeof ADDRESSES]);
  drawWith(what, covers);
  const { head, body } = render(App);
  const data = JSON.stringify(what).replaceAll("<", "\\u003c");
  const place = `<script type="application/json" id="${PLACE}">${data}</script>`;
  return { lang: what.lang as Lang, head: head + place, body };
}

/** Every game's cover; without the marks Svelte would find its way by, for it is left alone. */
async function coversOf(games: readonly DrawnGame[]): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const { id } of games) {
    const Cover = await loadCover(id);
    if (Cover)
      made[id] = render(Cover, { idPrefix: `cover-${id}` }).body.replace(/<!--.*?-->/g, "");
  }
  return made;
}
