import { commitment, Illegal, type EngineState, type Fact, type Json } from '../engine/index.ts';
import { QUIET, type AskRow, type GameRow, type MemberRow } from '../store/index.ts';
import type { AsksSynced } from './asks.ts';
import { shortCode, type Desk, type Work } from './desk.ts';
import type { Edition } from './edition.ts';
import { isPractice } from './practice-user.ts';
import { afterQuiet } from './quiet-hours.ts';
import type { Entry } from './entry.ts';
import type { GameId, Message, UserId } from './types.ts';

/** The seed is published so long after the end: until then the game can still be taken up again. */
export const SEED_DELAY = 24 * 3_600_000;

/**
 * Throws Illegal where the seed of a game that is over may be known to anybody: a game is never taken up again with it. By the time, for
 * what was sent may not be known here, as of a game that was brought in; and by what was sent, whatever clocks have done meanwhile.
 */
export function seedUnknown(desk: Desk, { id, status, endedAt }: GameRow, now: number): void {
  if (status === 'ended' && ((endedAt !== null && now >= endedAt + SEED_DELAY) || desk.store.outbox.begun(id, 'seed'))) {
    throw new Illegal('The seed of this game is published a day after its end; since then it cannot be taken up again.');
  }
}

const CHANNEL = 'channel';
export const personal = (user: UserId): string => `user ${user}`;
/** What nobody else may know of has a lane of its own: nothing that others see ever waits for it. */
export const secretly = (user: UserId): string => `${QUIET}${user}`;
/** All lanes of what is said to one person, always in the same order. */
export const personalLanes = (user: UserId): string[] => [personal(user), secretly(user)];

interface Sending {
  lane?: string;
  dueAt?: number;
  ask?: number;
}

/** Puts a message into the outbox, in the transaction of what it tells of. */
export function send(desk: Desk, game: GameId, now: number, message: Message, { lane = CHANNEL, dueAt = now, ask }: Sending = {}): void {
  const { kind, ...payload } = message;
  // 20 signs stay below the 25 that Discord allows.
  desk.store.outbox.add({
    game,
    lane,
    kind,
    payload: payload as Json,
    createdAt: now,
    dueAt,
    nonce: shortCode(desk, 20),
    ask: ask ?? null,
  });
}

/** To one person, in order with what else they are told, and not in their quiet hours. */
export function sendTo(desk: Desk, game: GameId, now: number, user: UserId, message: Message, ask?: number): void {
  const dueAt = afterQuiet(now, desk.store.people.preferences(user));
  const covered = message.kind === 'private' || (message.kind === 'reminder' && message.covered);
  send(desk, game, now, message, { lane: covered ? secretly(user) : personal(user), dueAt, ...(ask !== undefined && { ask }) });
}

/** The lobby, or the panel of who is waited for, is drawn from what is true when it is sent: one that waits is enough. */
export function refresh(desk: Desk, game: GameId, now: number, kind: 'lobby' | 'waiting'): void {
  if (!desk.store.outbox.pending(game, kind)) send(desk, game, now, { kind }, { lane: kind });
}

interface Accepted {
  row: GameRow;
  edition: Edition;
  before: EngineState;
  after: EngineState;
  number: number;
  entry: Entry;
  facts: Fact[];
  asks: AsksSynced;
}

/** What is to be said of a command. Gives the number of the last command told so far. */
export function announceCommand(desk: Desk, work: Work, { row, edition, before, after, number, entry, facts, asks }: Accepted): number {
  const style = styleOf(edition, before, after, entry, facts);
  if (style) send(desk, row.id, work.now, { kind: 'turn', from: row.said + 1, to: number, style });
  // What is taken back or corrected has a message of its own, which says as well who is waited for.
  else if (asks.changed && entry.kind !== 'undo' && entry.kind !== 'repair') refresh(desk, row.id, work.now, 'waiting');
  ping(desk, work, row.id, asks.opened, entry.covered ? '' : work.by.user);
  return style ? number : row.said;
}

function styleOf(edition: Edition, before: EngineState, after: EngineState, entry: Entry, facts: Fact[]): 'board' | 'text' | null {
  if (entry.kind === 'begin' || edition.ended(after)) return 'board';
  // An undo has a message of its own; an upcast changes nothing that anybody sees.
  if (entry.kind === 'undo' || entry.kind === 'upcast') return null;
  return edition.milestone(before, after, facts);
}

/** Each ask is told once to the one who is to answer, unless they brought it about themselves, as all can see, and are looking at it. */
function ping(desk: Desk, work: Work, game: GameId, opened: AskRow[], actor: UserId): void {
  const wanted = opened.filter((ask) => !ask.answered && !ask.veiled && ask.hiddenAt === null);
  if (!wanted.length) return;
  const users = bySeat(desk.store.members.present(game));
  for (const { number: ask, seat, covered } of wanted) {
    const user = users.get(seat);
    if (user === undefined || user === actor || isPractice(user)) continue;
    const message: Message = covered
      ? { kind: 'private', user, seat, ask, dm: desk.store.people.preferences(user).dm }
      : { kind: 'asked', user, seat, ask };
    sendTo(desk, game, work.now, user, message, ask);
  }
}

export const bySeat = (members: MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat === null ? [] : [[seat, user] as const])));

/** Closes a game that has ended, or opens one again whose end was taken back. */
export function announceEnd(desk: Desk, work: Work, row: GameRow, edition: Edition, state: EngineState): void {
  if (row.status === 'abandoned') return;
  const ending = edition.ended(state);
  if (!ending) {
    if (row.status !== 'ended') return;
    desk.store.games.update(row.id, { status: 'running', endedAt: null });
    desk.store.outbox.drop(row.id, 'ended');
    desk.store.outbox.drop(row.id, 'seed');
    return;
  }
  if (row.status === 'ended') return;
  desk.store.games.update(row.id, { status: 'ended', endedAt: work.now, pausedAt: null });
  desk.store.asks.removeAll(row.id);
  send(desk, row.id, work.now, { kind: 'ended', ...ending });
  sendSeed(desk, row.id, work.now, state, work.now + SEED_DELAY);
}

export function sendSeed(desk: Desk, game: GameId, now: number, { seed }: EngineState, dueAt: number): void {
  send(desk, game, now, { kind: 'seed', seed, commitment: commitment(seed) }, { lane: 'seed', dueAt });
}
