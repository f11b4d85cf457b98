/** What is printed on the sides of the dice: outlines on a field of 512 by 512. */
import arrow from "game-icon:arrow-flights";
import beer from "game-icon:beer-stein";
import whiskey from "game-icon:brandy-bottle";
import duel from "game-icon:crossed-pistols";
import dynamite from "game-icon:dynamite";
import gatling from "game-icon:machine-gun";

const ring = (outer: number, inner: number): string =>
  `M256 ${256 - outer}a${outer} ${outer} 0 1 1 0 ${2 * outer}a${outer} ${outer} 0 1 1 0 ${-2 * outer}Z` +
  `M256 ${256 - inner}a${inner} ${inner} 0 1 0 0 ${2 * inner}a${inner} ${inner} 0 1 0 0 ${-2 * inner}Z`;
const disc = (radius: number): string =>
  `M256 ${256 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}Z`;

// The 1 stands in an open sight with four ticks, the 2 is cut out of the middle of a full target.
const ONE =
  ring(196, 156) +
  "M236 16h40v74h-40ZM236 422h40v74h-40ZM16 236h74v40H16ZM422 236h74v40h-74Z" +
  "M214 176l46-28h34v190h30v32H208v-32h32V196l-26 14Z";
const TWO =
  ring(240, 200) +
  disc(168) +
  "M184 208h44c2-20 13-31 29-31 16 0 26 9 26 23 0 13-7 24-27 44l-72 70v34h148v-38h-82l40-38" +
  "c28-27 40-46 40-74 0-36-29-61-72-61-44 0-72 28-74 71Z";

export const FACES: Readonly<Record<string, string>> = {
  arrow,
  dynamite,
  one: ONE,
  two: TWO,
  beer,
  gatling,
  whiskey,
  duel,
};
