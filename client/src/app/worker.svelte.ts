/** The service worker, seen from the page: it makes the app installable and tells of new versions. */
import { ui } from "$/words/ui.svelte";

let newer = $state(false);

export const worker = {
  /** Another version of the client than this page's is there: loading again brings it. */
  get newer(): boolean {
    return newer;
  },
};

/** Start the service worker, where there can be one: on secure addresses, in a built client. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", heard);
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    return; // forbidden here; everything else works without
  }
  await tellLanguage();
}

/** Let the service worker speak the language that was chosen. */
export async function tellLanguage(): Promise<void> {
  const found = await registration();
  found?.active?.postMessage({ lang: ui.lang });
}

/** The service worker in charge; undefined where there is none. */
export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return found && navigator.serviceWorker.ready;
}

/** A service worker that just took over says which files its version has; ours may be gone. */
function heard(event: MessageEvent): void {
  const { files } = event.data as { files?: string[] };
  if (files && !files.includes(ownScript())) newer = true;
}

function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}
