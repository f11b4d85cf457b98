import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageDrawn, startFonts } from "$/kit/fonts";

const root = document.documentElement;
const load = vi.fn((_font: string, _letters: string) => Promise.resolve([]));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  Object.defineProperty(document, "fonts", { value: { load }, configurable: true });
  root.style.setProperty("--font-display", '"Podkova fallback", serif');
  root.style.setProperty("--font-text", '"Bitter fallback", serif');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
  root.removeAttribute("style");
  delete root.dataset.fonts;
  root.lang = "en";
});

test("are asked for once the page is drawn: those that the page reads in", async () => {
  pageDrawn();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(load.mock.calls).toEqual([
    ['1em "Podkova"', "a"],
    ['1em "Bitter"', "a"],
  ]);
  expect(root.dataset.fonts).toBe("own");
});

test("a Russian page asks for Cyrillic letters as well", async () => {
  root.lang = "ru";
  pageDrawn();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledWith('1em "Bitter"', "aя");
});

test("a page that is gone before it was painted asks for nothing", async () => {
  pageDrawn()();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
});

test("come in any case, also where one of them can't be had", async () => {
  load.mockRejectedValueOnce(new Error("no network"));
  void startFonts();
  await vi.advanceTimersByTimeAsync(2400);
  expect(root.dataset.fonts).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(root.dataset.fonts).toBe("own");
});

test("come at once where the service worker has kept them", async () => {
  vi.stubGlobal("caches", { match: () => Promise.resolve(new Response()) });
  await startFonts();
  expect(root.dataset.fonts).toBe("own");
});
