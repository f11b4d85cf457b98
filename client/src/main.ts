import { hydrate, mount } from "svelte";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./app/App.svelte";
import { takenOver, takeOver } from "./app/drawn";
import { pressAgain } from "./app/early";
import { loadPage } from "./app/pages";
import { router } from "./app/router.svelte";
import { restoreTheme } from "./app/theme.svelte";
import { startWorker } from "./app/worker.svelte";
import { startFonts } from "./kit/fonts";
import { nextTask } from "./kit/steps.svelte";
import { preferredLanguage, setLanguage } from "./words/ui.svelte";

restoreTheme();
void startFonts();
const { page } = router.route;
if (page !== "lobby") loadPage(page).catch(() => undefined); // beside the texts; App asks again
const lang = preferredLanguage();
await setLanguage(lang, false);

const target = document.getElementById("app")!;
if (takeOver(page, lang)) {
  await nextTask(); // the page is seen already: nothing is in a hurry
  hydrate(App, { target });
  takenOver();
  pressAgain();
} else {
  target.replaceChildren();
  mount(App, { target });
}

// Whatever can wait, waits until the page is there.
if (document.readyState === "complete") void startWorker();
else window.addEventListener("load", () => void startWorker());
