import { describeBattle, composeBattle } from '#render/pictures/battle-picture.ts';
import { withBadges, type BadgeRequest } from '#render/pictures/badges.ts';
import { cacheImage } from '#render/raster/rasterize.ts';
import { renderPages, renderPicture } from '#render/raster/render-pictures.ts';
import { LEGEND_ALT, rasterizeBoard } from '#render/raster/board-images.ts';
import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { renderEmojiPng } from '#render/raster/emoji-png.ts';
import { stackSections } from '#render/layout/sections.ts';
import type { BoardView, CombatView, SeatId, SeatView, SystemId, TechnologySheet } from '#ti2/views/index.ts';
import { describeBoard, describeSheets, describeSystems, describeTable, describeTechnologies } from './alt-text.ts';
import { composeBoard } from './board/board.ts';
import { composeCloseUp } from './board/close-up.ts';
import { unitSilhouettes } from './palette.ts';
import { paginateSheets, renderSheet, SHEETS_WIDTH } from './sheets/sheets.ts';
import { composeTechnologySheet } from './sheets/technologies.ts';

/** Draws an emoji as a PNG file. */
export const drawEmoji = renderEmojiPng;

/** Draws the board and its parts for a phone; with `table`, also the senate, the chart and the race sheets. */
export const drawBoard = (view: BoardView, { table = true } = {}): Promise<RenderedImage[]> =>
  cacheImage(`ti2 ${table} ${JSON.stringify(view)}`, async () => [
    ...(await rasterizeBoard(composeBoard(view), describeBoard(view), ({ hexes }, title) => {
      const shown = hexes.map((i) => view.systems[i]);
      return `${title} ${describeSystems(view, shown)}`;
    })),
    ...(table ? await drawTable(view) : []),
  ]);

/** Draws the senate, the chart and the race sheets. */
const drawTable = (view: BoardView): Promise<RenderedImage[]> =>
  renderPages(
    'table',
    paginateSheets(view).map(({ sections, seats }, i) => ({
      picture: stackSections(sections, SHEETS_WIDTH),
      alt: [i ? '' : describeTable(view), describeSheets(seats)].filter(Boolean).join(' ') || LEGEND_ALT,
    })),
  );

/** Draws the board with badges on systems, described by `alt`. */
export const drawReach = ({ view, badges, alt }: BadgeRequest<BoardView>): Promise<RenderedImage[]> =>
  renderPicture('reach', { picture: withBadges(composeBoard(view), badges), alt });

/** Draws some systems with `rings` rings of neighbors, in letters readable on a phone. */
export function drawCloseUp(view: BoardView, systems: readonly SystemId[], rings: number): Promise<RenderedImage[]> {
  const { shown, wanted, picture } = composeCloseUp(view, systems, rings);
  const name = `system-${wanted.map(({ position }) => position).join('-')}`;
  return renderPicture(name, { picture, alt: describeSystems(view, shown) });
}

/** Draws one player's race sheet. */
export function drawPlayer(view: BoardView, seat: SeatId): Promise<RenderedImage[]> {
  const seats = view.seats.filter(({ id }) => id === seat);
  const picture = stackSections(seats.map(renderSheet), SHEETS_WIDTH);
  return renderPicture(`player-${seat}`, { picture, alt: describeSheets(seats) });
}

/** Draws both sides of a finished battle. */
export const drawCombat = (view: CombatView): Promise<RenderedImage[]> =>
  renderPicture('combat', { picture: composeBattle(view, unitSilhouettes), alt: describeBattle(view) });

/** Draws the technologies that a player owns and can buy next (E2 8). */
export const drawTechnologies = (seat: SeatView, sheets: readonly TechnologySheet[]): Promise<RenderedImage[]> =>
  renderPicture('technologies', {
    picture: composeTechnologySheet(seat, sheets),
    alt: describeTechnologies(seat, sheets),
  });
