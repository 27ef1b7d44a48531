import { act as engineAct, answer as engineAnswer, Game, Illegal, openAsks, problem, specOf, type Answer, type EngineState, type Json, type OpenAsk } from '../engine/index.ts';
import type { AskRow, MemberRow } from '../store/index.ts';
import { refresh } from './announce.ts';
import { editionOf, gameRow, inTransaction, operate, organiserOnly, changed, type Desk } from './desk.ts';
import { makeRoom } from './lobby.ts';
import { isPractice, practiceName, practiceSeats, practiceUser } from './practice-user.ts';
import { Unexpected } from './errors.ts';
import { commit, load, played, type Loaded } from './saved.ts';
import { replace } from './seats.ts';
import type { Caller, GameId, Outcome, UserId } from './types.ts';

/** While somebody asks for a move to be taken back, nothing more is played on top of it: looked at again so long after, in ms. */
const PATIENCE = 10_000;
/** Between two things that one seat does, in ms. */
const BREATH = 600;

/** The first name that nobody in the game bears. */
function free(members: readonly MemberRow[]): UserId {
  for (let n = 1; ; n++) if (!members.some(({ user, leftAt }) => user === practiceUser(n) && leftAt === null)) return practiceUser(n);
}

/**
 * The organiser has the program play a seat: one more before the game begins; under way the seat given, else the first
 * that somebody has left. The seat is given back to a person like any other (`replace`).
 */
export function seatPractice(desk: Desk, by: Caller, id: GameId, seat?: string): Outcome {
  const row = gameRow(desk, id);
  const all = desk.store.members.all(row.id);
  const user = free(all);
  if (!editionOf(desk, row.edition).practice) throw new Illegal('There are no practice players for this game.');
  if (row.status !== 'lobby') {
    const held = new Set(all.flatMap((one) => (one.leftAt === null && one.seat !== null ? [one.seat] : [])));
    const vacant = [...new Set(all.flatMap((one) => one.seat ?? []))].filter((one) => !held.has(one)).sort();
    const wanted = seat ?? vacant[0];
    organiserOnly(row, by);
    if (wanted === undefined) throw new Illegal('Nobody has left a seat. Say which seat a practice player is to take over.');
    if (all.some((one) => one.seat === wanted && one.leftAt === null && isPractice(one.user))) throw new Illegal('A practice player has that seat already.');
    return replace(desk, by, row.id, { seat: wanted, user, name: practiceName(user) });
  }
  return operate(desk, by, 'seatPractice', ({ now }) => {
    organiserOnly(row, by);
    const { max } = editionOf(desk, row.edition).seats;
    if (desk.store.members.present(row.id).length >= max) throw new Illegal(`The game is full: it is played by ${max} at most.`);
    desk.store.members.add({ game: row.id, user, name: practiceName(user), wishes: {}, joinedAt: now });
    refresh(desk, row.id, now, 'lobby');
    return { game: row.id };
  });
}

/** Takes the practice player that came last out of a game that has not begun. */
export const unseatPractice = (desk: Desk, by: Caller, id: GameId): Outcome =>
  operate(desk, by, 'unseatPractice', ({ now }) => {
    const row = gameRow(desk, id);
    organiserOnly(row, by);
    if (row.status !== 'lobby') throw new Illegal('The game has begun already. Give the seat to a person with `/game replace`.');
    if (!makeRoom(desk, row.id, now)) throw new Illegal('No practice player is in this game.');
    refresh(desk, row.id, now, 'lobby');
    return { game: row.id };
  });

/** Answers for a practice player, or does first what it would do unasked. `row` is theirs to answer now. */
export function playFor(desk: Desk, loaded: Loaded, row: AskRow, user: UserId, now: number): void {
  const { state, edition } = loaded;
  if (desk.store.requests.open(row.game)?.kind === 'undo') {
    desk.store.asks.update(row.game, row.number, { dueAt: now + PATIENCE });
    return;
  }
  const open = openAsks(state).find(({ ask }) => ask.id === row.ask);
  if (!open) throw new Error(`Ask ${row.number} is due and cannot be answered`);
  const seats = [...practiceSeats(desk.store.members.present(row.game)).keys()];
  const deed = edition.practice?.deed(state, row.seat, seats, open.ask);
  if (deed && able(loaded, row.seat, deed)) {
    doFor(desk, loaded, row.seat, user, deed, now);
    // Whatever came of it, the question is still to be answered.
    if (desk.store.asks.of(row.game).some(({ number }) => number === row.number)) desk.store.asks.update(row.game, row.number, { dueAt: now + BREATH });
    return;
  }
  const reply = replyOf(desk, loaded, open);
  // Declines are as firm as the table's own, for a seat that holds nothing: nobody can tell them apart.
  const firm = row.covered && Array.isArray(reply) && !reply.length && desk.random(3) > 0;
  const result = played(edition, state, (game) => engineAnswer(game, row.seat, row.ask, reply, firm));
  const payload = { ask: row.number, id: row.ask, answer: reply, ...(firm && { firm }) };
  commit(desk, { now, by: { user } }, loaded, { kind: 'answer', user, seat: row.seat, payload }, result);
}

function replyOf(desk: Desk, { state, edition, row }: Loaded, open: OpenAsk): Answer {
  const game = new Game(state, edition.book) as never;
  const spec = specOf(game, open);
  const check = (reply: Answer): string | undefined => problem(game, open, reply, spec);
  const asked = { open, spec, check };
  try {
    const reply = edition.practice?.answer(state, asked) ?? null;
    if (check(reply) === undefined) return reply;
  } catch (error) {
    desk.log.error({ game: row.id, ask: open.ask.id, err: error }, 'A practice player did not know what to do');
  }
  return edition.practice?.anyhow(asked) ?? null;
}

interface Unasked {
  action: string;
  data: Json;
}

function able({ state, edition }: Loaded, seat: string, { action, data }: Unasked): boolean {
  const game = new Game(state, edition.book) as never as { path: unknown };
  game.path = state.stack;
  return edition.book.actions[action]?.check(game as never, seat, data as never) === undefined;
}

function doFor(desk: Desk, loaded: Loaded, seat: string, user: UserId, { action, data }: Unasked, now: number): void {
  const result = played(loaded.edition, loaded.state, (game) => engineAct(game, seat, action, data));
  commit(desk, { now, by: { user } }, loaded, { kind: 'act', user, seat, payload: { action, data } }, result);
  desk.stirred.add(loaded.row.id);
}

/** After something was done unasked, practice players may have an answer to it. Gives how many had. */
export function answerStirred(desk: Desk, now: number): number {
  let done = 0;
  for (const id of [...desk.stirred]) {
    desk.stirred.delete(id);
    try {
      if (!inTransaction(desk, 'answerStirred', () => answerOne(desk, id, now))) continue;
      desk.stirred.add(id);
      changed(desk, id);
      done++;
    } catch (error) {
      // In the log already. One game in trouble does not stop the others.
      if (!(error instanceof Unexpected)) desk.log.warn({ game: id }, 'An offer to a practice player could not be answered');
    }
  }
  return done;
}

function answerOne(desk: Desk, id: GameId, now: number): boolean {
  const row = gameRow(desk, id);
  const seats = practiceSeats(desk.store.members.present(row.id));
  if (!seats.size || row.status !== 'running' || desk.store.requests.open(row.id)?.kind === 'undo') return false;
  const loaded = load(desk, row.id);
  for (const [seat, user] of seats) {
    const deed = loaded.edition.practice?.deed(loaded.state as EngineState, seat, [...seats.keys()]);
    if (!deed || !able(loaded, seat, deed)) continue;
    doFor(desk, loaded, seat, user, deed, now);
    return true;
  }
  return false;
}
