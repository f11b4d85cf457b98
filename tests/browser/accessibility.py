"""What axe-core finds wrong with a page."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.serving import ROOT

AXE = ("client", "node_modules", "axe-core", "axe.min.js")
# The source is handed over by the debugger's way: the page's own policy lets no foreign script in.
SCHEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@cache
def axe_source() -> str:
    """Return axe-core as it was installed for the client, also from within the compiled copy."""
    places = [root.joinpath(*AXE) for root in (ROOT, *ROOT.parents)]
    found = next((place for place in places if place.exists()), None)
    assert found is not None, "axe-core is not installed: run tools/client.py"
    return found.read_text("utf-8")


def faults(page: Page) -> list[str]:
    """Return a line for each thing axe-core objects to: the rule, what it says, and where."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['html'][:200]}"
        f" [{node['failureSummary']}]"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def faults_by_day_and_night(page: Page) -> list[str]:
    """Return what is wrong with a page in either theme."""
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += faults(page)
    return found


def sideways_scrolling(page: Page) -> int:
    """Return by how many pixels the page is wider than the window."""
    wider: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
