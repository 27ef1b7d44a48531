import { Room, type Shape } from '../../../../drawing/arrange.ts';
import { centred, type Box, type Disc, type Point } from '../../../../drawing/geometry.ts';
import type { SystemView } from '../../views/index.ts';

/** What is drawn smaller than this can no longer be told apart. */
export const SMALLEST = 0.45;
/** As large as units are where there is room, so that a type is known by its size, and a little smaller. */
const WITH_ROOM = [1.25, 1.12, 1, 0.9, 0.8];
/** In a crowd they rather lie over a planet's face than shrink. */
const OVER_FACES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, SMALLEST];
export const FLEET_SIZES = [...WITH_ROOM, 0.7, 0.6, 0.5, SMALLEST];

export interface Fleet {
  what: string;
  /** How many kinds of ships it shows. */
  most: number;
  wish: Point;
  shapes: (size: number) => Shape[];
}

export interface Berth extends Point {
  what: string;
  shape: Shape;
}

/** Fleets of one system, all of one size and as large as they fit, those with most to show first. */
export function arrangeFleets(fleets: Fleet[], radius: number, boxes: Box[], discs: Disc[]): Berth[] | undefined {
  const largestFirst = [...fleets].sort((a, b) => b.most - a.most);
  const settle =
    (faces: Disc[]): Settle =>
    ({ what, shapes, wish }, size, others) => {
      const taken = others.map(({ x, y, shape }) => centred(x, y, shape.width, shape.height));
      const found = new Room(radius, [...boxes, ...taken], faces).settle(shapes(size), wish);
      return found && { what, ...found };
    };
  const tried: [number[], Disc[]][] = [
    [WITH_ROOM, discs],
    [OVER_FACES, []],
  ];
  for (const [sizes, faces] of tried)
    for (const size of sizes) {
      const found = allAt(size, largestFirst, settle(faces));
      if (found) return found;
    }
  return undefined;
}

/** Where a fleet has room beside others. */
type Settle = (fleet: Fleet, size: number, others: Berth[]) => Berth | undefined;

function allAt(size: number, fleets: Fleet[], settle: Settle): Berth[] | undefined {
  const found: Berth[] = [];
  for (const fleet of fleets) {
    const berth = settle(fleet, size, found);
    if (!berth) return undefined;
    found.push(berth);
  }
  return found;
}

const spot = (x: number, y: number): Point => ({ x, y });

/** Where the fleets of a system would like to be, one after the other. */
export function fleetWishes({ planets, anomalies, wormholes }: SystemView): Point[] {
  if (planets.length > 2) return [spot(0, 104), spot(0, 26)];
  if (planets.length === 2) return [spot(-66, 72), spot(70, -66)];
  if (planets.length === 1) return planets[0].mecatol ? [spot(0, 96), spot(110, 30)] : [spot(56, 78), spot(96, -30)];
  // Below the middle, where an anomaly is most itself.
  if (anomalies.length) return [spot(0, 58), spot(0, -62)];
  return wormholes.length ? [spot(20, 56), spot(60, -30)] : [spot(0, 0), spot(0, 70)];
}
