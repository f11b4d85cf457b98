import { beforeEach, vi } from "vitest";

// All files share one jsdom, since making it takes far longer than the tests; but what a module
// kept for one file (texts, answers of the server), and the place where that file left the browser,
// are nobody else's business.
vi.resetModules();
history.replaceState(null, "", "/");
const { openTexts, setLanguage, textParts } = await import("$/words/ui.svelte");
await setLanguage("en", false);
await Promise.all(textParts().map(openTexts)); // tests look at parts of pages, without the pages

beforeEach(() => {
  document.body.innerHTML = "";
});
