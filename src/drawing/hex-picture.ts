import { arrowPiece } from './arrows.ts';
import { HALF_HEIGHT, R, type Point } from './geometry.ts';
import type { Painted } from './palette.ts';
import type { Composition, Layer, Piece } from './piece.ts';
import { MARGIN } from './sections.ts';
import { galaxyArt, hexesArt } from './space/galaxy.ts';
import { wayPast } from './way.ts';

// A picture of hexes that lie side by side on the night sky, whoever's they are.

/** A hex by where it lies, as axial coordinates, with what is drawn on it. */
export interface HexDrawn {
  q: number;
  r: number;
  layers: Layer[];
}

/** Where a fleet went: from one hex to another, in a player's colour. */
export interface MoveDrawn {
  from: { q: number; r: number };
  to: { q: number; r: number };
  color: Painted;
}

const middle = ({ q, r }: { q: number; r: number }): Point => ({ x: 1.5 * R * q, y: HALF_HEIGHT * (2 * r + q) });
const TILE = { x: -R, y: -R, width: 2 * R, height: 2 * R };

interface Span {
  least: number;
  most: number;
}

const spanOf = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) });

/** What stands above the middle of a hex: a way is looked for past it. */
const fleetAt = ({ x, y }: Point) => ({ x: x - R * 0.6, y: y - R * 0.75, width: R * 1.2, height: R * 0.55 });

/** How wide and how high a picture of these hexes is. */
export function hexesSize(hexes: readonly { q: number; r: number }[]): { width: number; height: number } {
  const [across, down] = [spanOf(hexes.map((one) => middle(one).x)), spanOf(hexes.map((one) => middle(one).y))];
  return { width: across.most - across.least + 2 * (R + MARGIN), height: down.most - down.least + 2 * (HALF_HEIGHT + MARGIN) };
}

/** `name`: under which what never changes of it is kept; `below`: room for something else, under the hexes. */
export function hexPicture(name: string, hexes: readonly HexDrawn[], moves: readonly MoveDrawn[], below = 0): Composition {
  const { width, height } = hexesSize(hexes);
  const [left, top] = [spanOf(hexes.map((one) => middle(one).x)).least, spanOf(hexes.map((one) => middle(one).y)).least];
  const placed = (one: { q: number; r: number }): Point => ({
    x: middle(one).x - left + R + MARGIN,
    y: middle(one).y - top + HALF_HEIGHT + MARGIN,
  });
  const sky = { x: -width / 2, y: -height / 2, width, height: height + below };
  const middles = hexes.map((one) => ({ x: placed(one).x - width / 2, y: placed(one).y - height / 2 }));
  const layers: Layer[] = [
    { key: `${name} sky ${Math.round(width)} ${Math.round(height + below)}`, body: () => galaxyArt(sky), coarse: 4, lasting: true },
    {
      key: `${name} hexes ${middles.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`,
      body: () => hexesArt(sky, middles, 1),
      lasting: true,
    },
  ];
  const arrows = moves.map(({ from, to, color }): Piece => {
    const [a, b] = [placed(from), placed(to)];
    const target = { x: b.x - a.x, y: b.y - a.y };
    const { way } = wayPast([{ x: 0, y: 0 }, target], [fleetAt({ x: 0, y: 0 }), fleetAt(target)]);
    return arrowPiece(way, color, a);
  });
  const tiles = hexes.map((one): Piece => ({ box: TILE, ...placed(one), layers: one.layers }));
  const pieces: Piece[] = [{ box: sky, x: width / 2, y: height / 2, layers }, ...tiles, ...arrows];
  return { width: Math.round(width), height: Math.round(height + below), pieces, scale: 1 };
}
