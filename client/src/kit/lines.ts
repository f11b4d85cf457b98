/** Lines between things on the screen: who aims at whom, who helps whom. */

export interface Line {
  from: number;
  to: number;
  tone: "harm" | "help" | "plain";
  /** It was done and is acted out now; otherwise it is only about to be. */
  done?: boolean;
}

/** Where a line is drawn, in pixels of the box it lies in. */
export interface Drawn {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const GAP = 6;

/** A line from the edge of one box to the edge of another, both inside a third. */
export function between(from: Box, to: Box, inside: Box): Drawn {
  const start = centre(from, inside);
  const end = centre(to, inside);
  const [out, back] = [
    edge(from, end.x - start.x, end.y - start.y),
    edge(to, start.x - end.x, start.y - end.y),
  ];
  return { x1: start.x + out.x, y1: start.y + out.y, x2: end.x + back.x, y2: end.y + back.y };
}

function centre(box: Box, inside: Box): { x: number; y: number } {
  return {
    x: box.left - inside.left + box.width / 2,
    y: box.top - inside.top + box.height / 2,
  };
}

/** How far it is from the middle of a box to its edge in a direction, and a little more. */
function edge(box: Box, dx: number, dy: number): { x: number; y: number } {
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.min(
    dx === 0 ? Infinity : (box.width / 2 / Math.abs(dx)) * length,
    dy === 0 ? Infinity : (box.height / 2 / Math.abs(dy)) * length,
  );
  const far = Math.min(reach + GAP, length / 2);
  return { x: (dx / length) * far, y: (dy / length) * far };
}
