import { Illegal } from '#engine';
import type { GameRow, RequestRow } from '#store';
import { refreshMessage, send } from '#service/announce/announce-command.ts';
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

/** The organiser asks another player to organise; done when that player agrees. */
export function appointOrganizer(
  desk: OperationContext,
  work: OperationCall,
  { organiser: user }: { organiser: UserId },
): OperationResult {
  const { by } = work;
  const row = resolveGameRow(desk, work.game);
  requireOrganizer(row, by);
  if (user === by.user) throw new Illegal('You organise this game already.');
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  requirePlayer(desk, row, user);
  requireOrganizerLimit(desk, row.id, user);
  const { requestId, granted } = requestConsent(desk, work, row, 'appoint', { organiser: user });
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  setOrganizer(desk, work.now, row.id, user);
  return { game: row.id };
}

export function applyAppointment(
  desk: OperationContext,
  { now }: OperationCall,
  row: GameRow,
  { user, payload }: RequestRow,
): undefined {
  const { organiser } = payload as { organiser: UserId };
  requireOrganizer(row, { user });
  requirePlayer(desk, row, organiser);
  // They may have come to organise others since they were asked.
  requireOrganizerLimit(desk, row.id, organiser);
  setOrganizer(desk, now, row.id, organiser);
}

/** Whoever organises a game plays in it: nobody is drafted, and no program organises. */
function requirePlayer(desk: OperationContext, row: GameRow, user: UserId): void {
  if (isAi(user) || !desk.store.members.present(row.id).some((one) => one.user === user))
    throw new Illegal('Only somebody who plays in the game can organise it.');
}

/**
 * A player asks to organise in place of somebody who has gone silent. Done when all the others but the organiser have
 * agreed, or when asked for again after a week in which nobody, the organiser included, has said no. A game that has not begun
 * is taken over at once when its organiser has left it, and not while they are there.
 */
export function takeOverOrganizing(desk: OperationContext, work: OperationCall): OperationResult {
  const { by } = work;
  const row = resolveGameRow(desk, work.game);
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  const players = desk.store.members.present(row.id);
  resolveMember(players, by);
  if (row.organiser === by.user) throw new Illegal('You organise this game already.');
  if (row.status === 'lobby')
    return takeOverLobby(
      desk,
      work,
      row,
      players.some(({ user }) => user === row.organiser),
    );
  const { requestId, granted } = requestConsent(desk, work, row, 'organiser', { organiser: row.organiser });
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  setOrganizer(desk, work.now, row.id, by.user);
  return { game: row.id };
}

function takeOverLobby(
  desk: OperationContext,
  { now, by }: OperationCall,
  { id }: GameRow,
  there: boolean,
): { game: GameId } {
  if (there) throw new Illegal('The game has not begun yet, and its organiser has not left it.');
  requireOrganizerLimit(desk, id, by.user, 'You');
  setOrganizer(desk, now, id, by.user);
  refreshMessage(desk, id, now, 'lobby');
  return { game: id };
}

export function applyTakeOver(
  desk: OperationContext,
  { now }: OperationCall,
  { id }: GameRow,
  user: UserId,
): undefined {
  resolveMember(desk.store.members.present(id), { user });
  setOrganizer(desk, now, id, user);
}

/** What the one before has asked for or offered as the organiser ends with it, and what was asked for about who organises is settled. */
export function setOrganizer(desk: OperationContext, now: number, game: GameId, user: UserId): void {
  for (const open of desk.store.requests.open(game))
    if (open.kind !== 'undo') closeRequest(desk, now, resolveGameRow(desk, game), open, 'lapsed');
  desk.store.games.update(game, { organiser: user });
  send(desk, game, now, { kind: 'notice', notice: { what: 'organiser', user } });
}
