/** Who the server takes us for. */
import { api } from "$/net/api";
import type { Me } from "$/protocol/types";
import { t } from "$/words/ui.svelte";
import { renewPushes } from "./notices.svelte";
import { stopPushes } from "./pushes";

let current = $state.raw<Me | null>(null);

export const me = {
  /** Empty as long as nobody knows us, or before the server was asked. */
  get name(): string {
    return current?.name ?? "";
  },
  /** The account's login name; empty for guests. */
  get login(): string {
    return current?.login ?? "";
  },
  /** Whether the server has answered. */
  get asked(): boolean {
    return current !== null;
  },
};

/** Ask the server who we are. */
export async function loadMe(): Promise<void> {
  current = await api.me();
  if (current.name) void renewPushes(); // whose turn it is told of
}

/** Take a name, or change it. */
export async function chooseName(name: string): Promise<void> {
  current = await api.chooseName(name.trim());
}

/** Make sure that we have a name: somebody new becomes "Guest 417". */
export async function ensureName(): Promise<void> {
  if (!current) await loadMe();
  if (!me.name) await chooseName(guestName());
}

/** A name for somebody new, to be changed at will. */
export function guestName(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return t("ui-guest-name", { number: String(100 + (random % 900)) });
}

export async function register(login: string, password: string): Promise<void> {
  current = await api.register(login, password);
  void renewPushes(); // whose turn it is told of
}

export async function logIn(login: string, password: string): Promise<void> {
  current = await api.login(login, password);
  void renewPushes(); // whose turn it is told of
}

export async function logOut(): Promise<void> {
  await stopPushes().catch(() => undefined);
  current = await api.logout();
}
