import { Illegal } from '#engine';
import type { DraftResult, DraftedSeat } from './draft-result.ts';
import { asIndex, asList, asObject, asText, type JsonObject } from './json-values.ts';

/**
 * The tool's boards by the number of players, as map strings: "2.3" is tile 3 of the slice of the player in position 2,
 * "2.H" is that player's home system. Position 0 is in the north and belongs to the speaker.
 */
export const MILTY_BOARDS: Readonly<Record<number, string>> = {
  3:
    '0.4 85A4 1.4 85A0 2.4 85A2 0.1 87A0 0.3 87A4 1.1 87A2 1.3 87A0 2.1 87A4 2.3 87A2 ' +
    '0.H 0.0 83A1 85A4 83A2 1.2 1.H 1.0 83A0 85A0 83A1 2.2 2.H 2.0 83A2 85A2 83A0 0.2',
  4:
    '0.4 1.4 85A5 2.4 3.4 85A2 0.1 0.3 1.1 87A1 1.3 87A5 2.1 2.3 3.1 87A4 3.3 87A2 ' +
    '0.H 0.0 1.2 1.H 1.0 83A2 85A5 83A0 2.2 2.H 2.0 3.2 3.H 3.0 83A2 85A2 83A0 0.2',
  5:
    '0.4 1.4 2.4 85A0 3.4 4.4 0.1 0.3 1.1 1.3 2.1 87A2 2.3 87A0 3.1 3.3 4.1 4.3 ' +
    '0.H 0.0 1.2 1.H 1.0 2.2 2.H 2.0 83A0 85A0 83A1 3.2 3.H 3.0 4.2 4.H 4.0 0.2',
  6:
    '0.4 1.4 2.4 3.4 4.4 5.4 0.1 0.3 1.1 1.3 2.1 2.3 3.1 3.3 4.1 4.3 5.1 5.3 ' +
    '0.H 0.0 1.2 1.H 1.0 2.2 2.H 2.0 3.2 3.H 3.0 4.2 4.H 4.0 5.2 5.H 5.0 0.2',
  7:
    '83B0 1.4 2.4 84B0 89B0 5.4 0.4 0.3 1.1 1.3 2.1 2.3 3.4 4.4 4.3 5.1 5.3 6.4 ' +
    '0.1 83B0 1.2 1.H 1.0 2.2 2.H 2.0 84B0 3.1 3.3 4.1 4.0 5.2 83B2 6.2 6.1 6.3 ' +
    '0.H 0.0 -1 -1 -1 -1 -1 -1 -1 -1 -1 3.2 3.H 3.0 4.2 4.H -1 -1 5.H 5.0 -1 6.H 6.0 0.2',
  8:
    '87A1 89B3 2.4 87A4 89B0 6.4 0.4 1.4 1.3 2.1 2.3 3.4 4.4 5.4 5.3 6.1 6.3 7.4 ' +
    '0.1 0.3 1.1 1.0 2.2 83B2 3.2 3.1 3.3 4.1 4.3 5.1 5.0 6.2 83B2 7.2 7.1 7.3 ' +
    '0.H 0.0 1.2 1.H -1 -1 2.H 2.0 -1 3.H 3.0 4.2 4.H 4.0 5.2 5.H -1 -1 6.H 6.0 -1 7.H 7.0 0.2',
};

/** A player with the slice that they drafted. */
interface MiltySeat extends DraftedSeat {
  position: number;
  tiles: readonly string[];
}

/**
 * Parses the data of a Milty draft, as its address `/api/draft/…` shows them; undefined if they are something else.
 * Throws Illegal if the draft is not finished, or if its variant cannot be played.
 */
export function parseMiltyDraft(data: JsonObject): DraftResult | undefined {
  const players = asObject(asObject(data.draft)?.players);
  const slices = asList(data.slices);
  if (!players || !slices) return undefined;
  const alliance = asObject(data.config)?.alliance;
  if (alliance !== undefined && alliance !== null && alliance !== false)
    throw new Illegal('This is a draft for the alliance variant, which cannot be played here.');
  const seats = Object.values(players).map((player, i) => readSeat(asObject(player) ?? {}, slices, i));
  seats.sort((a, b) => a.position - b.position);
  const board = MILTY_BOARDS[seats.length];
  if (board === undefined) throw new Illegal(`A Milty draft is for 3 to 8 players, but this one has ${seats.length}.`);
  requirePositions(seats.map(({ position }) => position));
  return {
    tool: 'm',
    map: fillBoard(board, seats),
    seats: seats.map(({ name, faction }) => ({ ...(name !== undefined && { name }), faction })),
    speaker: 0,
  };
}

function readSeat(player: JsonObject, slices: readonly unknown[], index: number): MiltySeat {
  const name = (asText(player.name) ?? `player ${index + 1}`).slice(0, 60);
  const position = asIndex(player.position);
  const slice = asIndex(player.slice);
  const faction = asText(player.faction);
  if (faction === undefined) throw unfinished(name, 'faction');
  if (slice === undefined) throw unfinished(name, 'slice');
  if (position === undefined) throw unfinished(name, 'position');
  const tiles = (asList(asObject(slices[slice])?.tiles) ?? []).map((tile) => asText(tile) ?? '');
  if (tiles.length !== 5) throw new Illegal(`I cannot read this draft: the slice of ${name} does not have 5 tiles.`);
  return { name, position, faction, tiles };
}

/** Throws Illegal unless each position, counted from 0, is that of one player. `positions`: in ascending order. */
export function requirePositions(positions: readonly number[]): void {
  const open = positions.findIndex((position, i) => position !== i);
  if (open >= 0) throw new Illegal(`I cannot read this draft: no player picked position ${open + 1}.`);
}

/** Creates the error for a draft in which a player still has something to pick. */
export const unfinished = (name: string, what: string): Illegal =>
  new Illegal(`The draft is not finished: ${name} has no ${what} yet.`);

const fillBoard = (board: string, seats: readonly MiltySeat[]): string =>
  board.replace(/(\d)\.([H0-4])/g, (_word, seat: string, tile: string) =>
    tile === 'H' ? '0' : seats[Number(seat)].tiles[Number(tile)],
  );
