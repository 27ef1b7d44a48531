import type { Json, SeatId } from '#engine';
import type { GameRow } from '#store';
import type { AskSyncResult } from '#service/command-log/sync-asks.ts';
import type { OperationContext } from '#service/operations/operation-context.ts';
import type { Chapter, ChapterSpan } from '#service/edition.ts';
import { aiSeats } from '#service/ai/ai-user.ts';
import { listPubliclyPending } from './publicly-waiting.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import type { GameId } from '#service/types.ts';
import type { QueuedMessage, TurnMessage } from './queued-messages.ts';
import type { AcceptedCommand } from './accepted-command.ts';
import { send, flushPendingTurn } from './send-message.ts';

/**
 * Time for which a turn message waits to be merged with the player's next actions, in ms, while the game waits for no
 * one else.
 */
const TURN_MERGE_MS = 20_000;

/** Maximum delay of a minor turn message that waits to be merged with another minor turn, in ms. */
const QUIET_TURN_DELAY_MS = 3_600_000;

/**
 * Tells whether, as far as is publicly known, only AI players are acting: if the answering seat is covered, it may be
 * theirs.
 */
export function isTheirStep(
  operation: OperationContext,
  game: GameId,
  { seat, covered }: CommandEntry,
  { opened }: AskSyncResult,
): boolean {
  const practising = aiSeats(operation.store.members.present(game));
  if (!practising.size || !(covered || practising.has(seat ?? ''))) return false;
  // Without a panel there is nothing to edit later, and no one waits to be notified.
  if (!operation.store.panels.of(game).length) return false;
  return !opened.some((ask) => !ask.covered && !ask.answered && ask.hiddenAt === null && !practising.has(ask.seat));
}

/**
 * Queues the turn messages about a command, split by chapter; a combat fought within one command is announced like any
 * other.
 */
export function queueTurnMessages(
  operation: OperationContext,
  now: number,
  {
    row,
    edition,
    before,
    after,
    number,
    facts,
  }: Pick<AcceptedCommand, 'row' | 'edition' | 'before' | 'after' | 'number' | 'facts'>,
  style: 'board' | 'text',
): void {
  const waiting = listPubliclyPending(operation.store.asks.of(row.id), () => ({ edition, state: after })).map(
    ({ seat }) => seat,
  );
  const next = edition.chapter(after);
  const was = edition.chapter(before);
  const whole: ChapterSpan[] = [{ chapter: was ?? next, upto: facts.length }];
  const ended = edition.findEnding(after) !== undefined;
  const untold = operation.store.commands
    .told(row.id, row.said + 1, number - 1)
    .filter(({ undoneBy }) => undoneBy === null)
    .flatMap((command) => command.facts);
  const split = edition.splitByChapter?.(before, after, facts) ?? whole;
  // Earlier facts that are announced only now belong to the chapter of that time, even if this command starts another.
  const parts =
    was && untold.length && split[0].chapter?.key !== was.key ? [{ chapter: was, upto: 0 }, ...split] : split;
  parts.forEach(({ chapter, upto }, i) => {
    const goesOn =
      [next?.key, next?.within].includes(chapter?.key) ||
      parts.slice(i + 1).some((one) => one.chapter?.key === chapter?.key);
    const told = [...(i ? [] : untold), ...facts.slice(i ? parts[i - 1].upto : 0, upto)];
    queueTurnMessage(operation, now, row, {
      chapter,
      waiting,
      brief: told.every(({ to, type }) => Array.isArray(to) || edition.quietFacts?.has(type)),
      told: {
        from: i ? number : row.said + 1,
        to: number,
        ...(i && { after: parts[i - 1].upto }),
        ...(i < parts.length - 1 && { upto }),
        style,
        over: (ended && i === parts.length - 1) || !goesOn,
        ...(chapter?.seat === null &&
          parts.slice(i + 1).some((one) => one.chapter?.opens) && { unseen: true as const }),
      },
    });
  });
}

interface ChapterMessage {
  chapter: Chapter | undefined;
  /** Seats that are publicly pending. */
  waiting: readonly SeatId[];
  /** True if all the facts can wait for the next message, such as a pass. */
  brief: boolean;
  told: Omit<TurnMessage, 'kind' | 'chapter'>;
}

/** Returns the chapter's fields of a turn message. */
const chapterPayload = ({ within, seat, title, place, opens }: Chapter): TurnMessage['chapter'] => ({
  seat,
  title,
  ...(place !== undefined && { place }),
  ...(opens && { opens }),
  ...(within !== undefined && { inner: true as const }),
});

/** Joins the titles of two turns: "Round 1: Sol" and "Round 1: Hacan" become "Round 1: Sol, Hacan". */
function joinTitles(first: string, second: string): string {
  const [start] = /^[^:]*: /.exec(first) ?? [''];
  return `${first}, ${second.startsWith(start) ? second.slice(start.length) : second}`;
}

/** Returns the chapter of a message about several players' minor turns. */
const joinTurns = (before: TurnMessage['chapter'], { title }: Chapter): TurnMessage['chapter'] => ({
  seat: null,
  title: before ? joinTitles(before.title, title) : title,
});

/** Merges a queued turn message with the one that follows it, of the same chapter or of another minor turn. */
function mergeTurns(
  before: TurnMessage,
  chapter: Chapter,
  { brief, told }: ChapterMessage,
  same: boolean,
): TurnMessage {
  const { after: _after, ...more } = told;
  // The message of several players who passed keeps its title when one of them acts again.
  const isAmongJoined = same && chapter.seat !== null && before.chapter?.seat === null;
  const since = { from: before.from, ...(before.after !== undefined && { after: before.after }) };
  const style = before.style === 'board' ? before.style : told.style;
  return {
    kind: 'turn',
    ...more,
    chapter: isAmongJoined ? before.chapter : same ? chapterPayload(chapter) : joinTurns(before.chapter, chapter),
    ...since,
    style,
    ...(brief && before.brief && { brief }),
  };
}

/** Queues a turn message, or merges it with a queued one. */
function queueTurnMessage(operation: OperationContext, now: number, row: GameRow, telling: ChapterMessage): void {
  const { chapter, waiting, brief, told } = telling;
  if (!chapter) return send(operation, row.id, now, { kind: 'turn', ...told });
  const isDue = told.over || isOpening(telling) || isHoldingUp(operation, row.id, chapter, waiting);
  const due = isDue ? now : now + TURN_MERGE_MS;
  const { key } = chapter;
  const newest = operation.store.outbox.newest(row.id, 'turn');
  const before =
    newest?.status === 'waiting' && newest.attempts === 0 ? (newest.payload as unknown as TurnMessage) : undefined;
  const same = newest?.chapter === key;
  // A pass belongs in a message of those who passed, not in that of the next player.
  if (newest && before && (same || (before.brief && brief && told.over && chapter.seat !== null))) {
    const { kind: _kind, ...payload } = mergeTurns(before, chapter, telling, same);
    // A brief message keeps waiting; any other is sent at the earlier of the two times.
    const soonest = payload.brief ? newest.dueAt : Math.min(same ? newest.dueAt : due, due);
    return operation.store.outbox.extend(newest.id, payload as Json, soonest, key);
  }
  // It cannot be merged any more.
  flushPendingTurn(operation, row.id, now);
  const waits = brief && told.over && !operation.store.outbox.sentOfChapter(row.id, key).length;
  const said: QueuedMessage = {
    kind: 'turn',
    ...told,
    chapter: chapterPayload(chapter),
    ...(waits && { brief: true as const }),
  };
  send(operation, row.id, now, said, { dueAt: waits ? now + QUIET_TURN_DELAY_MS : due, chapter: key });
}

/** Tells whether a message opens the game with its board, which players look at first. */
const isOpening = ({ chapter, told }: ChapterMessage): boolean => told.from === 1 && chapter?.opens === true;

/**
 * Tells whether the game visibly waits for anyone other than the chapter's own seat and AI players, who answer at once.
 */
function isHoldingUp(
  operation: OperationContext,
  game: GameId,
  { seat }: Chapter,
  waiting: readonly SeatId[],
): boolean {
  const practising = aiSeats(operation.store.members.present(game));
  return waiting.some((one) => one !== seat && !practising.has(one));
}
