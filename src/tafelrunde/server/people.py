"""People: guests with a name and a cookie, and accounts that keep games over devices."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from .cookies import Cookies
from .patience import Patience
from .protocol.errors import Refusal
from .storage import Desk, PersonRow, Store

ID_BYTES = 12
SECRET_SETTING = "cookie secret"
LONGEST_NAME = 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name that nobody sees

HASHES_AT_ONCE = 2  # each takes a core for a fifth of a second, and 64 MiB
HASHES_WAITING = 20
TRIES_PER_LOGIN = 10
TRIES_PER_ADDRESS = 60
TRIES_SECONDS = 300.0

# The hash of nothing anybody knows: a login that doesn't exist takes as long as a wrong password.
NOBODYS = (
    "$argon2id$v=19$m=65536,t=3,p=4"
    "$UjlWuLeyXN22H9puCSZwNg$YdIW/MfIqeaxayXCkgJm7HkD3SzX5fQPQ7kspPDoK4o"
)

Result = TypeVar("Result")
Moved = Callable[[str, str, list[str]], Awaitable[None]]  # old id, new id, tables


@dataclass(frozen=True)
class Person:
    """Somebody at this server."""

    id: str
    name: str
    login: str = ""  # empty for guests
    epoch: int = 0


class People:
    """Knows everybody who was ever here."""

    def __init__(self, desk: Desk, secret: str, hasher: PasswordHasher | None = None) -> None:
        self._desk = desk
        self._cookies = Cookies(secret)
        self._hasher = hasher or PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._waiting = 0
        self._logins = Patience(TRIES_PER_LOGIN, TRIES_SECONDS)
        self._addresses = Patience(TRIES_PER_ADDRESS, TRIES_SECONDS)
        self.moved: Moved | None = None  # told when a guest's seats went to an account

    @classmethod
    async def open(cls, desk: Desk) -> People:
        """Begin with the secret that is kept in the storage, made once."""
        return cls(desk, await desk.ask(cookie_secret))

    # Guests

    async def guest(self, name: str) -> Person:
        """Welcome somebody new."""
        row = new_person(clean(name))
        await self._desk.ask(lambda store: store.add_person(row))
        return person_of(row)

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody by another name from now on."""
        name = clean(name)
        return await self._change(person, lambda row: replace(row, name=name))

    async def logout_everywhere(self, person: Person) -> Person:
        """Make all cookies of a person worthless; the returned one gets new ones."""
        return await self._change(person, lambda row: replace(row, epoch=row.epoch + 1))

    async def _change(self, person: Person, change: Callable[[PersonRow], PersonRow]) -> Person:
        def changed(store: Store) -> PersonRow | None:
            row = store.person(person.id)
            if row is not None:
                row = change(row)
                store.change_person(row)
            return row

        row = await self._desk.ask(changed)
        if row is None:
            raise Refusal("unknown-person")
        return person_of(row)

    # Accounts

    async def register(
        self, person: Person | None, login: str, password: str, address: str = ""
    ) -> Person:
        """Open an account; a guest keeps name and games, anybody else begins anew."""
        login = clean(login)
        check_password(password)
        self._slow_down(self._addresses, address)
        hashed = await self._in_thread(lambda: self._hasher.hash(password))
        row = await self._desk.ask(lambda store: opened(store, person, login, hashed))
        if row is None:
            raise Refusal("name-taken")
        return person_of(row)

    async def login(
        self, login: str, password: str, guest: Person | None = None, address: str = ""
    ) -> Person:
        """Log in to an account; the seats of the guest who does so move there."""
        login = login.strip()
        self._slow_down(self._addresses, address)
        self._slow_down(self._logins, login.casefold())
        row = await self._desk.ask(lambda store: store.person_by_login(login))
        if not await self._in_thread(lambda: self._fits(row, password)) or row is None:
            raise Refusal("wrong-password")
        if guest is not None and not guest.login:
            await self._move(guest.id, row.id)
        return person_of(row)

    async def _move(self, old: str, new: str) -> None:
        tables = await self._desk.ask(lambda store: store.move_person(old, new))
        if self.moved is not None:  # also without seats: a host, or somebody invited
            await self.moved(old, new, tables)

    def _fits(self, row: PersonRow | None, password: str) -> bool:
        """Compare a password with the stored hash; for nobody it takes as long and is wrong."""
        hashed = NOBODYS if row is None or row.password is None else row.password
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        """Hash without stopping the server, a few at a time."""
        if self._waiting >= HASHES_WAITING:
            raise Refusal("too-fast")
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1

    def _slow_down(self, patience: Patience, who: str) -> None:
        if who and not patience.allows(who):
            raise Refusal("too-fast")

    # Cookies

    def cookie_of(self, person: Person) -> str:
        """Return the cookie by which somebody is known again."""
        return self._cookies.write(person.id, person.epoch)

    async def of_cookie(self, value: str) -> Person | None:
        """Return whose cookie it is, if it is valid."""
        read = self._cookies.read(value)
        if read is None:
            return None
        id, epoch = read
        row = await self._desk.ask(lambda store: store.person(id))
        return person_of(row) if row is not None and row.epoch == epoch else None


def clean(name: str) -> str:
    """Return a name as it is shown, or refuse one that is too long or can't be seen."""
    name = unicodedata.normalize("NFC", name).strip()
    # Printable means: no control characters, no overrides of the writing direction, no new lines.
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not any(map(seen, name)):
        raise Refusal("bad-name")
    return name


def seen(sign: str) -> bool:
    """Say whether a sign shows by itself: accents and blanks don't."""
    return sign not in BLANK and unicodedata.category(sign)[0] not in "MZ"


def check_password(password: str) -> None:
    """Refuse passwords that are easily guessed, or meant to keep us busy."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("bad-password")


def cookie_secret(store: Store) -> str:
    """Return the secret that signs cookies; the first time it is made."""
    secret = store.setting(SECRET_SETTING)
    if secret is None:
        secret = secrets.token_hex(32)
        store.keep_setting(SECRET_SETTING, secret)
    return secret


def opened(store: Store, guest: Person | None, login: str, hashed: str) -> PersonRow | None:
    """Make a guest's row an account's, or a new one; None if the login is taken."""
    if store.person_by_login(login) is not None:
        return None
    row = store.person(guest.id) if guest is not None else None
    if row is None or row.login is not None:
        row = new_person(login)
    row = replace(row, login=login, password=hashed)
    store.change_person(row)
    return row


def new_person(name: str) -> PersonRow:
    """Return somebody nobody has seen before."""
    id = secrets.token_urlsafe(ID_BYTES)
    return PersonRow(id, name, None, None, int(time.time() * 1000), 0)


def person_of(row: PersonRow) -> Person:
    """Return what others in the server need to know of somebody."""
    return Person(row.id, row.name, row.login or "", row.epoch)
