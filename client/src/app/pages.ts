/** The pages there are. The lobby comes with the first load, the rest when it is wanted. */
import type { Component } from "svelte";
import { openTexts } from "$/words/ui.svelte";
import type { PageName } from "./router.svelte";

export type Page = Component<{ about: string }>; // a game, a table, an invitation; or nothing
export type LazyPage = Exclude<PageName, "lobby">;

const PAGES: Record<LazyPage, () => Promise<{ default: Page }>> = {
  new: () => import("./NewTablePage.svelte"),
  join: () => import("./JoinPage.svelte"),
  table: () => import("./AtTable.svelte"),
  replay: () => import("$/replay/ReplayPage.svelte"),
  summary: () => import("$/summary/SummaryPage.svelte"),
  verify: () => import("./VerifyPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  learn: () => import("$/lessons/LearnPage.svelte"),
  puzzle: () => import("$/lessons/PuzzlePage.svelte"),
  lab: () => import("$/lab/LabPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  missing: () => import("./MissingPage.svelte"),
};

/** Pages with texts of their own: the file of texts, named like the page's folder. */
const TEXTS: Partial<Record<LazyPage, string>> = {
  replay: "replay",
  summary: "summary",
  learn: "lessons",
  puzzle: "lessons",
  lab: "lab",
};

/** Load a page; it fails where a part is gone: no network, or a newer version in its place. */
export async function loadPage(page: LazyPage): Promise<Page> {
  const [loaded] = await Promise.all([PAGES[page](), openTexts(TEXTS[page] ?? "")]);
  return loaded.default;
}
