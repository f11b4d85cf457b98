/** Standing orders for answer windows: which ones to offer, and what they are called. */
import type { Decision, OrderInfo } from "$/protocol/types";
import { t } from "$/words/ui.svelte";
import type { Grammar, Words } from "$/words/words";

export type OrderWish = OrderInfo;

const PASS = "pass";

/**
 * The orders somebody may want to leave in this window: first those that pass every window, for this
 * turn and for the match; then, for windows like this one, each answer that needs no choice.
 */
export function offeredOrders(decision: Decision, grammar: Grammar): OrderWish[] {
  const verbs = new Set(decision.options.map((option) => String(option[0])));
  const plain = [...verbs].filter((verb) => (grammar.verbs[verb] ?? []).length === 0);
  const offered: OrderWish[] = [
    { step: "", verb: PASS, until: "turn" },
    { step: "", verb: PASS, until: "match" },
  ];
  for (const verb of plain.filter((verb) => verb !== PASS)) {
    offered.push({ step: decision.prompt, verb, until: "turn" });
    offered.push({ step: decision.prompt, verb, until: "match" });
  }
  return offered;
}

/** An order in words, such as "Pass for this turn". */
export function orderWords(order: OrderInfo, words: Words): string {
  const what = words.option([order.verb]);
  if (order.step === "" && order.verb === PASS) {
    return order.until === "turn" ? t("table-order-pass-turn") : t("table-order-pass-match");
  }
  return order.until === "turn"
    ? t("table-order-turn", { what })
    : t("table-order-match", { what });
}
