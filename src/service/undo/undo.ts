import {
  act,
  answer,
  changes,
  fingerprint,
  Illegal,
  patched,
  type Answer,
  type Change,
  type EngineState,
  type Id,
  type Json,
} from '#engine';
import type { CommandRow, GameRow } from '#store';
import { seedUnknown, send } from '#service/announce/announce-command.ts';
import { everyAsk } from '#service/command-log/sync-asks.ts';
import { plansAfterUndo } from './plans-after-undo.ts';
import { propose } from '#service/consent/open-request.ts';
import type { Desk, Done, Work } from '#service/operations/operation-context.ts';
import type { Entry } from '#service/command-log/command-entry.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { isPractice, practiceSeats } from '#service/ai/ai-user.ts';
import { commit, load, ordered, played, type Loaded } from '#service/command-log/commit-command.ts';
import { isSecret } from './undo-scope.ts';
import type { UserId } from '#service/types.ts';

/** These change more than the state: nothing goes back beyond them. */
const BARRIERS: CommandRow['kind'][] = ['begin', 'upcast', 'replace'];

/**
 * Takes back a command and all that came after it: the caller's own last one, or the one given.
 * Done at once where it is known to be only the caller's own, chosen in the open, with nothing drawn, shown or let out by it or since;
 * else the others are asked. `alone`: only where nobody has to be, and nothing else goes with it. It is decided by what the caller can see, and is the same for a seat
 * that the table declines for.
 */
export function undo(desk: Desk, work: Work, { command, alone: unasked }: { command?: number; alone?: true }): Done {
  const { by } = work;
  const loaded = load(desk, work.game);
  const { row } = loaded;
  if (row.organiser !== by.user) memberOf(desk.store.members.present(row.id), by);
  const from = command ?? desk.store.commands.lastInForce(row.id, by.user)?.number;
  if (from === undefined) throw new Illegal('There is nothing of yours to take back.');
  const since = takenBack(desk, loaded, from, work.now);
  const practising = practiceSeats(desk.store.members.present(row.id));
  const counts = (one: CommandRow): boolean =>
    !(one.user === null && (one.payload as { itself?: true } | null)?.itself) &&
    one.user !== by.user &&
    !(one.seat !== null && practising.has(one.seat) && (one.user === null || isPractice(one.user)));
  const own = desk.store.members.present(row.id).find(({ user }) => user === by.user)?.seat;
  // What has come between two others is nothing that the caller could know of.
  const elsewhere = ({ trace, user, facts }: CommandRow): boolean =>
    trace === 'between' && user !== by.user && !facts.some(({ to }) => Array.isArray(to) && to.includes(own ?? ''));
  const alone =
    row.status !== 'ended' &&
    since.every((one) => one.trace === 'none' || elsewhere(one) || (one.trace === 'choice' && !counts(one)));
  if (unasked && (!alone || since.length > 1))
    throw new Illegal('More has been done since, or the others have a say in it.');
  const { granted, request } = alone ? { granted: true, request: null } : propose(desk, work, row, 'undo', { from });
  if (!granted) return { game: row.id, ...(request !== null && { request }) };
  return { game: row.id, command: takeBack(desk, work, loaded, { id: request, user: by.user, payload: { from } }) };
}

/** The commands in force from a number on, newest first. Throws Illegal when they cannot be taken back. */
function takenBack(desk: Desk, { row }: Loaded, from: number, now: number): CommandRow[] {
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  seedUnknown(desk, row, now);
  const since = desk.store.commands.inForceSince(row.id, from);
  if (since.at(-1)?.number !== from) throw new Illegal('That has been taken back already.');
  if (since.some(({ kind, reverse }) => BARRIERS.includes(kind) || reverse === null)) {
    throw new Illegal('A game cannot go back beyond its beginning, a change of rules or a change of players.');
  }
  return since;
}

/** Applies the reverse patches. Gives the undo's own number. */
export function takeBack(
  desk: Desk,
  work: Work,
  loaded: Loaded,
  { id, user, payload }: { id: number | null; user: UserId; payload: unknown },
): number {
  const { row } = loaded;
  const { from } = payload as { from: number };
  const since = takenBack(desk, loaded, from, work.now);
  const reverse = since.flatMap((one): Change[] => one.reverse ?? []);
  const after = ordered(patched(loaded.state, reverse));
  if (fingerprint(JSON.stringify(after)) !== desk.store.commands.find(row.id, from - 1)?.hash) {
    throw new Error(`Taking back ${from} to ${row.head} does not lead to where the game was`);
  }
  const former = new Map<Id, Answer>();
  // Of several answers to one question the last is offered again.
  for (const one of since.toReversed()) {
    if (one.kind !== 'answer' || one.user === null || one.user === user) continue;
    const given = one.payload as { id: Id; answer: Answer };
    former.set(given.id, given.answer);
  }
  plansAfterUndo(desk, work, loaded, { after, since: since.toReversed(), by: user });
  desk.store.commands.markUndone(row.id, from, row.head, row.head + 1);
  const entry = {
    kind: 'undo',
    user,
    seat: null,
    payload: { from, to: row.head },
    final: true,
    asks: { former },
  } as const;
  const number = commit(desk, work, loaded, entry, { after, facts: [], drew: false, used: new Set(), chance: [] });
  for (const one of since.toReversed())
    if (isSecret(one.trace) && one.user !== user) again(desk, work, { row, was: loaded.state }, one);
  // Whoever takes back what nobody has seen is not heard to.
  if (id !== null || !since.every(({ trace }) => isSecret(trace)))
    send(desk, row.id, work.now, {
      kind: 'undo',
      stage: 'done',
      request: id,
      user,
      from,
      to: row.head,
      needed: [],
      until: null,
    });
  return number;
}

interface Before {
  row: GameRow;
  /** The state that was left. */
  was: EngineState;
}

/**
 * What somebody else did where not everybody sees it, as a standing order, is none of what is taken back: it is done again, where
 * it still comes to the same.
 */
function again(desk: Desk, work: Work, { row: { id }, was }: Before, { kind, user, seat, payload }: CommandRow): void {
  const loaded = load(desk, id);
  // Whose answer has been taken back is asked anew, as others are who had not changed theirs.
  if (kind === 'answer' && everyAsk(loaded.state).get((payload as { id: Id }).id)?.ask.reply === undefined) return;
  try {
    const result = played(loaded.edition, loaded.state, (game) => redo(game, kind, seat ?? '', payload));
    if (kind === 'act' && !comesToTheSame(loaded, result.after, was)) return;
    commit(desk, { ...work, by: { user: user ?? '' } }, loaded, { kind, user, seat, payload } as Entry, result);
  } catch (error) {
    // What it was about is no more.
    if (!(error instanceof Illegal)) throw error;
  }
}

/** An order for "this turn" is none for the turn before: whoever gave it is rather asked. */
function comesToTheSame({ state, edition }: Loaded, after: EngineState, was: EngineState): boolean {
  const made = changes(state as unknown as Json, after as unknown as Json).filter(({ at }) => edition.unseen(at));
  return changes(was as unknown as Json, patched(was, made) as unknown as Json).length === 0;
}

function redo(
  game: Parameters<Parameters<typeof played>[2]>[0],
  kind: CommandRow['kind'],
  seat: string,
  payload: Json,
): void {
  if (kind === 'act') {
    const { action, data } = payload as { action: string; data: Json };
    act(game, seat, action, data);
  } else {
    const { id, answer: reply, firm = false } = payload as { id: number; answer: Answer; firm?: boolean };
    answer(game, seat, id, reply, firm);
  }
}
