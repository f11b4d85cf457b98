import { mount } from "svelte";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./app/App.svelte";
import { loadPage } from "./app/pages";
import { router } from "./app/router.svelte";
import { restoreTheme } from "./app/theme.svelte";
import { startWorker } from "./app/worker.svelte";
import { startFonts } from "./kit/fonts";
import { preferredLanguage, setLanguage } from "./words/ui.svelte";

restoreTheme();
void startFonts();
const { page } = router.route;
if (page !== "lobby") loadPage(page).catch(() => undefined); // beside the texts; App asks again
await setLanguage(preferredLanguage(), false);

mount(App, { target: document.getElementById("app")! });

// Whatever can wait, waits until the page is there.
if (document.readyState === "complete") void startWorker();
else window.addEventListener("load", () => void startWorker());
