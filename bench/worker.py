"""One contestant in a process of its own: `python -m bench.worker NAME SECONDS` answers JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib import import_module
from typing import Any

OURS = ("bang", "frag", "kf", "cfs")
PEER_LIBRARIES = ("rlcard", "catanatron", "pyspiel")


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Run one contestant; a library that is not there is an answer, any other error is not."""
    if name in OURS:
        ours = import_module("bench.ours")
        result, details = asdict(ours.run(name, seconds)), ours.details(name)
        return {"result": result, "details": details, "compiled": ours.is_compiled()}
    try:
        return {"result": asdict(import_module(f"bench.peers.{name}").run(seconds))}
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in PEER_LIBRARIES:
            raise
        return {"missing": error.name.split(".")[0]}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
