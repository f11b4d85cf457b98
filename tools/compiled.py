"""Keep a compiled copy of the tree in build/compiled, its extensions beside their sources.

Without arguments it refreshes the copy and compiles if a source has changed; with `--check` it
only tells, by its exit code and a sentence, whether this machine can compile.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
COPIED = (
    *("src", "client", "tests", "bench", "tools", "docs", "requirements", ".ci"),
    *("pyproject.toml", "setup.py", "Makefile", ".gitignore"),
    *("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"),
)
COMPILED_PARTS = ("kernel", "pieces", "games")
COMPILED_FILES = (
    *("bots/policy.py", "bots/search.py", "bots/thinking.py", "bots/tree.py"),
    *("research/course.py", "research/layout.py", "research/vocabulary.py"),
)
OPT_LEVEL = os.environ.get("TAFELRUNDE_OPT_LEVEL", "3")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def missing_for_compiling() -> str:
    """Say in a few words what this machine lacks to compile; empty if it lacks nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return f"no C compiler ({compiler.split()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no C headers of Python (on Debian: python3-dev)"
    return ""


def to_compile() -> list[Path]:
    """List the modules the compiled build is made from."""
    package = ROOT / "src" / "tafelrunde"
    found = [path for part in COMPILED_PARTS for path in (package / part).rglob("*.py")]
    found += [package / name for name in COMPILED_FILES]
    return sorted(path for path in found if "tests" not in path.relative_to(package).parts)


def fingerprint() -> str:
    """Digest all that the extensions depend on: sources, settings, tools, Python."""
    digest = hashlib.sha256(f"{sys.version} -O{OPT_LEVEL}".encode())
    settings = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt"]
    for path in [*settings, *to_compile()]:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def refresh_copy() -> None:
    """Make the copy equal to the tree, but leave its extensions where they are."""
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info", "*" + SUFFIX)
    for name in COPIED:
        source, target = ROOT / name, COPY / name
        for old in target.rglob("*"):
            if old.is_file() and not old.name.endswith(SUFFIX):
                old.unlink()
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)
        elif source.exists():
            shutil.copy2(source, target)


def compile_copy() -> bool:
    """Run mypyc and the C compiler in the copy; tell whether they succeeded."""
    for old in (COPY / "src").rglob("*" + SUFFIX):
        old.unlink()
    environment = os.environ | {"TAFELRUNDE_COMPILED": "1", "TAFELRUNDE_OPT_LEVEL": OPT_LEVEL}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=COPY, env=environment, check=False).returncode == 0


def main() -> int:
    """Do what the command line asks."""
    missing = missing_for_compiling()
    if missing:
        print(f"The compiled build can't be made here: {missing}.", file=sys.stderr)
        return 1
    if "--check" in sys.argv:
        return 0
    COPY.mkdir(parents=True, exist_ok=True)
    refresh_copy()
    stamp, wanted = COPY / "fingerprint", fingerprint()
    if stamp.exists() and stamp.read_text() == wanted:
        print("The compiled build is up to date.")
        return 0
    stamp.unlink(missing_ok=True)
    print(f"Compiling {len(to_compile())} modules (-O{OPT_LEVEL}) ...", flush=True)
    started = time.monotonic()
    if not compile_copy():
        print("The compiled build failed; the reason is above.", file=sys.stderr)
        return 1
    stamp.write_text(wanted)
    print(f"Compiled in {time.monotonic() - started:.0f} s, into {COPY.relative_to(ROOT)}/src.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
