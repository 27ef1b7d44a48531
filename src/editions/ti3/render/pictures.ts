import { battleInWords, battlePicture } from '#render/pictures/battle-picture.ts';
import { hexesSize, hexPicture, type Below } from '#render/pictures/hex-picture.ts';
import { lettersAt, lettersOnBoard } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { drawn, finishedOnce } from '#render/raster/rasterize.ts';
import type { Drawn } from '#render/raster/rendered-image.ts';
import { signFile } from '#render/raster/emoji-png.ts';
import { belowEachOther } from '#render/layout/sections.ts';
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
} from '#ti3/views/index.ts';
import { describeBoard, describeSheets, describeSystems, describeTechnologies } from './alt-text.ts';
import { legend } from './board/legend.ts';
import { shapes } from './palette.ts';
import { sheet, sheets, SHEETS_WIDTH } from './sheets/sheets.ts';
import { technologyPicture } from './sheets/technologies.ts';
import { standingIn } from '#render/tile/tile.ts';
import { tileLayers, tileOf } from './tile/tile.ts';

/** A sign as a file. */
export const drawSign = signFile;

/** The galaxy with all that lies in it, or those systems of it that are asked for; `size`: how much larger its letters are. */
export function galaxy(
  view: BoardView,
  shown: readonly SystemView[] = view.systems,
  size = 1,
  below?: (width: number) => Below,
): Composition {
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  const colorOf = (seat: string): Color => colors[seat] ?? 'black';
  const hexes = shown.map((system) => {
    const { position, active } = system;
    const standing = () => standingIn(tileOf(system, colorOf), size);
    return { ...hexAt(position), active, standing, layers: tileLayers(system, colorOf, size) };
  });
  const moves = view.moves.flatMap(({ seat, from, to }) => {
    const [start, end] = [from, to].map((id) => view.systems.find((one) => one.id === id));
    if (!start || !end || ![start, end].some((one) => shown.includes(one))) return [];
    return [{ color: colorOf(seat), from: hexAt(start.position), to: hexAt(end.position) }];
  });
  return hexPicture(hexes, moves, below);
}

/** The whole galaxy, and below it what its signs mean. */
export function board(view: BoardView): Composition {
  const { beside, tiles } = lettersOnBoard(hexesSize(view.systems.map(({ position }) => hexAt(position))).width);
  return galaxy(view, view.systems, tiles, (width) => legend(view, width, beside));
}

/** Some systems with those around each as far as so many rings, with letters that can be read on a phone. */
export function part(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): { shown: SystemView[]; wanted: SystemView[]; drawn: Composition } {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter(({ position }) => wanted.some((one) => apart(one.position, position) <= rings));
  const size = Math.min(LARGEST, lettersAt(hexesSize(shown.map(({ position }) => hexAt(position))).width));
  return { shown, wanted, drawn: galaxy(view, shown, size) };
}

/** Letters can be so much larger before they cover what they stand beside. */
const LARGEST = 1.45;

/** The board; with the table, as far as it is asked for: the race sheets below one another. */
export const drawBoard = (view: BoardView, { table = true } = {}): Promise<Drawn[]> =>
  finishedOnce(`ti3 ${table} ${JSON.stringify(view)}`, async () => [
    { name: 'board.jpg', data: await drawn(board(view), true), alt: describeBoard(view) },
    ...(table
      ? [
          {
            name: 'table.jpg',
            data: await drawn(belowEachOther(sheets(view), SHEETS_WIDTH)),
            alt: describeSheets(view),
          },
        ]
      : []),
  ]);

/** Some systems, with those around each as far as so many rings. */
export async function drawPart(view: BoardView, systems: readonly SystemId[], rings: number): Promise<Drawn[]> {
  const { shown, wanted, drawn: composed } = part(view, systems, rings);
  const name = `systems-${wanted.map(({ position }) => position).join('-')}.jpg`;
  return [{ name, data: await drawn(composed), alt: describeSystems(view, shown) }];
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
  { name: 'battle.jpg', data: await drawn(battlePicture(view, shapes)), alt: battleInWords(view) },
];

/** What a player has of technologies, and what could be next. */
export const drawTechnologies = async (seat: SeatView, sheets: readonly TechnologySheet[]): Promise<Drawn[]> => [
  {
    name: 'technologies.jpg',
    data: await drawn(technologyPicture(seat, sheets)),
    alt: describeTechnologies(seat, sheets),
  },
];
