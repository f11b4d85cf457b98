"""Whatever a game can say, with any modules and any number of players, there is a text for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.games.chances import declared_chances
from tafelrunde.games.reasons import LESS, MORE, declared_reasons
from tafelrunde.kernel import NOBODY, Game
from tafelrunde.kernel.tables import BUILT_IN_KINDS
from tafelrunde.words import LANGUAGES, Wording
from tafelrunde.words.wording import Declaration, hyphens, shown_kinds
from tests.words.ftl import common, of_game, variables

NAMES = ["Anna", "Boris", "Clara", "Dirk", "Emma", "Fritz", "Greta", "Hugo"]
BUILT_IN_SAMPLES: dict[str, list[Any]] = {
    "number": [0, 1, 2, 5, 21],
    "dice": [0b1, 0b101, 0b11010],
    "text": ["Text", "21"],
}
UNNAMED = ("nobody", "niemand", "никто")  # most texts need not reckon with seat -1
MANY_WORDS = 8  # of a kind with more words than this, three are tried

each_game = pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def builds(info: GameInfo) -> Iterator[Game]:
    """Yield the game for few, usual and many players with every set of modules."""
    for players in sorted({info.fewest, info.usual, info.most}):
        for modules in info.module_sets(players):
            yield info.build(players, modules)


def samples(game: Game, kind: str) -> list[Any]:
    """Return values of a kind; seat 0 is the reader."""
    if kind.endswith("*"):
        one = samples(game, kind[:-1])
        return [(), (one[0],), (one[1],), tuple(one[:2]), tuple(one[:3])]
    if kind == "seat":
        return [0, 1, game.players - 1, -1]
    if kind in BUILT_IN_KINDS:
        return BUILT_IN_SAMPLES[kind]
    count = len(game.tables.kinds[kind])
    return list(range(count)) if count <= MANY_WORDS else [0, count // 2, count - 1]


def values(game: Game, declared: Declaration) -> Iterator[tuple[Any, ...]]:
    """Yield every combination of sample values."""
    return product(*[samples(game, kind) for kind in declared.values()])


def derived(declared: Declaration) -> set[str]:
    """Return the variables a text may use."""
    found = set(declared)
    for name, kind in declared.items():
        if kind == "seat" or (kind not in BUILT_IN_KINDS and not kind.endswith("*")):
            found.add(f"{name}-is")
        if kind == "seat*":
            found |= {f"{name}-is", f"{name}-others"}
        if kind == "dice" or kind.endswith("*"):
            found.add(f"{name}-count")
    return found


def declarations(info: GameInfo, game: Game) -> Iterator[tuple[str, Declaration]]:
    """Yield the key of every text that tables, odds and reasons call for, with its arguments."""
    tables = game.tables
    for key, declared in declared_chances(info, game).items():
        yield f"chance-{hyphens(key)}", declared
    for key, declared in declared_reasons(info, game).items():
        yield f"reason-{hyphens(key)}", declared
    for what, table in (("event", tables.events), ("prompt", tables.prompts)):
        for name, declared in table.items():
            yield f"{what}-{hyphens(name)}", declared
    for name, declared in tables.verbs.items():
        yield f"option-{hyphens(name)}", declared


def check_form(text: str, where: str, ends: str) -> None:
    """A text begins like a sentence, ends like one, and has its spaces in the right places."""
    assert not re.search(r"\s\s|\s[.,:;?]|[{}]|\n", text), f"{where}: {text!r}"
    if not text.startswith(UNNAMED):
        assert not text[0].islower(), f"{where} begins small: {text!r}"
    assert re.search(f"[{ends}]$", text), f"{where} should end with one of {ends}: {text!r}"


def wording(info: GameInfo, game: Game, lang: str) -> Wording:
    return Wording(info, game, lang, NAMES[: game.players], viewer=0, strict=True)


@each_language
@each_game
def test_every_verb_event_prompt_chance_and_reason_has_a_text(info: GameInfo, lang: str) -> None:
    texts = common(lang) | of_game(info, lang)
    wanted = {key for game in builds(info) for key, _ in declarations(info, game)}
    assert wanted
    missing = sorted(wanted - texts.keys())
    assert not missing, f"{info.id}: texts/{lang}.ftl lacks {missing}"


@each_language
@each_game
def test_every_word_of_every_kind_has_a_text(info: GameInfo, lang: str) -> None:
    texts = of_game(info, lang)
    wanted = {
        f"{hyphens(kind)}-{hyphens(word)}"
        for game in builds(info)
        for kind, words in game.tables.kinds.items()
        if f"any-{hyphens(kind)}" not in texts
        for word in words
    }
    missing = sorted(wanted - texts.keys())
    assert not missing, f"{info.id}: texts/{lang}.ftl lacks {missing}"


@each_language
@each_game
def test_all_that_a_table_may_choose_has_a_name_and_is_explained(info: GameInfo, lang: str) -> None:
    texts = of_game(info, lang)
    wanted = {f"module-{hyphens(module['id'])}" for module in info.modules}
    wanted |= {f"setting-{hyphens(option['id'])}" for option in info.options}
    wanted |= {f"file-{hyphens(file)}" for file in info.files}
    named = {*wanted, *(f"{key}.explained" for key in wanted)}
    missing = sorted(named - texts.keys())
    assert not missing, f"{info.id}: texts/{lang}.ftl lacks {missing}"


@each_language
@each_game
def test_a_text_for_any_word_of_a_kind_names_the_word(info: GameInfo, lang: str) -> None:
    kinds = {hyphens(kind) for game in builds(info) for kind in game.tables.kinds}
    for key, text in of_game(info, lang).items():
        if key.startswith("any-"):
            assert key.removeprefix("any-") in kinds, f"{info.id}, {lang}.ftl: '{key}' is no kind"
            assert text.variables == {"word"}, f"{info.id}, {lang}.ftl: '{key}' names no word"


def views(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the rows of what a seat and a spectator see in a random match."""
    s = game.new("views")
    for turn in range(60):
        if game.over(s):
            return
        for viewer in (NOBODY, 0):
            table = game.view(s, viewer)["table"]
            yield {key: value for key, value in table.items() if key != "seats"}
            yield from table["seats"]
        seat = game.actor(s)
        options = game.options(s, seat)
        game.apply(s, seat, options[turn * 7 % len(options)])


@each_language
@each_game
def test_every_entry_of_a_view_has_a_heading(info: GameInfo, lang: str) -> None:
    texts = common(lang) | of_game(info, lang)
    entries = {entry for game in builds(info) for row in views(game) for entry in row}
    missing = [entry for entry in entries if f"heading-{hyphens(entry)}" not in texts]
    assert entries and not sorted(missing), f"{info.id}: texts/{lang}.ftl lacks headings"


@each_game
def test_things_in_a_view_are_of_the_kind_that_is_declared_for_them(info: GameInfo) -> None:
    for game in builds(info):
        kinds = shown_kinds(info, game)
        for entry, value in [pair for row in views(game) for pair in row.items()]:
            things = value if isinstance(value, list) else [value]
            for word in [thing for thing in things if isinstance(thing, str) and thing]:
                assert word in game.tables.kinds[kinds[entry].rstrip("*")], f"{entry}: {word}"
            if entry in kinds:
                assert isinstance(value, list) == kinds[entry].endswith("*"), entry


@each_language
@each_game
def test_texts_use_only_variables_the_rules_declare(info: GameInfo, lang: str) -> None:
    texts = common(lang) | of_game(info, lang)
    for game in builds(info):
        for key, declared in declarations(info, game):
            unknown = variables(texts, key) - derived(declared)
            assert not unknown, f"{info.id}, {lang}.ftl, '{key}': nobody declares {unknown}"


@each_language
@each_game
def test_no_text_waits_for_something_that_never_happens(info: GameInfo, lang: str) -> None:
    known = {key for game in builds(info) for key, _ in declarations(info, game)}
    ours = {
        key for key in of_game(info, lang) if re.match("(event|prompt|option|chance|reason)-", key)
    }
    assert not sorted(ours - known), f"{info.id}: {lang}.ftl has texts nothing calls for"


@each_language
@each_game
def test_every_event_is_a_sentence_whatever_its_values(info: GameInfo, lang: str) -> None:
    game = info.build(info.usual, max(info.module_sets(info.usual), key=len))
    words = wording(info, game, lang)
    for key, declared in game.tables.events.items():
        for given in values(game, declared):
            text = words.event((-1, key, given))
            if text:  # some events are not worth a word
                check_form(text, f"{info.id}, {lang}.ftl, event {key} {given}", ends=".")


@each_language
@each_game
def test_every_prompt_is_a_sentence_whatever_its_values(info: GameInfo, lang: str) -> None:
    game = info.build(info.usual, max(info.module_sets(info.usual), key=len))
    words = wording(info, game, lang)
    for step, declared in game.tables.prompts.items():
        for given in values(game, declared):
            text = words.prompt({"id": [1, 0], "prompt": step, "values": given})
            check_form(text, f"{info.id}, {lang}.ftl, prompt {step} {given}", ends=".?:")


@each_language
@each_game
def test_every_option_has_a_label_whatever_its_values(info: GameInfo, lang: str) -> None:
    game = info.build(info.usual, max(info.module_sets(info.usual), key=len))
    words = wording(info, game, lang)
    for verb, declared in game.tables.verbs.items():
        for given in values(game, declared):
            text = words.option((verb, *given))
            check_form(text, f"{info.id}, {lang}.ftl, option {verb} {given}", ends=r"\w)")


@each_language
@each_game
def test_every_chance_has_a_label_whatever_its_values(info: GameInfo, lang: str) -> None:
    game = info.build(info.usual, max(info.module_sets(info.usual), key=len))
    words = wording(info, game, lang)
    for key, declared in declared_chances(info, game).items():
        for given in values(game, declared):
            text = words.chance((key, given, 1, 2))
            check_form(text, f"{info.id}, {lang}.ftl, chance {key} {given}", ends=r"\w)")


@each_language
@each_game
def test_every_reason_is_a_sentence_whatever_its_values(info: GameInfo, lang: str) -> None:
    game = info.build(info.usual, max(info.module_sets(info.usual), key=len))
    words = wording(info, game, lang)
    for key, declared in declared_reasons(info, game).items():
        for given in values(game, declared):
            told = set()
            for way in (MORE, LESS) if "way" in declared else ("",):
                said = [
                    way if name == "way" else one for name, one in zip(declared, given, strict=True)
                ]
                told.add(words.reason((key, tuple(said))))
            assert len(told) == (2 if "way" in declared else 1)
            for text in told:
                check_form(text, f"{info.id}, {lang}.ftl, reason {key} {given}", ends=".")


@each_language
def test_a_reason_counts_parts_of_things_in_the_language(lang: str) -> None:
    info = next(info for info in all_games() if info.id == "bang")
    words = wording(info, info.build(), lang)
    told = words.reason(("life", ((0,), MORE, 1.2)))
    assert {"en": "1.2", "de": "1,2", "ru": "1,2"}[lang] in told


@each_language
@each_game
def test_different_options_of_a_decision_read_differently(info: GameInfo, lang: str) -> None:
    for game in builds(info):
        words = wording(info, game, lang)
        s = game.new("labels")
        for turn in range(300):
            if game.over(s):
                break
            seat = game.actors(s)[0]
            options = game.options(s, seat)
            labels = {words.seen_by(seat).option(action) for action in options}
            assert len(labels) == len(options), f"{info.id}, {lang}: two of {labels} are the same"
            game.apply(s, seat, options[turn * 7 % len(options)])
