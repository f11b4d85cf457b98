/** Pictures of cards and things in the arena, as outlines on a field of 512 by 512. */
import acidBlob from "game-icon:acid-blob";
import ammoBox from "game-icon:ammo-box";
import backwardTime from "game-icon:backward-time";
import blood from "game-icon:blood";
import bloodyStash from "game-icon:bloody-stash";
import bolterGun from "game-icon:bolter-gun";
import bootPrints from "game-icon:boot-prints";
import brightExplosion from "game-icon:bright-explosion";
import brokenHeart from "game-icon:broken-heart";
import brokenWall from "game-icon:broken-wall";
import cardJoker from "game-icon:card-joker";
import chaingun from "game-icon:chaingun";
import chainsaw from "game-icon:chainsaw";
import checkedShield from "game-icon:checked-shield";
import chestArmor from "game-icon:chest-armor";
import crosshair from "game-icon:crosshair";
import deathSkull from "game-icon:death-skull";
import dodging from "game-icon:dodging";
import dropWeapon from "game-icon:drop-weapon";
import energyShield from "game-icon:energy-shield";
import fireShield from "game-icon:fire-shield";
import firstAidKit from "game-icon:first-aid-kit";
import flamethrower from "game-icon:flamethrower";
import frozenBlock from "game-icon:frozen-block";
import gears from "game-icon:gears";
import ghost from "game-icon:ghost";
import gunshot from "game-icon:gunshot";
import healing from "game-icon:healing";
import heartBeats from "game-icon:heart-beats";
import hearts from "game-icon:hearts";
import heavyBullets from "game-icon:heavy-bullets";
import ionCannonBlast from "game-icon:ion-cannon-blast";
import jumpAcross from "game-icon:jump-across";
import kevlarVest from "game-icon:kevlar-vest";
import keyboard from "game-icon:keyboard";
import laserGun from "game-icon:laser-gun";
import lightningArc from "game-icon:lightning-arc";
import m3GreaseGun from "game-icon:m3-grease-gun";
import magicPortal from "game-icon:magic-portal";
import medicalPack from "game-icon:medical-pack";
import metalBoot from "game-icon:metal-boot";
import minigun from "game-icon:minigun";
import mirrorMirror from "game-icon:mirror-mirror";
import missileLauncher from "game-icon:missile-launcher";
import nuclearBomb from "game-icon:nuclear-bomb";
import onTarget from "game-icon:on-target";
import pistolGun from "game-icon:pistol-gun";
import portal from "game-icon:portal";
import processor from "game-icon:processor";
import puppet from "game-icon:puppet";
import rayGun from "game-icon:ray-gun";
import ricochet from "game-icon:ricochet";
import robberHand from "game-icon:robber-hand";
import rollingEnergy from "game-icon:rolling-energy";
import runningShoe from "game-icon:running-shoe";
import sawedOffShotgun from "game-icon:sawed-off-shotgun";
import shotgunRounds from "game-icon:shotgun-rounds";
import silverBullet from "game-icon:silver-bullet";
import snail from "game-icon:snail";
import sprint from "game-icon:sprint";
import supersonicBullet from "game-icon:supersonic-bullet";
import swapBag from "game-icon:swap-bag";
import targeting from "game-icon:targeting";
import teleport from "game-icon:teleport";
import tripleNeedle from "game-icon:triple-needle";
import unplugged from "game-icon:unplugged";

const CARDS: Readonly<Record<string, string>> = {
  beam_pistol: rayGun,
  needler: tripleNeedle,
  machine_gun: m3GreaseGun,
  shotgun: sawedOffShotgun,
  chainsaw: chainsaw,
  flamethrower: flamethrower,
  assault_cannon: chaingun,
  electromagnetic_cannon: ionCannonBlast,
  heavy_assault_cannon: minigun,
  lightning_blaster: lightningArc,
  missile_launcher: missileLauncher,
  portable_nuke: nuclearBomb,
  pulse_rifle: laserGun,
  medpack: medicalPack,
  extra_ammo: ammoBox,
  adrenaline_surge: heartBeats,
  enhanced_medpack: firstAidKit,
  light_armor: kevlarVest,
  heavy_armor: chestArmor,
  speed_boost: runningShoe,
  targeting_system: targeting,
  enhanced_damage: heavyBullets,
  over_under: shotgunRounds,
  personal_teleporter: teleport,
  trick_fire: ricochet,
  energy_reflector: mirrorMirror,
  energy_shield: energyShield,
  exoskeleton: metalBoot,
  fireproof_coating: fireShield,
  phase_shift: brokenWall,
  power_leap: jumpAcross,
  rapid_fire: supersonicBullet,
  automatic_miss: dodging,
  zigged: onTarget,
  lag: snail,
  disconnected: unplugged,
  extra_ram: processor,
  freeze: frozenBlock,
  fumble: dropWeapon,
  assume_control: puppet,
  bonus_damage: brightExplosion,
  cheat_codes: keyboard,
  cheater_cheater: cardJoker,
  insubstantial: ghost,
  keep_the_stuff: swapBag,
  magic_bullet: silverBullet,
  teleportation: portal,
  theft: robberHand,
  timing_troubles: backwardTime,
  pistol: pistolGun,
};

export const SIGNS = {
  health: hearts,
  speed: sprint,
  accuracy: crosshair,
  armour: checkedShield,
  acid: acidBlob,
  blood: blood,
  weapon: bolterGun,
  gadget: gears,
  special: rollingEnergy,
  pad: magicPortal,
  frag: deathSkull,
  points: bootPrints,
  attacks: gunshot,
  wound: brokenHeart,
  heal: healing,
  pile: bloodyStash,
} as const;

export type SignName = keyof typeof SIGNS;

/** The picture of a card, or of the pistol. */
export function pictureOf(card: string): string {
  return CARDS[card] ?? SIGNS.special;
}
