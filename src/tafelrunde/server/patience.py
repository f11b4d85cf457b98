"""How often somebody may try something that costs us much or guesses at secrets."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

MOST_REMEMBERED = 10_000


class Patience:
    """Allows each name so many tries in so many seconds."""

    def __init__(
        self, tries: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._tries = tries
        self._seconds = seconds
        self._clock = clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Count a try, and say whether it may be made."""
        now = self._clock()
        times = self._times.setdefault(name, deque(maxlen=self._tries))
        self._times.move_to_end(name)
        if len(self._times) > MOST_REMEMBERED:
            self._times.popitem(last=False)
        if len(times) == self._tries and now - times[0] < self._seconds:
            return False
        times.append(now)
        return True
