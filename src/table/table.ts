import { LRUCache } from 'lru-cache';
import type { Answer, Json } from '../engine/index.ts';
import type { GameFilter, Store, Wait } from '../store/index.ts';
import { aliasOf } from './alias.ts';
import { lookAfterPanel } from './announce.ts';
import { closeDue, nextDue, setRight, spreadMissed } from './closing.ts';
import { agree, refuse } from './consent.ts';
import { abandon, pause, resume } from './course.ts';
import { editionOf, gameRow, guarded, guardedPart, PEOPLE_HERE, STATES_KEPT, type Desk, type Parts } from './desk.ts';
import { createGame, demonstrate, hostGame, type NewGame } from './founding.ts';
import { configure, join, start, wish, type Joining } from './lobby.ts';
import { appoint, takeOver } from './organiser.ts';
import { forget } from './forgetting.ts';
import { draft, prefer, saveDraft, type Preferences } from './persons.ts';
import { damaged, lost, move, place, troubled } from './place.ts';
import { follow, followAgain } from './plans.ts';
import { act, answer, withdraw, type Given } from './play.ts';
import { propose } from './proposing.ts';
import * as queries from './queries.ts';
import { rank, rankingOf } from './ranking.ts';
import { diceRecord } from './record.ts';
import { remind, remindSome } from './reminding.ts';
import { repair } from './repair.ts';
import { answerStirred, seatPractice, unseatPractice } from './practice.ts';
import { stillThere } from './requests.ts';
import { comeBack, leave, replace, standIn, type Replacement } from './seats.ts';
import { seenAt, type Seen } from './seen.ts';
import { thoughtOf, type Think } from './thinking.ts';
import type {
  Alias,
  Caller,
  ConsentRequest,
  GameId,
  GameInfo,
  NumberedFact,
  OpenQuestion,
  Outcome,
  PastCommand,
  Trouble,
  UserId,
  Waiting,
} from './types.ts';
import { undo } from './undo.ts';

/** Interactions are delivered again within minutes, if at all. */
const INTERACTIONS_KEPT = 7 * 24 * 3_600_000;

/**
 * The service everything goes through. Every change is one transaction, with what is to be said of it, and counts once
 * for each interaction. Changes throw Illegal (its message is the sentence for the player) or Unexpected (with a code
 * that is in the log); in both cases nothing has changed.
 */
export class Table {
  private readonly desk: Desk;
  /** What is to be said. */
  readonly outbox: Store['outbox'];
  /** The messages that say who is waited for. */
  readonly panels: Store['panels'];

  constructor({ store, editions, clock, random, log, think, span }: Parts) {
    const here: Think = (thinking, done) => done(thoughtOf(editionOf(this.desk, thinking.edition), thinking));
    this.desk = {
      store,
      clock,
      random,
      log,
      editions: new Map(editions.map((one) => [one.id, one])),
      states: new LRUCache({ max: STATES_KEPT }),
      listeners: new Set(),
      stirred: new Set(),
      think: think ?? here,
      span: span ?? ((_what, body) => body()),
      resting: new Map(),
      here: new LRUCache({ max: PEOPLE_HERE }),
      plans: new Set(store.people.planned()),
      follow: (game) => follow(this.desk, game),
      renewed: 0,
      stillThere: (now, game, user) => stillThere(this.desk, now, game, user),
    };
    this.outbox = guardedPart(this.desk, 'outbox');
    this.panels = guardedPart(this.desk, 'panels');
  }

  private read<T>(operation: string, body: () => T): T {
    return guarded(this.desk, operation, body);
  }

  // The lobby

  createGame(by: Caller, game: NewGame): Outcome {
    return createGame(this.desk, by, game);
  }

  /** Creates a game, and whoever creates it has joined it. */
  hostGame(by: Caller, game: NewGame, who: Joining): Outcome {
    return hostGame(this.desk, by, game, who);
  }

  /** Creates a game with practice players on all other seats, and begins it. */
  demonstrate(by: Caller, game: NewGame, who: Joining): Outcome {
    return demonstrate(this.desk, by, game, who);
  }

  /** Joins a lobby, or agrees to its settings as they are now; whoever has left a game under way comes back to their own seat. */
  join(by: Caller, game: GameId, who: Joining): Outcome {
    return this.game(game).status === 'lobby' ? join(this.desk, by, game, who) : comeBack(this.desk, by, game, who.name);
  }

  /** Leaves the lobby, or a game under way, whose seat is then vacant. */
  leave(by: Caller, game: GameId): Outcome {
    return leave(this.desk, by, game);
  }

  /** A practice player plays the caller's seat until they come back (`join`). */
  standIn(by: Caller, game: GameId): Outcome {
    return standIn(this.desk, by, game);
  }

  wish(by: Caller, game: GameId, wishes: Json): Outcome {
    return wish(this.desk, by, game, wishes);
  }

  configure(by: Caller, game: GameId, settings: Json, where?: Json): Outcome {
    return configure(this.desk, by, game, settings, where);
  }

  start(by: Caller, game: GameId): Outcome {
    return start(this.desk, by, game);
  }

  /** Has the program play seats: one or as many more as given in a lobby; under way the one given, on the terms of `replace`, or one that somebody has left. */
  seatPractice(by: Caller, game: GameId, seat?: string, count = 1): Outcome {
    return seatPractice(this.desk, by, game, seat, count);
  }

  /** Takes a practice player out of a lobby again. */
  unseatPractice(by: Caller, game: GameId): Outcome {
    return unseatPractice(this.desk, by, game);
  }

  // Play

  /** `then`: what is answered as soon as it is asked, where it looks then as it did. */
  answer(by: Caller, game: GameId, ask: Alias, reply: Answer, how: Given = {}): Outcome {
    return answer(this.desk, by, game, ask, reply, how);
  }

  /** Takes back a held answer that has not been used. */
  withdraw(by: Caller, game: GameId, ask: Alias): Outcome {
    return withdraw(this.desk, by, game, ask);
  }

  /** Keeps what a person would take, best first, when it is theirs to choose; nothing takes it back. Nobody else learns of it. */
  rank(by: Caller, game: GameId, keys: readonly string[]): void {
    rank(this.desk, by, game, keys);
  }

  act(by: Caller, game: GameId, action: string, data: Json): Outcome {
    return act(this.desk, by, game, action, data);
  }

  // Corrections: done at once (`command` is set), or waiting for consent (`request` is set)

  /** Takes back the caller's last command, or the one given, with all that came after it. */
  undo(by: Caller, game: GameId, what: { command?: number } = {}): Outcome {
    return undo(this.desk, by, game, what);
  }

  repair(by: Caller, game: GameId, name: string, data: Json): Outcome {
    return repair(this.desk, by, game, name, data);
  }

  agree(by: Caller, request: number): Outcome {
    return agree(this.desk, by, request);
  }

  refuse(by: Caller, request: number): Outcome {
    return refuse(this.desk, by, request);
  }

  // The course of a game, for its organiser

  /** Offers a seat: done when whoever takes it has agreed, and whoever sits there or, after days of silence, all others (`request`). */
  replace(by: Caller, game: GameId, who: Replacement): Outcome {
    return replace(this.desk, by, game, who);
  }

  pause(by: Caller, game: GameId): Outcome {
    return pause(this.desk, by, game);
  }

  resume(by: Caller, game: GameId): Outcome {
    return resume(this.desk, by, game);
  }

  /** Done when all agree, or after a week without a no (`request`); a lobby at once. */
  abandon(by: Caller, game: GameId): Outcome {
    return abandon(this.desk, by, game);
  }

  /** Done when that player agrees (`request`). */
  appoint(by: Caller, game: GameId, organiser: UserId): Outcome {
    return appoint(this.desk, by, game, organiser);
  }

  /** Notes where the game is played. Asks nobody: for the program, not for people. */
  place(by: Caller, game: GameId, where: Json): Outcome {
    return place(this.desk, by, game, where);
  }

  /** The organiser takes the game elsewhere. */
  move(by: Caller, game: GameId, where: Json): Outcome {
    return move(this.desk, by, game, where);
  }

  /** Where it was played is gone: it goes on elsewhere. For the program, not for people. */
  lost(game: GameId, where: Json): Outcome {
    return lost(this.desk, game, where);
  }

  /** Another player would organise the game, when whoever does has gone silent. */
  takeOver(by: Caller, game: GameId): Outcome {
    return takeOver(this.desk, by, game);
  }

  // Questions. They throw Illegal where there is no such game, or it has not begun

  games(filter: GameFilter = {}): GameInfo[] {
    return this.read('games', () => queries.games(this.desk, filter));
  }

  game(game: GameId): GameInfo {
    return this.read('game', () => queries.game(this.desk, game));
  }

  /** A game as it stands, read once for all that is shown of it. */
  see(game: GameId): Seen {
    return this.read('see', () => seenAt(this.desk, gameRow(this.desk, game)));
  }

  seeAll(filter: GameFilter): Seen[] {
    return this.read('see', () => this.desk.store.games.list(filter).map((row) => seenAt(this.desk, row)));
  }

  /** The state, for views/ alone. */
  look(game: GameId): queries.Look {
    return this.read('look', () => queries.look(this.desk, game));
  }

  /** What a person is asked, for that person alone. */
  openAsks(game: GameId, user: UserId): OpenQuestion[] {
    return this.read('openAsks', () => queries.openAsks(this.desk, game, user));
  }

  /** What a person has ranked, for that person alone. */
  ranking(game: GameId, user: UserId): string[] {
    return this.read('ranking', () => rankingOf(this.desk, game, user));
  }

  problem(game: GameId, user: UserId, ask: Alias, reply: Answer): string | undefined {
    return this.read('problem', () => queries.problem(this.desk, game, user, ask, reply));
  }

  waiting(game: GameId): Waiting[] {
    return this.read('waiting', () => queries.waiting(this.desk, game));
  }

  history(game: GameId, from = 1, to = Number.MAX_SAFE_INTEGER): PastCommand[] {
    return this.read('history', () => queries.history(this.desk, game, from, to));
  }

  /** Of a game that is over, all that its dice rested on, as lines of JSON; nothing where it was not kept from the start. */
  diceRecord(game: GameId): string | undefined {
    return this.read('diceRecord', () => diceRecord(this.desk, game));
  }

  facts(game: GameId, from: number, to: number): NumberedFact[] {
    return this.read('facts', () => queries.facts(this.desk, game, from, to));
  }

  /** What waits for consent, oldest first. */
  openRequests(game: GameId): ConsentRequest[] {
    return this.read('openRequests', () => queries.openRequests(this.desk, game));
  }

  /** The oldest of them. */
  openRequest(game: GameId): ConsentRequest | undefined {
    return this.read('openRequest', () => queries.openRequest(this.desk, game));
  }

  request(request: number): ConsentRequest | undefined {
    return this.read('request', () => queries.requestById(this.desk, request));
  }

  /** What a number or id of a game is called outside: the same every time, and without a meaning there. */
  alias(game: GameId, ...what: (string | number)[]): Alias {
    return this.read('alias', () => aliasOf(this.desk, game, ...what));
  }

  // Persons

  preferences(user: UserId): Preferences {
    return this.read('preferences', () => this.desk.store.people.preferences(user));
  }

  /** Takes a person out of everything that is kept, a game at a time; gives back the games they left. */
  forget(user: UserId): Promise<string[]> {
    return forget(this.desk, user);
  }

  prefer(user: UserId, wanted: Partial<Preferences>): Preferences {
    return prefer(this.desk, user, wanted);
  }

  draft(game: GameId, ask: Alias, user: UserId): Json | undefined {
    return this.read('draft', () => draft(this.desk, game, ask, user));
  }

  /** Has something proposed for an answer that nobody has begun to put together: as its draft, before it is shown. */
  propose(game: GameId, ask: Alias, user: UserId): Promise<void> {
    return this.read('propose', () => propose(this.desk, game, user, ask));
  }

  saveDraft(game: GameId, ask: Alias, by: Caller, data: Json): void {
    saveDraft(this.desk, game, ask, by, data);
  }

  // For the clock and for whoever sends

  /** Every minute, before closeDue: what was opened while the clock was ahead is not waited for until the clock is there again. */
  setRight(now: number): void {
    setRight(this.desk, now);
  }

  /** Answers for the seats whose moment has come, practice players among them, and has those think who think elsewhere. Gives how many were answered, `most` at most. */
  closeDue(now: number, most = Infinity): number {
    return this.desk.span('all that is due', () => {
      const closed = closeDue(this.desk, now, most);
      return closed + (closed < most ? answerStirred(this.desk, now, most - closed) : 0);
    });
  }

  /** When closeDue will next have something to do. */
  nextDue(): number | undefined {
    return this.read('nextDue', () => nextDue(this.desk));
  }

  /** Once at the start, before closeDue. */
  spreadMissed(now: number): void {
    spreadMissed(this.desk, now);
    this.read('followAgain', () => followAgain(this.desk));
    for (const { id } of this.read('spreadMissed', () => this.desk.store.games.list({ status: ['running'] }))) this.desk.stirred.add(id);
  }

  /** The message that says who is waited for is written again, or posted anew where it is gone; not where it was written less than `rest` ms ago. */
  lookAfterPanel(game: GameId, rest = 0): void {
    const { id } = this.game(game);
    const last = this.panels.of(id).at(-1);
    if (!last || last.at <= this.desk.clock() - rest) lookAfterPanel(this.desk, id);
  }

  /** The organiser is told, once, what cannot be said to the others. */
  troubled(game: GameId, what: Trouble): boolean {
    return troubled(this.desk, game, what);
  }

  /** The organisers are told, once, that the database is damaged. Gives how many. */
  damaged(): number {
    return damaged(this.desk);
  }

  remind(now: number, choose: (waits: Wait[]) => Wait[]): number {
    return remind(this.desk, now, choose);
  }

  /** As remind, for a few games after one, in the order of their codes: the last of them, with which to go on. '' stands before all. */
  remindSome(now: number, choose: (waits: Wait[]) => Wait[], after: string): string | undefined {
    return remindSome(this.desk, now, choose, after);
  }

  tidy(now: number): void {
    this.read('tidy', () => this.desk.store.games.forgetInteractions(now - INTERACTIONS_KEPT));
  }

  /** Called after every change with the game's id; gives the way to stop it. */
  onChange(listener: (game: GameId) => void): () => void {
    this.desk.listeners.add(listener);
    return () => void this.desk.listeners.delete(listener);
  }
}
