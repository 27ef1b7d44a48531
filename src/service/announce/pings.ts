import type { EngineState, SeatId } from '#engine';
import type { AskRow, MemberRow } from '#store';
import { usersBySeat } from './announce-command.ts';
import type { AcceptedCommand } from './accepted-command.ts';
import { personalLane } from './lanes.ts';
import { sendToUser } from './send-message.ts';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { combatSidesOfAsk } from './publicly-waiting.ts';
import { isUnseen } from '#service/undo/undo-scope.ts';
import type { GameId, UserId } from '#service/types.ts';
import type { QueuedMessage } from './queued-messages.ts';

/** Pings the users to whom a command puts questions, each once, and records that the acting player is active. */
export function pingAsked(
  operation: OperationContext,
  work: OperationCall,
  {
    row,
    edition,
    before,
    entry,
    facts,
    asks,
    trace,
  }: Pick<AcceptedCommand, 'row' | 'edition' | 'before' | 'entry' | 'facts' | 'asks' | 'trace'>,
): void {
  const sides = sidesAnswering(edition, before, entry);
  for (const seat of sides) leaveAlone(operation, row.id, seat, work.now);
  const isShown = !sides.length || (usesSomething(entry) && facts.some(({ to }) => to === undefined));
  if (entry.seat !== null && isShown && (asks.isVisible || !isUnseen(trace)))
    recordAction(operation, row.id, entry, work.now);
  queuePings(operation, work, row.id, {
    opened: asks.opened,
    reshown: asks.reshown,
    reader: readerOf(entry, work.by.user),
    sides,
  });
}

/**
 * Returns both sides of the combat in whose window someone has answered, since others may not learn which side it was;
 * empty otherwise.
 */
const sidesAnswering = (edition: Edition, before: EngineState, { kind, payload }: CommandEntry): readonly SeatId[] =>
  ((kind === 'answer' || kind === 'withdraw') && combatSidesOfAsk(edition, before, payload.id)) || [];

const usesSomething = ({ kind, payload }: CommandEntry): boolean =>
  kind === 'answer' && Array.isArray(payload.answer) && payload.answer.length > 0;

/**
 * Returns the user whose reply shows the question that a command puts to them: the one who answers, or who takes their
 * own move back. Empty for other commands, such as the start of the game, and for answers that the service may have
 * given.
 */
const readerOf = (entry: CommandEntry, by: UserId): UserId =>
  entry.user === by && (isLiveAnswer(entry) || entry.kind === 'undo') ? by : '';

/** Tells whether a command is an answer that its player has just given, which has a reply. */
const isLiveAnswer = ({ kind, payload, covered }: CommandEntry): boolean =>
  kind === 'answer' && !covered && !('planned' in payload) && !('ranked' in payload);

interface Pinging {
  opened: AskRow[];
  reshown: AskRow[];
  /** User whose reply shows what they are asked; empty if there is none. */
  reader: UserId;
  /** The two sides of a combat in which one of them has acted. Which one is secret, so pings to both are delayed. */
  sides: readonly SeatId[];
}

/** Pings the user of each new question once, unless the reply to their answer or undo shows it. */
function queuePings(
  operation: OperationContext,
  work: OperationCall,
  game: GameId,
  { opened, reshown, reader, sides }: Pinging,
): void {
  const wanted = [
    ...opened.filter((ask) => !ask.answered && !ask.veiled && ask.hiddenAt === null),
    ...reshown.filter((ask) => wasHiddenAtOnce(ask) && !operation.store.outbox.hasPendingPing(game, ask.number)),
  ];
  if (!wanted.length) return;
  const members = operation.store.members.present(game);
  const users = usersBySeat(members);
  for (const { number: ask, seat, covered } of wanted) {
    const user = users.get(seat);
    if (user === undefined || user === reader || isAi(user)) continue;
    const member = members.find((one) => one.user === user);
    const actedAt = sides.includes(seat) ? work.now : (member?.actedAt ?? null);
    // The reply to their last answer shows it.
    if (!covered && work.now - (member?.hereAt ?? 0) < SHOWN_IN_REPLY_MS) continue;
    const message: QueuedMessage = covered
      ? { kind: 'private', user, seat, ask, dm: operation.store.people.preferences(user).dm }
      : { kind: 'asked', user, seat, ask };
    sendToUser(operation, game, work.now, user, message, ask);
    if (actedAt !== null)
      operation.store.outbox.delayUntil(game, personalLane(user), actedAt + PING_DELAY_AFTER_ACTION_MS);
  }
}

/**
 * Tells whether a question was hidden so soon after it opened that a reply may not have shown it. Others were pinged for
 * or shown when they opened.
 */
const wasHiddenAtOnce = ({ covered, openedAt, hiddenAt }: AskRow): boolean =>
  !covered && hiddenAt !== null && hiddenAt - openedAt < SHOWN_IN_REPLY_MS;

/**
 * A question that opens this soon after its user's visible action, in ms, is shown in the reply to that action and needs
 * no ping.
 */
export const SHOWN_IN_REPLY_MS = 3_000;
/** A user who has just acted may still be looking: they are pinged after this delay, in ms, if a question is still open. */
const PING_DELAY_AFTER_ACTION_MS = 60_000;

/** Delays all pings to a seat's user, as for an active one. Returns the member; undefined if no user holds the seat. */
function leaveAlone(
  operation: OperationContext,
  game: GameId,
  seat: SeatId | null,
  now: number,
): MemberRow | undefined {
  const member = operation.store.members.present(game).find((one) => one.seat === seat);
  if (!member || isAi(member.user)) return undefined;
  operation.store.outbox.delayUntil(game, personalLane(member.user), now + PING_DELAY_AFTER_ACTION_MS);
  return member;
}

/**
 * Records a seat's action, real or apparent: automatic answers count alike, so that the time of pings reveals nothing
 * about a hand.
 */
function recordAction(operation: OperationContext, game: GameId, entry: CommandEntry, now: number): void {
  const member = leaveAlone(operation, game, entry.seat, now);
  if (!member) return;
  // Only the reply to an answer shows the next question.
  const isHere = isLiveAnswer(entry) && entry.user === member.user;
  operation.store.members.update(member.id, { actedAt: now, ...(isHere && { hereAt: now }) });
}
