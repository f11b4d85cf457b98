"""The rulebook in the terminal, and which tests prove it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import OptionError
from tafelrunde.words import Rulebook
from tafelrunde.words.rulebook import Chapter

from .screen import Screen, plain_table, print_json


def no_clause(wanted: str, known: list[str]) -> OptionError:
    """Return what is told where a clause was asked for that there is not."""
    words = ", ".join(known)
    sentence = f"there is no rule '{wanted}': there are {words}"
    return OptionError(sentence, "error-no-clause", word=wanted, words=words)


class RuleReader:
    """Looks things up in a game's rulebook."""

    def __init__(self, info: GameInfo, lang: str) -> None:
        if not (info.folder / "rulebook" / f"{lang}.md").is_file():
            raise OptionError(f"{info.title} has no rulebook in '{lang}' yet")
        self.info = info
        self.book = Rulebook(info, lang)

    def contents(self) -> Table:
        """Return the chapters with their clauses."""
        drawn = plain_table()
        for chapter in self.book.chapters:
            drawn.add_row(Text(chapter.number, "bold"), Text(chapter.title, "bold"))
            for number in chapter.clauses:
                drawn.add_row(Text(number, "dim"), Text(self.book.clause(number).title))
        return drawn

    def whole(self) -> Markdown:
        """Return the whole rulebook."""
        parts = [f"# {self.book.title}", self.book.intro]
        parts += [self._chapter(chapter) for chapter in self.book.chapters]
        return Markdown("\n\n".join(parts))

    def look_up(self, wanted: str) -> Markdown:
        """Return a clause or a chapter by its number, or clauses by a word of their title."""
        number = wanted.removeprefix(f"{self.info.id} ").strip().lower()
        if number in self.book.clauses:
            return Markdown(self._clause(number))
        for chapter in self.book.chapters:
            if chapter.number.lower() == number:
                return Markdown(self._chapter(chapter))
        titled = [
            self._clause(key)
            for key, clause in self.book.clauses.items()
            if number and number in clause.title.lower()
        ]
        if not titled:
            raise no_clause(wanted, [chapter.number for chapter in self.book.chapters])
        return Markdown("\n\n".join(titled))

    def _chapter(self, chapter: Chapter) -> str:
        parts = [f"## {chapter.number} {chapter.title}", chapter.intro]
        return "\n\n".join([*parts, *[self._clause(number) for number in chapter.clauses]])

    def _clause(self, number: str) -> str:
        title, text = self.book.clause(number)
        return f"### {number} {title}\n\n{text}"


def show_rules(game: str, clause: str, lang: str, as_json: bool) -> int:
    """Print the rulebook, or a part of it."""
    info = load(game)
    reader = RuleReader(info, lang)
    found = reader.look_up(clause) if clause else reader.whole()
    if as_json:
        print_json({"game": info.id, "lang": lang, "markdown": found.markup})
        return 0
    screen = Screen()
    screen.print(found, width=screen.prose_width)
    return 0


def show_coverage(game: str, as_json: bool) -> int:
    """List the clauses with the tests that cite them; say what is missing, and fail for it."""
    from tafelrunde.lab.coverage import coverage, strangers

    info = load(game)
    proofs = coverage(info)
    missing = [clause for clause, tests in proofs if not tests]
    wrong = strangers(info)
    if as_json:
        print_json({"game": info.id, "clauses": dict(proofs), "missing": missing, "unknown": wrong})
        return 1 if missing or wrong else 0
    screen = Screen()
    screen.show(coverage_table(proofs))
    for clause, tests in wrong.items():
        screen.say(f"{info.id} {clause} is cited by {', '.join(tests)}, but is no clause.", "red")
    if missing:
        screen.say(f"{len(missing)} of {len(proofs)} clauses have no test: {', '.join(missing)}.")
    else:
        screen.say(f"All {len(proofs)} clauses have a test.")
    return 1 if missing or wrong else 0


def coverage_table(proofs: list[tuple[str, list[str]]]) -> RenderableType:
    """Return a row for each clause."""
    drawn = plain_table()
    drawn.add_column(style="bold", no_wrap=True)
    drawn.add_column(overflow="fold")
    for clause, tests in proofs:
        drawn.add_row(clause, Text("\n".join(tests)) if tests else Text("MISSING", "bold red"))
    return drawn
