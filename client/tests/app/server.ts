import { vi } from "vitest";
import { forgetAnswers } from "$/net/api";

/** What the server answers, by "METHOD /path"; a function gets the request's body. */
export type Answers = Record<string, unknown>;

/** Put a server in fetch's place; returns what was asked of it, in order. */
export function serve(answers: Answers): { asked: string[] } {
  const asked: string[] = [];
  forgetAnswers();
  vi.stubGlobal("fetch", (path: string, request: RequestInit = {}) => {
    const key = `${request.method ?? "GET"} ${path}`;
    asked.push(key);
    if (!(key in answers)) return Promise.reject(new TypeError(`no answer to ${key}`));
    let answer = answers[key];
    if (typeof answer === "function") answer = answer(JSON.parse(String(request.body)));
    const refused = typeof answer === "object" && answer !== null && "code" in answer;
    return Promise.resolve(new Response(JSON.stringify(answer), { status: refused ? 409 : 200 }));
  });
  return { asked };
}

/** Wait until something holds; fails by itself if it never does. */
export const until = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 4000 });
