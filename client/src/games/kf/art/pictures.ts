/** The picture on each card, as an outline on a field of 512 by 512; no two cards share one. */
import allSeeingEye from "game-icon:all-seeing-eye";
import anvilImpact from "game-icon:anvil-impact";
import aztecCalendarSun from "game-icon:aztec-calendar-sun";
import bananaPeel from "game-icon:banana-peel";
import basket from "game-icon:basket";
import bookshelf from "game-icon:bookshelf";
import breakingChain from "game-icon:breaking-chain";
import bubblingFlask from "game-icon:bubbling-flask";
import castle from "game-icon:castle";
import cauldron from "game-icon:cauldron";
import church from "game-icon:church";
import cosmicEgg from "game-icon:cosmic-egg";
import crownCoin from "game-icon:crown-coin";
import crystalBall from "game-icon:crystal-ball";
import crystalShrine from "game-icon:crystal-shrine";
import cyclops from "game-icon:cyclops";
import defensiveWall from "game-icon:defensive-wall";
import dragonHead from "game-icon:dragon-head";
import drinkMe from "game-icon:drink-me";
import dungeonGate from "game-icon:dungeon-gate";
import dwarfFace from "game-icon:dwarf-face";
import earthCrack from "game-icon:earth-crack";
import evilEyes from "game-icon:evil-eyes";
import eyestalk from "game-icon:eyestalk";
import fairyWand from "game-icon:fairy-wand";
import fireShrine from "game-icon:fire-shrine";
import floatingGhost from "game-icon:floating-ghost";
import flood from "game-icon:flood";
import footsteps from "game-icon:footsteps";
import fox from "game-icon:fox";
import gemPendant from "game-icon:gem-pendant";
import gloves from "game-icon:gloves";
import glowingHands from "game-icon:glowing-hands";
import goblinCamp from "game-icon:goblin-camp";
import goblinHead from "game-icon:goblin-head";
import graveyard from "game-icon:graveyard";
import griffinSymbol from "game-icon:griffin-symbol";
import harp from "game-icon:harp";
import harpy from "game-icon:harpy";
import hornedReptile from "game-icon:horned-reptile";
import huntingHorn from "game-icon:hunting-horn";
import hydra from "game-icon:hydra";
import impLaugh from "game-icon:imp-laugh";
import jeweledChalice from "game-icon:jeweled-chalice";
import lockedChest from "game-icon:locked-chest";
import magicShield from "game-icon:magic-shield";
import meltingMetal from "game-icon:melting-metal";
import mermaid from "game-icon:mermaid";
import metalDisc from "game-icon:metal-disc";
import metalGolemHead from "game-icon:metal-golem-head";
import minotaur from "game-icon:minotaur";
import mirrorMirror from "game-icon:mirror-mirror";
import mountedKnight from "game-icon:mounted-knight";
import mummyHead from "game-icon:mummy-head";
import nightSleep from "game-icon:night-sleep";
import ogre from "game-icon:ogre";
import oldLantern from "game-icon:old-lantern";
import openTreasureChest from "game-icon:open-treasure-chest";
import panFlute from "game-icon:pan-flute";
import powerRing from "game-icon:power-ring";
import prisoner from "game-icon:prisoner";
import queenCrown from "game-icon:queen-crown";
import rat from "game-icon:rat";
import raven from "game-icon:raven";
import ringingBell from "game-icon:ringing-bell";
import robber from "game-icon:robber";
import robe from "game-icon:robe";
import rooster from "game-icon:rooster";
import runeStone from "game-icon:rune-stone";
import sandsOfTime from "game-icon:sands-of-time";
import scrollUnfurled from "game-icon:scroll-unfurled";
import seaSerpent from "game-icon:sea-serpent";
import secretBook from "game-icon:secret-book";
import sewingNeedle from "game-icon:sewing-needle";
import shakingHands from "game-icon:shaking-hands";
import shamblingZombie from "game-icon:shambling-zombie";
import shipWreck from "game-icon:ship-wreck";
import sinkingTrap from "game-icon:sinking-trap";
import skeletonKey from "game-icon:skeleton-key";
import smokeBomb from "game-icon:smoke-bomb";
import snatch from "game-icon:snatch";
import spiderWeb from "game-icon:spider-web";
import spikyPit from "game-icon:spiky-pit";
import standingPotion from "game-icon:standing-potion";
import starFormation from "game-icon:star-formation";
import swamp from "game-icon:swamp";
import tarot10WheelOfFortune from "game-icon:tarot-10-wheel-of-fortune";
import tavernSign from "game-icon:tavern-sign";
import tiedScroll from "game-icon:tied-scroll";
import tripwire from "game-icon:tripwire";
import troll from "game-icon:troll";
import unlocking from "game-icon:unlocking";
import vampireDracula from "game-icon:vampire-dracula";
import vikingShield from "game-icon:viking-shield";
import watchtower from "game-icon:watchtower";
import wingedScepter from "game-icon:winged-scepter";
import witchFlight from "game-icon:witch-flight";
import wolfHowl from "game-icon:wolf-howl";
import womanElfFace from "game-icon:woman-elf-face";
import woodenDoor from "game-icon:wooden-door";

const CARDS: Readonly<Record<string, string>> = {
  book: secretBook,
  brooch: gemPendant,
  lantern: oldLantern,
  gate_key: skeletonKey,
  hunting_horn: huntingHorn,
  copper_kettle: cauldron,
  worn_penny: metalDisc,
  moon_mirror: mirrorMirror,
  flute: panFlute,
  silver_knight: mountedKnight,
  hand_bell: ringingBell,
  mermaids_comb: mermaid,
  snow_globe: crystalBall,
  thimble: sewingNeedle,
  crown: queenCrown,
  goblet: jeweledChalice,
  sun_mask: aztecCalendarSun,
  golden_egg: cosmicEgg,
  harp,
  sceptre: wingedScepter,
  lucky_coin: crownCoin,
  small_potion: drinkMe,
  bubbling_potion: bubblingFlask,
  giants_potion: standingPotion,
  transmutation: meltingMetal,
  light_fingers: robber,
  heal: glowingHands,
  mystic_moment: sandsOfTime,
  far_sight: allSeeingEye,
  unbinding: unlocking,
  banishing: scrollUnfurled,
  wand: fairyWand,
  robe,
  chest: lockedChest,
  ring_of_might: powerRing,
  thiefs_gloves: gloves,
  warding_stone: crystalShrine,
  evil_eye: evilEyes,
  star_chart: starFormation,
  dragon: dragonHead,
  vampire: vampireDracula,
  ogre,
  zombies: shamblingZombie,
  basilisk: hornedReptile,
  hydra,
  ghost: floatingGhost,
  goblin: goblinHead,
  kobold: impLaugh,
  troll,
  magpies: raven,
  sea_serpent: seaSerpent,
  rat_king: rat,
  scrap_golem: metalGolemHead,
  griffin: griffinSymbol,
  mummy: mummyHead,
  witch: witchFlight,
  werewolf: wolfHowl,
  minotaur,
  cyclops,
  harpies: harpy,
  castle,
  monastery: church,
  prison: prisoner,
  goblin_hoard: goblinCamp,
  sunken_hoard: shipWreck,
  dragon_hoard: openTreasureChest,
  watchtower,
  smithy: anvilImpact,
  library: bookshelf,
  graveyard,
  tavern: tavernSign,
  city_wall: defensiveWall,
  swamp,
  shrine: fireShrine,
  door: woodenDoor,
  iron_gate: dungeonGate,
  cobweb: spiderWeb,
  tar_pit: sinkingTrap,
  pitfall: spikyPit,
  sleeping_dust: nightSleep,
  snare: tripwire,
  stink_eye: eyestalk,
  rune: runeStone,
  royal_decree: tiedScroll,
  earthquake: earthCrack,
  daybreak: rooster,
  amnesty: breakingChain,
  market_day: basket,
  flood,
  wheel_of_fortune: tarot10WheelOfFortune,
  stumble: bananaPeel,
  helping_hand: shakingHands,
  counterspell: magicShield,
  pickpocket: snatch,
  false_trail: footsteps,
  vanishing: smokeBomb,
  dwarf: dwarfFace,
  princess: womanElfFace,
  shield_maiden: vikingShield,
  fox,
};

/** The picture of a card. */
export function pictureOf(card: string): string {
  return CARDS[card] ?? "";
}
