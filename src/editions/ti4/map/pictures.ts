import { drawn, finishedOnce } from '../../../drawing/raster/drawing.ts';
import type { Drawn } from '../../../drawing/raster/drawn.ts';
import { belowEachOther } from '../../../drawing/sections.ts';
import type { BoardView, DraftView, HandView } from '../views/index.ts';
import { describeBoard, describeCloseUp, describeDraft, describeHand, describePlayer, describeTable } from './alt.ts';
import { closeUpPieces, mapPieces, systemsAround } from './board.ts';
import { handPicture } from './hand.ts';
import { slicesPicture } from './slices.ts';
import { playerPicture, tableSections, WIDTH } from './table.ts';

export type { Drawn };

// The one file of the map that makes files of pictures: all others say what is on them.

/** The whole board, and a second picture with the players' areas, objectives and laws. */
export function drawBoard(view: BoardView, { table = true }: { table?: boolean } = {}): Promise<Drawn[]> {
  const { draft } = view;
  return finishedOnce(`board ${table} ${JSON.stringify(view)}`, async () =>
    draft ? drawnDraft(view, draft) : Promise.all(table ? [drawMap(view), drawTable(view)] : [drawMap(view)]),
  );
}

/** The map alone, with a summary in its corners. */
export const drawMap = async (view: BoardView): Promise<Drawn> => ({
  name: 'board.jpg',
  data: await drawn(mapPieces(view), true),
  alt: describeBoard(view),
});

/** The slices; and the galaxy, where something lies between them. */
const drawnDraft = (view: BoardView, draft: DraftView): Promise<Drawn[]> =>
  Promise.all([drawDraft(view, draft), ...(view.systems.filter(({ position }) => position !== null).length > 1 ? [drawMap(view)] : [])]);

/** The slices of a draft. */
const drawDraft = async (view: BoardView, draft: DraftView): Promise<Drawn> => ({
  name: 'slices.jpg',
  data: await drawn(slicesPicture(view, draft)),
  alt: describeDraft(view, draft),
});

/** One system and those around it, large. Throws where the system is not on the board. */
export async function drawCloseUp(view: BoardView, { system, rings }: { system: string; rings: number }): Promise<Drawn[]> {
  const centre = view.systems.find(({ id }) => id === system);
  if (!centre) throw new Error(`No system ${system}`);
  const shown = systemsAround(view, centre, rings);
  return [
    {
      name: `system-${centre.position ?? system}.jpg`,
      data: await drawn(closeUpPieces(view, shown)),
      alt: describeCloseUp(view, shown),
    },
  ];
}

/** The players' areas in initiative order, the public objectives and the laws. */
export const drawTable = async (view: BoardView): Promise<Drawn> => ({
  name: 'table.jpg',
  data: await drawn(belowEachOther(tableSections(view), WIDTH)),
  alt: describeTable(view),
});

/** One player's area alone. Throws where there is no such seat. */
export async function drawPlayer(view: BoardView, seat: string): Promise<Drawn[]> {
  const found = view.seats.find(({ id }) => id === seat);
  if (!found) throw new Error(`No seat ${seat}`);
  return [{ name: `player-${seat}.jpg`, data: await drawn(playerPicture(view, found)), alt: describePlayer(view, found) }];
}

/** A seat's own cards, for its owner alone. */
export const drawHand = async (hand: HandView): Promise<Drawn[]> => [
  { name: 'hand.jpg', data: await drawn(handPicture(hand)), alt: describeHand(hand) },
];
