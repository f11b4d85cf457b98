/// <reference lib="webworker" />
/**
 * The service worker. It keeps the client's own files, says in its own words when there is no
 * network, and tells of turns while no page is open. What the server answers at /api is never kept.
 */
export {};

/** What the build puts in (worker/plugin.ts). */
interface Shell {
  version: string;
  /** Paths of all files that are kept from the start. */
  files: string[];
  /** The few texts needed here, by language. */
  words: Record<string, Record<string, string>>;
}

/** What a push tells: no names, no cards, no words. */
interface Push {
  kind: "turn" | "begin";
  table: string;
  game: string;
}

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: Shell;

const shell = __SHELL__;
const PREFIX = "shell-";
const CACHE = PREFIX + shell.version;
const MEMORY = "memory";
const LANGUAGE = "/language";
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("message", (event) => {
  const { lang } = event.data as { lang?: string };
  if (lang && lang in shell.words) event.waitUntil(keepLanguage(lang));
});
self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as { table: string }).table));
});

// The client's files

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(shell.files);
  await self.skipWaiting();
}

/** Drop what is older than the version before: pages of that one may still be open. */
async function activate(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage({ files: shell.files });
}

/** How a request is answered; nothing: as if there were no service worker. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (pathname.startsWith("/api/") || pathname === "/metrics") return undefined;
  if (request.mode === "navigate") return fetch(request).catch(offlinePage);
  if (pathname.startsWith("/assets/") || shell.files.includes(pathname)) return keptFile(request);
  return undefined;
}

async function keptFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

// Words

async function keepLanguage(lang: string): Promise<void> {
  await (await caches.open(MEMORY)).put(LANGUAGE, new Response(lang));
}

/** The language chosen on our pages, else the browser's, else English. */
async function language(): Promise<string> {
  const kept = await (await caches.open(MEMORY)).match(LANGUAGE);
  const wanted = [kept ? await kept.text() : "", navigator.language.slice(0, 2)];
  return wanted.find((lang) => lang in shell.words) ?? "en";
}

async function offlinePage(): Promise<Response> {
  const lang = await language();
  const say = (key: string): string => shell.words[lang]?.[key] ?? "";
  const page = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say("offline-title")} · tafelrunde</title>
<link rel="stylesheet" href="/offline.css">
<script type="module" src="/offline.js"></script>
</head>
<body>
<main>
<img src="/icons/icon-192.png" alt="" width="72" height="72">
<h1>${say("offline-title")}</h1>
<p>${say("offline-text")}</p>
<p><a href="">${say("offline-again")}</a></p>
</main>
</body>
</html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
  };
  return new Response(page, { status: 503, headers });
}

// Turns

function isPush(data: unknown): data is Push {
  const { kind, table, game } = (data ?? {}) as Partial<Push>;
  const known = kind === "turn" || kind === "begin";
  return known && [table, game].every((part) => /^[\w-]+$/.test(part ?? ""));
}

async function notify(data: unknown): Promise<void> {
  if (!isPush(data)) return;
  const lang = await language();
  const key = data.kind === "turn" ? "notice-turn" : "notice-begin";
  await self.registration.showNotification(shell.words[lang]?.[key] ?? "", {
    body: await titleOf(data.game, lang),
    tag: `table-${data.table}`,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    lang,
    data: { table: data.table },
  });
}

/** The game's title in the reader's language; empty where the server can't be asked. */
async function titleOf(game: string, lang: string): Promise<string> {
  try {
    const texts = (await (await fetch(`/api/games/${game}/texts/${lang}`)).json()) as string[];
    return /^game-title = (.+)$/m.exec(texts.join("\n"))?.[1] ?? "";
  } catch {
    return "";
  }
}

/** Bring the table's page to the front, or open it. */
async function goTo(table: string): Promise<void> {
  const path = `/t/${table}`;
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
