import { expect, it } from "vitest";
import { tokenIn } from "$/app/invitations";

it("finds the token in whatever was pasted", () => {
  const token = "-sBpOp43x5TzSbz6";
  for (const pasted of [
    token,
    `  ${token}\n`,
    `/join/${token}`,
    `https://play.example/join/${token}`,
    `Come and play: http://127.0.0.1:8765/join/${token} see you`,
    `https://play.example/join/${token}?from=chat`,
  ])
    expect(tokenIn(pasted), pasted).toBe(token);
});

it("finds none where there is none", () => {
  for (const pasted of ["", "hello", "https://play.example/t/abcdefgh", "two words"])
    expect(tokenIn(pasted), pasted).toBeNull();
});
