import { Illegal } from '#engine';
import type { GameRow, RequestRow } from '#store';
import { refresh, send } from '#service/announce/announce-command.ts';
import { gameRow, organiserOnly, type Desk, type Done, type Work } from './operation-context.ts';
import { refuseBeyondLimit } from '#service/lobby/create-game.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { isPractice } from '#service/ai/ai-user.ts';
import { close } from '#service/consent/close-request.ts';
import { propose } from '#service/consent/open-request.ts';
import type { GameId, UserId } from '#service/types.ts';

/** The organiser asks another player to organise; done when that player agrees. */
export function appoint(desk: Desk, work: Work, { organiser: user }: { organiser: UserId }): Done {
  const { by } = work;
  const row = gameRow(desk, work.game);
  organiserOnly(row, by);
  if (user === by.user) throw new Illegal('You organise this game already.');
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  player(desk, row, user);
  refuseBeyondLimit(desk, row.id, user);
  const { request, granted } = propose(desk, work, row, 'appoint', { organiser: user });
  if (!granted) return { game: row.id, ...(request !== null && { request }) };
  makeOrganiser(desk, work.now, row.id, user);
  return { game: row.id };
}

export function carryOutAppointment(desk: Desk, { now }: Work, row: GameRow, { user, payload }: RequestRow): undefined {
  const { organiser } = payload as { organiser: UserId };
  organiserOnly(row, { user });
  player(desk, row, organiser);
  // They may have come to organise others since they were asked.
  refuseBeyondLimit(desk, row.id, organiser);
  makeOrganiser(desk, now, row.id, organiser);
}

/** Whoever organises a game plays in it: nobody is drafted, and no program organises. */
function player(desk: Desk, row: GameRow, user: UserId): void {
  if (isPractice(user) || !desk.store.members.present(row.id).some((one) => one.user === user))
    throw new Illegal('Only somebody who plays in the game can organise it.');
}

/**
 * A player asks to organise in place of somebody who has gone silent. Done when all the others but the organiser have
 * agreed, or when asked for again after a week in which nobody, the organiser included, has said no. A game that has not begun
 * is taken over at once when its organiser has left it, and not while they are there.
 */
export function takeOver(desk: Desk, work: Work): Done {
  const { by } = work;
  const row = gameRow(desk, work.game);
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  const players = desk.store.members.present(row.id);
  memberOf(players, by);
  if (row.organiser === by.user) throw new Illegal('You organise this game already.');
  if (row.status === 'lobby')
    return takenOverLobby(
      desk,
      work,
      row,
      players.some(({ user }) => user === row.organiser),
    );
  const { request, granted } = propose(desk, work, row, 'organiser', { organiser: row.organiser });
  if (!granted) return { game: row.id, ...(request !== null && { request }) };
  makeOrganiser(desk, work.now, row.id, by.user);
  return { game: row.id };
}

function takenOverLobby(desk: Desk, { now, by }: Work, { id }: GameRow, there: boolean): { game: GameId } {
  if (there) throw new Illegal('The game has not begun yet, and its organiser has not left it.');
  refuseBeyondLimit(desk, id, by.user, 'You');
  makeOrganiser(desk, now, id, by.user);
  refresh(desk, id, now, 'lobby');
  return { game: id };
}

export function carryOutTakeOver(desk: Desk, { now }: Work, { id }: GameRow, user: UserId): undefined {
  memberOf(desk.store.members.present(id), { user });
  makeOrganiser(desk, now, id, user);
}

/** What the one before has asked for or offered as the organiser ends with it, and what was asked for about who organises is settled. */
export function makeOrganiser(desk: Desk, now: number, game: GameId, user: UserId): void {
  for (const open of desk.store.requests.open(game))
    if (open.kind !== 'undo') close(desk, now, gameRow(desk, game), open, 'lapsed');
  desk.store.games.update(game, { organiser: user });
  send(desk, game, now, { kind: 'notice', notice: { what: 'organiser', user } });
}
