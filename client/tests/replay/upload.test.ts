import { beforeAll, expect, it } from "vitest";
import { Upload } from "$/replay/upload.svelte";
import { setLanguage } from "$/words/ui.svelte";

const used: string[] = [];
const use = (text: string): Promise<void> => Promise.resolve(void used.push(text));

beforeAll(() => setLanguage("en", false));

it("a text is brought and used", async () => {
  const upload = new Upload(10);
  const done = upload.bring(() => Promise.resolve("record: 1"), use);
  expect(upload.busy).toBe(true);
  await done;
  expect([upload.text, upload.busy, upload.wrong, used]).toEqual([
    "record: 1",
    false,
    "",
    ["record: 1"],
  ]);
});

it("what is too long for the server is not sent there", async () => {
  used.length = 0;
  const upload = new Upload(10);
  await upload.bring(() => Promise.resolve("x".repeat(11)), use);
  expect(upload.wrong).not.toBe("");
  expect(used).toEqual([]);
});

it("after something went wrong another text can be brought", async () => {
  const upload = new Upload(10);
  await upload.bring(
    () => Promise.resolve("junk"),
    () => Promise.reject(new Error("no")),
  );
  expect([upload.wrong === "", upload.busy]).toEqual([false, false]);
  await upload.bring(() => Promise.resolve("good"), use);
  expect([upload.wrong, upload.busy]).toEqual(["", false]);
});
