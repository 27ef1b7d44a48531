import { FreeSpaceGrid, type PlacedShape } from '#render/layout/layout-grid.ts';
import { centeredBox, type Box, type Disc, type Point } from '#render/geometry.ts';

/** Smallest scale at which units are distinguishable. */
export const MIN_SCALE = 0.45;
/** Scales to try first; units keep a similar size where there is room, so that size indicates the type. */
const WITH_ROOM = [1.55, 1.4, 1.25, 1.12, 1, 0.9, 0.8];
/** Scales on crowded tiles, where fleets may cover planets to avoid shrinking. */
const OVER_FACES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, MIN_SCALE];
export const FLEET_SCALES = [...WITH_ROOM, 0.7, 0.6, 0.5, MIN_SCALE];

export interface Fleet {
  what: string;
  /** Number of ship kinds in the fleet. */
  most: number;
  wish: Point;
  shapes: (size: number) => PlacedShape[];
  /** Shorter variants, the fullest first, for lack of room. */
  briefly?: readonly ((size: number) => PlacedShape[])[];
}

export interface FleetPlacement extends Point {
  what: string;
  shape: PlacedShape;
}

/**
 * Places the fleets of one system, all at one scale and as large as possible, those with the most kinds first.
 * Undefined if they do not fit.
 */
function arrangeFleets(fleets: Fleet[], radius: number, boxes: Box[], discs: Disc[]): FleetPlacement[] | undefined {
  const largestFirst = [...fleets].sort((a, b) => b.most - a.most);
  const settle = (faces: Disc[]): Settle => {
    // Without other fleets, the free space is the same at every scale.
    const empty = new FreeSpaceGrid(radius, boxes, faces);
    return ({ what, shapes, wish }, size, others) => {
      const taken = others.map(({ x, y, shape }) => centeredBox(x, y, shape.width, shape.height));
      const room = taken.length ? new FreeSpaceGrid(radius, [...boxes, ...taken], faces) : empty;
      const found = room.place(shapes(size), wish);
      return found && { what, ...found };
    };
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

/** Places a fleet next to others; undefined if there is no room. */
type Settle = (fleet: Fleet, size: number, others: FleetPlacement[]) => FleetPlacement | undefined;

function allAt(size: number, fleets: Fleet[], settle: Settle): FleetPlacement[] | undefined {
  const found: FleetPlacement[] = [];
  for (const fleet of fleets) {
    const berth = settle(fleet, size, found);
    if (!berth) return undefined;
    found.push(berth);
  }
  return found;
}

/**
 * Places all fleets in full or, if needed, with as few shortened ones as possible, those with the most kinds shortened
 * first.
 */
export function placeFleets(
  fleets: Fleet[],
  radius: number,
  boxes: Box[],
  discs: Disc[],
): FleetPlacement[] | undefined {
  const fullest = [...fleets].sort((a, b) => b.most - a.most);
  const briefer = (one: Fleet, how: number): Fleet => ({ ...one, shapes: one.briefly?.[how] ?? one.shapes });
  const deepest = Math.max(0, ...fleets.map(({ briefly = [] }) => briefly.length));
  const tries: Fleet[][] = [fleets];
  for (let how = 0; how < deepest; how++)
    for (let brief = 1; brief <= fullest.length; brief++)
      tries.push(fullest.map((one, i) => (i < brief ? briefer(one, how) : how ? briefer(one, how - 1) : one)));
  for (const tried of tries) {
    const found = arrangeFleets(tried, radius, boxes, discs);
    if (found) return found;
  }
  return undefined;
}

const spot = (x: number, y: number): Point => ({ x, y });

/**
 * Returns the preferred positions of fleets, in order. In an anomaly they are below the center, which shows the anomaly
 * best.
 */
export function preferredFleetPoints({
  planets,
  anomaly,
  wormholes,
}: {
  planets: number;
  anomaly: boolean;
  wormholes: number;
}): Point[] {
  if (planets > 2) return [spot(0, 104), spot(0, 26)];
  if (planets === 2) return [spot(-66, 72), spot(70, -66)];
  if (planets === 1) return [spot(56, 78), spot(96, -30)];
  if (anomaly) return [spot(0, 58), spot(0, -62)];
  return wormholes ? [spot(20, 56), spot(60, -30)] : [spot(0, 0), spot(0, 70)];
}

/** Preferred positions of fleets around the central planet of the galaxy. */
export const CENTER_FLEET_POINTS: Point[] = [spot(0, 96), spot(110, 30)];
