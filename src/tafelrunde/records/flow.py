"""Plain values as one line of YAML: quoted only where they must be."""

from __future__ import annotations

import re
from typing import Any

# Texts no version of YAML takes for a number, a date or a truth value: words, and long hashes.
_PLAIN = re.compile(r"[^\W\d_][\w .+/()-]*(?<![ .])")
_HASH = re.compile(r"(?=.{20})[0-9a-f]{2,}[a-df][0-9a-f]*", re.ASCII)
_NO_TEXT = {"true", "false", "yes", "no", "on", "off", "null", "y", "n"}


def flow(value: Any) -> str:
    """Return numbers, texts, lists and mappings of them as YAML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(str(k))}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(item) for item in value) + "]"
    if isinstance(value, str):
        return value if is_plain(value) else quoted(value)
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int | float):
        return repr(value)
    raise TypeError(f"a record can't hold a {type(value).__name__}")


def is_plain(text: str) -> bool:
    """Say whether a text can stand without quotation marks."""
    if _HASH.fullmatch(text):
        return True
    return bool(_PLAIN.fullmatch(text)) and text.isprintable() and text.lower() not in _NO_TEXT


def quoted(text: str) -> str:
    """Return a text in double quotes, with everything escaped that can't be seen."""
    return '"' + "".join(_escaped(sign) for sign in text) + '"'


def _escaped(sign: str) -> str:
    if sign in '"\\':
        return "\\" + sign
    if sign.isprintable():
        return sign
    code = ord(sign)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
