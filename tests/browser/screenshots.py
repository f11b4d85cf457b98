"""Pictures of every page, to be looked at by a person: `python -m tests.browser.screenshots DIR`.

Every state is come to once; then the same person looks at it with windows of three sizes, dark and
light, in three languages. `only` (a second argument) takes only what has it in its name. The server
is one of its own and ends afterwards.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.accessibility import SCHEMES
from tests.browser.cfs_moments import cfs_moments
from tests.browser.frag_moments import frag_moments
from tests.browser.kf_moments import kf_moments
from tests.browser.launching import FLAGS
from tests.browser.moments import Doing, Moment, bang_moments, other_moments
from tests.browser.pages import every_page
from tests.browser.serving import Server
from tests.browser.visitor import LOCALES, Visitor
from tools.real_parts import find_chromium

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
SETTLED = 400  # milliseconds until fonts and lines are where they belong
OFFLINE = "offline"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def newcomer(browser: Browser, server: Server, name: str) -> Visitor:
    """Bring somebody who comes to the states that are pictured."""
    context = browser.new_context(locale=LOCALES["en"], reduced_motion="reduce")
    made = Visitor(context, server, name)
    made.introduce()
    return made


def looking(browser: Browser, anna: Visitor, lang: str, size: str, workers: bool) -> Visitor:
    """Return the same person with another window and language."""
    context = browser.new_context(
        storage_state=anna.context.storage_state(),
        locale=LOCALES[lang],
        viewport=SIZES[size],
        reduced_motion="reduce",
        has_touch=size != "desktop",
        is_mobile=size == "phone",
        service_workers="allow" if workers else "block",
    )
    return Visitor(context, anna.server, anna.name, lang)


def every_moment(anna: Visitor, host: Visitor) -> Iterator[Moment]:
    """Come to everything there is to see, and say what it is called and how it is brought about."""
    quiet = ((name, lambda _: None) for name in every_page(anna, host))
    yield from chain(
        bang_moments(anna),
        frag_moments(anna),
        kf_moments(anna),
        cfs_moments(anna),
        other_moments(anna),
        quiet,
    )
    anna.open("/")
    yield OFFLINE, go_offline


def go_offline(anna: Visitor) -> None:
    """See the page of the service worker, as if the server were away."""
    anna.page.wait_for_function(CONTROLLED)
    anna.context.set_offline(True)
    anna.page.reload()
    anna.page.get_by_role("heading", name=anna.say("offline-title")).wait_for()


def picture(browser: Browser, anna: Visitor, name: str, doing: Doing, folder: Path) -> None:
    """Take a state in every language and size, dark and light."""
    for lang, size in product(LOCALES, SIZES):
        one = looking(browser, anna, lang, size, workers=name == OFFLINE)
        one.page.goto(anna.page.url)
        one.page.wait_for_load_state("networkidle")
        doing(one)
        one.page.wait_for_timeout(SETTLED)
        for scheme in SCHEMES:
            one.page.emulate_media(color_scheme=scheme)
            file = f"{name.replace(' ', '-')}.{size}.{scheme}.{lang}.png"
            one.page.screenshot(path=folder / file)
        one.context.close()


def main(folder: Path, only: str = "") -> None:
    """Take all pictures, or those of states with such a name."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            anna, host = (newcomer(browser, server, name) for name in ("Anna", "Boris"))
            for name, doing in every_moment(anna, host):
                if only in name:
                    picture(browser, anna, name, doing, folder)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
