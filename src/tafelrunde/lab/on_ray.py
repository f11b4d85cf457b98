"""The lab's jobs on a Ray cluster: every node needs the same tafelrunde.

Each job is done by an actor, which is a process of its own: it takes on the numbers it is to play
with before it imports the game, and nobody else plays in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from socket import create_connection
from typing import Any, TypeVar

from tafelrunde.games.tables import Change
from tafelrunde.kernel import OptionError, TafelrundeError

from .batch import Crew, run_chunk
from .experiments.running import Hiring, preparing

PLACE = re.compile(r"(?P<host>[^/:]+):(?P<port>\d{1,5})")
PATIENCE = 10  # seconds until a machine must answer

Item = TypeVar("Item")
Result = TypeVar("Result")


def hire_on_ray(address: str, cores: int = 0) -> Hiring:
    """Join a cluster, and return who finds crews there; `cores` limits how many play at once."""
    ray = library()
    check_somebody_listens(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ImportError, ValueError, RuntimeError, TimeoutError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise OptionError(f"there is no Ray cluster at {address}: {reason}") from None
    there = int(ray.cluster_resources().get("CPU", 1))

    def hire(folder: str, data: tuple[Change, ...], tasks: int) -> Crew:
        size = max(1, min(cores or there, there, tasks))
        return RayCrew(size, preparing(folder, data))

    return hire


def check_somebody_listens(address: str) -> None:
    """Refuse an address where nobody is: Ray itself would try for many minutes."""
    place = PLACE.fullmatch(address)
    if place is None:  # `auto`, or the address of a client server
        return
    try:
        create_connection((place["host"], int(place["port"])), PATIENCE).close()
    except OSError as error:
        raise OptionError(f"there is no Ray cluster at {address}: {error.strerror}") from None


def library() -> Any:
    """Return Ray, which half of its types don't fit; not everybody has it."""
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise OptionError(
            "--ray needs Ray: install it with  pip install 'tafelrunde[ray]'"
        ) from None


class Hand:
    """A process on the cluster that does chunks of jobs."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        prepare()

    def work(self, job: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
        """Do some of the jobs."""
        return run_chunk(job, items)


class RayCrew:
    """Actors on a Ray cluster, each with a core."""

    def __init__(self, size: int, prepare: Callable[[], None]) -> None:
        self.size = size
        self._prepare = prepare

    def work(
        self, job: Callable[[Item], Result], chunks: Sequence[Sequence[Item]]
    ) -> Generator[list[Result], None, None]:
        """Give each free actor the next chunk, and give back the results in order."""
        ray = library()
        hands = [ray.remote(num_cpus=1)(Hand).remote(self._prepare) for _ in range(self.size)]
        try:
            yield from in_order(ray, hands, ray.put(job), chunks)
        except ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, TafelrundeError) else error from None
        except ray.exceptions.RayError as error:
            reason = str(error).strip().partition("\n")[0]
            raise TafelrundeError(f"the Ray cluster failed: {reason}") from None
        finally:
            for hand in hands:
                ray.kill(hand)


def in_order(
    ray: Any, hands: list[Any], job: Any, chunks: Sequence[Sequence[Any]]
) -> Generator[list[Any], None, None]:
    """Yield what comes of each chunk, the first one first; nobody waits while there is work."""
    waiting = list(enumerate(chunks))[::-1]
    free = list(hands)
    busy: dict[Any, tuple[int, Any]] = {}
    done: dict[int, list[Any]] = {}
    given = 0
    while given < len(chunks):
        while free and waiting:
            place, items = waiting.pop()
            hand = free.pop()
            busy[hand.work.remote(job, items)] = (place, hand)
        [ready], _ = ray.wait(list(busy), num_returns=1)
        place, hand = busy.pop(ready)
        free.append(hand)
        done[place] = ray.get(ready)
        while given in done:
            yield done.pop(given)
            given += 1
