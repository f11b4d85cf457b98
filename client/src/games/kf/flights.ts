/**
 * Cards fly: where one lay before an event and where it lies after it is measured, and the way
 * between the two is shown. Each card is there once, so its name finds it.
 */
import type { KfView } from "./view";

interface Lying {
  box: DOMRect;
  /** A copy, for a card that is nowhere to be seen afterwards. */
  picture: HTMLElement;
}

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const CLOSE = 4; // pixels: what moves less isn't shown
const LONGEST = 450; // milliseconds
const OWN = ["data-card", "data-choice", "data-target", "data-key"]; // what copies don't have

export class Flights {
  private before: ReadonlyMap<string, Lying> = new Map();

  constructor(private readonly board: () => HTMLElement | undefined) {}

  /** Remember where everything lies, before it changes. */
  note(): void {
    this.before = new Map(
      this.cards().map((element) => [
        element.dataset["card"] ?? "",
        { box: element.getBoundingClientRect(), picture: element },
      ]),
    );
  }

  /** Show the way of every card that lies elsewhere now. */
  fly(before: KfView, view: KfView, length: number): void {
    const board = this.board();
    if (!board || typeof board.animate !== "function") return;
    const time = Math.min(length * 0.8, LONGEST);
    const now = new Set<string>();
    for (const element of this.cards()) {
      const card = element.dataset["card"] ?? "";
      now.add(card);
      const from = this.before.get(card)?.box ?? this.origin(before, card);
      if (from) this.slide(element, from, element.getBoundingClientRect(), time);
    }
    for (const [card, lying] of this.before) {
      const to = now.has(card) ? null : this.goal(view, card);
      if (to) this.leave(lying, to, time);
    }
  }

  private cards(): HTMLElement[] {
    return [...(this.board()?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }

  private place(selector: string): DOMRect | null {
    return this.board()?.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  /** Where a card comes from that was not to be seen: a hand it was played from, or the pile. */
  private origin(before: KfView, card: string): DOMRect | null {
    const seat = before.seats.findIndex((row) => row.cards.includes(card));
    if (seat >= 0) return this.place(`[data-hand="${seat}"]`);
    return before.discards.includes(card) ? this.place('[data-pile="discards"]') : null;
  }

  /** Where a card goes that is no longer to be seen. */
  private goal(view: KfView, card: string): DOMRect | null {
    if (view.discards.includes(card)) return this.place('[data-pile="discards"]');
    const seat = view.seats.findIndex((row) => row.cards.includes(card));
    return seat >= 0 ? this.place(`[data-hand="${seat}"]`) : this.place('[data-pile="deck"]');
  }

  /** A copy flies over everything else; the card itself is there when it has arrived. */
  private slide(element: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < CLOSE || to.width === 0) return;
    const scale = Math.max(0.2, from.width / to.width);
    this.show(element, to, time, [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: "none" },
    ]);
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  }

  private leave({ box, picture }: Lying, to: DOMRect, time: number): void {
    const [x, y] = [to.left - box.left, to.top - box.top];
    const scale = Math.max(0.2, to.width / Math.max(1, box.width));
    this.show(picture, box, time, [
      { transform: "none" },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
    ]);
  }

  /** Let a copy of a card, which lies in a box of the page, go through some frames. */
  private show(card: HTMLElement, box: DOMRect, time: number, frames: Keyframe[]): void {
    const ghost = card.cloneNode(true) as HTMLElement;
    for (const name of OWN) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    Object.assign(ghost.style, {
      ...{ position: "fixed", zIndex: "25", pointerEvents: "none", margin: "0" },
      ...{ left: `${box.left}px`, top: `${box.top}px`, transformOrigin: "0 0" },
      ...{ width: `${box.width}px`, height: `${box.height}px` },
    });
    this.board()?.append(ghost);
    const flight = ghost.animate(frames, { duration: time, easing: EASE });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }
}
