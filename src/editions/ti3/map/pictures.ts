import { HALF_HEIGHT, R, type Point } from '../../../drawing/geometry.ts';
import type { Composition, Piece } from '../../../drawing/piece.ts';
import { drawn, finishedOnce } from '../../../drawing/raster/drawing.ts';
import type { Drawn } from '../../../drawing/raster/drawn.ts';
import { belowEachOther, MARGIN } from '../../../drawing/sections.ts';
import { galaxyArt, hexesArt } from '../../../drawing/space/galaxy.ts';
import { apart, hexAt, type BoardView, type Color, type SeatId, type SystemId, type SystemView } from '../views/index.ts';
import { describeBoard, describeSheets, describeSystems } from './alt.ts';
import { sheet, sheets } from './sheets.ts';
import { tileLayers } from './tile.ts';

const middleOf = (position: string): Point => {
  const { q, r } = hexAt(position);
  return { x: 1.5 * R * q, y: HALF_HEIGHT * (2 * r + q) };
};

const TILE = { x: -R, y: -R, width: 2 * R, height: 2 * R };

/** How far from the middle of a picture something has to reach for all of these to be on it. */
const reach = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 2;
const halfway = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2;

/** The galaxy with all that lies in it, or those systems of it that are asked for. */
export function galaxy(view: BoardView, shown: readonly SystemView[] = view.systems): Composition {
  const places = shown.map(({ position }) => middleOf(position));
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const middles = places.map(({ x, y }) => ({ x: x - halfway(across), y: y - halfway(down) }));
  const wide = reach(across) + R + MARGIN;
  const high = reach(down) + HALF_HEIGHT + MARGIN;
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  const colorOf = (seat: string): Color => colors[seat] ?? 'black';
  const sky = { x: -wide, y: -high, width: 2 * wide, height: 2 * high };
  const pieces: Piece[] = [
    {
      box: sky,
      x: wide,
      y: high,
      layers: [
        { key: `ti3 sky ${Math.round(wide)} ${Math.round(high)}`, body: () => galaxyArt(sky), coarse: 4, lasting: true },
        {
          key: `ti3 hexes ${middles.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`,
          body: () => hexesArt(sky, middles, 1),
          lasting: true,
        },
      ],
    },
    ...shown.map((system, i) => ({
      box: TILE,
      x: wide + middles[i].x,
      y: high + middles[i].y,
      layers: tileLayers(system, colorOf),
    })),
  ];
  return { width: Math.round(2 * wide), height: Math.round(2 * high), pieces, scale: 1 };
}

const SHEETS_WIDTH = 1400;

/** The board, and the race sheets below one another. */
export const drawBoard = (view: BoardView): Promise<Drawn[]> =>
  finishedOnce(`ti3 ${JSON.stringify(view)}`, async () => [
    { name: 'board.jpg', data: await drawn(galaxy(view), true), alt: describeBoard(view) },
    {
      name: 'table.jpg',
      data: await drawn(belowEachOther(sheets(view, SHEETS_WIDTH - 2 * MARGIN), SHEETS_WIDTH)),
      alt: describeSheets(view),
    },
  ]);

/** Some systems, with those around each as far as so many rings. */
export async function drawPart(view: BoardView, systems: readonly SystemId[], rings: number): Promise<Drawn[]> {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter(({ position }) => wanted.some((one) => apart(one.position, position) <= rings));
  const data = await drawn(galaxy(view, shown), true);
  return [{ name: `systems-${wanted.map(({ position }) => position).join('-')}.jpg`, data, alt: describeSystems(view, shown) }];
}

/** The race sheet of one player. */
export async function drawSheet(view: BoardView, seat: SeatId): Promise<Drawn[]> {
  const seats = view.seats.filter(({ id }) => id === seat);
  const parts = seats.map((one) => sheet(one, view.goal, SHEETS_WIDTH - 2 * MARGIN));
  return [
    { name: 'sheet.jpg', data: await drawn(belowEachOther(parts, SHEETS_WIDTH)), alt: describeSheets({ ...view, seats, objectives: [] }) },
  ];
}
