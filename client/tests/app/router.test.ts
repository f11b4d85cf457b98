import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { match, navigate, router, startRouter } from "$/app/router.svelte";

describe("an address", () => {
  it("names a page and what it is about", () => {
    expect(match("/")).toMatchObject({ page: "lobby", about: "" });
    expect(match("/t/abc-1")).toMatchObject({ page: "table", about: "abc-1" });
    expect(match("/new/bang")).toMatchObject({ page: "new", about: "bang" });
    expect(match("/rules/bang#2.3")).toMatchObject({ page: "rules", about: "bang", hash: "2.3" });
    expect(match("/replay")).toMatchObject({ page: "replay", about: "" });
    expect(match("/replay/abc?match=2#17")).toMatchObject({ page: "replay", about: "abc" });
    expect(match("/learn/bang?file=1_a&n=0")).toMatchObject({ page: "learn", about: "bang" });
    expect(match("/puzzle")).toMatchObject({ page: "puzzle", about: "" });
    expect(match("/verify?table=x&match=2").query.get("match")).toBe("2");
  });

  it("that nobody knows leads to the page that says so", () => {
    for (const path of ["/nowhere", "/t", "/t/a/b", "/verify/x", "/toString", "/constructor/x"])
      expect(match(path).page, path).toBe("missing");
  });

  it("with a stray percent sign is read as it is", () => {
    expect(match("/join/100%").about).toBe("100%");
  });
});

describe("links", () => {
  let stop: () => void;

  beforeEach(() => {
    window.scrollTo = () => undefined;
    navigate("/");
    stop = startRouter();
  });
  afterEach(() => stop());

  /** Press what is inside a link and say whether the router took it. */
  function taken(html: string, keys: MouseEventInit = {}): boolean {
    let answer = false;
    const last = (event: Event): void => {
      answer = event.defaultPrevented;
      event.preventDefault(); // jsdom can't go anywhere
    };
    addEventListener("click", last, { once: true });
    document.body.innerHTML = html;
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...keys });
    document.body.querySelector("a *, a")!.dispatchEvent(press);
    return answer;
  }

  it("of ours are followed without loading anything", () => {
    expect(taken('<a href="/t/abc"><b>go</b></a>')).toBe(true);
    expect(router.route).toMatchObject({ page: "table", about: "abc" });
    expect(location.pathname).toBe("/t/abc");
  });

  it("to files, other sites and new tabs are left to the browser", () => {
    for (const html of [
      '<a href="/api/tables/x/record">record</a>',
      '<a href="https://elsewhere.example/t/abc">away</a>',
      '<a href="/t/abc" target="_blank">tab</a>',
      '<a href="/t/abc" download>file</a>',
    ]) {
      expect(taken(html), html).toBe(false);
      expect(router.route.page).toBe("lobby");
    }
    expect(taken('<a href="/t/abc">tab</a>', { ctrlKey: true })).toBe(false);
  });

  it("that somebody else has handled are not followed", () => {
    document.body.innerHTML = '<a href="/t/abc">go</a>';
    const link = document.body.querySelector("a")!;
    link.addEventListener("click", (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(router.route.page).toBe("lobby");
  });
});
