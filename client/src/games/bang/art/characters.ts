/** How each character looks. One table: a new character is a new row. */
import arrows from "game-icon:arrow-flights";
import barrel from "game-icon:barrel";
import beer from "game-icon:beer-stein";
import knife from "game-icon:bowie-knife";
import brokenArrow from "game-icon:broken-arrow";
import bullseye from "game-icon:bullseye";
import butterfly from "game-icon:butterfly";
import cards from "game-icon:poker-hand";
import pistols from "game-icon:crossed-pistols";
import deer from "game-icon:deer-head";
import dove from "game-icon:dove";
import dynamite from "game-icon:dynamite";
import star from "game-icon:falling-star";
import potion from "game-icon:health-potion";
import horse from "game-icon:horse-head";
import horseshoe from "game-icon:horseshoe";
import gatling from "game-icon:machine-gun";
import medicine from "game-icon:medical-pack-alt";
import snake from "game-icon:rattlesnake";
import dice from "game-icon:rolling-dices";
import rose from "game-icon:rose";
import spade from "game-icon:trench-spade";
import feathers from "game-icon:two-feathers";
import vulture from "game-icon:vulture";
import type { CoatKind, NeckKind } from "./parts/clothes";
import type { BrowsKind, ExtraKind, EyesKind, HeadKind, MouthKind, NoseKind } from "./parts/faces";
import type { BeardKind, HairKind } from "./parts/hair";
import type { HatKind } from "./parts/hats";
import { COLOURS as C, HAIRS as H, SKINS as S } from "./palette";

export interface Look {
  readonly head: HeadKind;
  readonly skin: string;
  readonly hair: readonly [HairKind, colour: string];
  readonly eyes: EyesKind;
  readonly brows: BrowsKind;
  readonly nose: NoseKind;
  readonly mouth: MouthKind;
  readonly beard?: BeardKind;
  readonly hat: readonly [HatKind, colour: string, band: string];
  readonly coat: readonly [CoatKind, colour: string, trim: string, shirt: string];
  readonly neck: readonly [NeckKind, colour: string];
  readonly extras?: readonly ExtraKind[];
  /** The printed sun behind the head, and the seal with what the character is known for. */
  readonly sun: string;
  readonly prop: string;
}

export const LOOKS: Readonly<Record<string, Look>> = {
  "bart-cassidy": {
    head: "square", skin: S.tan, hair: ["short", H.brown], eyes: "squint", brows: "stern",
    nose: "straight", mouth: "flat", beard: "stubble", hat: ["stetson", C.saddle, C.oxblood],
    coat: ["duster", C.sand, C.saddle, C.indigo], neck: ["bandit", C.oxblood],
    extras: ["scar"], sun: C.rust, prop: arrows,
  },
  "black-jack": {
    head: "oval", skin: S.olive, hair: ["short", H.black], eyes: "squint", brows: "stern",
    nose: "straight", mouth: "smirk", beard: "goatee", hat: ["flat", C.coal, C.brass],
    coat: ["suit", C.coal, C.night, C.linen], neck: ["string", C.oxblood], sun: C.oxblood,
    prop: dynamite,
  },
  "calamity-janet": {
    head: "heart", skin: S.fair, hair: ["braids", H.copper], eyes: "lashes", brows: "fine",
    nose: "small", mouth: "smirk", hat: ["kepi", C.indigo, C.brass],
    coat: ["buckskin", C.ochre, C.linen, C.oxblood], neck: ["scarf", C.brass],
    extras: ["freckles"], sun: C.sage, prop: bullseye,
  },
  "el-gringo": {
    head: "square", skin: S.bronze, hair: ["shag", H.black], eyes: "squint", brows: "flat",
    nose: "straight", mouth: "flat", beard: "stubble", hat: ["stetson", C.umber, C.coal],
    coat: ["poncho", C.sage, C.linen, C.ochre], neck: ["none", C.coal], extras: ["cigar"],
    sun: C.brass, prop: snake,
  },
  "jesse-jones": {
    head: "oval", skin: S.fair, hair: ["shag", H.straw], eyes: "merry", brows: "raised",
    nose: "small", mouth: "grin", hat: ["stetson", C.linen, C.indigo],
    coat: ["vest", C.oxblood, C.coal, C.sky], neck: ["scarf", C.indigo], extras: ["blush"],
    sun: C.brass, prop: beer,
  },
  jourdonnais: {
    head: "round", skin: S.fair, hair: ["sides", H.black], eyes: "calm", brows: "raised",
    nose: "broad", mouth: "hidden", beard: "handlebar", hat: ["bowler", C.umber, C.oxblood],
    coat: ["striped", C.umber, C.indigo, C.linen], neck: ["bow", C.oxblood], sun: C.sky,
    prop: barrel,
  },
  "kit-carlson": {
    head: "oval", skin: S.tan, hair: ["shag", H.straw], eyes: "calm", brows: "flat",
    nose: "straight", mouth: "smile", beard: "stubble", hat: ["coonskin", C.fur, C.coal],
    coat: ["buckskin", C.saddle, C.sand, C.linen], neck: ["none", C.coal], sun: C.sage,
    prop: brokenArrow,
  },
  "lucky-duke": {
    head: "oval", skin: S.fair, hair: ["short", H.copper], eyes: "wink", brows: "raised",
    nose: "straight", mouth: "smile", beard: "chops", hat: ["top", C.moss, C.brass],
    coat: ["suit", C.moss, C.coal, C.linen], neck: ["cravat", C.brass], extras: ["monocle"],
    sun: C.brass, prop: horseshoe,
  },
  "paul-regret": {
    head: "thin", skin: S.tan, hair: ["short", H.silver], eyes: "tired", brows: "sad",
    nose: "straight", mouth: "frown", beard: "drooping", hat: ["kepi", C.slate, C.brass],
    coat: ["uniform", C.slate, C.night, C.linen], neck: ["none", C.coal],
    extras: ["wrinkles"], sun: C.sky, prop: horse,
  },
  "pedro-ramirez": {
    head: "round", skin: S.bronze, hair: ["short", H.black], eyes: "merry", brows: "bushy",
    nose: "broad", mouth: "smile", beard: "drooping", hat: ["sombrero", C.ochre, C.oxblood],
    coat: ["poncho", C.oxblood, C.brass, C.sky], neck: ["scarf", C.linen], sun: C.rust,
    prop: feathers,
  },
  "rose-doolan": {
    head: "oval", skin: S.fair, hair: ["loose", H.umber], eyes: "lashes", brows: "fine",
    nose: "small", mouth: "lips", hat: ["stetson", C.oxblood, C.coal],
    coat: ["blouse", C.coal, C.brass, C.linen], neck: ["none", C.oxblood],
    extras: ["earrings", "rose"], sun: C.blush, prop: rose,
  },
  "sid-ketchum": {
    head: "round", skin: S.fair, hair: ["sides", H.white], eyes: "merry", brows: "bushy",
    nose: "broad", mouth: "hidden", beard: "full", hat: ["bowler", C.slate, C.coal],
    coat: ["vest", C.umber, C.coal, C.sky], neck: ["bow", C.oxblood], extras: ["blush"],
    sun: C.sage, prop: potion,
  },
  "slab-the-killer": {
    head: "square", skin: S.tan, hair: ["sides", H.black], eyes: "patch", brows: "stern",
    nose: "broad", mouth: "frown", beard: "stubble", hat: ["none", C.coal, C.coal],
    coat: ["wide", C.coal, C.umber, C.oxblood], neck: ["none", C.coal], extras: ["scar"],
    sun: C.oxblood, prop: knife,
  },
  "suzy-lafayette": {
    head: "heart", skin: S.fair, hair: ["updo", H.straw], eyes: "lashes", brows: "fine",
    nose: "small", mouth: "lips", hat: ["lady", C.indigo, C.brass],
    coat: ["dress", C.sky, C.linen, C.linen], neck: ["pearls", C.oxblood], extras: ["blush"],
    sun: C.blush, prop: dove,
  },
  "vulture-sam": {
    head: "thin", skin: S.pale, hair: ["long", H.silver], eyes: "tired", brows: "stern",
    nose: "hooked", mouth: "frown", hat: ["top", C.night, C.slate],
    coat: ["suit", C.night, C.coal, C.linen], neck: ["tie", C.coal], extras: ["wrinkles"],
    sun: C.bone, prop: vulture,
  },
  "willy-the-kid": {
    head: "round", skin: S.fair, hair: ["crop", H.copper], eyes: "wide", brows: "raised",
    nose: "small", mouth: "grin", hat: ["flat", C.saddle, C.indigo],
    coat: ["vest", C.indigo, C.coal, C.sand], neck: ["bandit", C.oxblood],
    extras: ["freckles"], sun: C.sky, prop: gatling,
  },
  "belle-star": {
    head: "oval", skin: S.olive, hair: ["curls", H.black], eyes: "lashes", brows: "fine",
    nose: "small", mouth: "lips", hat: ["plumed", C.night, C.brass],
    coat: ["blouse", C.plum, C.brass, C.plum], neck: ["lace", C.brass], extras: ["earrings"],
    sun: C.brass, prop: star,
  },
  "chuck-wengam": {
    head: "oval", skin: S.olive, hair: ["slick", H.umber], eyes: "wink", brows: "raised",
    nose: "straight", mouth: "grin", beard: "thin", hat: ["visor", C.moss, C.coal],
    coat: ["vest", C.plum, C.brass, C.linen], neck: ["bow", C.coal],
    extras: ["tooth", "plaster"], sun: C.sage, prop: dice,
  },
  "greg-digger": {
    head: "round", skin: S.tan, hair: ["shag", H.white], eyes: "wide", brows: "bushy",
    nose: "broad", mouth: "hidden", beard: "long", hat: ["slouch", C.fur, C.umber],
    coat: ["striped", C.umber, C.oxblood, C.sand], neck: ["none", C.coal],
    extras: ["wrinkles"], sun: C.rust, prop: spade,
  },
  "herb-hunter": {
    head: "square", skin: S.tan, hair: ["long", H.umber], eyes: "squint", brows: "bushy",
    nose: "straight", mouth: "hidden", beard: "full", hat: ["fur", C.saddle, C.fur],
    coat: ["fur", C.moss, C.fur, C.oxblood], neck: ["none", C.coal], sun: C.sage, prop: deer,
  },
  "pat-brennan": {
    head: "square", skin: S.fair, hair: ["short", H.copper], eyes: "calm", brows: "bushy",
    nose: "broad", mouth: "smirk", beard: "chops", hat: ["cap", C.sage, C.moss],
    coat: ["vest", C.moss, C.coal, C.linen], neck: ["tie", C.oxblood], extras: ["freckles"],
    sun: C.ochre, prop: cards,
  },
  "pixie-pete": {
    head: "heart", skin: S.bronze, hair: ["sides", H.silver], eyes: "merry", brows: "raised",
    nose: "hooked", mouth: "smile", beard: "goatee", hat: ["pointed", C.moss, C.brass],
    coat: ["duster", C.moss, C.sage, C.ochre], neck: ["scarf", C.brass], sun: C.plum,
    prop: butterfly,
  },
  "sam-the-healer": {
    head: "oval", skin: S.brown, hair: ["short", H.black], eyes: "calm", brows: "flat",
    nose: "broad", mouth: "smile", beard: "moustache", hat: ["bowler", C.slate, C.linen],
    coat: ["suit", C.slate, C.indigo, C.linen], neck: ["bow", C.oxblood],
    extras: ["spectacles"], sun: C.linen, prop: medicine,
  },
  "sean-mallory": {
    head: "thin", skin: S.fair, hair: ["long", H.black], eyes: "calm", brows: "stern",
    nose: "straight", mouth: "smirk", beard: "thin", hat: ["flat", C.oxblood, C.coal],
    coat: ["duster", C.night, C.oxblood, C.linen], neck: ["cravat", C.linen], extras: ["scar"],
    sun: C.rust, prop: pistols,
  },
}; // prettier-ignore
