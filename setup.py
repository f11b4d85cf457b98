"""The web client, and the optional compiled build; the rest is in pyproject.toml.

A wheel holds the client as `tools/client.py` builds it. `TAFELRUNDE_COMPILED=1 pip install .` turns
kernel, pieces and games into C extensions by mypyc. Without the setting the package stays plain
Python and needs no C compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = os.environ.get("TAFELRUNDE_COMPILED", "0") == "1"
OPT_LEVEL = os.environ.get("TAFELRUNDE_OPT_LEVEL", "3")
COMPILED_PARTS = ("kernel", "pieces", "games")
COMPILED_FILES = (
    *("bots/policy.py", "bots/search.py", "bots/thinking.py", "bots/tree.py"),
    *("research/course.py", "research/layout.py", "research/vocabulary.py"),
)
ONLY_ASKED = {"egg_info", "dist_info"} & set(sys.argv)  # pip asks what the package is and needs


def sources() -> list[str]:
    """List every module of the compiled parts but the tests."""
    package = Path("src", "tafelrunde")
    found = [path for part in COMPILED_PARTS for path in (package / part).rglob("*.py")]
    found += [package / name for name in COMPILED_FILES]
    return sorted(str(path) for path in found if "tests" not in path.parts)


def extensions() -> list[Any]:
    """Translate the sources to C: one library, so that calls between modules stay direct."""
    if not COMPILED or ONLY_ASKED:
        return []
    from mypyc.build import mypycify

    return mypycify(
        sources(),
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        group_name="tafelrunde",
    )


class BuildOnAllCores(build_ext):
    """Compiles the C files of an extension side by side; setuptools takes one at a time."""

    def build_extensions(self) -> None:
        """Let the compiler's single steps run in threads, and wait for them before linking."""
        compiler: Any = self.compiler
        compile_all, compile_one = compiler.compile, compiler._compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_side_by_side(*args: Any, **options: Any) -> Any:
                jobs: list[Future[None]] = []
                compiler._compile = lambda *file: jobs.append(pool.submit(compile_one, *file))
                objects = compile_all(*args, **options)
                for job in jobs:
                    job.result()
                return objects

            compiler.compile = compile_side_by_side
            super().build_extensions()


class BuildWithClient(build_py):
    """Builds the web client first, so that a wheel serves it; an editable install does it later."""

    def run(self) -> None:
        """Build the client where its sources are, then collect the package's files."""
        if not self.editable_mode and Path("client").is_dir():
            subprocess.run([sys.executable, "tools/client.py"], check=True)
            self.data_files = self._get_data_files()  # was listed before there was a client
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithClient},
    setup_requires=["mypy>=2.4"] if COMPILED and ONLY_ASKED else [],
)
