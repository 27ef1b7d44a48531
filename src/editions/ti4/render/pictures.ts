import { withBadges, type BadgeRequest } from '#render/pictures/badges.ts';
import { rasterize, cacheImage } from '#render/raster/rasterize.ts';
import { renderPages, renderPicture } from '#render/raster/render-pictures.ts';
import { LEGEND_ALT, rasterizeBoard } from '#render/raster/board-images.ts';
import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { renderEmojiPng } from '#render/raster/emoji-png.ts';
import type { BoardView, BoardChanges, CombatView, DraftView, HandView, TechnologySheet } from '#ti4/views/index.ts';
import { withBoardEvents } from '#ti4/views/index.ts';
import {
  describeBoard,
  describeCloseUp,
  describeCombat,
  describeDraft,
  describeHand,
  isHandDescribed,
  describePlayer,
  describePlayers,
  describeChanges,
  describeTable,
  describeTechnologies,
} from './alt-text.ts';
import { composeMap } from './board/board.ts';
import { composeCloseUp, selectFrames, systemsAround } from './board/close-up.ts';
import { composeCombatView } from './sheets/combat.ts';
import { composeHand, paginateHand } from './sheets/hand.ts';
import { composeSlices } from './board/slices.ts';
import { composeTechnologySheet, type Researcher } from './sheets/technologies.ts';
import { composePlayer, paginateSheets } from './sheets/sheets.ts';

export type { RenderedImage };
/** Draws an emoji as a PNG file. */
export const drawEmoji = renderEmojiPng;

// Only this file of the folder makes picture files; the others compose their contents.

/**
 * Draws the whole board with its parts for a phone and, with `table`, further pictures of the player areas, objectives
 * and laws.
 */
export function drawBoard(view: BoardView, { table = true }: { table?: boolean } = {}): Promise<RenderedImage[]> {
  const { draft } = view;
  return cacheImage(`board ${table} ${JSON.stringify(view)}`, async () =>
    draft ? drawnDraft(view, draft) : mapAndTable(view, table),
  );
}

/** Draws one picture after another, since the canvas of each takes 10 to 20 MB. */
async function mapAndTable(view: BoardView, table: boolean): Promise<RenderedImage[]> {
  const onMap = view.systems.filter(({ position }) => position !== null);
  const maps = await rasterizeBoard(composeMap(view), describeBoard(view), ({ hexes }, title) => {
    const shown = hexes.map((i) => onMap[i]);
    return describeCloseUp(view, shown, title);
  });
  return [...maps, ...(table ? await drawTable(view) : [])];
}

/** Draws the map alone, with a summary in its corners. */
export const drawMap = async (view: BoardView): Promise<RenderedImage> => ({
  name: 'board.jpg',
  data: await rasterize(composeMap(view)),
  alt: describeBoard(view),
});

/** Draws the map with badges on systems, described by `alt`. */
export const drawReach = ({ view, badges, alt }: BadgeRequest<BoardView>): Promise<RenderedImage[]> =>
  renderPicture('reach', { picture: withBadges(composeMap(view), badges), alt });

/** Draws the slices, and the galaxy if it has more than one system. */
const drawnDraft = (view: BoardView, draft: DraftView): Promise<RenderedImage[]> =>
  Promise.all([
    drawDraft(view, draft),
    ...(view.systems.filter(({ position }) => position !== null).length > 1 ? [drawMap(view)] : []),
  ]);

/** Draws the slices of a draft. */
const drawDraft = async (view: BoardView, draft: DraftView): Promise<RenderedImage> => ({
  name: 'slices.jpg',
  data: await rasterize(composeSlices(view, draft)),
  alt: describeDraft(view, draft),
});

/** Picture widths in pixels: large enough to zoom in, and three pixels for each point of a phone's screen. */
const LARGE = 2000;
const ON_A_PHONE = 1200;

/** Draws the changes on the board and their surroundings for a phone. */
export async function drawChanges(board: BoardView, changed: BoardChanges): Promise<RenderedImage[]> {
  const view = withBoardEvents(board, changed.happened);
  return Promise.all(
    selectFrames(view, changed).map(async (shown, i) => ({
      name: `scene-${i + 1}.jpg`,
      data: await rasterize(composeCloseUp(view, shown, ON_A_PHONE)),
      alt: describeChanges(view, changed, shown),
    })),
  );
}

/** Draws both sides of a finished combat. */
export const drawCombat = (combat: CombatView): Promise<RenderedImage[]> =>
  renderPicture('combat', { picture: composeCombatView(combat), alt: describeCombat(combat) });

/** Draws a close-up of one system and its neighbors. Throws if the system is not on the board. */
export async function drawCloseUp(
  view: BoardView,
  { system, rings }: { system: string; rings: number },
): Promise<RenderedImage[]> {
  const centre = view.systems.find(({ id }) => id === system);
  if (!centre) throw new Error(`No system ${system}`);
  const shown = systemsAround(view, centre, rings);
  return renderPicture(`system-${centre.position ?? system}`, {
    picture: composeCloseUp(view, shown, LARGE),
    alt: describeCloseUp(view, shown),
  });
}

/** Draws the player areas in initiative order, the public objectives and the laws. */
export const drawTable = (view: BoardView): Promise<RenderedImage[]> =>
  renderPages(
    'table',
    paginateSheets(view).map(({ picture, seats }, i) => ({
      picture,
      alt: (i ? describePlayers(view, seats) : describeTable(view)) || LEGEND_ALT,
    })),
  );

/** Draws one player's area. Throws if there is no such seat. */
export async function drawPlayer(view: BoardView, seat: string): Promise<RenderedImage[]> {
  const found = view.seats.find(({ id }) => id === seat);
  if (!found) throw new Error(`No seat ${seat}`);
  return renderPicture(`player-${seat}`, { picture: composePlayer(view, found), alt: describePlayer(view, found) });
}

/** Draws the technologies that a player owns and can research next. */
export const drawTechnologies = (seat: Researcher, sheets: TechnologySheet[]): Promise<RenderedImage[]> =>
  renderPicture('technologies', {
    picture: composeTechnologySheet(seat, sheets),
    alt: describeTechnologies(seat, sheets),
  });

/**
 * Draws a seat's own cards, for its player alone: on as many pictures as it takes for their alt texts to hold the texts
 * of all cards.
 */
export const drawHand = (hand: HandView): Promise<RenderedImage[]> =>
  renderPages(
    'hand',
    paginateHand(hand, isHandDescribed).map((page) => ({ picture: composeHand(page), alt: describeHand(page) })),
  );
