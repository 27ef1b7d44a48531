import { Illegal } from '#engine';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import { refreshTitle } from '#service/announce/refresh-title.ts';
import {
  requireOrganizer,
  resolveGameRow,
  type OperationCall,
  type OperationContext,
  type OperationResult,
} from '#service/operations/operation-context.ts';

/** Maximum length of a game's name, in characters. */
export const MAX_GAME_NAME_LENGTH = 40;

/** Throws Illegal if a name is empty or too long. */
export function requireGameName(name: string): void {
  if (name.length < 1 || name.length > MAX_GAME_NAME_LENGTH)
    throw new Illegal(`The name of a game can have 1 to ${MAX_GAME_NAME_LENGTH} visible characters.`);
}

/** Names an unfinished game; for the organizer. */
export function nameGame(
  operation: OperationContext,
  { now, by, game }: OperationCall,
  { name }: { name: string },
): OperationResult {
  const row = resolveGameRow(operation, game);
  const { id, status } = row;
  requireOrganizer(row, by);
  if (status === 'ended' || status === 'abandoned') throw new Illegal('The game is over.');
  requireGameName(name);
  operation.store.games.update(id, { name });
  if (status === 'lobby') refreshMessage(operation, id, now, 'lobby');
  refreshTitle(operation, id, now);
  return { game: id };
}
