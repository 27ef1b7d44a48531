import { describeBattle, composeBattle } from '#render/pictures/battle-picture.ts';
import { wrapText } from '#render/text-metrics.ts';
import { measureHexes, composeHexes, type Footer } from '#render/pictures/hex-picture.ts';
import { UI_COLORS } from '#render/palette.ts';
import { systemFontScale, boardFontScale } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { rasterize, cacheImage } from '#render/raster/rasterize.ts';
import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { renderEmojiPng } from '#render/raster/emoji-png.ts';
import { stackSections } from '#render/layout/sections.ts';
import { text } from '#render/svg.ts';
import {
  BOX_SIZE,
  renderColumns,
  renderHeading,
  MIN_FONT_SIZE,
  composeTechnologies,
} from '#render/pictures/technologies.ts';
import { occupiedBoxes } from '#render/tile/tile.ts';
import { hexDistance, parsePosition, type BoardView, type Color, type CombatView, type SeatId, type SeatView, type SystemId, type SystemView, type TechnologyColor, type TechnologySheet } from '#ti2/views/index.ts'; // prettier-ignore
import { describeBoard, describeSheets, describeSystems, describeTechnologies } from './alt-text.ts';
import { renderEditionLegend } from './board/legend.ts';
import { unitSilhouettes, technologyColors } from './palette.ts';
import { renderSheet, sheetSections, SHEETS_WIDTH } from './sheets/sheets.ts';
import { tileLayers, toTileInput, type ColorOf } from './tile/tile.ts';

/** Draws an emoji as a PNG file. */
export const drawEmoji = renderEmojiPng;

/** Largest font scale at which labels do not cover what they stand next to. */
const LARGEST = 1.45;

/** Draws systems of the galaxy with their move arrows; `size` is the font scale relative to the whole board. */
function galaxy(
  view: BoardView,
  shown: readonly SystemView[],
  size: number,
  below?: (width: number) => Footer,
): Composition {
  const colors = new Map<SeatId, Color>(view.seats.map(({ id, color }) => [id, color]));
  const colorOf: ColorOf = (seat) => colors.get(seat) ?? 'black';
  const place = (id: SystemId): string => view.systems.find((one) => one.id === id)?.position ?? '000';
  const there = new Set(shown.map(({ id }) => id));
  const moves = view.moves
    .filter(({ from, to }) => there.has(from) && there.has(to))
    .map(({ seat, from, to }) => ({
      color: colorOf(seat),
      from: parsePosition(place(from)),
      to: parsePosition(place(to)),
    }));
  const hexes = shown.map((system) => ({
    ...parsePosition(system.position),
    standing: () => occupiedBoxes(toTileInput(system, colorOf), size),
    layers: tileLayers(system, colorOf, size),
  }));
  return composeHexes(hexes, moves, below);
}

/** Composes the whole galaxy with its legend. */
export function composeBoard(view: BoardView): Composition {
  const { beside, tiles } = boardFontScale(
    measureHexes(view.systems.map(({ position }) => parsePosition(position))).width,
  );
  return galaxy(view, view.systems, tiles, (width) => renderEditionLegend(view, width, beside));
}

/** Draws the board; with `table`, also the senate, the chart and the race sheets. */
export const drawBoard = (view: BoardView, { table = true } = {}): Promise<RenderedImage[]> =>
  cacheImage(`second ${table} ${JSON.stringify(view)}`, async () => {
    const galaxyDrawn = {
      name: 'galaxy.jpg',
      alt: describeBoard(view),
      data: await rasterize(composeBoard(view)),
    };
    if (!table) return [galaxyDrawn];
    const data = await rasterize(stackSections(sheetSections(view), SHEETS_WIDTH));
    return [galaxyDrawn, { name: 'senate-and-sheets.jpg', alt: describeSheets(view.seats), data }];
  });

/** Draws the given systems with `rings` rings of neighbors, in letters readable on a phone. */
export async function drawCloseUp(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): Promise<RenderedImage[]> {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter((one) =>
    wanted.some((other) => hexDistance(other.position, one.position) <= rings),
  );
  const { width } = measureHexes(shown.map(({ position }) => parsePosition(position)));
  const size = Math.min(LARGEST, systemFontScale(width));
  const data = await rasterize(galaxy(view, shown, size));
  return [
    { name: `near-${wanted.map(({ position }) => position).join('-')}.jpg`, alt: describeSystems(view, shown), data },
  ];
}

/** Draws both sides of a finished battle. */
export async function drawCombat(fight: CombatView): Promise<RenderedImage[]> {
  return [
    { name: 'fight.jpg', alt: describeBattle(fight), data: await rasterize(composeBattle(fight, unitSilhouettes)) },
  ];
}

/** Draws one player's race sheet. */
export async function drawPlayer({ seats }: BoardView, seat: SeatId): Promise<RenderedImage[]> {
  const theirs = seats.filter(({ id }) => id === seat);
  return [
    {
      name: 'race-sheet.jpg',
      alt: describeSheets(theirs),
      data: await rasterize(stackSections(theirs.map(renderSheet), SHEETS_WIDTH)),
    },
  ];
}

const BOX_HEIGHT = 196;
const COLUMNS: readonly TechnologyColor[] = ['blue', 'green', 'yellow', 'red'];

/** Draws the bottom lines of a technology's box: its prerequisites or its price. */
function foot({ needs, price, state }: TechnologySheet): string {
  const words = state === 'open' ? `${price} credits` : needs;
  const rows = wrapText(words, MIN_FONT_SIZE, BOX_SIZE.width - 26, 3, 500);
  const fill = state === 'owned' ? '#0a0e18' : UI_COLORS.quiet;
  return rows
    .map((row, i) =>
      text(14, BOX_HEIGHT - 20 - (rows.length - 1 - i) * (MIN_FONT_SIZE - 2), row, {
        fill,
        size: MIN_FONT_SIZE,
        weight: 500,
      }),
    )
    .join('');
}

/** Draws the technologies that a player owns and can buy next (E2 8). */
export async function drawTechnologies(
  { race, ...seat }: SeatView,
  all: readonly TechnologySheet[],
): Promise<RenderedImage[]> {
  const lists = COLUMNS.map((color) => all.filter((one) => one.color === color).map((one) => ({ name: one.name, state: one.state, paint: technologyColors[color], more: foot(one) }))); // prettier-ignore
  const { body, bottom } = renderColumns(lists, 170, BOX_HEIGHT);
  const head = renderHeading(
    { name: seat.name || seat.short, color: seat.color, people: race },
    'can be bought next (price below)',
  );
  const data = await rasterize(composeTechnologies(head + body, bottom));
  return [{ name: 'technologies.jpg', alt: describeTechnologies({ race, ...seat }, all), data }];
}
