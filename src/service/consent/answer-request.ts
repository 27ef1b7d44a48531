import { Illegal } from '#engine';
import type { RequestRow } from '#store';
import { applyAbandon } from '#service/operations/lifecycle.ts';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { applyAppointment, applyTakeOver } from '#service/operations/organizer.ts';
import { applyRepair } from '#service/operations/repair.ts';
import { closeRequest } from './close-request.ts';
import { hasExpired } from './open-request.ts';
import { loadGame } from '#service/command-log/commit-command.ts';
import { takeSeat } from '#service/operations/seats.ts';
import { approversOf, isGranted, type SeatTransfer } from './terms.ts';
import { applyUndo } from '#service/undo/undo.ts';
import type { GameId } from '#service/types.ts';
import { termsForRequest } from './approval-rules.ts';

/** Records a user's consent; applies the request once it is granted. */
export function agree(
  operation: OperationContext,
  work: OperationCall,
  { request: id }: { request: number },
): OperationResult {
  const { by } = work;
  const open = resolveOpenRequest(operation, id, work.now);
  const row = resolveGameRow(operation, open.game);
  const terms = termsForRequest(operation, row, open);
  if (!approversOf(terms, open.user).includes(by.user))
    throw new Illegal(
      open.user === by.user ? 'The other players must agree, not you.' : 'You do not have to agree to this.',
    );
  const agreed = operation.store.requests.agreed(id);
  if (agreed.includes(by.user)) throw new Illegal('You already agreed.');
  operation.store.requests.agree(id, by.user, work.now);
  if (!isGranted(terms, open.user, [...agreed, by.user], open.openedAt, work.now))
    return { game: open.game, request: id };
  return { game: open.game, request: id, ...applyOrClose(operation, work, open) };
}

/**
 * Refuses a request: allowed for any player, the organizer, approvers and vetoers. The user who opened the request
 * withdraws it in this way.
 */
export function refuse(
  operation: OperationContext,
  { now, by }: OperationCall,
  { request: id }: { request: number },
): OperationResult {
  const open = resolveOpenRequest(operation, id, now);
  const row = resolveGameRow(operation, open.game);
  const terms = termsForRequest(operation, row, open);
  if (![open.user, row.organiser, ...approversOf(terms, open.user), ...(terms.vetoers ?? [])].includes(by.user))
    resolveMember(operation.store.members.present(row.id), by);
  closeRequest(operation, now, row, open, 'refused');
  return { game: row.id, request: id };
}

/** Applies the open requests that are granted now that an absent user need not consent. */
export function grantUncontested(operation: OperationContext, work: OperationCall, game: GameId): void {
  for (const { id } of operation.store.requests.open(game)) {
    const open = operation.store.requests.find(id);
    const row = resolveGameRow(operation, game);
    // An earlier request in this loop may have closed it.
    if (!open || open.closedAt !== null || hasExpired(operation, row, open, work.now)) continue;
    const agreed = operation.store.requests.agreed(id);
    if (isGranted(termsForRequest(operation, row, open), open.user, agreed, open.openedAt, work.now))
      applyOrClose(operation, work, open);
  }
}

/** Applies a granted request; if it has become impossible, closes it and announces that. */
function applyOrClose(operation: OperationContext, work: OperationCall, open: RequestRow): { command?: number } {
  try {
    // Closed first, because applying it may close other requests.
    operation.store.requests.close(open.id, 'agreed', work.now);
    const command = applyRequest(operation, work, open);
    return command === undefined ? {} : { command };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    closeRequest(operation, work.now, resolveGameRow(operation, open.game), open, 'impossible');
    return {};
  }
}

function applyRequest(operation: OperationContext, work: OperationCall, open: RequestRow): number | undefined {
  const row = resolveGameRow(operation, open.game);
  switch (open.kind) {
    case 'undo':
      return applyUndo(operation, work, loadGame(operation, row.id), open);
    case 'repair':
      return applyRepair(operation, work, loadGame(operation, row.id), open);
    case 'organiser':
      return applyTakeOver(operation, work, row, open.user);
    case 'appoint':
      return applyAppointment(operation, work, row, open);
    case 'abandon':
      return applyAbandon(operation, work, row, open.user);
    case 'seat':
      return takeSeat(operation, work, loadGame(operation, row.id), open.payload as unknown as SeatTransfer);
  }
}

function resolveOpenRequest(operation: OperationContext, id: number, now: number): RequestRow {
  const found = operation.store.requests.find(id);
  if (!found || found.closedAt !== null || hasExpired(operation, resolveGameRow(operation, found.game), found, now))
    throw new Illegal('That request is no longer open.');
  return found;
}
