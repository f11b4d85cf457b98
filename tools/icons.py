"""Draw the icons of the installed app from client/src/kit/mark.svg into client/public/icons.

    python tools/icons.py

They are committed: run this only when the mark has changed. It needs a Chromium (real_parts.py).
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.real_parts import find_chromium  # noqa: E402  (found only with the path above)

MARK = ROOT / "client" / "src" / "kit" / "mark.svg"
TARGET = ROOT / "client" / "public" / "icons"
GROUND = "#2a1b10"
SAFE = 80  # percent: what is left of a maskable icon, whatever shape it is cut to
# Only its outline counts for a badge: the table and the people around it, in one colour.
ONE_COLOUR = "rect { display: none } circle { fill: #fff }"


def draw(browser: Browser, name: str, size: int, style: str) -> None:
    """Draw the mark as a picture of so many pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        "<style>html, body { margin: 0; height: 100% } body { display: grid; place-items: center }"
        f"svg {{ display: block; width: 100% }} {style}</style>{MARK.read_text('utf-8')}"
    )
    page.screenshot(path=TARGET / name, omit_background=True)
    page.close()


def main() -> int:
    """Draw all of them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    full = f"body {{ background: {GROUND} }} svg {{ width: {SAFE}% }}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for size in (192, 512):
            draw(browser, f"icon-{size}.png", size, "")
        draw(browser, "maskable-512.png", 512, full)
        draw(browser, "apple-180.png", 180, full)
        draw(browser, "badge-96.png", 96, ONE_COLOUR)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
