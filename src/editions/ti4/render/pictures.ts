import { rasterize, cacheImage } from '#render/raster/rasterize.ts';
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
  describePlayer,
  describePlayers,
  describeChanges,
  describeTable,
  describeTechnologies,
} from './alt-text.ts';
import { composeMap } from './board/board.ts';
import { composeCloseUp, selectFrames, systemsAround } from './board/close-up.ts';
import { composeCombatView } from './sheets/combat.ts';
import { composeHand } from './sheets/hand.ts';
import { composeSlices } from './board/slices.ts';
import { composeTechnologySheet, type Researcher } from './sheets/technologies.ts';
import { composePlayer, paginateSheets } from './sheets/sheets.ts';

export type { RenderedImage };
/** A sign as a file. */
export const drawEmoji = renderEmojiPng;

// The one file of the map that makes files of pictures: all others say what is on them.

/** The whole board, and further pictures with the players' areas, objectives and laws. */
export function drawBoard(view: BoardView, { table = true }: { table?: boolean } = {}): Promise<RenderedImage[]> {
  const { draft } = view;
  return cacheImage(`board ${table} ${JSON.stringify(view)}`, async () =>
    draft ? drawnDraft(view, draft) : mapAndTable(view, table),
  );
}

async function mapAndTable(view: BoardView, table: boolean): Promise<RenderedImage[]> {
  const [map, pages] = await Promise.all([drawMap(view), table ? drawTable(view) : []]);
  return [map, ...pages];
}

/** The map alone, with a summary in its corners. */
export const drawMap = async (view: BoardView): Promise<RenderedImage> => ({
  name: 'board.jpg',
  data: await rasterize(composeMap(view), true),
  alt: describeBoard(view),
});

/** The slices; and the galaxy, where something lies between them. */
const drawnDraft = (view: BoardView, draft: DraftView): Promise<RenderedImage[]> =>
  Promise.all([
    drawDraft(view, draft),
    ...(view.systems.filter(({ position }) => position !== null).length > 1 ? [drawMap(view)] : []),
  ]);

/** The slices of a draft. */
const drawDraft = async (view: BoardView, draft: DraftView): Promise<RenderedImage> => ({
  name: 'slices.jpg',
  data: await rasterize(composeSlices(view, draft)),
  alt: describeDraft(view, draft),
});

/** Wide enough to be enlarged on a phone, and on a desk; and three pixels for each of a phone's. */
const LARGE = 2000;
const ON_A_PHONE = 1200;

/** What changed on the board and what lies around it, drawn for a phone. */
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

/** Both sides of a combat that is over. */
export const drawCombat = async (combat: CombatView): Promise<RenderedImage[]> => [
  { name: 'combat.jpg', data: await rasterize(composeCombatView(combat)), alt: describeCombat(combat) },
];

/** One system and those around it, large. Throws where the system is not on the board. */
export async function drawCloseUp(
  view: BoardView,
  { system, rings }: { system: string; rings: number },
): Promise<RenderedImage[]> {
  const centre = view.systems.find(({ id }) => id === system);
  if (!centre) throw new Error(`No system ${system}`);
  const shown = systemsAround(view, centre, rings);
  return [
    {
      name: `system-${centre.position ?? system}.jpg`,
      data: await rasterize(composeCloseUp(view, shown, LARGE)),
      alt: describeCloseUp(view, shown),
    },
  ];
}

/** The players' areas in initiative order, the public objectives and the laws. */
export const drawTable = (view: BoardView): Promise<RenderedImage[]> =>
  Promise.all(
    paginateSheets(view).map(async ({ picture, seats }, i) => ({
      name: `table-${i + 1}.jpg`,
      data: await rasterize(picture),
      alt: i ? describePlayers(view, seats) : describeTable(view),
    })),
  );

/** One player's area alone. Throws where there is no such seat. */
export async function drawPlayer(view: BoardView, seat: string): Promise<RenderedImage[]> {
  const found = view.seats.find(({ id }) => id === seat);
  if (!found) throw new Error(`No seat ${seat}`);
  return [
    { name: `player-${seat}.jpg`, data: await rasterize(composePlayer(view, found)), alt: describePlayer(view, found) },
  ];
}

/** What a player owns and could research next. */
export const drawTechnologies = async (seat: Researcher, sheets: TechnologySheet[]): Promise<RenderedImage[]> => [
  {
    name: 'technologies.jpg',
    data: await rasterize(composeTechnologySheet(seat, sheets)),
    alt: describeTechnologies(seat, sheets),
  },
];

/** A seat's own cards, for its owner alone. */
export const drawHand = async (hand: HandView): Promise<RenderedImage[]> => [
  { name: 'hand.jpg', data: await rasterize(composeHand(hand)), alt: describeHand(hand) },
];
