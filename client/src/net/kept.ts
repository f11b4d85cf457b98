/** What this browser remembers for us; where it may not, we do without. */
export const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`tafelrunde.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`tafelrunde.${key}`, value);
    } catch {
      // Storage is full or forbidden.
    }
  },
};
