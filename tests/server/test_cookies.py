"""Cookies: ours are known again, all others are not."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.cookies import YEAR, Cookies


def test_a_cookie_names_its_person_and_epoch() -> None:
    cookies = Cookies("secret")
    assert cookies.read(cookies.write("aB-c_9", 7)) == ("aB-c_9", 7)


def test_a_cookie_made_with_another_secret_is_worthless() -> None:
    assert Cookies("secret").read(Cookies("Secret").write("ann", 0)) is None


def test_any_changed_sign_makes_a_cookie_worthless() -> None:
    cookies = Cookies("secret")
    value = cookies.write("ann", 0)
    for at, sign in enumerate(value[:-1]):  # of the last one two bits are padding
        changed = value[:at] + ("x" if sign != "x" else "y") + value[at + 1 :]
        assert cookies.read(changed) is None, changed


@given(st.text())
def test_other_texts_are_no_cookies(text: str) -> None:
    assert Cookies("secret").read(text) is None


def test_a_cookie_is_valid_for_a_year(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = Cookies("secret")
    value = cookies.write("ann", 0)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + YEAR - 60)
    assert cookies.read(value) == ("ann", 0)
    monkeypatch.setattr(time, "time", lambda: now + YEAR + 60)
    assert cookies.read(value) is None
