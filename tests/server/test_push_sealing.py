"""What is sealed can be read by the browser it is for, and by nobody else."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tafelrunde.server.push.sealing import BadKey, browser_key, browser_secret, padded, seal
from tafelrunde.server.push.signing import Signer, decoded, encoded, own_key
from tafelrunde.server.storage import Store
from tests.server.push_service import Browser, b64, read_note, unb64

# The example of RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    once = ec.derive_private_key(int.from_bytes(unb64(SENDER), "big"), ec.SECP256R1())
    key, secret = browser_key(BROWSER), browser_secret(SECRET)
    assert b64(seal(PLAIN + b"\x02", key, secret, once, unb64(SALT))) == SEALED


def test_the_browser_reads_what_was_sealed_for_it() -> None:
    browser = Browser()
    key, secret = browser_key(browser.p256dh), browser_secret(b64(browser.auth))
    first, second = (seal(padded(b"hello"), key, secret) for _ in range(2))
    assert browser.read(first) == browser.read(second) == b"hello"
    assert first != second  # nobody can tell that they say the same


def test_nobody_else_can_read_it() -> None:
    browser, other = Browser(), Browser()
    sealed = seal(padded(b"x"), browser_key(browser.p256dh), browser_secret(b64(browser.auth)))
    with pytest.raises(InvalidTag):
        other.read(sealed)


def test_the_length_of_a_message_tells_nothing() -> None:
    browser = Browser()
    key, secret = browser_key(browser.p256dh), browser_secret(b64(browser.auth))
    assert len({len(seal(padded(b"x" * size), key, secret)) for size in (0, 1, 60, 150)}) == 1


@pytest.mark.parametrize("key", ["", "AAAA", "ü", b64(b"\x04" + bytes(64)), b64(bytes(65))])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(BadKey):
        browser_key(key)


@pytest.mark.parametrize("secret", ["", "AAAA", b64(bytes(17)), "ü"])
def test_what_is_no_secret_is_refused(secret: str) -> None:
    with pytest.raises(BadKey):
        browser_secret(secret)


def test_the_servers_key_is_made_once_and_kept(store_url: str) -> None:
    store = Store.open(store_url)
    first = own_key(store)
    store.close()
    store = Store.open(store_url)
    assert own_key(store).private_numbers() == first.private_numbers()
    store.close()


def test_base64_for_addresses_goes_there_and_back() -> None:
    for length in range(5):
        data = bytes(range(250, 250 + length))
        assert decoded(encoded(data)) == data == unb64(encoded(data))


def test_a_note_says_who_sends_to_whom_and_for_how_long() -> None:
    signer = Signer(ec.generate_private_key(ec.SECP256R1()), "mailto:host@example.org")
    claims, key = read_note(signer.note("https://push.example", 1_000_000.0))
    assert key == signer.public
    assert claims == {
        "aud": "https://push.example",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
