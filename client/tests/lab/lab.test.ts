import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setTheme } from "$/app/theme.svelte";
import LabPage from "$/lab/LabPage.svelte";
import { serve, until } from "../app/server";

const cards = [
  { name: "kf-cards", title: "KRALLEN: <cards>", changed: 1_790_000_000_000 },
  { name: "maps", title: "Maps", changed: 1_780_000_000_000 },
];
let page: Record<string, never> | undefined;

function open(about: string): void {
  page = mount(LabPage, { target: document.body, props: { about } });
}

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  setTheme("system");
  vi.unstubAllGlobals();
});

describe("the lab's page", () => {
  it("lists the reports in the order the server has them", async () => {
    serve({ "GET /api/reports": cards });
    open("");
    await until(() => expect(document.querySelectorAll("li")).toHaveLength(2));
    const links = [...document.querySelectorAll<HTMLAnchorElement>("li a")];
    expect(links.map((link) => link.textContent)).toEqual(["KRALLEN: <cards>", "Maps"]);
    expect(links[0]?.getAttribute("href")).toBe("/lab/kf-cards");
    expect(document.querySelector("time")?.dateTime).toBe("2026-09-21T14:13:20.000Z");
  });

  it("says so where there is none", async () => {
    serve({ "GET /api/reports": [] });
    open("");
    await until(() => expect(document.body.textContent).toContain("no report here yet"));
  });

  it("shows a report in a frame that has no origin, in the theme that was chosen", async () => {
    serve({ "GET /api/reports": cards });
    setTheme("dark");
    open("kf-cards");
    await until(() => expect(document.querySelector("iframe")).not.toBeNull());
    const frame = document.querySelector("iframe");
    expect(frame?.getAttribute("src")).toBe("/api/reports/kf-cards#dark");
    expect(frame?.getAttribute("sandbox")).toBe("allow-scripts");
    expect(frame?.title).toBe("KRALLEN: <cards>");
  });

  it("asks for no report that is not in the list", async () => {
    serve({ "GET /api/reports": cards });
    open("../../metrics");
    await until(() => expect(document.body.textContent).toContain("No such report"));
    expect(document.querySelector("iframe")).toBeNull();
  });
});
