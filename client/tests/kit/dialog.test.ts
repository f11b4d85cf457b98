import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Dialog from "$/kit/Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));
let shown: Record<string, unknown> | undefined;

// jsdom knows the element but not how it opens.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("opens as a modal dialog with its title as its name, and tells when it closes", () => {
  const onclose = vi.fn();
  const props = { open: true, title: "Leave the table?", children, onclose };
  shown = mount(Dialog, { target: document.body, props });
  flushSync();
  const dialog = document.querySelector("dialog")!;
  expect(dialog.open).toBe(true);
  const title = document.getElementById(dialog.getAttribute("aria-labelledby")!);
  expect(title?.textContent).toBe("Leave the table?");

  document.querySelector<HTMLButtonElement>("header button")!.click();
  flushSync();
  expect(dialog.open).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain("inside");
});

it("closes when somebody presses beside it, but not inside", () => {
  shown = mount(Dialog, { target: document.body, props: { open: true, title: "T", children } });
  flushSync();
  const dialog = document.querySelector("dialog")!;
  document.querySelector("p")!.click();
  expect(dialog.open).toBe(true);
  dialog.click();
  expect(dialog.open).toBe(false);
});
