import { activeRing, arrowPiece } from '../../../drawing/arrows.ts';
import { HALF_HEIGHT, R, type Point } from '../../../drawing/geometry.ts';
import { leastIn } from '../../../drawing/phone.ts';
import type { Composition, Piece } from '../../../drawing/piece.ts';
import { drawn, finishedOnce } from '../../../drawing/raster/drawing.ts';
import type { Drawn } from '../../../drawing/raster/drawn.ts';
import { signFile } from '../../../drawing/raster/sign.ts';
import { belowEachOther, MARGIN } from '../../../drawing/sections.ts';
import { galaxyArt, hexesArt } from '../../../drawing/space/galaxy.ts';
import { wayPast } from '../../../drawing/way.ts';
import {
  apart,
  hexAt,
  type BoardView,
  type Color,
  type FightView,
  type SeatId,
  type SeatView,
  type SystemId,
  type SystemView,
  type TechnologySheet,
} from '../views/index.ts';
import { describeBoard, describeSheets, describeSystems, describeTechnologies } from './alt.ts';
import { battlePicture, describeFight } from './fight.ts';
import { legend } from './legend.ts';
import { letters } from './looks.ts';
import { sheet, sheets, SHEETS_WIDTH } from './sheets.ts';
import { technologyPicture } from './technologies.ts';
import { tileLayers } from './tile.ts';

/** A sign as a file. */
export const drawSign = signFile;

const middleOf = (position: string): Point => {
  const { q, r } = hexAt(position);
  return { x: 1.5 * R * q, y: HALF_HEIGHT * (2 * r + q) };
};

const TILE = { x: -R, y: -R, width: 2 * R, height: 2 * R };

/** How far from the middle of a picture something has to reach for all of these to be on it. */
const reach = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 2;
const halfway = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2;

/** The galaxy with all that lies in it, or those systems of it that are asked for; `size`: how much larger its letters are. */
export function galaxy(view: BoardView, shown: readonly SystemView[] = view.systems, size = 1, below = 0): Composition {
  const places = shown.map(({ position }) => middleOf(position));
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const wide = reach(across) + R + MARGIN;
  const high = reach(down) + HALF_HEIGHT + MARGIN;
  const onPicture = ({ position }: SystemView): Point => {
    const { x, y } = middleOf(position);
    return { x: x - halfway(across) + wide, y: y - halfway(down) + high };
  };
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  const colorOf = (seat: string): Color => colors[seat] ?? 'black';
  const sky = { x: -wide, y: -high, width: 2 * wide, height: 2 * high + below };
  const middles = shown.map((one) => ({ x: onPicture(one).x - wide, y: onPicture(one).y - high }));
  const pieces: Piece[] = [
    {
      box: sky,
      x: wide,
      y: high,
      layers: [
        { key: `ti3 sky ${Math.round(wide)} ${Math.round(sky.height)}`, body: () => galaxyArt(sky), coarse: 4, lasting: true },
        {
          key: `ti3 hexes ${middles.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`,
          body: () => hexesArt(sky, middles, 1),
          lasting: true,
        },
      ],
    },
    ...shown.map((system) => ({ box: TILE, ...onPicture(system), layers: tileLayers(system, colorOf, size) })),
    ...shown.filter(({ active }) => active).map((system) => activeRing(onPicture(system).x, onPicture(system).y)),
    ...view.moves.flatMap(({ seat, from, to }) => {
      const [start, end] = [from, to].map((id) => view.systems.find((one) => one.id === id));
      if (!start || !end || ![start, end].some((one) => shown.includes(one))) return [];
      const [a, b] = [onPicture(start), onPicture(end)];
      // Fleets stand above the middle: the way is looked for past them.
      const standing = [a, b].map(({ x, y }) => ({ x: x - a.x - R * 0.6, y: y - a.y - R * 0.75, width: R * 1.2, height: R * 0.55 }));
      const { way } = wayPast([{ x: 0, y: 0 }, { x: b.x - a.x, y: b.y - a.y }], standing); // prettier-ignore
      return [arrowPiece(way, colorOf(seat), a)];
    }),
  ];
  return { width: Math.round(2 * wide), height: Math.round(2 * high + below), pieces, scale: 1 };
}

/** The whole galaxy, and below it what its signs mean. */
export function board(view: BoardView): Composition {
  const { width, height } = galaxy(view);
  const signs = legend(view, width - 2 * MARGIN);
  const whole = galaxy(view, view.systems, 1, signs.height + MARGIN / 2);
  const piece: Piece = {
    box: { x: 0, y: 0, width: width - 2 * MARGIN, height: Math.ceil(signs.height) },
    x: MARGIN,
    y: height - MARGIN / 2,
    layers: [{ key: signs.key, body: () => signs.body }],
  };
  return { ...whole, pieces: [...whole.pieces, piece] };
}

/** Some systems with those around each as far as so many rings, with letters that can be read on a phone. */
export function part(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): { shown: SystemView[]; wanted: SystemView[]; drawn: Composition } {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter(({ position }) => wanted.some((one) => apart(one.position, position) <= rings));
  const size = Math.min(LARGEST, Math.max(1, leastIn(galaxy(view, shown).width) / letters.small));
  return { shown, wanted, drawn: galaxy(view, shown, Math.round(size * 100) / 100) };
}

/** Letters can be so much larger before they cover what they stand beside. */
const LARGEST = 1.45;

/** The board, and the race sheets below one another. */
export const drawBoard = (view: BoardView): Promise<Drawn[]> =>
  finishedOnce(`ti3 ${JSON.stringify(view)}`, async () => [
    { name: 'board.jpg', data: await drawn(board(view), true), alt: describeBoard(view) },
    { name: 'table.jpg', data: await drawn(belowEachOther(sheets(view), SHEETS_WIDTH)), alt: describeSheets(view) },
  ]);

/** Some systems, with those around each as far as so many rings. */
export async function drawPart(view: BoardView, systems: readonly SystemId[], rings: number): Promise<Drawn[]> {
  const { shown, wanted, drawn: composed } = part(view, systems, rings);
  const name = `systems-${wanted.map(({ position }) => position).join('-')}.jpg`;
  return [{ name, data: await drawn(composed, true), alt: describeSystems(view, shown) }];
}

/** The race sheet of one player. */
export async function drawSheet(view: BoardView, seat: SeatId): Promise<Drawn[]> {
  const seats = view.seats.filter(({ id }) => id === seat);
  const data = await drawn(
    belowEachOther(
      seats.map((one) => sheet(one, view.goal)),
      SHEETS_WIDTH,
    ),
  );
  return [{ name: 'sheet.jpg', data, alt: describeSheets({ ...view, seats, objectives: [] }) }];
}

/** Both sides of a battle that is over. */
export const drawFight = async (view: FightView): Promise<Drawn[]> => [
  { name: 'battle.jpg', data: await drawn(battlePicture(view)), alt: describeFight(view) },
];

/** What a player has of technologies, and what could be next. */
export const drawTechnologies = async (seat: SeatView, sheets: readonly TechnologySheet[]): Promise<Drawn[]> => [
  { name: 'technologies.jpg', data: await drawn(technologyPicture(seat, sheets)), alt: describeTechnologies(seat, sheets) },
];
