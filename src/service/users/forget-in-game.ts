import { Illegal } from '#engine';
import type { GameRow, MemberRow } from '#store';
import { userLanes } from '#service/announce/lanes.ts';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import { endWithoutResult } from '#service/operations/lifecycle.ts';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { formerPlayerId, randomFormerId } from './former-user.ts';
import { canOrganizeMore } from '#service/lobby/create-game.ts';
import { setOrganizer } from '#service/operations/organizer.ts';
import {
  USER_IDS_IN_COMMANDS,
  USER_IDS_IN_MESSAGES,
  USER_IDS_IN_NOTICES,
  USER_IDS_IN_REQUESTS,
  replaceUserId,
} from '#service/command-log/payloads.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { lapseSeatOffersTo } from '#service/consent/open-request.ts';
import { vacateSeat } from '#service/operations/seats.ts';
import type { GameId, UserId } from '#service/types.ts';

const UNFINISHED_STATUSES: GameRow['status'][] = ['lobby', 'running', 'paused'];

/**
 * Removes a user from a game and erases them from its records. `tookEffect`: whether they were a member or the
 * organizer of an unfinished game.
 */
export function forgetInGame(operation: OperationContext, work: OperationCall): OperationResult {
  const row = resolveGameRow(operation, work.game);
  const came = leaveGame(operation, work, row);
  eraseFromGame(operation, work, row.id, work.by.user);
  return { game: row.id, tookEffect: came };
}

/** Filters for users other than `user`, without AI players. */
export const otherPeople = (members: readonly MemberRow[], user: UserId): MemberRow[] =>
  members.filter((one) => one.user !== user && !isAi(one.user));

/** Throws Illegal if others play in games that the user organizes. */
export function requireReplaceable(games: readonly GameId[]): void {
  if (games.length)
    throw new Illegal(
      `You cannot leave ${games.join(', ')} while you are the organizer. First ask another player with \`/game organiser\`.`,
    );
}

/**
 * Removes a user from a game that continues with the others, or ends if no one can organize it. Returns true if there
 * was anything to leave.
 */
function leaveGame(operation: OperationContext, work: OperationCall, row: GameRow): boolean {
  const { user } = work.by;
  const member = operation.store.members.present(row.id).find((one) => one.user === user);
  const organises = row.organiser === user;
  if (!UNFINISHED_STATUSES.includes(row.status)) return false;
  lapseSeatOffersTo(operation, work, row);
  if (!member && !organises) return false;
  if (member && row.status !== 'lobby') vacateSeat(operation, work, row, member);
  else if (member) operation.store.members.update(member.id, { leftAt: work.now });
  if (organises) handOver(operation, work, row);
  if (resolveGameRow(operation, row.id).status === 'lobby') refreshMessage(operation, row.id, work.now, 'lobby');
  return true;
}

/**
 * Hands a lobby over to the earliest member who may organize one more game; ends a game that no one is left to
 * organize.
 */
function handOver(operation: OperationContext, work: OperationCall, row: GameRow): void {
  const beside = otherPeople(operation.store.members.present(row.id), work.by.user);
  if (beside.length && row.status !== 'lobby') requireReplaceable([row.id]);
  const next = beside.find(({ user }) => canOrganizeMore(operation, row.id, user));
  if (next) setOrganizer(operation, work.now, row.id, next.user);
  else endWithoutResult(operation, work, row);
}

function eraseFromGame(operation: OperationContext, { now }: OperationCall, game: GameId, user: UserId): void {
  const alias = UNFINISHED_STATUSES.includes(resolveGameRow(operation, game).status)
    ? formerPlayerId(operation, game, user)
    : randomFormerId(operation);
  operation.store.people.eraseUser({
    game,
    user,
    alias,
    now,
    lanesOf: userLanes,
    outbox: (kind, payload) =>
      replaceUserId(
        payload,
        kind === 'notice' ? { notice: noticePlaces(payload) } : resolvePlaces(USER_IDS_IN_MESSAGES, kind),
        user,
        alias,
      ),
    commands: (kind, payload) => replaceUserId(payload, resolvePlaces(USER_IDS_IN_COMMANDS, kind), user, alias),
    requests: (kind, payload) => replaceUserId(payload, resolvePlaces(USER_IDS_IN_REQUESTS, kind), user, alias),
  });
}

const noticePlaces = (payload: unknown): object =>
  resolvePlaces(USER_IDS_IN_NOTICES, (payload as { notice: { what: string } }).notice.what);

/**
 * Returns a kind's places of user ids. Throws an Error for an unknown kind, which another version wrote: better an
 * error with nothing changed than a user id left behind.
 */
function resolvePlaces(list: Readonly<Record<string, object>>, kind: string): object {
  if (!Object.hasOwn(list, kind)) throw new Error(`The places of user ids in kind "${kind.slice(0, 40)}" are unknown`);
  return list[kind];
}
