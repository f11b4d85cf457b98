"""Nobody can make the server send something to a place of their choice."""

from __future__ import annotations

import pytest

from tafelrunde.server.push.services import is_known, origin_of


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QABC",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
        "https://fcm.googleapis.com:443/fcm/send/abc",
    ],
)
def test_the_push_services_of_browsers_are_known(endpoint: str) -> None:
    assert is_known(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/x",
        "https://2130706433/x",
        "https://push.example/x",
        "https:///x",
        "https://fcm.googleapis.com:port/x",
        "file:///etc/passwd",
        "gopher://fcm.googleapis.com/x",
        "//fcm.googleapis.com/x",
        "https://fcm.googleapis.com/a\r\nhost: evil",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://evil.example\\.fcm.googleapis.com/x",
        "https://127.0.0.1%2f.fcm.googleapis.com/x",
        "https://127.0.0.1;.fcm.googleapis.com/x",
        "https://evil.example[fcm.googleapis.com]/x",
        "",
    ],
)
def test_no_other_place_is(endpoint: str) -> None:
    assert not is_known(endpoint)


def test_the_host_may_name_more_of_them() -> None:
    more = ("push.example", "127.0.0.1:8443")
    assert is_known("https://push.example/x", more)
    assert is_known("https://127.0.0.1:8443/x", more)
    assert not is_known("https://127.0.0.1:8444/x", more)
    assert not is_known("https://127.0.0.1/x", more)
    assert not is_known("https://other.push.example/x", more)
    assert not is_known("http://push.example/x", more)


def test_the_origin_is_what_the_note_is_for() -> None:
    assert origin_of("https://127.0.0.1:8443/push/x?y=1") == "https://127.0.0.1:8443"
