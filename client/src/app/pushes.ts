/** Web push: being told by the server while no page is open, where the host switched it on. */
import { api } from "$/net/api";
import type { PushSubscription as Place } from "$/protocol/types";
import { registration } from "./worker.svelte";

/** Let the server push to this browser; false if it doesn't push, or the browser can't listen. */
export async function wantPushes(): Promise<boolean> {
  const manager = (await registration())?.pushManager;
  if (!manager) return false;
  const { key } = await api.pushKey();
  if (!key) return false;
  const place = placeOf(await subscription(manager, key));
  if (!place) return false;
  await api.subscribe(place);
  return true;
}

/** Let there be no more pushes to this browser. */
export async function stopPushes(): Promise<void> {
  const listening = await (await registration())?.pushManager?.getSubscription();
  if (!listening) return;
  const place = placeOf(listening);
  await listening.unsubscribe();
  if (place) await api.unsubscribe(place).catch(() => undefined); // it finds out by itself
}

/** The browser's subscription to this key; one to another server's key is given up. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && encoded(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function placeOf(listening: PushSubscription): Place | null {
  const p256dh = encoded(listening.getKey("p256dh"));
  const auth = encoded(listening.getKey("auth"));
  return p256dh && auth ? { endpoint: listening.endpoint, p256dh, auth } : null;
}

/** Bytes as web push writes them: base64 for addresses, without padding. */
function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
