import { beforeEach } from "vitest";
import { setLanguage } from "$/words/ui.svelte";

await setLanguage("en", false);

// All files share one document: what another test left there is nobody's business.
beforeEach(() => {
  document.body.innerHTML = "";
});
