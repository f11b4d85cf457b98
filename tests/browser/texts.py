"""What the pages say, looked up where they look it up: so that tests needn't know the wording."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.serving import ROOT

FOLDER = ("client", "src", "texts")
MISSING = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")  # as the client shows a key without a text


@cache
def bundle(lang: str) -> FluentBundle:
    """Read all texts of the client in one language, also from within the compiled copy."""
    folder = next(
        (place for root in (ROOT, *ROOT.parents) if (place := root.joinpath(*FOLDER)).is_dir()),
        Path(),
    )
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted(folder.rglob(f"*{lang}.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def say(key: str, lang: str = "en", **values: str | int) -> str:
    """Return a text of the interface."""
    found = bundle(lang).get_message(key)
    assert found.value is not None, key
    text, errors = bundle(lang).format_pattern(found.value, dict(values))
    assert not errors, (key, errors)
    return str(text)


def untranslated(text: str) -> list[str]:
    """List the keys that a page shows because it has no text for them."""
    return MISSING.findall(text)
