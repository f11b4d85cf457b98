"""Chapter 7.11 to 7.15 and 8: at 0 Health or less, the frag, the remains, and the end."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..hands import discard, draw_card, give_up, holds, kinds_held, may_hold
from ..names import ADRENALINE_SURGE, GADGET, HEAL, KEEP_THE_STUFF, OUT, SPECIAL, SURGE_HEALTH
from ..state import FragState
from ..values import health_now
from .floor import lay, must_shed
from .healing import HEALING, heal, heal_options

fragging = Chapter("fragging")


def in_danger(s: FragState, seat: int, scorer: int) -> None:
    """At 0 Health or less: the fighter falls unless it is healed at once (7.11)."""
    s.push(("fall", seat, scorer))
    may_keep = not s.frozen[seat] and may_hold(s, seat, SPECIAL, (KEEP_THE_STUFF,))
    if s.blood[seat] or may_hold(s, seat, GADGET, HEALING) or may_keep:
        s.push(("rescue", seat))


def stand_it(s: FragState, seat: int) -> None:
    """Health fell without a blow: it may be too little to live (7.11), or for the weapons (2.4)."""
    if s.where[seat] != OUT and health_now(s, seat) <= 0:
        in_danger(s, seat, NOBODY)
    else:
        must_shed(s, seat)


def rescue_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Fall, keep the stuff, or heal if all of it together brings back 1 Health (7.11)."""
    options: list[Action] = [("fall",)]
    if holds(s, seat, KEEP_THE_STUFF) and not s.kept[seat] and not s.frozen[seat]:  # card:freeze
        options.append(("play", KEEP_THE_STUFF))
    if health_now(s, seat) + all_healing(s, seat) >= 1:
        options += heal_options(s, seat)
    return tuple(options)


def all_healing(s: FragState, seat: int) -> int:
    """Add up what all healing in reach would give back; wounds are all it can mend."""
    mended = s.blood[seat] + sum([HEAL[kind] for kind in kinds_held(s, seat)])
    surges = kinds_held(s, seat).count(ADRENALINE_SURGE)
    return min(mended, s.wounds[seat]) + SURGE_HEALTH * surges


def rescue(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """Healing goes on till the fighter is at 1 or more, or its player lets it fall."""
    if action[0] == "fall":
        return
    if action == ("play", KEEP_THE_STUFF):
        give_up(s, seat, KEEP_THE_STUFF)
        discard(s, KEEP_THE_STUFF)
        s.kept[seat] = 1
        s.tell("card_played", seat, KEEP_THE_STUFF)
        s.push(frame)
        return
    heal(g, s, seat, action)
    if health_now(s, seat) >= 1:
        s.kept[seat] = 0
        s.agenda.pop()  # the fall
        s.tell("saved", seat)
        must_shed(s, seat)
    else:
        s.push(frame)


def why_no_rescue(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Healing must bring back 1 Health, and the frozen can't answer."""
    return "card:freeze" if s.frozen[seat] and action == ("play", KEEP_THE_STUFF) else "7.11"


def fall(g: Game, s: FragState, frame: Frame) -> None:
    """The fighter is out; somebody scores and draws a special, or wins at once (7.12, 8.1)."""
    seat: int = frame[1]
    scorer: int = frame[2]
    if s.where[seat] == OUT:
        return
    remains(s, seat)
    if scorer in (NOBODY, seat):
        s.tell("fell", seat)  # 8.2
    else:
        s.frags[scorer] += 1
        s.tell("fragged", seat, scorer, s.frags[scorer])
        if s.frags[scorer] >= g.option["goal"]:
            g.finish(s, [scorer])
            return
        draw_card(g, s, scorer, SPECIAL)
    if seat == s.turn:
        cut_turn(s)


def remains(s: FragState, seat: int) -> None:
    """Blood and weapons stay on the field, gadgets are discarded (7.13), unless all is kept."""
    node = s.where[seat]
    s.where[seat] = OUT
    s.blood_at.append(node)
    s.blood[seat] = s.wounds[seat] = 0
    s.surges[seat] = ()
    if s.kept[seat]:
        return
    if s.weapons[seat]:
        lay(s, node, tuple([weapon[0] for weapon in s.weapons[seat]]))
        for weapon in s.weapons[seat]:
            for kind in weapon[2:]:
                discard(s, kind)
        s.weapons[seat] = ()
    for kind in s.gear[seat]:
        discard(s, kind)
    s.gear[seat] = ()
    if s.armour[seat] != NOBODY:
        discard(s, s.armour[seat])
        s.armour[seat], s.pool[seat] = NOBODY, 0


def cut_turn(s: FragState) -> None:
    """The running turn ends at once, whatever else was going on in it (9.2)."""
    for depth, frame in enumerate(s.agenda):
        if frame[0] == "turn":
            del s.agenda[depth:]
            s.push(("turn_over", s.turn))
            return


fragging.verb("fall")
fragging.event("saved", seat="seat")
fragging.event("fell", seat="seat")
fragging.event("fragged", seat="seat", scorer="seat", frags="number")
fragging.event("won", winners="seat*")
fragging.decision("rescue", rescue_options, rescue, why_no_rescue, automatic=False)
fragging.step("fall", fall)
