import { act as engineAct, answer as engineAnswer, Illegal } from '#engine';
import type { AskRow } from '#store';
import { refresh } from '#service/announce/announce-command.ts';
import {
  editionOf,
  gameRow,
  organiserOnly,
  type Desk,
  type Done,
  type Reading,
  type Work,
} from '#service/operations/operation-context.ts';
import { makeRoom } from '#service/lobby/lobby.ts';
import { freePracticeUser, isPractice, practiceName, practiceSeats } from './ai-user.ts';
import { commit, load, played, type Loaded } from '#service/command-log/commit-command.ts';
import { replace } from '#service/operations/seats.ts';
import { answerAnyhow, type Thought } from './choose-move.ts';
import type { GameId, UserId } from '#service/types.ts';

/** Between two things that one seat does, in ms. */
export const BREATH = 600;

/**
 * The organiser has the program play seats: so many more before the game begins; under way the seat given, else the first
 * that somebody has left. The seat is given back to a person like any other (`replace`).
 */
export function seatPractice(desk: Desk, work: Work, { seat, count }: { seat?: string; count: number }): Done {
  const row = gameRow(desk, work.game);
  const all = desk.store.members.all(row.id);
  const user = freePracticeUser(all);
  if (!editionOf(desk, row.edition).practice) throw new Illegal('There are no practice players for this game.');
  organiserOnly(row, work.by);
  if (row.status === 'lobby') {
    fillWithPractice(desk, work, row.id, count);
    return { game: row.id };
  }
  const held = new Set(all.flatMap((one) => (one.leftAt === null && one.seat !== null ? [one.seat] : [])));
  const vacant = [...new Set(all.flatMap((one) => one.seat ?? []))].filter((one) => !held.has(one)).sort();
  const wanted = seat ?? vacant[0];
  if (wanted === undefined)
    throw new Illegal('Nobody has left a seat. Say which seat a practice player is to take over.');
  if (all.some((one) => one.seat === wanted && one.leftAt === null && isPractice(one.user)))
    throw new Illegal('A practice player has that seat already.');
  return replace(desk, work, { seat: wanted, user, name: practiceName(user) });
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
export function unseatPractice(desk: Desk, { now, by, game }: Work): Done {
  const row = gameRow(desk, game);
  organiserOnly(row, by);
  if (row.status !== 'lobby')
    throw new Illegal('The game has begun already. Give the seat to a person with `/game replace`.');
  if (!makeRoom(desk, row.id, now)) throw new Illegal('No practice player is in this game.');
  refresh(desk, row.id, now, 'lobby');
  return { game: row.id };
}

/** While somebody asks for a move to be taken back, no practice player plays on, whatever it holds. */
export const mayGoBack = (desk: Reading, game: GameId): boolean =>
  desk.store.requests.open(game).some(({ kind }) => kind === 'undo');

/** How a game stood when it was thought about, and what came of it; nothing where it could not be thought about. */
interface ThoughtOf {
  head: number;
  thought?: Thought;
}

/** Plays what was thought of an ask, by an ordinary answer, where the game still stands as it did. */
export function playFor(desk: Desk, work: Work, { number, head, thought }: ThoughtOf & { number: number }): Done {
  const { now, game } = work;
  const loaded = load(desk, game);
  const row = desk.store.asks.of(game).find((ask) => ask.number === number);
  const user = row && practiceSeats(desk.store.members.present(game)).get(row.seat);
  // Otherwise it is asked again, if it is still theirs.
  const stands = loaded.row.head === head && loaded.row.status === 'running' && !mayGoBack(desk, game);
  if (!row || user === undefined || !stands || !isDue(row, now)) return { game, came: false };
  const { deed, reply } = thought ?? answerAnyhow(loaded.edition, loaded.state, row.ask);
  if (deed) {
    doFor(desk, work, loaded, user, deed);
    // Whatever came of it, the question is still to be answered.
    if (desk.store.asks.of(game).some((one) => one.number === number))
      desk.store.asks.update(game, number, { dueAt: now + BREATH });
    return { game };
  }
  const answer = reply ?? null;
  // Declines are as firm as the table's own, for a seat that holds nothing: nobody can tell them apart.
  const firm = row.covered && Array.isArray(answer) && !answer.length && desk.random(3) > 0;
  const result = played(loaded.edition, loaded.state, (one) => engineAnswer(one, row.seat, row.ask, answer, firm));
  const payload = { ask: number, id: row.ask, answer, ...(firm && { firm }) };
  commit(desk, { now, game, by: { user } }, loaded, { kind: 'answer', user, seat: row.seat, payload }, result);
  return { game };
}

/** Whether the table is to answer an ask now. */
export const isDue = (row: AskRow, now: number): boolean =>
  !row.answered && row.hiddenAt === null && row.dueAt !== null && row.dueAt <= now;

/** Does what one of them would do unasked. */
export function doUnasked(desk: Desk, work: Work, { head, thought }: ThoughtOf): Done {
  const { game } = work;
  const loaded = load(desk, game);
  // Somebody was quicker: it is looked at once more.
  if (loaded.row.head !== head) desk.stir();
  const user = thought?.deed && practiceSeats(desk.store.members.present(game)).get(thought.deed.seat);
  const stands = loaded.row.head === head && loaded.row.status === 'running' && !mayGoBack(desk, game);
  if (!thought?.deed || user === undefined || !stands) return { game, came: false };
  doFor(desk, work, loaded, user, thought.deed);
  return { game };
}

function doFor(
  desk: Desk,
  { now, game }: Work,
  loaded: Loaded,
  user: UserId,
  { seat, action, data }: NonNullable<Thought['deed']>,
): void {
  const result = played(loaded.edition, loaded.state, (one) => engineAct(one, seat, action, data));
  commit(desk, { now, game, by: { user } }, loaded, { kind: 'act', user, seat, payload: { action, data } }, result);
  desk.stir();
}
