// Load the page again as soon as the server answers; nobody has to press anything.
const PAUSE = 3_000;

async function look() {
  try {
    if ((await fetch("/api/status", { cache: "no-store" })).ok) return location.reload();
  } catch {
    // still nothing
  }
  setTimeout(look, PAUSE);
}

addEventListener("online", () => location.reload());
setTimeout(look, PAUSE);
