import { describeBattle, composeBattle } from '#render/pictures/battle-picture.ts';
import { withBadges, type BadgeRequest } from '#render/pictures/badges.ts';
import { rasterize, cacheImage } from '#render/raster/rasterize.ts';
import { LEGEND_ALT, rasterizeBoard } from '#render/raster/board-images.ts';
import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { renderEmojiPng } from '#render/raster/emoji-png.ts';
import { stackSections } from '#render/layout/sections.ts';
import type { BoardView, CombatView, SeatId, SeatView, SystemId, TechnologySheet } from '#ti3/views/index.ts';
import { describeBoard, describeSheets, describeSystems, describeTechnologies } from './alt-text.ts';
import { composeBoard } from './board/board.ts';
import { composeCloseUp } from './board/close-up.ts';
import { unitSilhouettes } from './palette.ts';
import { paginateSheets, renderSheet, SHEETS_WIDTH } from './sheets/sheets.ts';
import { composeTechnologySheet } from './sheets/technologies.ts';

/** Draws an emoji as a PNG file. */
export const drawEmoji = renderEmojiPng;

/** Draws the board and its parts for a phone; with `table`, also the common play area and the race sheets. */
export const drawBoard = (view: BoardView, { table = true } = {}): Promise<RenderedImage[]> =>
  cacheImage(`ti3 ${table} ${JSON.stringify(view)}`, async () => [
    ...(await rasterizeBoard(composeBoard(view), describeBoard(view), ({ hexes }, title) => {
      const shown = hexes.map((i) => view.systems[i]);
      return `${title} ${describeSystems(view, shown)}`;
    })),
    ...(table ? await drawTable(view) : []),
  ]);

/** Draws the common play area and the race sheets. */
async function drawTable(view: BoardView): Promise<RenderedImage[]> {
  const pages: RenderedImage[] = [];
  for (const [i, { sections, seats }] of paginateSheets(view).entries())
    pages.push({
      name: `table-${i + 1}.jpg`,
      data: await rasterize(stackSections(sections, SHEETS_WIDTH)),
      alt: describeSheets({ ...view, seats, objectives: i ? [] : view.objectives }) || LEGEND_ALT,
    });
  return pages;
}

/** Draws the board with badges on systems, described by `alt`. */
export const drawReach = async ({ view, badges, alt }: BadgeRequest<BoardView>): Promise<RenderedImage[]> => [
  { name: 'reach.jpg', data: await rasterize(withBadges(composeBoard(view), badges)), alt },
];

/** Draws some systems with `rings` rings of neighbors. */
export async function drawCloseUp(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): Promise<RenderedImage[]> {
  const { shown, wanted, drawn } = composeCloseUp(view, systems, rings);
  const name = `system-${wanted.map(({ position }) => position).join('-')}.jpg`;
  return [{ name, data: await rasterize(drawn), alt: describeSystems(view, shown) }];
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
  return [{ name: `player-${seat}.jpg`, data, alt: describeSheets({ ...view, seats, objectives: [] }) }];
}

/** Draws both sides of a finished battle. */
export const drawCombat = async (view: CombatView): Promise<RenderedImage[]> => [
  { name: 'combat.jpg', data: await rasterize(composeBattle(view, unitSilhouettes)), alt: describeBattle(view) },
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
