"""The examples in the documents run and give what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("adding-a-game.md", "hidden-information.md", "kernel.md")


def examples(page: str) -> str:
    """All Python blocks of a page, one after the other."""
    return "\n".join(re.findall(r"^```python\n(>>> .*?)^```$", page, re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("name", PAGES)
def test_the_examples_of_a_page_run(name: str) -> None:
    page = examples((DOCS / name).read_text("utf-8"))
    test = doctest.DocTestParser().get_doctest(page, {"__name__": "docs"}, name, name, 0)
    assert len(test.examples) > 10
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_links_to_is_there(name: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (DOCS / name).read_text("utf-8"))
    assert links and not [link for link in links if not (DOCS / link).exists()]
