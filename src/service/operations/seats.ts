import {
  framesOf,
  Illegal,
  runUntilSettled,
  wakeListeners,
  timingWindow,
  type EngineState,
  type SeatId,
} from '#engine';
import type { GameRow, MemberRow } from '#store';
import { send } from '#service/announce/send-message.ts';
import {
  resolveEdition,
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from './operation-context.ts';
import { joinLobby, leaveLobby, resolveMember, type NewMember } from '#service/lobby/lobby.ts';
import { formerPlayerId } from '#service/users/former-user.ts';
import { restoreFullTime, drawSecretTimes } from '#service/timeouts/answer-times.ts';
import { nextAiUser, isAi, aiName } from '#service/ai/ai-user.ts';
import { lapseAllRequests, requestConsent } from '#service/consent/open-request.ts';
import { commitCommand, loadGame, runEngine, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { SeatTransfer } from '#service/consent/terms.ts';
import type { GameId, UserId } from '#service/types.ts';
import { isGone } from '#service/consent/approval-rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Limit on returns to a seat within a day, since each return is announced to everyone. */
const MAX_RETURNS_PER_DAY = 3;

/** Leaves a lobby, or a running game, whose seat then becomes vacant. */
export function leave(operation: OperationContext, work: OperationCall): OperationResult {
  const row = resolveGameRow(operation, work.game);
  if (row.status === 'lobby') return leaveLobby(operation, work);
  requireRunning(row);
  vacateSeat(operation, work, row, resolveMember(operation.store.members.present(row.id), work.by));
  return { game: row.id };
}

/** Makes the seat of a started game vacant. */
export function vacateSeat(operation: OperationContext, work: OperationCall, row: GameRow, member: MemberRow): void {
  operation.store.members.update(member.id, { leftAt: work.now });
  operation.store.people.dropDraftsOf(row.id, member.user);
  lapseAllRequests(operation, work, row, member.seat ?? undefined);
  if (member.seat === null) return;
  operation.store.asks.dropReminders(row.id, member.seat);
  drawSecretTimes(operation, row, member.seat, work.now);
  send(operation, row.id, work.now, { kind: 'notice', notice: { what: 'left', user: member.user, seat: member.seat } });
}

export interface Replacement {
  seat: SeatId;
  /** User who takes the seat, and their display name. */
  user: UserId;
  name: string;
}

/**
 * Offers a seat to another user, who has to accept it, or to an AI player. If a user holds the seat, their consent is
 * needed, or after days in which they do nothing, the consent of all the others.
 */
export function replacePlayer(
  operation: OperationContext,
  work: OperationCall,
  { seat, user, name }: Replacement,
): OperationResult {
  const { by } = work;
  const row = resolveGameRow(operation, work.game);
  requireOrganizer(row, by);
  requireRunning(row);
  const last = resolveSeatHolder(operation, row.id, { seat, user });
  const from = last.leftAt === null && !isAi(last.user) ? last.user : null;
  if (from !== null && from !== by.user && row.status === 'paused' && !isGone(operation, row, from))
    throw new Illegal('You cannot replace a player while the game is paused. Resume the game first.');
  // AI players are interchangeable: asking for another one repeats the same request.
  const to =
    isAi(user) && operation.store.requests.open(row.id).find((one) => one.kind === 'seat' && one.about === seat);
  const taking: SeatTransfer = {
    seat,
    from,
    ...(to && isAi((to.payload as unknown as SeatTransfer).to)
      ? (to.payload as unknown as SeatTransfer)
      : { to: user, name }),
  };
  const { requestId, granted } = requestConsent(operation, work, row, 'seat', { ...taking }, seat);
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  return { game: row.id, command: takeSeat(operation, work, loadGame(operation, row.id), taking) };
}

/**
 * Lets an AI player stand in for an absent user, who returns with `join`. Throws Illegal if no other user plays, since
 * the game can then wait.
 */
export function requestStandIn(operation: OperationContext, work: OperationCall): OperationResult {
  const { by } = work;
  const row = resolveGameRow(operation, work.game);
  requireRunning(row);
  const members = operation.store.members.all(row.id);
  const present = members.filter(({ leftAt }) => leftAt === null);
  const { seat } = resolveMember(present, by);
  if (!resolveEdition(operation, row.edition).ai)
    throw new Illegal('You cannot use a practice player: this edition has none.');
  if (seat === null || !present.some(({ user }) => user !== by.user && !isAi(user)))
    throw new Illegal('You cannot use a practice player: no other person plays in this game, so it waits for you.');
  const own = members.filter(({ user }) => user === by.user);
  requireReturnLimit(own, work.now);
  const to = nextAiUser(members);
  return {
    game: row.id,
    command: takeSeat(operation, work, loadGame(operation, row.id), { seat, to, name: aiName(to), from: by.user }),
  };
}

/** Joins a lobby or accepts its current settings; a user who left a running game gets their own seat back. */
export const join = (operation: OperationContext, work: OperationCall, who: NewMember): OperationResult =>
  resolveGameRow(operation, work.game).status === 'lobby'
    ? joinLobby(operation, work, work.game, who)
    : rejoin(operation, work, who.name);

/**
 * Returns a user to their own seat, unless another user has it. If no one held it meanwhile, everything is as before:
 * held answers, time limits and what can be undone.
 */
function rejoin(operation: OperationContext, work: OperationCall, name: string): OperationResult {
  const { by } = work;
  const row = resolveGameRow(operation, work.game);
  const members = operation.store.members.all(row.id);
  const seat = members.findLast((one) => one.user === by.user)?.seat;
  if (!seat)
    throw new Illegal(
      row.status === 'abandoned' || row.status === 'ended' ? 'The game is over.' : 'The game has already started.',
    );
  requireRunning(row);
  const last = resolveSeatHolder(operation, row.id, { seat, user: by.user, who: 'You' });
  if (last.leftAt === null && !isAi(last.user))
    throw new Illegal('You cannot return: another player has your seat now.');
  if (last.user !== by.user)
    return {
      game: row.id,
      command: takeSeat(operation, work, loadGame(operation, row.id), { seat, to: by.user, name, from: null }),
    };
  requireReturnLimit(
    members.filter(({ user }) => user === by.user),
    work.now,
  );
  operation.store.members.add({ game: row.id, seat, user: by.user, name, wishes: last.wishes, joinedAt: work.now });
  lapseAllRequests(operation, work, row, seat);
  restoreFullTime(operation, row, seat);
  send(operation, row.id, work.now, { kind: 'notice', notice: { what: 'replaced', user: null, by: by.user, seat } });
  return { game: row.id };
}

/** Throws Illegal after too many returns within a day. A user's first row is their original joining, not a return. */
function requireReturnLimit([, ...returns]: MemberRow[], now: number): void {
  const today = returns.filter(({ joinedAt }) => joinedAt > now - DAY);
  if (today.length < MAX_RETURNS_PER_DAY) return;
  const hours = Math.max(1, Math.ceil((today[today.length - MAX_RETURNS_PER_DAY].joinedAt + DAY - now) / HOUR));
  throw new Illegal(
    `You cannot return more than ${MAX_RETURNS_PER_DAY} times in a day. You can return in ${hours} hour${hours === 1 ? '' : 's'}.`,
  );
}

function requireRunning({ status }: GameRow): void {
  if (status !== 'running' && status !== 'paused') throw new Illegal('The game is over.');
}

/**
 * Returns the seat's latest holder. Throws Illegal if the user may not take the seat: a user who held another seat
 * knows what it holds.
 */
function resolveSeatHolder(
  operation: OperationContext,
  game: GameId,
  { seat, user, who = 'They' }: { seat: SeatId; user: UserId; who?: string },
): MemberRow {
  const members = operation.store.members.all(game);
  const forgotten = formerPlayerId(operation, game, user);
  const last = members.findLast((member) => member.seat === seat);
  if (!last) throw new Illegal(`I don't know the seat “${seat.slice(0, 20)}”.`);
  const theirs = members.filter((member) => [user, forgotten].includes(member.user));
  if (theirs.some(({ leftAt }) => leftAt === null)) throw new Illegal(`${who} already play in this game.`);
  if (!isAi(user) && theirs.some((member) => member.seat !== null && member.seat !== seat)) {
    throw new Illegal(
      `${who} cannot take this seat: ${who.toLowerCase()} know the secrets of another seat in this game. Only that seat is possible.`,
    );
  }
  return last;
}

/** Seats a user and clears what belonged to the previous one. Returns the command's number. */
export function takeSeat(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  { seat, to, name, from }: SeatTransfer,
): number {
  const { row, edition } = loaded;
  requireRunning(row);
  const last = resolveSeatHolder(operation, row.id, { seat, user: to });
  const sits = last.leftAt === null && !isAi(last.user) ? last.user : null;
  if (sits !== from) throw new Illegal('Another player has that seat now.');
  if (last.leftAt === null) operation.store.members.update(last.id, { leftAt: work.now });
  operation.store.members.add({ game: row.id, seat, user: to, name, wishes: last.wishes, joinedAt: work.now });
  operation.store.people.dropDraftsOf(row.id, last.user);
  operation.store.asks.dropReminders(row.id, seat);
  lapseAllRequests(operation, work, row, seat);

  const result = runEngine(edition, loaded.state, (game) => {
    forgetReplies(game.state, seat);
    edition.onSeatReplaced(game.state, seat);
    wakeListeners(game.state);
    runUntilSettled(game);
  });
  const entry = {
    kind: 'replace',
    user: null,
    seat,
    payload: { from: last.user, to },
    final: true,
    asks: { reaskedSeat: seat },
  } as const;
  const command = commitCommand(operation, work, loaded, entry, result);
  const gone = last.leftAt === null ? last.user : null;
  send(operation, row.id, work.now, { kind: 'notice', notice: { what: 'replaced', user: gone, by: to, seat } });
  return command;
}

/** Deletes a seat's held answers, which belonged to the previous user. */
function forgetReplies(state: EngineState, seat: SeatId): void {
  for (const frame of framesOf(state.stack)) {
    for (const ask of frame.asks ?? []) {
      if (ask.player !== seat) continue;
      delete ask.reply;
      delete ask.firm;
      delete ask.forced;
    }
    if (frame.procedure === timingWindow.name) delete (frame.data as { firm?: Record<SeatId, unknown> }).firm?.[seat];
  }
}
