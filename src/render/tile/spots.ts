import { HEX_HALF_HEIGHT, HEX_RADIUS, type Box, type Disc } from '#render/geometry.ts';

export const TILE_BOX: Box = {
  x: -HEX_RADIUS,
  y: -Math.ceil(HEX_HALF_HEIGHT),
  width: 2 * HEX_RADIUS,
  height: 2 * Math.ceil(HEX_HALF_HEIGHT),
};

const planetSpots: Record<number, Disc[]> = {
  1: [{ x: -44, y: -32, r: 68 }],
  2: [
    { x: -68, y: -52, r: 49 },
    { x: 62, y: 46, r: 49 },
  ],
  3: [
    { x: 0, y: -64, r: 40 },
    { x: -93, y: 13, r: 40 },
    { x: 93, y: 13, r: 40 },
  ],
};

/** Returns the disc of a planet in a system with `count` planets. */
export const planetSpot = (count: number, index: number): Disc => {
  const spots = planetSpots[Math.min(3, count)] ?? [];
  return spots[index % spots.length];
};

/** Disc of the planet in the center of the galaxy. */
export const CENTER_PLANET: Disc = { x: -8, y: -36, r: 73 };

/** Returns the disc of a wormhole in a system with this number of planets. */
export const wormholeSpot = (planets: number, index: number): Disc =>
  planets === 0 ? { x: -74 + index * 148, y: -44, r: 46 } : { x: -78 + index * 72, y: 92, r: 32 };

/** Returns the width of the hex at a box centered on this height, without its edge. */
export const widthOfHex = (y: number, height: number): number =>
  2 * (HEX_RADIUS - 9 - (Math.abs(y) + height / 2) / 1.732);

/** Returns the x nearest to the given one at which a box stays within the hex. */
export function clampXToHex(x: number, y: number, width: number, height: number): number {
  const edge = (widthOfHex(y, height) - width) / 2;
  return Math.max(-edge, Math.min(edge, x));
}
