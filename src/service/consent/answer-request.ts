import { Illegal } from '#engine';
import type { RequestRow } from '#store';
import { carryOutAbandon } from '#service/operations/lifecycle.ts';
import { gameRow, type Desk, type Done, type Work } from '#service/operations/operation-context.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { carryOutAppointment, carryOutTakeOver } from '#service/operations/organizer.ts';
import { makeRepair } from '#service/operations/repair.ts';
import { close } from './close-request.ts';
import { hasLapsed } from './open-request.ts';
import { load } from '#service/command-log/commit-command.ts';
import { sit } from '#service/operations/seats.ts';
import { askedOf, isGranted, type Taking } from './terms.ts';
import { takeBack } from '#service/undo/undo.ts';
import type { GameId } from '#service/types.ts';
import { termsOf } from './request-terms.ts';

/** Somebody who is asked says yes; it is done when nobody else is waited for. */
export function agree(desk: Desk, work: Work, { request: id }: { request: number }): Done {
  const { by } = work;
  const open = openRequest(desk, id, work.now);
  const row = gameRow(desk, open.game);
  const terms = termsOf(desk, row, open);
  if (!askedOf(terms, open.user).includes(by.user))
    throw new Illegal(open.user === by.user ? 'The others have to agree.' : 'Your consent is not needed.');
  const agreed = desk.store.requests.agreed(id);
  if (agreed.includes(by.user)) throw new Illegal('You have agreed already.');
  desk.store.requests.agree(id, by.user, work.now);
  if (!isGranted(terms, open.user, [...agreed, by.user], open.openedAt, work.now))
    return { game: open.game, request: id };
  return { game: open.game, request: id, ...carryOut(desk, work, open) };
}

/** Any player may refuse, and whoever is asked or would be wronged; whoever asked may take the request back. */
export function refuse(desk: Desk, { now, by }: Work, { request: id }: { request: number }): Done {
  const open = openRequest(desk, id, now);
  const row = gameRow(desk, open.game);
  const terms = termsOf(desk, row, open);
  if (![open.user, row.organiser, ...askedOf(terms, open.user), ...(terms.may ?? [])].includes(by.user))
    memberOf(desk.store.members.present(row.id), by);
  close(desk, now, row, open, 'refused');
  return { game: row.id, request: id };
}

/** Does what has been waiting for the word of somebody who is not asked any more. */
export function grantOpen(desk: Desk, work: Work, game: GameId): void {
  for (const { id } of desk.store.requests.open(game)) {
    const open = desk.store.requests.find(id);
    const row = gameRow(desk, game);
    // What was done before may have ended it.
    if (!open || open.closedAt !== null || hasLapsed(desk, row, open, work.now)) continue;
    const agreed = desk.store.requests.agreed(id);
    if (isGranted(termsOf(desk, row, open), open.user, agreed, open.openedAt, work.now)) carryOut(desk, work, open);
  }
}

/** What has become impossible meanwhile is said, not done. */
function carryOut(desk: Desk, work: Work, open: RequestRow): { command?: number } {
  try {
    // Closed first: what is done may end what else is asked for.
    desk.store.requests.close(open.id, 'agreed', work.now);
    const command = carriedOut(desk, work, open);
    return command === undefined ? {} : { command };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    close(desk, work.now, gameRow(desk, open.game), open, 'impossible');
    return {};
  }
}

function carriedOut(desk: Desk, work: Work, open: RequestRow): number | undefined {
  const row = gameRow(desk, open.game);
  switch (open.kind) {
    case 'undo':
      return takeBack(desk, work, load(desk, row.id), open);
    case 'repair':
      return makeRepair(desk, work, load(desk, row.id), open);
    case 'organiser':
      return carryOutTakeOver(desk, work, row, open.user);
    case 'appoint':
      return carryOutAppointment(desk, work, row, open);
    case 'abandon':
      return carryOutAbandon(desk, work, row, open.user);
    case 'seat':
      return sit(desk, work, load(desk, row.id), open.payload as unknown as Taking);
  }
}

function openRequest(desk: Desk, id: number, now: number): RequestRow {
  const found = desk.store.requests.find(id);
  if (!found || found.closedAt !== null || hasLapsed(desk, gameRow(desk, found.game), found, now))
    throw new Illegal('That request is no longer open.');
  return found;
}
