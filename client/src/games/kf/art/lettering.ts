/** How long the longest word of a name is, so that it fits its card whole. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].length));
}
