import { activeRing, arrowPiece } from './arrows.ts';
import { HEX_HALF_HEIGHT, HEX_RADIUS, sortPoints, type Box, type Point } from '#render/geometry.ts';
import { TILE_BOX } from '#render/tile/spots.ts';
import type { PaintName } from '#render/palette.ts';
import type { Composition, Layer, Piece } from '#render/composition.ts';
import { splitBoard, type BoardComposition } from '#render/board/board-parts.ts';
import type { BoardSummary } from '#render/board/board-summary.ts';
import { cornerPanels } from '#render/board/corner-panels.ts';
import { PICTURE_MARGIN } from '#render/layout/sections.ts';
import { galaxyArt, emptyHexesArt } from '#render/space/galaxy.ts';
import { routeArrow } from '#render/layout/arrow-route.ts';

// A picture of adjacent hexes on the night sky, for any edition.

/** A hex at axial coordinates with its layers. */
export interface HexInput {
  q: number;
  r: number;
  /** Id of the hex's system. */
  subject?: string;
  layers: Layer[];
  /** Draws a ring around the hex. */
  active?: boolean;
  /** Returns the occupied boxes relative to the hex's center, which arrows avoid. */
  standing: () => Box[];
}

/** A fleet's move between two hexes, in a player's color. */
export interface MoveArrow {
  from: { q: number; r: number };
  to: { q: number; r: number };
  color: PaintName;
}

/** Footer below the hexes, as wide as the picture allows; `key` describes all of its contents. */
export interface Footer {
  body: string;
  height: number;
  key: string;
}

const middle = ({ q, r }: { q: number; r: number }): Point => ({
  x: 1.5 * HEX_RADIUS * q,
  y: HEX_HALF_HEIGHT * (2 * r + q),
});
interface Span {
  least: number;
  most: number;
}

const spanOf = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) });

/** Returns the width and height of a picture of these hexes. */
export function measureHexes(hexes: readonly { q: number; r: number }[]): { width: number; height: number } {
  const [across, down] = [spanOf(hexes.map((one) => middle(one).x)), spanOf(hexes.map((one) => middle(one).y))];
  return {
    width: across.most - across.least + 2 * (HEX_RADIUS + PICTURE_MARGIN),
    height: down.most - down.least + 2 * (HEX_HALF_HEIGHT + PICTURE_MARGIN),
  };
}

/** Room around the hexes: above them, and the whole height of the sky. */
interface Sky {
  above: number;
  height: number;
}

/** Returns the pieces of a picture, and the center of each hex. */
function hexPieces(
  hexes: readonly HexInput[],
  moves: readonly MoveArrow[],
  { above, height: whole }: Sky,
): { pieces: Piece[]; centers: Point[] } {
  const { width, height } = measureHexes(hexes);
  const [left, top] = [
    spanOf(hexes.map((one) => middle(one).x)).least,
    spanOf(hexes.map((one) => middle(one).y)).least,
  ];
  const placed = (one: { q: number; r: number }): Point => ({
    x: middle(one).x - left + HEX_RADIUS + PICTURE_MARGIN,
    y: middle(one).y - top + HEX_HALF_HEIGHT + PICTURE_MARGIN + above,
  });
  const sky = { x: -width / 2, y: -height / 2 - above, width, height: whole };
  // Boards of one shape share a sky, although the order of their hexes differs.
  const middles = sortPoints(hexes.map((one) => ({ x: placed(one).x + sky.x, y: placed(one).y + sky.y })));
  const size = `${Math.round(width)} ${Math.round(height)} ${Math.round(above)} ${Math.round(whole)}`;
  const layers: Layer[] = [
    { key: `sky ${size}`, body: () => galaxyArt(sky), downscale: 4, isPermanent: true },
    {
      key: `hexes ${size} ${middles.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`,
      body: () => emptyHexesArt(sky, middles, 1),
      isPermanent: true,
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
    const { way } = routeArrow([{ x: 0, y: 0 }, target], standing);
    return arrowPiece(way, color, a);
  });
  const pieces: Piece[] = [
    { box: sky, x: -sky.x, y: -sky.y, layers },
    ...hexes.map((one): Piece => ({ box: TILE_BOX, ...placed(one), layers: one.layers, subject: one.subject })),
    ...hexes.filter(({ active }) => active).map((one) => activeRing(placed(one).x, placed(one).y)),
    ...arrows,
  ];
  return { pieces, centers: hexes.map(placed) };
}

/** Composes some hexes without anything around them. */
export function composeHexes(hexes: readonly HexInput[], moves: readonly MoveArrow[]): Composition {
  const { width, height } = measureHexes(hexes);
  const { pieces } = hexPieces(hexes, moves, { above: 0, height });
  return { width: Math.round(width), height: Math.round(height), pieces, scale: 1 };
}

/** Panels and legend around a whole board. */
export interface BoardFrame {
  summary: BoardSummary;
  /** Scale of the panels. */
  size: number;
  legend: (width: number) => Footer;
}

/** Composes a whole board with panels in its corners and a legend below, and its parts for a phone. */
export function composeHexBoard(
  hexes: readonly HexInput[],
  moves: readonly MoveArrow[],
  { summary, size, legend }: BoardFrame,
): BoardComposition {
  const { width, height } = measureHexes(hexes);
  const { centers } = hexPieces(hexes, [], { above: 0, height });
  const panels = cornerPanels(summary, { width, height, centers }, size);
  const map = Math.round(height + panels.above + panels.below);
  const footer = legendPiece(legend(Math.round(width) - 2 * PICTURE_MARGIN), Math.round(width), map);
  const whole = map + footer.box.height + PICTURE_MARGIN / 2;
  const drawn = hexPieces(hexes, moves, { above: panels.above, height: whole });
  const pieces = [...drawn.pieces, ...panels.pieces];
  return {
    width: Math.round(width),
    height: whole,
    pieces: [...pieces, footer],
    scale: 1,
    parts: splitBoard(pieces, map, drawn.centers),
  };
}

/** Places the legend below a map of this height. */
export const legendPiece = ({ key, body, height }: Footer, width: number, map: number): Piece => ({
  box: { x: 0, y: 0, width: width - 2 * PICTURE_MARGIN, height: Math.ceil(height) },
  x: PICTURE_MARGIN,
  y: map - PICTURE_MARGIN / 2,
  layers: [{ key, body: () => body }],
});
