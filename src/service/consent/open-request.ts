import { canonicalJson, Illegal, type Json } from '#engine';
import type { GameRow, RequestKind, RequestRow } from '#store';
import { resolveGameRow, type OperationContext, type OperationCall } from '#service/operations/operation-context.ts';
import type { RequestPayloads } from '#service/command-log/payloads.ts';
import { closeRequest, lapseRequests, announceRequest } from './close-request.ts';
import { isGranted, silenceMs, WEEK_MS, type SeatTransfer, type ConsentTerms } from './terms.ts';
import type { UserId } from '#service/types.ts';
import { termsForRequest } from './approval-rules.ts';

/** Kinds of requests that rewrite the past of the game; only one of them may be open at a time. */
const EXCLUSIVE_REQUESTS: RequestKind[] = ['undo', 'repair'];

/** Result of a request: granted at once, or opened under this id to await consent. */
export interface RequestResult {
  granted: boolean;
  requestId: number | null;
}

/**
 * Number of unsuccessful requests within the cooldown after which a user has to wait, since each one pings everyone.
 */
const MAX_UNSUCCESSFUL_REQUESTS = 5;
const REQUEST_COOLDOWN_MS = 10 * 60_000;

function requireCooldown(
  operation: OperationContext,
  { now, by }: Pick<OperationCall, 'now' | 'by'>,
  game: GameRow['id'],
): void {
  const vain = operation.store.requests.unsuccessful(game, by.user, now - REQUEST_COOLDOWN_MS);
  if (vain.length < MAX_UNSUCCESSFUL_REQUESTS) return;
  const minutes = Math.max(
    1,
    Math.ceil((vain[vain.length - MAX_UNSUCCESSFUL_REQUESTS].openedAt + REQUEST_COOLDOWN_MS - now) / 60_000),
  );
  throw new Illegal(
    `You cannot ask the other players again yet: ${MAX_UNSUCCESSFUL_REQUESTS} of your requests failed in 10 minutes. You can ask again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  );
}

/**
 * Asks for consent to an action that the user cannot decide alone, or asks again for an open request. Grants it at once
 * if neither consent nor a waiting time is needed (any more). Throws Illegal while the request is still waiting.
 */
export function requestConsent<K extends RequestKind>(
  operation: OperationContext,
  { now, by }: OperationCall,
  row: GameRow,
  kind: K,
  given: RequestPayloads[K],
  about = '',
): RequestResult {
  const payload = given as Json;
  const terms = termsForRequest(operation, row, { kind, user: by.user, payload });
  const open = operation.store.requests
    .open(row.id)
    .filter((one) =>
      EXCLUSIVE_REQUESTS.includes(kind)
        ? EXCLUSIVE_REQUESTS.includes(one.kind)
        : one.kind === kind && one.about === about,
    );
  for (const one of open) {
    if (hasExpired(operation, row, one, now)) closeRequest(operation, now, row, one, 'lapsed');
    else return repeatRequest(operation, one, { now, user: by.user, kind, payload, terms });
  }
  if (isGranted(terms, by.user, [], now, now)) return { granted: true, requestId: null };
  requireCooldown(operation, { now, by }, row.id);
  const id = operation.store.requests.add({ game: row.id, kind, about, user: by.user, payload, openedAt: now });
  const opened = operation.store.requests.find(id);
  if (opened) announceRequest(operation, now, row, opened, 'asked', terms);
  return { granted: false, requestId: id };
}

interface RepeatedRequest {
  now: number;
  user: UserId;
  kind: RequestKind;
  payload: Json;
  terms: ConsentTerms;
}

function repeatRequest(
  operation: OperationContext,
  open: RequestRow,
  { now, user, kind, payload, terms }: RepeatedRequest,
): RequestResult {
  if (open.user !== user || open.kind !== kind || canonicalJson(open.payload) !== canonicalJson(payload))
    throw new Illegal('You cannot ask for this yet: another request is still open.');
  if (!isGranted(terms, user, operation.store.requests.agreed(open.id), open.openedAt, now)) {
    const silence = silenceMs(terms);
    throw new Illegal(
      silence === null
        ? 'You cannot ask for this yet: another request is still open.'
        : `I already asked the other players. If no one objects and all players who must agree do so, ask again ${silence === WEEK_MS ? 'a week' : `${silence / (WEEK_MS / 7)} days`} after your first request to do it.`,
    );
  }
  operation.store.requests.close(open.id, 'agreed', now);
  return { granted: true, requestId: open.id };
}

/** Tells whether an open offer has passed its expiry time. */
export const hasExpired = (operation: OperationContext, row: GameRow, open: RequestRow, now: number): boolean => {
  const { expiresAfterMs } = termsForRequest(operation, row, open);
  return expiresAfterMs !== undefined && now >= open.openedAt + expiresAfterMs;
};

/**
 * Closes open requests after a player has joined or left, since other users now have to consent. Of the seat offers,
 * closes only those for `seat`, or all if it is undefined.
 */
export const lapseAllRequests = (operation: OperationContext, work: OperationCall, row: GameRow, seat?: string): void =>
  lapseRequests(operation, work, row, ({ kind, about }) => kind !== 'seat' || seat === undefined || about === seat);

/** Closes offers of a seat to the acting user, who is about to be forgotten. */
export const lapseSeatOffersTo = (operation: OperationContext, work: OperationCall, row: GameRow): void =>
  lapseRequests(
    operation,
    work,
    row,
    ({ kind, payload }) => kind === 'seat' && (payload as unknown as SeatTransfer).to === work.by.user,
  );

/** Closes requests that treat a player as absent: during a pause no one has to answer. */
export const lapseAbsenceRequests = (operation: OperationContext, work: OperationCall, row: GameRow): void =>
  lapseRequests(operation, work, row, (open) => termsForRequest(operation, row, open).absentUser !== undefined);

/**
 * Records that a user is present: refuses requests to replace them as absent, unless they have agreed or asked
 * themselves.
 */
export function refuseAbsenceRequests(
  operation: OperationContext,
  { now }: OperationCall,
  id: GameRow['id'],
  user: UserId,
): void {
  const row = resolveGameRow(operation, id);
  const member = operation.store.members.present(row.id).find((one) => one.user === user);
  for (const open of operation.store.requests.open(row.id)) {
    if (open.kind !== 'seat' || termsForRequest(operation, row, open).absentUser !== user || open.user === user)
      continue;
    if (!operation.store.requests.agreed(open.id).includes(user)) closeRequest(operation, now, row, open, 'refused');
  }
  if (member && member.goneAt !== null) operation.store.members.update(member.id, { goneAt: null });
}
