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


def signed(number: float, lang: str, digits: int = 1) -> str:
    """Return a number that says whether it is more or less, with a real minus."""
    text = decimal(abs(number), lang, digits)
    if float(f"{number:.{digits}f}") == 0:
        return f"±{text}"
    return f"+{text}" if number > 0 else f"−{text}"
