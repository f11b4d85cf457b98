/** Pictures of the game: icons by Lorc, Delapouite and others (app/artists.ts). */
import rolledCloth from "game-icon:rolled-cloth";
import circuitry from "game-icon:circuitry";
import crystalCluster from "game-icon:crystal-cluster";
import wireCoil from "game-icon:wire-coil";
import fuelTank from "game-icon:fuel-tank";
import squareBottle from "game-icon:square-bottle";
import medicines from "game-icon:medicines";
import saltShaker from "game-icon:salt-shaker";
import plantSeed from "game-icon:plant-seed";
import spottedMushroom from "game-icon:spotted-mushroom";
import toolbox from "game-icon:toolbox";
import waterDrop from "game-icon:water-drop";
import sprint from "game-icon:sprint";
import riotShield from "game-icon:riot-shield";
import backpack from "game-icon:backpack";
import binoculars from "game-icon:binoculars";
import mechanicalArm from "game-icon:mechanical-arm";
import spiderBot from "game-icon:spider-bot";
import nestEggs from "game-icon:nest-eggs";
import crossedSwords from "game-icon:crossed-swords";
import push from "game-icon:push";
import bootPrints from "game-icon:boot-prints";
import knockedOutStars from "game-icon:knocked-out-stars";
import deathSkull from "game-icon:death-skull";
import teleport from "game-icon:teleport";
import lightBackpack from "game-icon:light-backpack";
import checkMark from "game-icon:check-mark";
import powerButton from "game-icon:power-button";

const RESOURCES: Readonly<Record<string, string>> = {
  water: waterDrop,
  seeds: plantSeed,
  medicine: medicines,
  fuel: fuelTank,
  copper: wireCoil,
  crystal: crystalCluster,
  circuits: circuitry,
  cloth: rolledCloth,
  tools: toolbox,
  salt: saltShaker,
  glass: squareBottle,
  spores: spottedMushroom,
};

const PROFILES: Readonly<Record<string, string>> = {
  scout: sprint,
  guard: riotShield,
  hauler: backpack,
  ranger: binoculars,
  greifer: mechanicalArm,
  krabber: spiderBot,
};

export const SIGNS = {
  nest: nestEggs,
  fight: crossedSwords,
  shove: push,
  steps: bootPrints,
  down: knockedOutStars,
  out: deathSkull,
  jump: teleport,
  load: lightBackpack,
  power: powerButton,
  done: checkMark,
} as const;

/** The picture of a resource, by its word. */
export function resourcePicture(kind: string): string {
  return RESOURCES[kind] ?? "";
}

/** The picture of a profile, of figures and machines. */
export function profilePicture(profile: string): string {
  return PROFILES[profile] ?? "";
}

/** Outlines of tokens around 0 0, about 28 units across: each profile has one of its own. */
const SHAPES: Readonly<Record<string, string>> = {
  scout: "M0-16 15 9q2 4-2 4h-26q-4 0-2-4Z",
  guard: "M-13-13H13V3q0 8-13 13-13-5-13-13Z",
  hauler: "M-8-14H8l8 14-8 14H-8l-8-14Z",
  ranger: "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z",
  greifer: "M-7-15H7l8 8V7l-8 8H-7l-8-8V-7Z",
  krabber: "M0-15 4-10 11-11 10-4 15 0 10 4 11 11 4 10 0 15-4 10-11 11-10 4-15 0-10-4-11-11-4-10Z",
};

export function shapeOf(profile: string): string {
  return SHAPES[profile] ?? "";
}

/** The class that gives a seat its colour; machines have one of their own. */
export function toneOf(seat: number): string {
  return seat < 0 ? "tone-machine" : `tone-${seat % 4}`;
}

/** An octahedron as it lies: the rim, and the face on top. */
export const OCTAHEDRON = {
  rim: "M0-22 19-11V11L0 22-19 11V-11Z",
  face: "M0-22 19 11H-19Z",
} as const;
