import { mount } from "svelte";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./app/App.svelte";
import { restoreTheme } from "./app/theme.svelte";
import { preferredLanguage, setLanguage } from "./words/ui.svelte";

restoreTheme();
await setLanguage(preferredLanguage(), false);

mount(App, { target: document.getElementById("app")! });
