"""How events, prompts, options and errors are worded, shown with BANG!."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.bang.names import (
    BLACK_JACK,
    BLAST,
    CHARACTERS,
    INDIANS,
    ONE,
    OUTLAW,
    SHOT,
    VOLLEY,
)
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import (
    EVERYONE,
    NOBODY,
    Chapter,
    Game,
    Hidden,
    IllegalAction,
    OptionError,
    RulesError,
    SaveError,
    State,
    TafelrundeError,
)
from tafelrunde.words import LANGUAGES, Wording, closest_language

INFO = catalog.load("bang")
GAME = INFO.build(5)
NAMES = ["Anna", "Boris", "Clara", "Dirk", "Emma"]
RUSSIAN_NAMES = ["Анна", "Борис", "Вера", "Глеб", "Дина"]


def words(lang: str = "en", viewer: int = NOBODY, strict: bool = True) -> Wording:
    names = RUSSIAN_NAMES if lang == "ru" else NAMES
    return Wording(INFO, GAME, lang, names, viewer, strict)


def told(lang: str, key: str, *values: object, viewer: int = NOBODY) -> str:
    return words(lang, viewer).event((EVERYONE, key, values))


def small_info(folder: Path) -> GameInfo:
    toml = {"id": "small", "title": "Small", "rules_version": 1, "credits": ""}
    return GameInfo(folder, {**toml, "seats": {"fewest": 2, "most": 5, "usual": 5}})


def small_wording(folder: Path, english: str) -> Wording:
    """Wording of a game with these texts, one kind and one decision: about a seat and a card."""
    (folder / "texts").mkdir()
    (folder / "texts" / "en.ftl").write_text(english + "\n")
    talk = Chapter("talk")
    talk.kind("card", ("big_cat",))
    talk.decision("ask", lambda *_: (), lambda *_: None, asks={"target": "seat", "card": "card"})
    hidden = Hidden(lambda *_: {}, lambda *_: None)
    game = Game("small", 3, [talk], lambda players: State(), lambda *_: None, hidden)
    return Wording(small_info(folder), game, "en", NAMES, strict=True)


# Plurals


@pytest.mark.parametrize(
    ("number", "life"),
    [(1, "1 жизнь"), (2, "2 жизни"), (5, "5 жизней"), (11, "11 жизней"), (21, "21 жизнь")],
)
def test_russian_life_is_counted_as_russians_count(number: int, life: str) -> None:
    assert told("ru", "lost_life", 0, number, INDIANS, NOBODY) == f"Анна теряет {life} от индейцев."


@pytest.mark.parametrize(
    ("number", "arrows"),
    [(1, "1 стрелу"), (2, "2 стрелы"), (5, "5 стрел"), (21, "21 стрелу"), (12, "12 стрел")],
)
def test_russian_arrows_are_counted_as_russians_count(number: int, arrows: str) -> None:
    assert told("ru", "took_arrows", 0, number) == f"Анна берёт {arrows}."


@pytest.mark.parametrize(
    ("rerolls", "left"),
    [(0, "Осталось 0 перебросов."), (1, "Остался 1 переброс."), (2, "Осталось 2 переброса.")],
)
def test_russian_verbs_agree_with_their_number(rerolls: int, left: str) -> None:
    decision = {"id": [1, 0], "prompt": "reroll", "values": (rerolls,)}
    assert words("ru").prompt(decision).endswith(left)


def test_english_and_german_know_one_arrow_and_two_arrows() -> None:
    assert told("en", "took_arrows", 0, 1) == "Anna takes 1 arrow."
    assert told("en", "took_arrows", 0, 2) == "Anna takes 2 arrows."
    assert told("de", "took_arrows", 0, 1) == "Anna nimmt 1 Pfeil."
    assert told("de", "took_arrows", 0, 2) == "Anna nimmt 2 Pfeile."


# Who reads


def test_readers_are_addressed_when_it_is_about_them() -> None:
    assert told("en", "took_arrows", 0, 2, viewer=0) == "You take 2 arrows."
    assert told("de", "took_arrows", 0, 2, viewer=0) == "Du nimmst 2 Pfeile."
    assert told("ru", "took_arrows", 0, 2, viewer=0) == "Вы берёте 2 стрелы."
    assert told("en", "took_arrows", 0, 2, viewer=1) == "Anna takes 2 arrows."


def test_readers_are_addressed_as_victim_and_as_culprit() -> None:
    assert told("en", "aimed", 1, 0, ONE, viewer=0) == "Boris aims a 1 at you."
    assert told("de", "aimed", 1, 0, ONE, viewer=0) == "Boris zielt mit einer Eins auf dich."
    assert told("ru", "aimed", 1, 0, ONE, viewer=0) == "Борис целится единицей в вас."
    assert told("en", "lost_life", 1, 2, SHOT, 0, viewer=0) == "Boris loses 2 life, shot by you."
    assert told("de", "lost_life", 1, 1, VOLLEY, 0, viewer=0) == (
        "Boris verliert 1 Leben durch deine Gatling."
    )


def test_russian_names_stay_in_the_nominative() -> None:
    assert told("ru", "aimed", 0, 1, ONE) == "Анна целится единицей, цель — Борис."
    assert told("ru", "lost_life", 1, 2, SHOT, 0) == "Борис теряет 2 жизни: стреляет Анна."


def test_nobody_is_to_blame_for_dynamite() -> None:
    assert told("en", "lost_life", 0, 1, BLAST, NOBODY) == "Anna loses 1 life to dynamite."
    assert told("de", "lost_life", 0, 1, BLAST, NOBODY) == "Anna verliert 1 Leben durch Dynamit."
    assert told("ru", "lost_life", 0, 1, BLAST, NOBODY) == "Анна теряет 1 жизнь от динамита."


def test_a_beer_for_oneself_names_nobody_else() -> None:
    assert told("en", "gained_life", 0, 1, 0) == "Anna gains 1 life."
    assert told("en", "gained_life", 0, 1, 0, viewer=0) == "You gain 1 life."
    assert told("en", "gained_life", 0, 1, 1) == "Anna gains 1 life from Boris."
    assert told("en", "gained_life", 0, 1, 1, viewer=1) == "Anna gains 1 life from you."


def test_a_prompt_says_what_is_asked() -> None:
    decision = {"id": [7, 2], "prompt": "reroll", "values": (1,)}
    assert words("en").prompt(decision) == "Do you reroll? You have 1 reroll left."


def test_a_prompt_addresses_the_seat_that_is_asked_whoever_reads(tmp_path: Path) -> None:
    asking = small_wording(tmp_path, "prompt-ask = Ask { $target-is }")
    assert asking.prompt({"id": [7, 2], "prompt": "ask", "values": (2, -1)}) == "Ask you"
    assert asking.prompt({"id": [7, 1], "prompt": "ask", "values": (2, -1)}) == "Ask other"


def test_an_option_on_oneself_says_so() -> None:
    assert words("en", viewer=2).option(("heal", 2)) == "Heal yourself"
    assert words("de", viewer=2).option(("heal", 2)) == "Dich selbst heilen"
    assert words("ru", viewer=2).option(("heal", 2)) == "Лечить себя"
    assert words("en").seen_by(1).option(("heal", 2)) == "Heal Clara"


# Lists


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna, Boris and Clara win."),
        ("de", "Anna, Boris und Clara gewinnen."),
        ("ru", "Побеждают Анна, Борис и Вера."),
    ],
)
def test_winners_are_listed_as_the_language_lists(lang: str, sentence: str) -> None:
    assert told(lang, "won", (0, 1, 2)) == sentence


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((), "The game is a draw."),
        ((0,), "You win."),
        ((0, 1, 2), "You win, and with you Boris and Clara."),
        ((1,), "Boris wins."),
    ],
)
def test_the_end_is_told_to_winners_and_losers(winners: tuple[int, ...], sentence: str) -> None:
    assert told("en", "won", winners, viewer=0) == sentence


@pytest.mark.parametrize(
    ("lang", "one", "three"),
    [
        ("en", "Reroll die 1", "Reroll dice 1, 3 and 5"),
        ("de", "Würfel 1 nachwürfeln", "Würfel 1, 3 und 5 nachwürfeln"),
        ("ru", "Перебросить кубик 1", "Перебросить кубики 1, 3 и 5"),
    ],
)
def test_dice_are_named_by_their_place(lang: str, one: str, three: str) -> None:
    assert words(lang).option(("reroll", 0b00001)) == one
    assert words(lang).option(("reroll", 0b10101)) == three


def test_rolled_faces_are_a_plain_list() -> None:
    assert told("en", "rolled", 0, (0, 1, 2)) == "Anna rolls: arrow, dynamite, 1."
    assert told("ru", "rolled", 0, (4, 5)) == "Анна бросает кубики: пиво, гатлинг."


# Kinds, abilities, rules


def test_a_text_can_tell_a_hidden_thing_from_a_seen_one(tmp_path: Path) -> None:
    asking = small_wording(tmp_path, "prompt-ask = A { $card } ({ $card-is })\ncard-big-cat = cat")
    assert asking.prompt({"id": [1, 0], "prompt": "ask", "values": (0, 0)}) == "A cat (big-cat)"
    assert asking.prompt({"id": [1, 0], "prompt": "ask", "values": (0, -1)}) == "A unknown (none)"


def test_words_without_a_text_of_their_own_share_one(tmp_path: Path) -> None:
    texts = "prompt-ask = { $card } ({ $card-is })\nany-card = <{ $word }>\ncard-old-owl = owl"
    asking = small_wording(tmp_path, texts)
    assert asking.prompt({"id": [1, 0], "prompt": "ask", "values": (0, 0)}) == "<big_cat> (big-cat)"
    assert asking.prompt({"id": [1, 0], "prompt": "ask", "values": (0, -1)}) == "unknown (none)"
    assert asking.kind("card", "Old Owl") == "owl"


def test_a_game_may_say_a_common_text_in_its_own_way(tmp_path: Path) -> None:
    own = small_wording(tmp_path, "option-pass = Stay in the nest")
    assert own.option(("pass",)) == "Stay in the nest"
    assert words().option(("pass",)) == "Pass"


def test_a_thing_is_named_by_its_number_or_by_its_word() -> None:
    assert words("de").kind("role", OUTLAW) == "Gesetzloser"
    assert words("de").kind("role", "outlaw") == "Gesetzloser"
    assert words("de").kind("role", "") == words("de").kind("role", -1) == "unbekannt"
    assert words("en").kind("seat", NOBODY) == "nobody"
    assert words("en").kind("seat*", ()) == "nobody"
    assert words("en").kind("dice", 0) == "nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_an_ability_in_one_line(character: str, lang: str) -> None:
    ability = words(lang).text(f"character-{character}.ability")
    assert ability.endswith(".") and len(ability) < 120


def test_a_clause_is_quoted_with_or_without_the_name_of_the_game() -> None:
    sentence = "A die that shows dynamite can't be rerolled."
    assert words().clause("2.3") == words().clause("bang 2.3") == sentence


def test_a_refusal_quotes_the_rule_in_the_readers_language() -> None:
    err = IllegalAction("error-not-offered", "that is not possible now", "bang 2.3")
    assert words("de").error(err) == (
        "Das geht jetzt nicht. Regel 2.3: Einen Würfel mit Dynamit darfst du nicht nachwürfeln."
    )
    assert words("ru").error(IllegalAction("error-over", "the game is over")) == "Игра окончена."


def test_an_error_with_values_is_told_with_them() -> None:
    odd = TafelrundeError("no player called zoe", "error-no-player", word="zoe")
    assert words("de").error(odd) == "Niemand am Tisch heißt „zoe“."


def test_an_error_is_told_with_what_it_follows_from() -> None:
    no_player = TafelrundeError("no player called zoe", "error-no-player", word="zoe")
    odd = SaveError("x line 3", "error-in-line", [no_player, OptionError("so")], source="x", line=3)
    assert words("de").error(odd) == "x, Zeile 3: Niemand am Tisch heißt „zoe“. so"


def test_an_error_without_a_text_is_told_as_it_is() -> None:
    assert words("de").error(OptionError("it has none")) == "it has none"


# What is missing


def half_translated(folder: Path) -> Wording:
    """A game whose German consists of one text."""
    small_wording(folder, "face-one = one\nface-two = two { $n }")
    (folder / "texts" / "de.ftl").write_text("face-one = eins\n")
    return Wording(small_info(folder), GAME, "de", NAMES)


def test_a_text_that_is_missing_in_play_is_told_in_english(tmp_path: Path) -> None:
    half = half_translated(tmp_path)
    assert half.text("face-one") == "eins"
    assert half.text("face-two", n=2) == "two 2"


def test_a_text_that_is_missing_everywhere_never_stops_the_game(tmp_path: Path) -> None:
    half = half_translated(tmp_path)
    assert half.event((EVERYONE, "turn_began", (0,))) == "[event-turn-began]"
    assert half.event((EVERYONE, "unheard_of", (1, 2))) == "[event-unheard-of]"
    assert half.error(IllegalAction("error-odd", "this is odd", "small 1.1")) == "this is odd"
    assert half.text("face-two") == "two n"  # its variable was not given


def test_a_text_that_is_missing_in_the_tests_is_our_mistake(tmp_path: Path) -> None:
    half = half_translated(tmp_path)
    half.strict = True
    with pytest.raises(RulesError, match=r"small, 'de': the text 'face-two': is missing"):
        half.text("face-two", n=2)
    with pytest.raises(RulesError, match="no rulebook in 'de'"):
        half.clause("1.1")


def test_a_variable_that_is_missing_in_the_tests_is_our_mistake() -> None:
    with pytest.raises(RulesError, match="count-life"):
        words().text("count-life")
    with pytest.raises(RulesError, match="event rolled is declared as"):
        words().event((EVERYONE, "rolled", (1,)))


def test_a_players_name_is_told_as_it_is_written() -> None:
    odd = Wording(INFO, GAME, "en", ["{ $face }", "[b]", "C", "D", "E"], strict=True)
    assert odd.event((EVERYONE, "aimed", (0, 1, ONE))) == "{ $face } aims a 1 at [b]."


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no language 'fr': there are en, de, ru"):
        words("fr")


@pytest.mark.parametrize(
    ("locale", "lang"),
    [("de_AT.UTF-8", "de"), ("ru-RU", "ru"), ("de", "de"), ("fr_FR", "en"), ("C.UTF-8", "en")],
)
def test_the_language_follows_the_locale(locale: str, lang: str) -> None:
    assert closest_language(locale) == lang


def test_black_jack_has_a_name_in_every_language() -> None:
    names = [words(lang).kind("character", BLACK_JACK) for lang in LANGUAGES]
    assert names == ["Black Jack", "Black Jack", "Блэк Джек"]


def test_the_example_in_the_documentation_says_what_it_promises() -> None:
    page = Path(__file__).parents[2] / "docs" / "words.md"
    example = page.read_text("utf-8").split("```python\n")[1].split("```")[0]
    known: dict[str, object] = {}
    promises = 0
    for line in example.splitlines():
        code, _, promise = line.partition("  # ")
        if promise:
            assert eval(code, known) == promise.strip()
            promises += 1
        else:
            exec(code, known)
    assert promises == 7
