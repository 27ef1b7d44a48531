import { Room, type Shape } from '../../../../drawing/arrange.ts';
import { centred, type Box, type Disc, type Point } from '../../../../drawing/geometry.ts';
import type { SystemView } from '../../views/index.ts';

/** What is drawn smaller than this can no longer be told apart. */
export const SMALLEST = 0.45;
export const FLEET_SIZES = [1.65, 1.4, 1.2, 1.05, 0.92, 0.8, 0.7, 0.6, 0.5, SMALLEST];

export interface Fleet {
  what: string;
  /** How many kinds of ships it shows. */
  most: number;
  wish: Point;
  /** How large it may become beside others. */
  largest: number;
  shapes: (size: number) => Shape[];
}

export interface Berth extends Point {
  what: string;
  shape: Shape;
}

/** Fleets of one system as large as all of them fit, those with most to show first; what room is then left goes to each in turn. */
export function arrangeFleets(fleets: Fleet[], radius: number, boxes: Box[], discs: Disc[]): Berth[] | undefined {
  const largestFirst = [...fleets].sort((a, b) => b.most - a.most);
  const settle: Settle = ({ what, shapes, wish }, size, others) => {
    const taken = others.filter((one) => one.what !== what).map(({ x, y, shape }) => centred(x, y, shape.width, shape.height));
    const found = new Room(radius, [...boxes, ...taken], discs).settle(shapes(size), wish);
    return found && { what, ...found };
  };
  for (const size of FLEET_SIZES) {
    const found = allAt(size, largestFirst, settle);
    if (!found) continue;
    if (fleets.length > 1) for (const fleet of largestFirst) grow(fleet, size, found, settle);
    return found;
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

/** As large as there is room for where the others are. */
function grow(fleet: Fleet, size: number, berths: Berth[], settle: Settle): void {
  for (const larger of FLEET_SIZES.filter((one) => one > size && one <= fleet.largest)) {
    const berth = settle(fleet, larger, berths);
    if (!berth) continue;
    berths[berths.findIndex(({ what }) => what === fleet.what)] = berth;
    return;
  }
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
