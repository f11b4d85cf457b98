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
  /** Let the server know something with each page it is asked for; empty: nothing any more. */
  tell(key: string, value: string): void {
    const age = value ? 31_536_000 : 0; // seconds
    document.cookie = `${key}=${value}; path=/; max-age=${age}; samesite=lax`;
  },
};
