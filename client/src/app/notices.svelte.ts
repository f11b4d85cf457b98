/** Telling somebody that it is their turn while they look elsewhere. */
import { kept } from "$/net/kept";
import plain from "$/kit/mark.svg";
import dotted from "$/kit/mark-turn.svg";
import { t } from "$/words/ui.svelte";
import { stopPushes, wantPushes } from "./pushes";
import { registration } from "./worker.svelte";

/** Whether notices can be shown: `insecure` and `unsupported` can't be helped from here. */
export type Permission = NotificationPermission | "insecure" | "unsupported";

let permission = $state<Permission>(); // asked for only when it matters: the page waits meanwhile
let wanted = $state(kept.get("notices") === "on");
let pushes = $state<"none" | "on" | "failed">("none");

export const notices = {
  get permission(): Permission {
    return permission ?? currentPermission();
  },
  /** Whether a notice would be shown. */
  get on(): boolean {
    return wanted && notices.permission === "granted";
  },
  /** Whether this browser is told even while no page is open. */
  get pushes(): "none" | "on" | "failed" {
    return pushes;
  },
};

function currentPermission(): Permission {
  if (typeof Notification !== "undefined") return Notification.permission;
  return globalThis.isSecureContext === false ? "insecure" : "unsupported";
}

/** Look again what the browser allows; somebody may have changed its settings meanwhile. */
export function checkPermission(): void {
  permission = currentPermission();
}

/** Switch notices on, if the browser lets us, or off. */
export async function switchNotices(on: boolean): Promise<void> {
  wanted = on;
  kept.set("notices", on ? "on" : "off");
  if (!on) {
    pushes = "none";
    await stopPushes();
    return;
  }
  if (notices.permission === "default") permission = await Notification.requestPermission();
  await renewPushes();
}

/** Tell the server where to send pushes; whose they are may have changed since the last time. */
export async function renewPushes(): Promise<void> {
  if (!notices.on) return;
  try {
    pushes = (await wantPushes()) ? "on" : "none";
  } catch {
    pushes = "failed";
  }
}

/** What a notice is about. Nothing of the game's secrets: others may see the screen. */
export interface Turn {
  table: string;
  title: string;
}

const tagOf = (table: string): string => `table-${table}`;

/** Say that it is somebody's turn, if they want to be told and can't see it. */
export async function tellTurn({ table, title }: Turn): Promise<void> {
  if (!notices.on || document.visibilityState === "visible") return;
  const about = {
    body: title,
    tag: tagOf(table),
    icon: "/icons/icon-192.png",
    data: { table },
  };
  const worker = await registration();
  if (worker) await worker.showNotification(t("notice-turn"), about);
  else showBySelf(about);
}

function showBySelf(about: NotificationOptions): void {
  const notice = new Notification(t("notice-turn"), about);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Take notices of a table away: somebody is there. */
export async function clearNotices(table: string): Promise<void> {
  const shown = await (await registration())?.getNotifications({ tag: tagOf(table) });
  shown?.forEach((notice) => notice.close());
}

/** A dot on the page's icon, and on the installed app's. */
export function showDot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? dotted : plain;
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // the app is not installed
}
