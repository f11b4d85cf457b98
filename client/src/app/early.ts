/** A page that came drawn can be pressed before it listens: the last press is done once it does. */
let pressed: HTMLElement | null = null;

function remember({ target }: Event): void {
  pressed = (target as Element).closest<HTMLElement>("#app button") ?? pressed;
}

addEventListener("click", remember);

/** The page listens now: press what was pressed before, if it is still there. */
export function pressAgain(): void {
  removeEventListener("click", remember);
  if (pressed?.isConnected) pressed.click();
  pressed = null;
}
