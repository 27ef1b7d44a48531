import { seedCommitment, Illegal, type EngineState, type Fact, type Json, type SeatId } from '#engine';
import { SECRET_LANE_PREFIX, type UndoScope, type GameRow, type MemberRow } from '#store';
import type { AskSyncResult } from '#service/command-log/sync-asks.ts';
import {
  randomCode,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import type { Chapter, Edition, ChapterSpan } from '#service/edition.ts';
import { aiSeats } from '#service/ai/ai-user.ts';
import { listPubliclyPending } from './publicly-waiting.ts';
import { endOfQuietHours } from '#service/users/quiet-hours.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import type { GameId, Message, TurnMessage, UserId } from '#service/types.ts';

/** Delay between the end of a game and the publication of its seed, in ms. Until then the end can be undone. */
export const SEED_DELAY_MS = 24 * 3_600_000;

/**
 * Throws Illegal if a finished game's seed may be public, since the game must not continue with a known seed. Checks
 * the time, because an imported game's seed may have been sent elsewhere, and the outbox, because clocks may have
 * changed.
 */
export function requireSecretSeed(operation: OperationContext, { id, status, endedAt }: GameRow, now: number): void {
  if (
    status === 'ended' &&
    ((endedAt !== null && now >= endedAt + SEED_DELAY_MS) || operation.store.outbox.wasAttempted(id, 'seed'))
  ) {
    throw new Illegal('You cannot change this game any more: it ended over a day ago, and its seed is public.');
  }
}

const CHANNEL_LANE = 'channel';
export const personalLane = (user: UserId): string => `user ${user}`;
/** Returns the outbox lane for private messages that others may not know of: no visible message ever waits for it. */
export const secretLane = (user: UserId): string => `${SECRET_LANE_PREFIX}${user}`;
/** Lists all outbox lanes of a user, always in the same order. */
export const userLanes = (user: UserId): string[] => [personalLane(user), secretLane(user)];

interface Sending {
  lane?: string;
  dueAt?: number;
  ask?: number;
  chapter?: string;
}

/** Adds a message to the outbox within the change it reports. */
export function send(
  operation: OperationContext,
  game: GameId,
  now: number,
  message: Message,
  { lane = CHANNEL_LANE, dueAt = now, ask, chapter }: Sending = {},
): void {
  const { kind, ...payload } = message;
  if (lane === CHANNEL_LANE && kind !== 'turn') flushPendingTurn(operation, game, now);
  // 20 characters stay below Discord's limit of 25.
  operation.store.outbox.add({
    game,
    lane,
    kind,
    payload: payload as Json,
    createdAt: now,
    dueAt,
    nonce: randomCode(operation, 20),
    ask: ask ?? null,
    chapter: chapter ?? null,
  });
}

/** Makes a turn message that waits to be merged due now, so that it precedes the next message. */
function flushPendingTurn(operation: OperationContext, game: GameId, now: number): void {
  const newest = operation.store.outbox.newest(game, 'turn');
  if (newest?.status === 'waiting' && newest.attempts === 0 && newest.dueAt > now)
    operation.store.outbox.extend(newest.id, newest.payload, now);
}

/** Sends a message to one user, in order with their other messages and outside their quiet hours. */
export function sendToUser(
  operation: OperationContext,
  game: GameId,
  now: number,
  user: UserId,
  message: Message,
  ask?: number,
): void {
  const dueAt = endOfQuietHours(now, operation.store.people.preferences(user));
  const covered =
    ['private', 'unplanned', 'promise'].includes(message.kind) || (message.kind === 'reminder' && message.covered);
  send(operation, game, now, message, {
    lane: covered ? secretLane(user) : personalLane(user),
    dueAt,
    ...(ask !== undefined && { ask }),
  });
}

/**
 * Queues a refresh of the lobby or of the panel of pending players, unless one is pending: its content is read when it
 * is sent. `wait`: delay in ms.
 */
export function refreshMessage(
  operation: OperationContext,
  game: GameId,
  now: number,
  kind: 'lobby' | 'waiting',
  wait = 0,
): void {
  if (!operation.store.outbox.hasPending(game, kind))
    return send(operation, game, now, { kind }, { lane: kind, dueAt: now + wait });
  const newest = operation.store.outbox.newest(game, kind);
  if (newest?.status === 'waiting' && newest.attempts === 0 && newest.dueAt > now + wait)
    operation.store.outbox.extend(newest.id, newest.payload, now + wait);
}

/** Forces a refresh of the panel, even if its content is unchanged; posts it again if it was deleted. */
export function refreshPanel(operation: OperationContext, { now, game }: OperationCall): OperationResult {
  const newest = operation.store.outbox.newest(game, 'waiting');
  if (newest?.status === 'waiting') operation.store.outbox.extend(newest.id, { look: true }, newest.dueAt);
  else send(operation, game, now, { kind: 'waiting', look: true }, { lane: 'waiting' });
  return { game };
}

export interface Accepted {
  row: GameRow;
  edition: Edition;
  before: EngineState;
  after: EngineState;
  number: number;
  entry: CommandEntry;
  facts: Fact[];
  asks: AskSyncResult;
  trace: UndoScope;
}

/** Queues the messages about a command. Returns the number of the last command announced so far. */
export function announceCommand(
  operation: OperationContext,
  work: OperationCall,
  { row, edition, before, after, number, entry, facts, asks }: Accepted,
): number {
  const style = styleOf(edition, before, after, entry, facts);
  if (style) queueTurnMessages(operation, work.now, { row, edition, before, after, number, facts }, style);
  if (style || asks.isVisible)
    refreshMessage(
      operation,
      row.id,
      work.now,
      'waiting',
      isTheirStep(operation, row.id, entry, asks) ? AI_PANEL_DELAY_MS : 0,
    );
  return style ? number : row.said;
}

/**
 * Time for which a turn message waits to be merged with the player's next actions, in ms, while the game waits for no
 * one else.
 */
const TURN_MERGE_MS = 20_000;

/** Maximum delay of a minor turn message that waits to be merged with another minor turn, in ms. */
const QUIET_TURN_DELAY_MS = 3_600_000;

/** Delay of the panel's refresh while AI players act one after another, in ms. */
const AI_PANEL_DELAY_MS = 4_000;

/**
 * Tells whether, as far as is publicly known, only AI players are acting: if the answering seat is covered, it may be
 * theirs.
 */
function isTheirStep(
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
function queueTurnMessages(
  operation: OperationContext,
  now: number,
  {
    row,
    edition,
    before,
    after,
    number,
    facts,
  }: Pick<Accepted, 'row' | 'edition' | 'before' | 'after' | 'number' | 'facts'>,
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
  const said: Message = {
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

function styleOf(
  edition: Edition,
  before: EngineState,
  after: EngineState,
  entry: CommandEntry,
  facts: Fact[],
): 'board' | 'text' | null {
  if (entry.kind === 'begin' || edition.findEnding(after)) return 'board';
  // An undo has its own message; an upcast changes nothing visible.
  if (entry.kind === 'undo' || entry.kind === 'upcast') return null;
  return edition.announcementStyle(before, after, facts);
}

export const usersBySeat = (members: MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat === null ? [] : [[seat, user] as const])));

/** Closes a game that has ended, or reopens a game whose end was undone. */
export function updateEnding(
  operation: OperationContext,
  work: OperationCall,
  row: GameRow,
  edition: Edition,
  state: EngineState,
): void {
  if (row.status === 'abandoned') return;
  const ending = edition.findEnding(state);
  if (!ending) {
    if (row.status !== 'ended') return;
    operation.store.games.update(row.id, { status: 'running', endedAt: null });
    operation.store.outbox.voidPending(row.id, 'ended');
    operation.store.outbox.voidPending(row.id, 'seed');
    return;
  }
  if (row.status === 'ended') return;
  operation.store.games.update(row.id, { status: 'ended', endedAt: work.now, pausedAt: null });
  operation.store.asks.removeAll(row.id);
  send(operation, row.id, work.now, { kind: 'ended', ...ending });
  sendSeed(operation, row.id, work.now, state, work.now + SEED_DELAY_MS);
}

export function sendSeed(
  operation: OperationContext,
  game: GameId,
  now: number,
  { seed }: EngineState,
  dueAt: number,
): void {
  send(operation, game, now, { kind: 'seed', seed, commitment: seedCommitment(seed) }, { lane: 'seed', dueAt });
}
