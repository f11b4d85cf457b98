"""Pictures of every page, to be looked at by a person: `python -m tests.browser.screenshots DIR`.

Three sizes, dark and light, three languages; the server is one of its own and ends afterwards.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.launching import FLAGS
from tests.browser.pages import every_page
from tests.browser.serving import Server
from tests.browser.visitor import LOCALES, Visitor
from tools.real_parts import find_chromium

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
SCHEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")


def visitor(browser: Browser, server: Server, name: str, lang: str, size: str) -> Visitor:
    """Bring somebody with a window of this size."""
    context = browser.new_context(
        locale=LOCALES[lang],
        viewport=SIZES[size],
        reduced_motion="reduce",
        has_touch=size != "desktop",
        is_mobile=size == "phone",
    )
    made = Visitor(context, server, name, lang)
    made.introduce()
    return made


def picture_all(browser: Browser, server: Server, folder: Path, lang: str, size: str) -> None:
    """Take every page in one language and size, dark and light."""
    anna = visitor(browser, server, "Anna", lang, size)
    host = visitor(browser, server, "Boris", lang, size)
    for name in every_page(anna, host):
        for scheme in SCHEMES:
            anna.page.emulate_media(color_scheme=scheme)
            file = f"{name.replace(' ', '-')}.{size}.{scheme}.{lang}.png"
            anna.page.screenshot(path=folder / file)
    anna.context.close()
    host.context.close()


def main(folder: Path, only: str = "") -> None:
    """Take all pictures, or those of one language or size."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for lang, size in product(LOCALES, SIZES):
                if only in ("", lang, size):
                    picture_all(browser, server, folder, lang, size)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
