"""Writing decisions to a file: Parquet for learning libraries, or a line of JSON for each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tafelrunde.kernel import OptionError
from tafelrunde.records.record import read_record

from .decisions import NAMES, Decision, as_json, decisions
from .needs import need

PARQUET = ".parquet"
LINES = ".jsonl"


@dataclass
class Exported:
    """What was written, and what was left out."""

    records: int = 0
    decisions: int = 0
    left_out: list[str] = field(default_factory=list)  # records of matches that are not over


class Sink:
    """A file that decisions are written to, open while a `with` lasts."""

    _file: Any

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def write(self, rows: list[Decision]) -> None:
        """Add the decisions of a match."""
        raise NotImplementedError


class JsonLines(Sink):
    """A line of JSON for each decision."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8")

    def write(self, rows: list[Decision]) -> None:
        """Add the decisions of a match."""
        self._file.writelines(as_json(asdict(row)) + "\n" for row in rows)


class Parquet(Sink):
    """A table with typed columns, compressed."""

    def __init__(self, path: Path) -> None:
        need("pyarrow")
        from pyarrow import parquet

        self._schema = schema()
        self._file = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, rows: list[Decision]) -> None:
        """Add the decisions of a match."""
        import pyarrow

        table = pyarrow.Table.from_pylist([asdict(row) for row in rows], schema=self._schema)
        self._file.write_table(table)


def schema() -> Any:
    """Return the columns of the Parquet file; observations are as the environments have them."""
    import pyarrow as pa

    texts, numbers = pa.list_(pa.string()), pa.list_(pa.int32())
    types = {
        **dict.fromkeys(("record", "game", "prompt", "view", "events"), pa.string()),
        **dict.fromkeys(("players", "seat"), pa.int8()),
        **dict.fromkeys(("step", "choice", "action"), pa.int32()),
        "options": texts,
        "observation": pa.list_(pa.int16()),
        "legal": numbers,
        "result": pa.float32(),
        "winners": pa.list_(pa.int8()),
    }
    return pa.schema([(name, types[name]) for name in NAMES])


def sink(path: Path) -> Sink:
    """Open the file in the form its name asks for."""
    if path.suffix == PARQUET:
        return Parquet(path)
    if path.suffix == LINES:
        return JsonLines(path)
    raise OptionError(f"name a file {PARQUET} or {LINES}, not {path.name}")


def export(records: Iterable[Path], into: Path) -> Exported:
    """Write every decision of the records; matches that are not over are left out."""
    done = Exported()
    with sink(into) as out:
        for path in records:
            record = read_record(path)
            if record.status != "over":
                done.left_out.append(str(path))
                continue
            rows = list(decisions(record))
            out.write(rows)
            done.records += 1
            done.decisions += len(rows)
    return done
