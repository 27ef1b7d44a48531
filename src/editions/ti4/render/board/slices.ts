import { hexCorners, HEX_HALF_HEIGHT, HEX_RADIUS, type Point } from '#render/geometry.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Composition, Layer, Piece } from '#render/composition.ts';
import { PICTURE_MARGIN } from '#render/layout/sections.ts';
import { translate, text } from '#render/svg.ts';
import { fitText, textWidth } from '#render/text-metrics.ts';
import type { BoardView, DraftView } from '#ti4/views/index.ts';
import { colorsOf } from './board.ts';
import { influenceIcon, resourcesIcon } from '#ti4/render/icons.ts';
import { positionCenter } from '#ti4/render/geometry.ts';
import type { Colors } from '#ti4/render/palette.ts';
import { TILE_BOX } from '#render/tile/spots.ts';
import { tileLayers } from '#ti4/render/tile/tile.ts';

/** Number of slices in a row. */
const ACROSS = 2;
const SCALE = 0.62;
/** Height of the heading above each slice, in tile units. */
const HEADING = 110;
const GAP = 60;
/** Distance between icons. */
const SIGN = 66;

const hex = (attributes: string): string =>
  `<polygon points="${hexCorners(HEX_RADIUS - 4)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')}" ${attributes}/>`;

/** Background of every tile, which makes empty space visible. */
const GROUND: Layer = {
  key: 'ground of a slice',
  body: () => hex(`fill="${UI_COLORS.panel}" stroke="${UI_COLORS.line}" stroke-width="3"`),
};

type Slice = DraftView['slices'][number];

/** Returns the positions of a slice's tiles and home, with the upper left corner at 0,0, and the size of the whole. */
function spots({ systems, home }: Slice): { tiles: Point[]; home: Point; width: number; height: number } {
  const all = [home, ...systems.map(({ position }) => position ?? home)].map(positionCenter);
  const left = Math.min(...all.map(({ x }) => x)) - HEX_RADIUS;
  const top = Math.min(...all.map(({ y }) => y)) - HEX_HALF_HEIGHT;
  const [first, ...tiles] = all.map(({ x, y }) => ({ x: x - left, y: y - top }));
  return {
    home: first,
    tiles,
    width: Math.max(...all.map(({ x }) => x)) + HEX_RADIUS - left,
    height: Math.max(...all.map(({ y }) => y)) + HEX_HALF_HEIGHT - top,
  };
}

/** Composes all slices of a draft, each next to an empty home, with its values and owner. */
export function composeSlices(view: BoardView, draft: DraftView): Composition {
  const colors = colorsOf(view);
  const cells = draft.slices.map((slice) => ({ slice, ...spots(slice) }));
  const cell = {
    width: Math.max(...cells.map(({ width }) => width)) + GAP,
    height: Math.max(...cells.map(({ height }) => height)) + HEADING + GAP,
  };
  const rows = Math.ceil(cells.length / ACROSS);
  const pieces = cells.flatMap(({ slice, tiles, home }, i) => {
    const x = (i % ACROSS) * cell.width;
    const y = Math.floor(i / ACROSS) * cell.height;
    const place = (one: Point): Point => ({
      x: PICTURE_MARGIN + (x + one.x) * SCALE,
      y: PICTURE_MARGIN + (y + HEADING + one.y) * SCALE,
    });
    return [
      headingPiece(view, slice, cell.width - GAP, place({ x: 0, y: -HEADING })),
      homePiece(slice, place(home)),
      ...slice.systems.map((system, n) => tilePiece(system, colors, place(tiles[n]))),
    ];
  });
  return {
    width: Math.round(2 * PICTURE_MARGIN + (Math.min(ACROSS, cells.length) * cell.width - GAP) * SCALE),
    height: Math.round(2 * PICTURE_MARGIN + (rows * cell.height - GAP) * SCALE),
    pieces,
    scale: SCALE,
    ground: UI_COLORS.around,
  };
}

const tilePiece = (system: Slice['systems'][number], colors: Colors, { x, y }: Point): Piece => ({
  box: TILE_BOX,
  // The final position is unknown until the player has a place.
  layers: [GROUND, ...tileLayers({ ...system, position: null }, colors, 1.2)],
  x,
  y,
  passing: true,
});

/** Draws a slice's name, its total resources and influence, and its owner. */
function headingPiece(
  view: BoardView,
  { name, resources, influence, takenBy }: Slice,
  width: number,
  { x, y }: Point,
): Piece {
  const seat = view.seats.find(({ id }) => id === takenBy);
  const fill = seat ? UI_COLORS.quiet : UI_COLORS.gold;
  const size = 66;
  const called = `Slice ${name}`;
  const signs = textWidth(called, size) + SIGN;
  const after = signs + 2 * SIGN;
  const body =
    text(0, 72, called, { size, fill }) +
    translate(signs, 50, resourcesIcon(resources), 2.4) +
    translate(signs + SIGN * 1.15, 50, influenceIcon(influence), 2.4) +
    (seat ? text(after, 72, fitText(seat.name, size, width - after), { size, fill }) : '');
  return {
    box: { x: 0, y: 0, width, height: HEADING },
    layers: [{ key: body, body: () => body }],
    x,
    y,
    passing: true,
  };
}

function homePiece({ name }: Slice, { x, y }: Point): Piece {
  const body =
    hex(`fill="none" stroke="${UI_COLORS.line}" stroke-width="6" stroke-dasharray="18 14"`) +
    text(0, 40, name, { size: 120, anchor: 'middle', fill: UI_COLORS.quiet });
  return { box: TILE_BOX, layers: [{ key: body, body: () => body }], x, y, passing: true };
}
