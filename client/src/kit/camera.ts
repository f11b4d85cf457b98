/** Where somebody looks on a map that is larger than the screen: pure sums, for kit/Arena. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The corner at the upper left, in units of the map, and how many pixels a unit is. */
export interface Camera extends Point {
  scale: number;
}

/** How near one may go, in pixels a unit. */
export const NEAREST = 2.4;

/** The whole map, in the middle of the box. */
export function fitted(map: Size, box: Size): Camera {
  const scale = Math.min(box.width / map.width, box.height / map.height);
  return kept({ x: 0, y: 0, scale }, map, box);
}

/** A camera that shows as much of the map as it can: nothing beyond its edges without need. */
export function kept(camera: Camera, map: Size, box: Size): Camera {
  const least = Math.min(box.width / map.width, box.height / map.height);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(NEAREST, least));
  return {
    scale,
    x: within(camera.x, map.width, box.width / scale),
    y: within(camera.y, map.height, box.height / scale),
  };
}

/** The start of a window of some length on something longer; in the middle where it is shorter. */
function within(start: number, whole: number, window: number): number {
  if (window >= whole) return (whole - window) / 2;
  return Math.min(Math.max(start, 0), whole - window);
}

/** Nearer or farther, with the same point of the map under the same pixel. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = camera.scale * factor;
  return {
    scale,
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
  };
}

/** The camera moved by so many pixels. */
export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The camera with a point in the middle. */
export function centred(camera: Camera, point: Point, box: Size): Camera {
  return {
    ...camera,
    x: point.x - box.width / camera.scale / 2,
    y: point.y - box.height / camera.scale / 2,
  };
}

/** Whether a point can be seen, with so many units of the map around it. */
export function sees(camera: Camera, point: Point, box: Size, around: number): boolean {
  const right = camera.x + box.width / camera.scale;
  const bottom = camera.y + box.height / camera.scale;
  return (
    point.x - around >= camera.x &&
    point.x + around <= right &&
    point.y - around >= camera.y &&
    point.y + around <= bottom
  );
}

/** The point of the map under a pixel of the box. */
export function pointAt(camera: Camera, pixel: Point): Point {
  return { x: camera.x + pixel.x / camera.scale, y: camera.y + pixel.y / camera.scale };
}

/** Between two cameras, a part of the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (one: number, other: number): number => one + (other - one) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
