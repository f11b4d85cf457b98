"""Numbers as the reader's language writes them."""

from __future__ import annotations


def decimal(number: float, lang: str, digits: int = 1) -> str:
    """Return a number with so many decimals, after a point or a comma."""
    text = f"{number:.{digits}f}"
    return text if lang == "en" else text.replace(".", ",")


def percent(share: float, lang: str) -> str:
    """Return a share in percent."""
    text = decimal(share * 100, lang)
    return f"{text}%" if lang == "en" else f"{text} %"  # a space that does not break
