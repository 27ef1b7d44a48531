import { battleInWords, battlePicture } from '#render/pictures/battle-picture.ts';
import { wrapped } from '#render/text-metrics.ts';
import { hexesSize, hexPicture, type Below } from '#render/pictures/hex-picture.ts';
import { space } from '#render/palette.ts';
import { lettersAt, lettersOnBoard } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { drawn, finishedOnce } from '#render/raster/rasterize.ts';
import type { Drawn } from '#render/raster/rendered-image.ts';
import { signFile } from '#render/raster/emoji-png.ts';
import { belowEachOther } from '#render/layout/sections.ts';
import { text } from '#render/svg.ts';
import { BOX, columnsOf, headOf, LEAST, technologiesPicture } from '#render/pictures/technologies.ts';
import { standingIn } from '#render/tile/tile.ts';
import { apart, hexAt, type BoardView, type Color, type FightView, type SeatId, type SeatView, type SystemId, type SystemView, type TechnologyColor, type TechnologySheet } from '#ti2/views/index.ts'; // prettier-ignore
import { boardInWords, sheetsInWords, systemsInWords, technologiesInWords } from './alt-text.ts';
import { legend } from './board/legend.ts';
import { shapes, tints } from './palette.ts';
import { sheet, sheets, WIDE } from './sheets/sheets.ts';
import { tileLayers, tileOf, type ColorOf } from './tile/tile.ts';

/** A sign as a file. */
export const drawSign = signFile;

/** Letters grow so far at most before they cover what they stand beside. */
const LARGEST = 1.45;

/** These systems of the galaxy, with where fleets went; `size`: how much larger letters are than on the whole board. */
function galaxy(
  view: BoardView,
  shown: readonly SystemView[],
  size: number,
  below?: (width: number) => Below,
): Composition {
  const colors = new Map<SeatId, Color>(view.seats.map(({ id, color }) => [id, color]));
  const colorOf: ColorOf = (seat) => colors.get(seat) ?? 'black';
  const place = (id: SystemId): string => view.systems.find((one) => one.id === id)?.position ?? '000';
  const there = new Set(shown.map(({ id }) => id));
  const moves = view.moves
    .filter(({ from, to }) => there.has(from) && there.has(to))
    .map(({ seat, from, to }) => ({ color: colorOf(seat), from: hexAt(place(from)), to: hexAt(place(to)) }));
  const hexes = shown.map((system) => ({
    ...hexAt(system.position),
    standing: () => standingIn(tileOf(system, colorOf), size),
    layers: tileLayers(system, colorOf, size),
  }));
  return hexPicture(hexes, moves, below);
}

/** The whole galaxy, and what its signs mean. */
export function board(view: BoardView): Composition {
  const { beside, tiles } = lettersOnBoard(hexesSize(view.systems.map(({ position }) => hexAt(position))).width);
  return galaxy(view, view.systems, tiles, (width) => legend(view, width, beside));
}

/** The board; with the table, as far as it is asked for: senate, chart and race sheets. */
export const drawBoard = (view: BoardView, { table = true } = {}): Promise<Drawn[]> =>
  finishedOnce(`second ${table} ${JSON.stringify(view)}`, async () => {
    const galaxyDrawn = { name: 'galaxy.jpg', alt: boardInWords(view), data: await drawn(board(view), true) };
    if (!table) return [galaxyDrawn];
    const data = await drawn(belowEachOther(sheets(view), WIDE));
    return [galaxyDrawn, { name: 'senate-and-sheets.jpg', alt: sheetsInWords(view.seats), data }];
  });

/** Some systems with so many rings around each, in letters for a phone. */
export async function drawPart(view: BoardView, systems: readonly SystemId[], rings: number): Promise<Drawn[]> {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter((one) => wanted.some((other) => apart(other.position, one.position) <= rings));
  const { width } = hexesSize(shown.map(({ position }) => hexAt(position)));
  const size = Math.min(LARGEST, lettersAt(width));
  const data = await drawn(galaxy(view, shown, size));
  return [
    { name: `near-${wanted.map(({ position }) => position).join('-')}.jpg`, alt: systemsInWords(view, shown), data },
  ];
}

/** Both sides of a battle that is over. */
export async function drawFight(fight: FightView): Promise<Drawn[]> {
  return [{ name: 'fight.jpg', alt: battleInWords(fight), data: await drawn(battlePicture(fight, shapes)) }];
}

/** The race sheet of one player. */
export async function drawSheet({ seats }: BoardView, seat: SeatId): Promise<Drawn[]> {
  const theirs = seats.filter(({ id }) => id === seat);
  return [
    { name: 'race-sheet.jpg', alt: sheetsInWords(theirs), data: await drawn(belowEachOther(theirs.map(sheet), WIDE)) },
  ];
}

const BOX_HEIGHT = 196;
const COLUMNS: readonly TechnologyColor[] = ['blue', 'green', 'yellow', 'red'];

/** What stands at the foot of a technology's box: what it needs, or what it costs. */
function foot({ needs, price, state }: TechnologySheet): string {
  const words = state === 'open' ? `${price} credits` : needs;
  const rows = wrapped(words, LEAST, BOX.width - 26, 3, 500);
  const fill = state === 'owned' ? '#0a0e18' : space.quiet;
  return rows
    .map((row, i) =>
      text(14, BOX_HEIGHT - 20 - (rows.length - 1 - i) * (LEAST - 2), row, { fill, size: LEAST, weight: 500 }),
    )
    .join('');
}

/** What a player owns of technologies and could buy next (E2 8). */
export async function drawTechnologies({ race, ...seat }: SeatView, all: readonly TechnologySheet[]): Promise<Drawn[]> {
  const lists = COLUMNS.map((color) => all.filter((one) => one.color === color).map((one) => ({ name: one.name, state: one.state, paint: tints[color], more: foot(one) }))); // prettier-ignore
  const { body, bottom } = columnsOf(lists, 170, BOX_HEIGHT);
  const head = headOf(
    { name: seat.name || seat.short, color: seat.color, people: race },
    'can be bought next, for what stands below',
  );
  const data = await drawn(technologiesPicture(head + body, bottom));
  return [{ name: 'technologies.jpg', alt: technologiesInWords({ race, ...seat }, all), data }];
}
