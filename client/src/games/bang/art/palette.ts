/** The painter's palette: sand, oxblood, brass and indigo, and what lies between them. */
import type { Look } from "./characters";
import type { Paint } from "./parts/piece";

export const COLOURS = {
  sand: "#c9a875",
  ochre: "#c08a3e",
  brass: "#cf9c33",
  saddle: "#8b5a2e",
  umber: "#5e3c22",
  fur: "#7c6248",
  rust: "#c4673a",
  oxblood: "#84251b",
  blush: "#d99c86",
  plum: "#5d2f47",
  indigo: "#34406e",
  sky: "#7d9ab0",
  slate: "#566273",
  sage: "#93a06f",
  moss: "#4d5a33",
  bone: "#b9b39c",
  linen: "#f0e4c6",
  coal: "#332a26",
  night: "#211e2b",
} as const;

export const SKINS = {
  pale: "#e3cfb4",
  fair: "#ecc29a",
  tan: "#d7a272",
  olive: "#c99468",
  bronze: "#b27a4c",
  brown: "#8a5836",
} as const;

export const HAIRS = {
  black: "#2a2020",
  umber: "#4a2c1c",
  brown: "#6b4426",
  copper: "#a94f22",
  straw: "#d4a950",
  silver: "#a39c92",
  white: "#eae4d6",
} as const;

const INK = "#2b1812";

/** Mix two colours, as #rrggbb; `share` is how much of the second one there is. */
export function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string): number[] =>
    [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16));
  const second = parts(other);
  return `#${parts(one)
    .map((value, place) => Math.round(value * (1 - share) + second[place]! * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** What each paint is for one look, alive or risen from the grave. */
export function paints(look: Look, zombie: boolean): Record<Paint, string> {
  const cloth = (colour: string): string => (zombie ? mixed(colour, "#27301f", 0.5) : colour);
  return {
    skin: zombie ? mixed(look.skin, "#7fa65a", 0.78) : look.skin,
    hair: zombie ? mixed(look.hair[1], "#2f3a26", 0.55) : look.hair[1],
    hat: cloth(look.hat[1]),
    band: cloth(look.hat[2]),
    coat: cloth(look.coat[1]),
    trim: cloth(look.coat[2]),
    shirt: cloth(look.coat[3]),
    scarf: cloth(look.neck[1]),
    lips: zombie ? "#4b2a33" : mixed("#a8372b", look.skin, 0.2),
    ink: zombie ? "#141a0d" : INK,
    light: zombie ? "#d9e3b0" : "#fbf3df",
    metal: zombie ? "#8f8f4e" : "#d6a53d",
    dim: INK,
  };
}
