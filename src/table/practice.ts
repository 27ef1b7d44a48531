import { act as engineAct, answer as engineAnswer, Illegal } from '../engine/index.ts';
import type { AskRow } from '../store/index.ts';
import { refresh } from './announce.ts';
import { editionOf, gameRow, guarded, inTransaction, operate, organiserOnly, changed, type Desk, type Work } from './desk.ts';
import { makeRoom } from './lobby.ts';
import { freePracticeUser, isPractice, practiceName, practiceSeats } from './practice-user.ts';
import { Unexpected } from './errors.ts';
import { commit, load, played, type Loaded } from './saved.ts';
import { replace } from './seats.ts';
import { answerAnyhow, type Thinking, type Thought } from './thinking.ts';
import type { Caller, GameId, Outcome, UserId } from './types.ts';

/** Between two things that one seat does, in ms. */
const BREATH = 600;
const MINUTE = 60_000;
/** In so many games somebody thinks at once; the others wait for a breath. */
export const THINKING = 24;
/** So many games in which something was done unasked are looked at in one go. */
const LOOKED_AT = 20;

/**
 * The organiser has the program play seats: so many more before the game begins; under way the seat given, else the first
 * that somebody has left. The seat is given back to a person like any other (`replace`).
 */
export function seatPractice(desk: Desk, by: Caller, id: GameId, seat?: string, count = 1): Outcome {
  const row = gameRow(desk, id);
  const all = desk.store.members.all(row.id);
  const user = freePracticeUser(all);
  if (!editionOf(desk, row.edition).practice) throw new Illegal('There are no practice players for this game.');
  if (row.status !== 'lobby') {
    const held = new Set(all.flatMap((one) => (one.leftAt === null && one.seat !== null ? [one.seat] : [])));
    const vacant = [...new Set(all.flatMap((one) => one.seat ?? []))].filter((one) => !held.has(one)).sort();
    const wanted = seat ?? vacant[0];
    organiserOnly(row, by);
    if (wanted === undefined) throw new Illegal('Nobody has left a seat. Say which seat a practice player is to take over.');
    if (all.some((one) => one.seat === wanted && one.leftAt === null && isPractice(one.user)))
      throw new Illegal('A practice player has that seat already.');
    return replace(desk, by, row.id, { seat: wanted, user, name: practiceName(user) });
  }
  return operate(desk, by, 'seatPractice', (work) => {
    organiserOnly(row, by);
    fillWithPractice(desk, work, row.id, count);
    return { game: row.id };
  });
}

/** So many more practice players join a game that has not begun. Part of a change under way. */
export function fillWithPractice(desk: Desk, { now }: Work, id: GameId, count: number): void {
  const row = gameRow(desk, id);
  const { seats, practice } = editionOf(desk, row.edition);
  const { max } = seats(row.settings);
  if (!practice) throw new Illegal('There are no practice players for this game.');
  for (let n = 0; n < count; n++) {
    const members = desk.store.members.present(row.id);
    if (members.length >= max) throw new Illegal(`The game is full: it is played by ${max} at most.`);
    const user = freePracticeUser(members);
    desk.store.members.add({ game: row.id, user, name: practiceName(user), wishes: {}, joinedAt: now });
  }
  refresh(desk, row.id, now, 'lobby');
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

/** While somebody asks for a move to be taken back, no practice player plays on, whatever it holds: looked at again so long after, in ms. */
const PATIENCE = 10_000;

const mayGoBack = (desk: Desk, game: GameId): boolean => desk.store.requests.open(game).some(({ kind }) => kind === 'undo');

/** Puts off what a practice player has to say while somebody asks for a move to be taken back. Gives whether it was. */
export function patiently(desk: Desk, row: AskRow, now: number): boolean {
  if (!mayGoBack(desk, row.game)) return false;
  desk.store.asks.update(row.game, row.number, { dueAt: now + PATIENCE });
  return true;
}

/** Has a practice player think about an ask that is theirs to answer now, and plays what comes of it. Gives whether that was at once. */
export function playFor(desk: Desk, { row: { id, head }, state, edition }: Loaded, { number, ask, covered }: AskRow, now: number): boolean {
  const practising = [...practiceSeats(desk.store.members.present(id)).keys()];
  return thinkOf(
    desk,
    { edition: edition.id, state, practising, ask, ...(covered && { quiet: true as const }) },
    { game: id, now },
    (thought, at) => {
      const result = thought ?? answerAnyhow(edition, state, ask);
      if (result.trouble !== undefined)
        desk.log.error({ game: id, ask, reason: result.trouble }, 'A practice player did not know what to do');
      return inTransaction(desk, 'playFor', () => play(desk, { game: id, head, number }, result, at));
    },
  );
}

interface Turn {
  game: GameId;
  /** As the game stood when it was thought about. */
  head: number;
  number: number;
}

/** Plays what was thought of, by an ordinary answer, where the game still stands as it did. */
function play(desk: Desk, { game, head, number }: Turn, { deed, reply }: Thought, now: number): boolean {
  const loaded = load(desk, game);
  const row = desk.store.asks.of(game).find((ask) => ask.number === number);
  const user = row && practiceSeats(desk.store.members.present(game)).get(row.seat);
  // Otherwise it is asked again, if it is still theirs.
  if (!row || user === undefined || loaded.row.head !== head || loaded.row.status !== 'running' || !isDue(row, now)) return false;
  if (deed) {
    doFor(desk, loaded, user, deed, now);
    // Whatever came of it, the question is still to be answered.
    if (desk.store.asks.of(game).some((one) => one.number === number)) desk.store.asks.update(game, number, { dueAt: now + BREATH });
    return true;
  }
  const answer = reply ?? null;
  // Declines are as firm as the table's own, for a seat that holds nothing: nobody can tell them apart.
  const firm = row.covered && Array.isArray(answer) && !answer.length && desk.random(3) > 0;
  const result = played(loaded.edition, loaded.state, (one) => engineAnswer(one, row.seat, row.ask, answer, firm));
  const payload = { ask: number, id: row.ask, answer, ...(firm && { firm }) };
  commit(desk, { now, by: { user } }, loaded, { kind: 'answer', user, seat: row.seat, payload }, result);
  return true;
}

/** Whether the table is to answer an ask now. */
export const isDue = (row: AskRow, now: number): boolean =>
  !row.answered && row.hiddenAt === null && row.dueAt !== null && row.dueAt <= now;

function doFor(desk: Desk, loaded: Loaded, user: UserId, { seat, action, data }: NonNullable<Thought['deed']>, now: number): void {
  const result = played(loaded.edition, loaded.state, (game) => engineAct(game, seat, action, data));
  commit(desk, { now, by: { user } }, loaded, { kind: 'act', user, seat, payload: { action, data } }, result);
  desk.stirred.add(loaded.row.id);
}

/**
 * Has somebody think, here or elsewhere, and does with the thought what is to be done with it. Until then the game's practice players
 * have nothing else to think about. Gives what came of it, where that was at once; else false.
 */
function thinkOf(
  desk: Desk,
  thinking: Thinking,
  { game, now }: { game: GameId; now: number },
  use: (thought: Thought | undefined, at: number) => boolean,
): boolean {
  let later = false;
  let done = false;
  desk.resting.set(game, Infinity);
  const act = (thought: Thought | undefined): void => {
    desk.resting.delete(game);
    if (!later) {
      done = use(thought, now);
      return;
    }
    try {
      use(thought, desk.clock());
    } catch (error) {
      // In the log already, or the game has changed its mind; it is tried again later.
      if (!(error instanceof Unexpected))
        desk.log.warn({ game, reason: error instanceof Error ? error.message : String(error) }, 'A practice player could not play');
      desk.resting.set(game, desk.clock() + MINUTE);
    }
    changed(desk, game);
  };
  try {
    guarded(desk, 'think', () => desk.think(thinking, act));
  } catch (error) {
    desk.resting.delete(game);
    throw error;
  }
  later = true;
  return done;
}

/** After something was done unasked, practice players may have an answer to it. Gives how many had one at once. */
export function answerStirred(desk: Desk, now: number, most: number): number {
  let done = 0;
  const { renewed } = desk;
  for (const id of [...desk.stirred].filter((one) => !desk.resting.has(one)).slice(0, LOOKED_AT)) {
    if (done >= most || desk.renewed > renewed) break;
    if (desk.resting.size >= THINKING) {
      desk.resting.set(id, now + BREATH);
      continue;
    }
    desk.stirred.delete(id);
    try {
      if (!answerOne(desk, id, now)) continue;
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
  const practising = [...practiceSeats(desk.store.members.present(row.id)).keys()];
  if (!practising.length || row.status !== 'running' || mayGoBack(desk, row.id)) return false;
  const {
    state,
    edition,
    row: { head },
  } = load(desk, row.id);
  if (!edition.practice || edition.practice.stirred?.(state, practising) === false) return false;
  return thinkOf(desk, { edition: edition.id, state, practising }, { game: row.id, now }, (thought, at) =>
    inTransaction(desk, 'answerStirred', () => {
      const loaded = load(desk, row.id);
      // Somebody was quicker: it is looked at once more.
      if (loaded.row.head !== head) desk.stirred.add(row.id);
      const user = thought?.deed && practiceSeats(desk.store.members.present(row.id)).get(thought.deed.seat);
      if (!thought?.deed || user === undefined || loaded.row.head !== head || loaded.row.status !== 'running') return false;
      doFor(desk, loaded, user, thought.deed, at);
      return true;
    }),
  );
}
