/** A moment as an address: `?as=` is the seat from 1 (0: a spectator), `#17` the moment. */

/** The seat an address asks for, -1 for a spectator; null where it doesn't say. */
export function seatIn(query: URLSearchParams): number | null {
  const seat = whole(query.get("as") ?? "");
  return seat === null ? null : seat - 1;
}

/** The same address seen by somebody else, at a moment. */
export function withSeat(address: string, viewer: number, at: number): string {
  const url = new URL(address);
  url.searchParams.set("as", String(viewer + 1));
  url.hash = hashOf(at);
  return url.href;
}

/** The moment an address names; null where it names none. */
export function momentIn(hash: string): number | null {
  return whole(hash);
}

export function hashOf(at: number): string {
  return `#${at}`;
}

function whole(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
