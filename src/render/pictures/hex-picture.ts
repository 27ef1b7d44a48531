import { activeRing, arrowPiece } from './arrows.ts';
import { HALF_HEIGHT, R, type Box, type Point } from '#render/geometry.ts';
import { TILE } from '#render/tile/spots.ts';
import type { Painted } from '#render/palette.ts';
import type { Composition, Layer, Piece } from '#render/composition.ts';
import { MARGIN } from '#render/layout/sections.ts';
import { galaxyArt, hexesArt } from '#render/space/galaxy.ts';
import { wayPast } from '#render/layout/arrow-route.ts';

// A picture of hexes that lie side by side on the night sky, whoever's they are.

/** A hex by where it lies, as axial coordinates, with what is drawn on it. */
export interface HexDrawn {
  q: number;
  r: number;
  layers: Layer[];
  /** It is ringed. */
  active?: boolean;
  /** What stands there, around its middle: ways are looked for past it. */
  standing: () => Box[];
}

/** Where a fleet went: from one hex to another, in a player's colour. */
export interface MoveDrawn {
  from: { q: number; r: number };
  to: { q: number; r: number };
  color: Painted;
}

/** What lies below the hexes, as wide as there is room for; `key` says all that it shows. */
export interface Below {
  body: string;
  height: number;
  key: string;
}

const middle = ({ q, r }: { q: number; r: number }): Point => ({ x: 1.5 * R * q, y: HALF_HEIGHT * (2 * r + q) });
interface Span {
  least: number;
  most: number;
}

const spanOf = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) });

/** How wide and how high a picture of these hexes is. */
export function hexesSize(hexes: readonly { q: number; r: number }[]): { width: number; height: number } {
  const [across, down] = [spanOf(hexes.map((one) => middle(one).x)), spanOf(hexes.map((one) => middle(one).y))];
  return {
    width: across.most - across.least + 2 * (R + MARGIN),
    height: down.most - down.least + 2 * (HALF_HEIGHT + MARGIN),
  };
}

/** `below`: what lies under the hexes, for so much room from left to right. */
export function hexPicture(
  hexes: readonly HexDrawn[],
  moves: readonly MoveDrawn[],
  below?: (width: number) => Below,
): Composition {
  const { width, height } = hexesSize(hexes);
  const across = Math.round(width) - 2 * MARGIN;
  const signs = below?.(across);
  const whole = height + (signs ? signs.height + MARGIN / 2 : 0);
  const [left, top] = [
    spanOf(hexes.map((one) => middle(one).x)).least,
    spanOf(hexes.map((one) => middle(one).y)).least,
  ];
  const placed = (one: { q: number; r: number }): Point => ({
    x: middle(one).x - left + R + MARGIN,
    y: middle(one).y - top + HALF_HEIGHT + MARGIN,
  });
  const sky = { x: -width / 2, y: -height / 2, width, height: whole };
  const middles = hexes.map((one) => ({ x: placed(one).x - width / 2, y: placed(one).y - height / 2 }));
  const size = `${Math.round(width)} ${Math.round(height)} ${Math.round(whole)}`;
  const layers: Layer[] = [
    { key: `sky ${size}`, body: () => galaxyArt(sky), coarse: 4, lasting: true },
    {
      key: `hexes ${size} ${middles.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`,
      body: () => hexesArt(sky, middles, 1),
      lasting: true,
    },
  ];
  const arrows = moves.map(({ from, to, color }): Piece => {
    const [a, b] = [placed(from), placed(to)];
    const target = { x: b.x - a.x, y: b.y - a.y };
    const standing = [from, to].flatMap((end, i) => {
      const { x, y } = i ? target : { x: 0, y: 0 };
      const there = hexes.find((one) => one.q === end.q && one.r === end.r)?.standing() ?? [];
      return there.map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
    });
    const { way } = wayPast([{ x: 0, y: 0 }, target], standing);
    return arrowPiece(way, color, a);
  });
  const pieces: Piece[] = [
    { box: sky, x: width / 2, y: height / 2, layers },
    ...hexes.map((one): Piece => ({ box: TILE, ...placed(one), layers: one.layers })),
    ...hexes.filter(({ active }) => active).map((one) => activeRing(placed(one).x, placed(one).y)),
    ...arrows,
  ];
  if (signs) {
    const { key, body, height: high } = signs;
    const box = { x: 0, y: 0, width: across, height: Math.ceil(high) };
    pieces.push({ box, x: MARGIN, y: Math.round(height) - MARGIN / 2, layers: [{ key, body: () => body }] });
  }
  return { width: Math.round(width), height: Math.round(whole), pieces, scale: 1 };
}
