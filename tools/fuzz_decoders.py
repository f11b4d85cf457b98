"""Hunt for bytes that what reads strangers' input doesn't expect; coverage-guided, with atheris.

    make fuzz-decoders                                      # every decoder, 20,000 inputs each
    make fuzz-decoders ARGS="record --runs 500000"          # one of them, at length
    make fuzz-decoders ARGS="--seed 7 --runs 1000"          # other inputs

A decoder may read its input or refuse it as something a person can mend. Anything else (another
error, a time-out, too much memory) is a find: the run ends with exit code 1 and names the file that
holds the input.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

MOST_BYTES = 4096  # of an input: long enough for a drawing or a short record
MOST_SECONDS = 20  # for one input
MOST_MEGABYTES = 2000
FEED = "--feed"  # said to the process that does it
GAMES = Path(__file__).resolve().parent.parent / "src" / "tafelrunde" / "games"


class Decoder(NamedTuple):
    """Something that reads what strangers send, and inputs to begin with."""

    read: Callable[[bytes], object]
    examples: Callable[[], Iterator[bytes]]


def text_of(data: bytes) -> str:
    """Return the input as the text that a page or the terminal would hand on."""
    return data.decode("utf-8", "replace")


def files(pattern: str) -> Iterator[bytes]:
    """Return what lies in files of our games."""
    for path in sorted(GAMES.glob(pattern)):
        yield path.read_bytes()


def messages() -> Iterator[bytes]:
    """Return messages a page sends."""
    for words in (
        '"act","ref":1,"decision":[3,0],"actions":[["reroll",21],["keep"]]',
        '"order","ref":3,"step":"cat","verb":"pass","until":"match"',
        '"contribute","ref":6,"digits":"00ff00ff00ff00ff"',
        '"set_seat","ref":11,"seat":2,"level":"strong"',
        '"say","ref":7,"text":"Grüße"',
    ):
        yield ('{"t":' + words + "}").encode()


def records() -> Iterator[bytes]:
    """Return the record of a few moves of Magpie, whole."""
    from tafelrunde.games.catalog import load
    from tafelrunde.records.match import Match
    from tafelrunde.records.record import dump_record

    info = load("magpie")
    match = Match(info, info.setting(2), ["Anna", "Boris"], seed="fuzz")
    for _ in range(3):
        for seat in match.game.actors(match.s):
            match.act(seat, match.game.options(match.s, seat)[0])
    match.abandon()  # only then it can be verified and gone on from
    yield dump_record(match.record()).encode()


def read_message(data: bytes) -> object:
    """A message of a page."""
    from tafelrunde.server.socket import decoded

    return decoded(data)


def read_record(data: bytes) -> object:
    """A record that somebody brings: verified, replayed, and gone on from."""
    from tafelrunde.server.web.errands import ERRANDS, Errand

    return [ERRANDS[what](Errand(what=what, text=text_of(data))) for what in ERRANDS]  # type: ignore[arg-type]


def read_scenario(data: bytes) -> object:
    """A scenario that somebody brings, played through."""
    from tafelrunde.records.scenario import load_scenarios, run_scenario

    return [run_scenario(scenario) for scenario in load_scenarios(text_of(data), "scenario")]


def read_map(data: bytes) -> object:
    """A map of FRAG."""
    from tafelrunde.games.frag.board import load_board

    return load_board(text_of(data), "map")


def read_dungeon(data: bytes) -> object:
    """A dungeon of COLLECT! FIGHT! SURVIVE!."""
    from tafelrunde.games.cfs.surveying import load_dungeon

    return load_dungeon(text_of(data), "dungeon")


def read_machines(data: bytes) -> object:
    """What the machines of a dungeon do."""
    from tafelrunde.games.cfs.decisions import read_table

    return read_table(text_of(data))


DECODERS = {
    "message": Decoder(read_message, messages),
    "record": Decoder(read_record, records),
    "scenario": Decoder(read_scenario, lambda: files("magpie/lessons/*.yaml")),
    "map": Decoder(read_map, lambda: files("frag/data/maps/*.txt")),
    "dungeon": Decoder(read_dungeon, lambda: files("cfs/data/dungeons/*.txt")),
    "machines": Decoder(read_machines, lambda: files("cfs/data/machines.toml")),
}


def feed(decoder: Decoder, arguments: list[str]) -> None:
    """Feed one decoder till the end; the process ends with it."""
    import atheris

    with atheris.instrument_imports(include=["tafelrunde"]):
        from tafelrunde.kernel import TafelrundeError

        for example in decoder.examples():  # what it imports is imported here
            decoder.read(example)

    def try_it(data: bytes) -> None:
        try:
            decoder.read(data)
        except TafelrundeError as refusal:
            if not str(refusal):
                raise AssertionError("it is refused without a word") from refusal

    atheris.Setup([sys.argv[0], *arguments], try_it)
    atheris.Fuzz()


def hunt(name: str, runs: int, seed: int) -> bool:
    """Feed one decoder in a process of its own, and say whether it took everything well."""
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder)
        for number, example in enumerate(DECODERS[name].examples()):
            (corpus / str(number)).write_bytes(example)
        limits = [f"-max_len={MOST_BYTES}", f"-timeout={MOST_SECONDS}"]
        limits += [f"-rss_limit_mb={MOST_MEGABYTES}", f"-artifact_prefix={name}-"]
        size = [f"-runs={runs}", f"-seed={seed}", "-keep_seed=1", "-print_final_stats=1"]
        command = [sys.executable, "-m", "tools.fuzz_decoders", FEED, name, *limits, *size, folder]
        return subprocess.run(command, check=False).returncode == 0


def main() -> int:
    """Hunt as the command line says."""
    first, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=first, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("decoder", nargs="*", help=f"of {', '.join(DECODERS)}; all without it")
    parser.add_argument("--runs", type=int, default=20_000, help="inputs for each")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    unknown = [name for name in said.decoder if name not in DECODERS]
    if unknown:
        parser.error(f"there is no decoder '{unknown[0]}': there are {', '.join(DECODERS)}")
    broken = [name for name in said.decoder or DECODERS if not hunt(name, said.runs, said.seed)]
    return 1 if broken else 0


if __name__ == "__main__":
    if sys.argv[1:2] == [FEED]:
        feed(DECODERS[sys.argv[2]], sys.argv[3:])
    else:
        sys.exit(main())
