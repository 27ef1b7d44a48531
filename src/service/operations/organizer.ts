import { Illegal } from '#engine';
import type { GameRow, RequestRow } from '#store';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import { send } from '#service/announce/send-message.ts';
import {
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from './operation-context.ts';
import { requireOrganizerLimit } from '#service/lobby/create-game.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { closeRequest } from '#service/consent/close-request.ts';
import { requestConsent } from '#service/consent/open-request.ts';
import type { GameId, UserId } from '#service/types.ts';

/** Asks another player to become the organizer; takes effect when they agree. */
export function appointOrganizer(
  operation: OperationContext,
  work: OperationCall,
  { organiser: user }: { organiser: UserId },
): OperationResult {
  const { by } = work;
  const row = resolveGameRow(operation, work.game);
  requireOrganizer(row, by);
  if (user === by.user) throw new Illegal('You already organize this game.');
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  requirePlayer(operation, row, user);
  requireOrganizerLimit(operation, row.id, user);
  const { requestId, granted } = requestConsent(operation, work, row, 'appoint', { organiser: user });
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  setOrganizer(operation, work.now, row.id, user);
  return { game: row.id };
}

export function applyAppointment(
  operation: OperationContext,
  { now }: OperationCall,
  row: GameRow,
  { user, payload }: RequestRow,
): undefined {
  const { organiser } = payload as { organiser: UserId };
  requireOrganizer(row, { user });
  requirePlayer(operation, row, organiser);
  // They may have started to organize other games since they were asked.
  requireOrganizerLimit(operation, row.id, organiser);
  setOrganizer(operation, now, row.id, organiser);
}

/** Throws Illegal unless the user is a member: no outsider and no AI player can be the organizer. */
function requirePlayer(operation: OperationContext, row: GameRow, user: UserId): void {
  if (isAi(user) || !operation.store.members.present(row.id).some((one) => one.user === user))
    throw new Illegal('Only a person who plays in this game can organize it.');
}

/**
 * Asks to replace an organizer who has gone silent. Takes effect when all the others except the organizer agree, or
 * when the player asks again after a week without objections from anyone, including the organizer. A lobby is taken
 * over at once if its organizer has left it, and otherwise not at all.
 */
export function takeOverOrganizing(operation: OperationContext, work: OperationCall): OperationResult {
  const { by } = work;
  const row = resolveGameRow(operation, work.game);
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  const players = operation.store.members.present(row.id);
  resolveMember(players, by);
  if (row.organiser === by.user) throw new Illegal('You already organize this game.');
  if (row.status === 'lobby')
    return takeOverLobby(
      operation,
      work,
      row,
      players.some(({ user }) => user === row.organiser),
    );
  const { requestId, granted } = requestConsent(operation, work, row, 'organiser', { organiser: row.organiser });
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  setOrganizer(operation, work.now, row.id, by.user);
  return { game: row.id };
}

function takeOverLobby(
  operation: OperationContext,
  { now, by }: OperationCall,
  { id }: GameRow,
  there: boolean,
): { game: GameId } {
  if (there) throw new Illegal('You cannot become the organizer before the game starts unless the organizer leaves.');
  requireOrganizerLimit(operation, id, by.user, 'You');
  setOrganizer(operation, now, id, by.user);
  refreshMessage(operation, id, now, 'lobby');
  return { game: id };
}

export function applyTakeOver(
  operation: OperationContext,
  { now }: OperationCall,
  { id }: GameRow,
  user: UserId,
): undefined {
  resolveMember(operation.store.members.present(id), { user });
  setOrganizer(operation, now, id, user);
}

/**
 * Changes the organizer. Closes the previous organizer's open requests and offers, and any request about who organizes.
 */
export function setOrganizer(operation: OperationContext, now: number, game: GameId, user: UserId): void {
  for (const open of operation.store.requests.open(game))
    if (open.kind !== 'undo') closeRequest(operation, now, resolveGameRow(operation, game), open, 'lapsed');
  operation.store.games.update(game, { organiser: user });
  send(operation, game, now, { kind: 'notice', notice: { what: 'organiser', user } });
}
