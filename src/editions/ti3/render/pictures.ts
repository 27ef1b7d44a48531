import { describeBattle, composeBattle } from '#render/pictures/battle-picture.ts';
import { measureHexes, composeHexes, type Footer } from '#render/pictures/hex-picture.ts';
import { systemFontScale, boardFontScale } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { rasterize, cacheImage } from '#render/raster/rasterize.ts';
import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { renderEmojiPng } from '#render/raster/emoji-png.ts';
import { stackSections } from '#render/layout/sections.ts';
import {
  hexDistance,
  parsePosition,
  type BoardView,
  type Color,
  type CombatView,
  type SeatId,
  type SeatView,
  type SystemId,
  type SystemView,
  type TechnologySheet,
} from '#ti3/views/index.ts';
import { describeBoard, describeSheets, describeSystems, describeTechnologies } from './alt-text.ts';
import { renderEditionLegend } from './board/legend.ts';
import { unitSilhouettes } from './palette.ts';
import { renderSheet, sheetSections, SHEETS_WIDTH } from './sheets/sheets.ts';
import { composeTechnologySheet } from './sheets/technologies.ts';
import { occupiedBoxes } from '#render/tile/tile.ts';
import { tileLayers, toTileInput } from './tile/tile.ts';

/** Draws an emoji as a PNG file. */
export const drawEmoji = renderEmojiPng;

/** Composes the galaxy, or some of its systems; `size` is the font scale. */
export function composeGalaxy(
  view: BoardView,
  shown: readonly SystemView[] = view.systems,
  size = 1,
  below?: (width: number) => Footer,
): Composition {
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  const colorOf = (seat: string): Color => colors[seat] ?? 'black';
  const hexes = shown.map((system) => {
    const { position, active } = system;
    const standing = () => occupiedBoxes(toTileInput(system, colorOf), size);
    return { ...parsePosition(position), active, standing, layers: tileLayers(system, colorOf, size) };
  });
  const moves = view.moves.flatMap(({ seat, from, to }) => {
    const [start, end] = [from, to].map((id) => view.systems.find((one) => one.id === id));
    if (!start || !end || ![start, end].some((one) => shown.includes(one))) return [];
    return [{ color: colorOf(seat), from: parsePosition(start.position), to: parsePosition(end.position) }];
  });
  return composeHexes(hexes, moves, below);
}

/** Composes the whole galaxy with its legend below. */
export function composeBoard(view: BoardView): Composition {
  const { beside, tiles } = boardFontScale(
    measureHexes(view.systems.map(({ position }) => parsePosition(position))).width,
  );
  return composeGalaxy(view, view.systems, tiles, (width) => renderEditionLegend(view, width, beside));
}

/** Composes some systems with `rings` rings of neighbors, in letters readable on a phone. */
export function composeCloseUp(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): { shown: SystemView[]; wanted: SystemView[]; drawn: Composition } {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter(({ position }) =>
    wanted.some((one) => hexDistance(one.position, position) <= rings),
  );
  const size = Math.min(
    LARGEST,
    systemFontScale(measureHexes(shown.map(({ position }) => parsePosition(position))).width),
  );
  return { shown, wanted, drawn: composeGalaxy(view, shown, size) };
}

/** Largest font scale at which labels do not cover what they stand next to. */
const LARGEST = 1.45;

/** Draws the board; with `table`, also the race sheets. */
export const drawBoard = (view: BoardView, { table = true } = {}): Promise<RenderedImage[]> =>
  cacheImage(`ti3 ${table} ${JSON.stringify(view)}`, async () => [
    { name: 'board.jpg', data: await rasterize(composeBoard(view)), alt: describeBoard(view) },
    ...(table
      ? [
          {
            name: 'table.jpg',
            data: await rasterize(stackSections(sheetSections(view), SHEETS_WIDTH)),
            alt: describeSheets(view),
          },
        ]
      : []),
  ]);

/** Draws some systems with `rings` rings of neighbors. */
export async function drawCloseUp(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): Promise<RenderedImage[]> {
  const { shown, wanted, drawn: composed } = composeCloseUp(view, systems, rings);
  const name = `systems-${wanted.map(({ position }) => position).join('-')}.jpg`;
  return [{ name, data: await rasterize(composed), alt: describeSystems(view, shown) }];
}

/** Draws one player's race sheet. */
export async function drawPlayer(view: BoardView, seat: SeatId): Promise<RenderedImage[]> {
  const seats = view.seats.filter(({ id }) => id === seat);
  const data = await rasterize(
    stackSections(
      seats.map((one) => renderSheet(one, view.goal)),
      SHEETS_WIDTH,
    ),
  );
  return [{ name: 'sheet.jpg', data, alt: describeSheets({ ...view, seats, objectives: [] }) }];
}

/** Draws both sides of a finished battle. */
export const drawCombat = async (view: CombatView): Promise<RenderedImage[]> => [
  { name: 'battle.jpg', data: await rasterize(composeBattle(view, unitSilhouettes)), alt: describeBattle(view) },
];

/** Draws the technologies that a player owns and could gain next. */
export const drawTechnologies = async (
  seat: SeatView,
  sheets: readonly TechnologySheet[],
): Promise<RenderedImage[]> => [
  {
    name: 'technologies.jpg',
    data: await rasterize(composeTechnologySheet(seat, sheets)),
    alt: describeTechnologies(seat, sheets),
  },
];
