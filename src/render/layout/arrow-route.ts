import { type Box, type Point, HEX_RADIUS } from '#render/geometry.ts';

/**
 * Lateral offsets at which an arrow starts and ends, so that it misses the names in the middle of the sides; best
 * first.
 */
const SIDES = [44, -44, 16, -16, 72, -72];
/** Ways to pass a system: how far the arrow bends inward, and its lateral offset. */
const PASSES = [
  [0.2, 0],
  [0.34, 0],
  [0.2, 55],
  [0.2, -55],
  [0.05, 0],
  [0.2, 100],
  [0.2, -100],
  [0.4, 60],
  [0.4, -60],
] as const;
/** Penalty for each less preferred choice. */
const RELUCTANCE = 0.4;
/** Distance between tested points, and the free margin around them. */
const STEP = 6;
const WIDE = 7;
/** Length of the arrow head, which is wider and hides what is below it. */
const HEAD = 26;

interface Way {
  way: Point[];
  /** Number of covered points. */
  covered: number;
}

/**
 * Routes an arrow from system to system, starting and ending at their sides, so that it covers as little as possible of
 * the boxes.
 */
export function routeArrow(stops: Point[], boxes: readonly Box[]): Way {
  const last = stops.length - 1;
  let ways: (Way & { price: number })[] = SIDES.map((side, i) => ({
    way: [atSide(stops[0], stops[1], side, HEX_RADIUS * 0.72)],
    covered: 0,
    price: i * RELUCTANCE,
  }));
  for (let at = 1; at <= last; at++) {
    const spots =
      at < last
        ? PASSES.map(([bend, side]) => passing(stops[at - 1], stops[at], stops[at + 1], bend, side))
        : SIDES.map((side) => atSide(stops[last], stops[last - 1], -side, HEX_RADIUS * 0.77));
    ways = spots.map((spot, i) =>
      ways
        .map((one) => {
          const more = covered(one.way[one.way.length - 1], spot, at === last, boxes);
          return { way: [...one.way, spot], covered: one.covered + more, price: one.price + more + i * RELUCTANCE };
        })
        .reduce(cheaper),
    );
  }
  const { way, covered: sum } = ways.reduce(cheaper);
  return { way, covered: sum };
}

const cheaper = <T extends { price: number }>(best: T, one: T): T => (one.price < best.price ? one : best);

/** Returns a point off a system's center toward another system, shifted to the left of that direction. */
function atSide(from: Point, to: Point, side: number, by: number): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / away, (to.y - from.y) / away];
  return { x: from.x + x * by + y * side, y: from.y + y * by - x * side };
}

function passing(before: Point, here: Point, after: Point, bend: number, side: number): Point {
  const bent = {
    x: here.x * (1 - 2 * bend) + (before.x + after.x) * bend,
    y: here.y * (1 - 2 * bend) + (before.y + after.y) * bend,
  };
  const away = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: bent.x + ((after.y - before.y) * side) / away, y: bent.y - ((after.x - before.x) * side) / away };
}

/** Counts the covered points along a straight stretch; those of the head count more. */
function covered(from: Point, to: Point, last: boolean, boxes: readonly Box[]): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.ceil(length / STEP));
  let found = 0;
  for (let step = 0; step <= steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    const head = last && length * (1 - step / steps) < HEAD;
    const wide = head ? 2 * WIDE : WIDE;
    if (
      boxes.some(
        (box) => x > box.x - wide && x < box.x + box.width + wide && y > box.y - wide && y < box.y + box.height + wide,
      )
    )
      found += head ? 3 : 1;
  }
  return found;
}
