/** What each event changes of the table while it is acted out: which card goes where. */
import type { Kinds } from "$/play/acted.svelte";
import { actedBy, atSeat, wordOf, type Change } from "$/play/acting";
import { homeOf, isMetal, laidAs, type Attempt, type Deck, type KfView, type Laid } from "./view";

const num = (value: unknown): number => Number(value);
const card = (kinds: Kinds, value: unknown): string => wordOf(kinds, "card", value);
const cards = (kinds: Kinds, values: unknown): string[] =>
  (Array.isArray(values) ? values : [values]).map((one) => card(kinds, one)).filter(Boolean);

const without = (laid: readonly Laid[], gone: string): Laid[] =>
  laid
    .filter((one) => one.card !== gone)
    .map((one) => (one.on === gone ? { ...one, on: "" } : one));

/** A card is no longer where it lay: in a realm, in the wilderness, beneath a monster. */
function lifted(view: KfView, gone: string): KfView {
  const rest = (laid: readonly Laid[]): Laid[] =>
    without(laid, gone).map((one) =>
      one.loot.includes(gone) ? { ...one, loot: one.loot.filter((item) => item !== gone) } : one,
    );
  const seats = view.seats.map((row) => ({ ...row, realm: rest(row.realm) }));
  return { ...view, seats, wilderness: rest(view.wilderness) };
}

/** A card is no longer in somebody's hand. */
function played(view: KfView, seat: number, gone: string): KfView {
  return {
    ...view,
    ...atSeat(view, seat, (row) => ({
      hand: row.hand - 1,
      cards: row.cards.filter((one) => one !== gone),
    })),
  };
}

function thrownAway(view: KfView, gone: string): KfView {
  return { ...view, discards: [...view.discards, gone] };
}

function into(view: KfView, seat: number, laid: Laid): KfView {
  if (seat < 0) return { ...view, wilderness: [...view.wilderness, laid] };
  return { ...view, ...atSeat(view, seat, (row) => ({ realm: [...row.realm, laid] })) };
}

/** Put something announced on the stack; a card shown before has its second target now. */
function announced(view: KfView, attempt: Partial<Attempt> & { card: string }): KfView {
  const row: Attempt = {
    ...{ seat: -1, way: "entry", targets: [], at: -1, needed: 0, bonus: 0, total: 0 },
    ...{ rolled: false, stands: true, modifiers: [], experience: 0 },
    ...attempt,
  };
  return { ...view, stack: [...view.stack.filter((one) => one.card !== row.card), row] };
}

/** The attempt with or on a card, as it changes. */
function tried(view: KfView, name: string, change: Partial<Attempt>): Partial<KfView> {
  return { stack: view.stack.map((row) => (row.card === name ? { ...row, ...change } : row)) };
}

function done(view: KfView, name: string): KfView {
  return { ...view, stack: view.stack.filter((row) => row.card !== name) };
}

/** What each kind of event changes, for cards with these prints. */
export function changes(deck: Deck): Readonly<Record<string, Change<KfView>>> {
  const fresh = (name: string): Laid => {
    const { category, exit } = deck.of(name);
    const metal = isMetal(category) ? category : "";
    return { card: name, exit, on: "", hidden: false, metal, loot: [] };
  };
  const entry = (view: KfView, seat: unknown, name: string, more: Partial<Attempt>): KfView => {
    const shown = view.stack.some((row) => row.card === name);
    const start = shown ? view : played(view, num(seat), name);
    return announced(start, { seat: num(seat), card: name, needed: deck.of(name).entry, ...more });
  };
  const left = (view: KfView, name: string): KfView => thrownAway(lifted(view, name), name);
  const spent = (view: KfView, seat: unknown, name: string): KfView =>
    thrownAway(played(view, num(seat), name), name);
  /** A card comes into play: where it lies is printed, or hangs on what it was announced on. */
  const entered = (view: KfView, seat: number, name: string): KfView => {
    const row = view.stack.find((one) => one.card === name);
    const { lies } = deck.of(name);
    const there = lies === "there" ? homeOf(view, row?.targets[0] ?? "") : null;
    const at = lies === "wild" ? -1 : lies === "rival" ? (row?.at ?? seat) : (there ?? seat);
    return into(done(view, name), at, fresh(name));
  };
  return {
    role_chosen: (view, [seat, role], kinds) =>
      atSeat(view, seat, () => ({ role: wordOf(kinds, "role", role) })),
    turn_began: (_, [seat]) => ({ turn: num(seat) }),
    turn_lost: (_, [seat]) => ({ turn: num(seat), actions: 0 }),
    cards_drawn: (view, [seat, number]) => ({
      deck: view.deck - num(number),
      ...atSeat(view, seat, (row) => ({ hand: row.hand + num(number) })),
    }),
    cards_received: (view, [seat, drawn], kinds) =>
      atSeat(view, seat, (row) => ({ cards: [...row.cards, ...cards(kinds, drawn)] })),
    pile_renewed: (_, [number]) => ({ deck: num(number), discards: [] }),
    card_shown: (view, [seat, shown, target], kinds) =>
      entry(view, seat, card(kinds, shown), { targets: cards(kinds, target) }),
    entry_announced: (view, [seat, shown], kinds) => entry(view, seat, card(kinds, shown), {}),
    entry_announced_at: (view, [seat, shown, victim], kinds) =>
      entry(view, seat, card(kinds, shown), { at: num(victim) }),
    entry_announced_on: (view, [seat, shown, targets], kinds) =>
      entry(view, seat, card(kinds, shown), { targets: cards(kinds, targets) }),
    move_announced: (view, [seat, shown, target, to], kinds) =>
      entry(view, seat, card(kinds, shown), { targets: cards(kinds, target), at: num(to) }),
    metal_announced: (view, [seat, shown, target], kinds) =>
      entry(view, seat, card(kinds, shown), { targets: cards(kinds, target) }),
    surprise_announced: (view, [seat, shown, subject], kinds) =>
      entry(view, seat, card(kinds, shown), { targets: cards(kinds, subject) }),
    attack_announced: (view, [seat, target], kinds) => {
      const name = card(kinds, target);
      const needed = laidAs(view, name)?.exit ?? deck.of(name).exit;
      return announced(view, { seat: num(seat), way: "exit", card: name, needed });
    },
    attack_diverted: (view, [seat, target], kinds) => ({
      stack: view.stack.map((row) =>
        row.way === "exit" && row.seat === seat ? { ...row, card: card(kinds, target) } : row,
      ),
    }),
    roll_changed: (view, [, about, bonus], kinds) => {
      const name = card(kinds, about);
      const before = view.stack.find((row) => row.card === name)?.bonus ?? 0;
      return tried(view, name, { bonus: before + num(bonus) });
    },
    rolled: (view, [, , about, , , total, needed], kinds) =>
      tried(view, card(kinds, about), { rolled: true, total: num(total), needed: num(needed) }),
    claimed: (view, [, , , total]) => ({
      stack: view.stack.map((row, place) =>
        place === view.stack.length - 1 ? { ...row, total: num(total) } : row,
      ),
    }),
    entered: (view, [seat, name], kinds) => entered(view, num(seat), card(kinds, name)),
    entry_failed: (view, [, name], kinds) =>
      thrownAway(done(view, card(kinds, name)), card(kinds, name)),
    attempt_lapsed: (view, [, way, name], kinds) => {
      const rest = done(view, card(kinds, name));
      return wordOf(kinds, "way", way) === "entry" ? thrownAway(rest, card(kinds, name)) : rest;
    },
    attack_failed: (view, [, name], kinds) => done(view, card(kinds, name)),
    beaten: (view, [, name], kinds) => done(view, card(kinds, name)),
    card_left: (view, [name], kinds) => left(view, card(kinds, name)),
    card_risen: (view, [name], kinds) => ({
      ...lifted(view, card(kinds, name)),
      deck: view.deck + 1,
    }),
    card_moved: (view, [name, seat], kinds) => {
      const moved = card(kinds, name);
      const laid = laidAs(view, moved) ?? fresh(moved);
      return into(lifted(view, moved), num(seat), { ...laid, on: "", hidden: false });
    },
    card_returned: (view, [seat, name], kinds) => {
      const back = lifted(view, card(kinds, name));
      return {
        ...back,
        ...atSeat(back, seat, (row) => ({
          hand: row.hand + 1,
          cards: [...row.cards, card(kinds, name)],
        })),
      };
    },
    raided: (view, [monster, items], kinds) => {
      const taken = cards(kinds, items);
      const bare = taken.reduce(lifted, view);
      return {
        ...bare,
        wilderness: bare.wilderness.map((laid) =>
          laid.card === card(kinds, monster) ? { ...laid, loot: [...laid.loot, ...taken] } : laid,
        ),
      };
    },
    items_ownerless: (view, [items], kinds) =>
      cards(kinds, items).reduce((now, item) => into(lifted(now, item), -1, fresh(item)), view),
    card_laid: (view, [upper, below], kinds) => onto(view, card(kinds, upper), card(kinds, below)),
    treasure_painted: (view, [treasure, metal], kinds) => {
      const painted = wordOf(kinds, "metal", metal);
      const paint = (laid: Laid): Laid =>
        laid.card === card(kinds, treasure) && isMetal(painted)
          ? { ...laid, metal: painted }
          : laid;
      return { seats: view.seats.map((row) => ({ ...row, realm: row.realm.map(paint) })) };
    },
    card_replaced: (view, [seat, name], kinds) => spent(view, seat, card(kinds, name)),
    card_discarded: (view, [seat, name], kinds) => spent(view, seat, card(kinds, name)),
    card_handed_over: (view, [from, to]) => {
      const given = atSeat(view, from, (row) => ({ hand: row.hand - 1 }));
      return atSeat(given, to, (row) => ({ hand: row.hand + 1 }));
    },
    card_handed: (view, [from, to, name], kinds) => {
      const handed = card(kinds, name);
      const given = atSeat(view, from, (row) => ({
        cards: row.cards.filter((one) => one !== handed),
      }));
      return atSeat(given, to, (row) => ({ cards: [...row.cards, handed] }));
    },
  };
}

function onto(view: KfView, upper: string, below: string): Partial<KfView> {
  const lay = (laid: Laid): Laid => (laid.card === upper ? { ...laid, on: below } : laid);
  return { seats: view.seats.map((row) => ({ ...row, realm: row.realm.map(lay) })) };
}

/** The view once an event has been told. */
export const afterWith = (deck: Deck): ReturnType<typeof actedBy<KfView>> => actedBy(changes(deck));
