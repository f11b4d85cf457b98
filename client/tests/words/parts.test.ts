import { beforeEach, describe, expect, it, vi } from "vitest";

// Modules of its own: here nothing has been opened yet.
async function fresh() {
  vi.resetModules();
  return await import("$/words/ui.svelte");
}

describe("texts that come with a page", () => {
  beforeEach(() => localStorage.clear());

  it("are not there before the page is opened, and are afterwards", async () => {
    const { openTexts, setLanguage, uiText } = await fresh();
    await setLanguage("en", false);
    expect(uiText("summary-rest")).toBeNull();
    await openTexts("summary");
    expect(uiText("summary-rest")).toBe("Not explained");
    expect(uiText("summary-title")).toBe("How it went");
  });

  it("follow when the language changes", async () => {
    const { openTexts, setLanguage, uiText } = await fresh();
    await setLanguage("en", false);
    await openTexts("summary");
    await setLanguage("de", false);
    expect(uiText("summary-rest")).toBe("Nicht erklärt");
    expect(uiText("ui-lab-none")).toBeNull();
  });

  it("all arrive when page and language are asked for at once", async () => {
    const { openTexts, setLanguage, ui, uiText } = await fresh();
    const opening = openTexts("lab");
    const speaking = setLanguage("ru", false);
    const another = openTexts("summary");
    await Promise.all([opening, speaking, another]);
    expect(ui.lang).toBe("ru");
    expect(uiText("ui-lab-none")).toBe("Здесь пока нет отчётов.");
    expect(uiText("summary-rest")).not.toBeNull();
    expect(uiText("ui-close")).not.toBeNull();
  });

  it("are nothing to wait for where a part has none", async () => {
    const { openTexts, setLanguage, uiText } = await fresh();
    await setLanguage("en", false);
    await openTexts("bang");
    expect(uiText("summary-rest")).toBeNull();
  });
});
