/**
 * The token in what somebody pasted: a whole link, the end of one, or the bare code; null if there is
 * none in it.
 */
export function tokenIn(pasted: string): string | null {
  const text = pasted.trim();
  const found = /(?:^|\/)join\/([\w-]+)/.exec(text) ?? /^([\w-]{6,})$/.exec(text);
  return found?.[1] ?? null;
}
