// Write pages that are drawn already: index.html with its parts filled in, one for each language.
//
//     node draw.mjs DRAWING WEB < games.json
//
// DRAWING is src/drawing.ts as it was built for this; WEB has index.html and gets a folder more.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [drawing, web] = process.argv.slice(2);
const games = JSON.parse(readFileSync(0, "utf-8"));
const { drawAll } = await import(pathToFileURL(resolve(drawing)).href);
const empty = readFileSync(join(web, "index.html"), "utf-8");
const folder = join(web, "drawn");

/** Put something in the place of what must be there exactly once. */
function filled(page, place, content) {
  if (page.split(place).length !== 2) throw new Error(`index.html has not one ${place}`);
  return page.replace(place, () => content);
}

mkdirSync(folder);
for (const [name, { lang, head, body }] of Object.entries(await drawAll(games))) {
  let page = filled(empty, '<html lang="en">', `<html lang="${lang}">`);
  if (head.includes("<title>")) page = page.replace(/\s*<title>.*<\/title>/, "");
  page = filled(page, "</head>", `${head}</head>`);
  page = filled(page, '<div id="app"></div>', `<div id="app">${body}</div>`);
  writeFileSync(join(folder, `${name}.html`), page);
}
writeFileSync(join(folder, "games.json"), JSON.stringify(games.map(({ id }) => id)));
