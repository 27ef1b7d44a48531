import type { Answer, Json } from '#engine';
import type { GameFilter, Store, Wait } from '#store';
import { aliasOf } from './alias.ts';
import { closeDue, nextDue, setRight, spreadMissed } from './jobs/sweep-timeouts.ts';
import { orLater } from './errors.ts';
import { followAgain } from './jobs/follow-plans.ts';
import { isFormer } from './users/former-user.ts';
import type { NewGame } from './lobby/create-game.ts';
import type { Joining } from './lobby/lobby.ts';
import { goOn } from './jobs/followups.ts';
import { came, change, changed, operate } from './execute-operation.ts';
import { reading } from './game-reader.ts';
import { forget } from './jobs/forget-user.ts';
import { draft, type Preferences } from './users/preferences.ts';
import type { Given } from './operations/play.ts';
import { answerStirred } from './jobs/play-ai.ts';
import { propose } from './jobs/propose-answer.ts';
import * as queries from './queries/game-queries.ts';
import { rankingOf } from './plans/ranking.ts';
import { diceRecord } from './queries/dice-record.ts';
import { remind, remindSome } from './jobs/send-reminders.ts';
import { guarded, guardedPart, type Parts, type Room } from './context.ts';
import { roomFor } from './create-context.ts';
import type { Replacement } from './operations/seats.ts';
import { seenAt, type Seen } from './queries/game-snapshot.ts';
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
  ProposedDraft,
  Trouble,
  UserId,
  Waiting,
} from './types.ts';

/** The game of a request; '' where there is none such. */
const gameOf = async (room: Room, request: number): Promise<GameId> =>
  guarded(room, 'request', async () => (await room.store.requests.find(request))?.game ?? '');

/** Interactions are delivered again within minutes, if at all. */
const INTERACTIONS_KEPT = 7 * 24 * 3_600_000;

/**
 * The service everything goes through. Every change is decided from what the store has, and committed whole, with what is to be said of it,
 * where nobody else has changed the game meanwhile; it counts once for each interaction. Changes throw Illegal (its message is the sentence for the player) or Unexpected (with a code
 * that is in the log); in both cases nothing has changed.
 */
export class Table {
  private readonly room: Room;
  /** What is to be said. */
  readonly outbox: Store['outbox'];
  /** The messages that say who is waited for. */
  readonly panels: Store['panels'];
  /** What it shares with others, where several processes work over one store. */
  readonly shared: Store['shared'];

  constructor(parts: Parts) {
    this.room = roomFor(parts);
    const { outbox, panels, shared } = parts.store;
    this.outbox = guardedPart(this.room, 'outbox', outbox);
    this.panels = guardedPart(this.room, 'panels', panels);
    this.shared = shared && { ...shared, lanes: guardedPart(this.room, 'lanes', shared.lanes) };
  }

  private read<T>(operation: string, body: () => Promise<T>): Promise<T> {
    return guarded(this.room, operation, body);
  }

  // The lobby

  createGame(by: Caller, game: NewGame): Promise<Outcome> {
    return operate(this.room, 'createGame', { by, game: '', given: game });
  }

  /** Creates a game, and whoever creates it has joined it. */
  hostGame(by: Caller, game: NewGame, who: Joining): Promise<Outcome> {
    return operate(this.room, 'hostGame', { by, game: '', given: { game, who } });
  }

  /** Creates a game with practice players on all other seats, and begins it. */
  demonstrate(by: Caller, game: NewGame, who: Joining): Promise<Outcome> {
    return operate(this.room, 'demonstrate', { by, game: '', given: { game, who } });
  }

  /** Joins a lobby, or agrees to its settings as they are now; whoever has left a game under way comes back to their own seat. */
  join(by: Caller, game: GameId, who: Joining): Promise<Outcome> {
    return operate(this.room, 'join', { by, game, given: who });
  }

  /** Leaves the lobby, or a game under way, whose seat is then vacant. */
  leave(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'leave', { by, game });
  }

  /** A practice player plays the caller's seat until they come back (`join`). */
  standIn(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'standIn', { by, game });
  }

  wish(by: Caller, game: GameId, wishes: Json): Promise<Outcome> {
    return operate(this.room, 'wish', { by, game, given: { wishes } });
  }

  configure(by: Caller, game: GameId, settings: Json, where?: Json): Promise<Outcome> {
    return operate(this.room, 'configure', { by, game, given: { settings, ...(where !== undefined && { where }) } });
  }

  start(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'start', { by, game });
  }

  /** Has the program play seats: one or as many more as given in a lobby; under way the one given, on the terms of `replace`, or one that somebody has left. */
  seatPractice(by: Caller, game: GameId, seat?: string, count = 1): Promise<Outcome> {
    return operate(this.room, 'seatPractice', { by, game, given: { count, ...(seat !== undefined && { seat }) } });
  }

  /** Takes a practice player out of a lobby again. */
  unseatPractice(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'unseatPractice', { by, game });
  }

  // Play

  /** `then`: what is answered as soon as it is asked, where it looks then as it did. */
  answer(by: Caller, game: GameId, ask: Alias, reply: Answer, how: Given = {}): Promise<Outcome> {
    return operate(this.room, 'answer', { by, game, given: { ...how, ask, reply } });
  }

  /** Takes back a held answer that has not been used. */
  withdraw(by: Caller, game: GameId, ask: Alias): Promise<Outcome> {
    return operate(this.room, 'withdraw', { by, game, given: { ask } });
  }

  /** Keeps what a person would take, best first, when it is theirs to choose; nothing takes it back. Nobody else learns of it. */
  async rank(by: Caller, game: GameId, keys: readonly string[]): Promise<void> {
    await change(this.room, 'rank', { by, game, given: { keys } });
  }

  /** Passes in the rest of a vote, as `Seen.vote` names it, without telling others. Throws Illegal if that vote has ended. */
  async passVote(by: Caller, game: GameId, vote: Alias): Promise<void> {
    await change(this.room, 'passVote', { by, game, given: { vote } });
  }

  act(by: Caller, game: GameId, action: string, data: Json): Promise<Outcome> {
    return operate(this.room, 'act', { by, game, given: { action, data } });
  }

  // Corrections: done at once (`command` is set), or waiting for consent (`request` is set)

  /** Takes back the caller's last command, or the one given, with all that came after it; `alone`: only where that is nothing, and nobody has to be asked. */
  undo(by: Caller, game: GameId, what: { command?: number; alone?: true } = {}): Promise<Outcome> {
    return operate(this.room, 'undo', { by, game, given: what });
  }

  repair(by: Caller, game: GameId, name: string, data: Json): Promise<Outcome> {
    return operate(this.room, 'repair', { by, game, given: { name, data } });
  }

  async agree(by: Caller, request: number): Promise<Outcome> {
    return operate(this.room, 'agree', { by, game: await gameOf(this.room, request), given: { request } });
  }

  async refuse(by: Caller, request: number): Promise<Outcome> {
    return operate(this.room, 'refuse', { by, game: await gameOf(this.room, request), given: { request } });
  }

  // The course of a game, for its organiser

  /** Offers a seat: done when whoever takes it has agreed, and whoever sits there or, after days of silence, all others (`request`). */
  replace(by: Caller, game: GameId, who: Replacement): Promise<Outcome> {
    return operate(this.room, 'replace', { by, game, given: who });
  }

  pause(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'pause', { by, game });
  }

  resume(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'resume', { by, game });
  }

  /** Done when all agree, or after a week without a no (`request`); a lobby at once. */
  abandon(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'abandon', { by, game });
  }

  /** Done when that player agrees (`request`). */
  appoint(by: Caller, game: GameId, organiser: UserId): Promise<Outcome> {
    return operate(this.room, 'appoint', { by, game, given: { organiser } });
  }

  /** Notes where the game is played; `was`: where that is still so. Gives whether it was. Asks nobody: for the program, not for people. */
  async place(by: Caller, game: GameId, where: Json, was?: Json): Promise<boolean> {
    const given = { where, ...(was !== undefined && { was }) };
    return (await came(this.room, 'place', { by, game, given })) && (await changed(this.room, game), true);
  }

  /** The organiser takes the game elsewhere. */
  move(by: Caller, game: GameId, where: Json): Promise<Outcome> {
    return operate(this.room, 'move', { by, game, given: { where } });
  }

  /** Where it was played is gone: it goes on elsewhere, unless it is not there any more. For the program, not for people. */
  lost(game: GameId, where: Json, was: Json): Promise<Outcome> {
    return operate(this.room, 'lost', { by: { user: '' }, game, given: { where, was } });
  }

  /** Another player would organise the game, when whoever does has gone silent. */
  takeOver(by: Caller, game: GameId): Promise<Outcome> {
    return operate(this.room, 'takeOver', { by, game });
  }

  /** Notes whether somebody who plays is still on the server. Gives whether that is new. For the program, not for people. */
  async notePresence(game: GameId, user: UserId, here: boolean): Promise<boolean> {
    const isNew = await came(this.room, 'notePresence', { by: { user: '' }, game, given: { user, here } });
    if (isNew) await changed(this.room, game);
    return isNew;
  }

  // Questions. They throw Illegal where there is no such game, or it has not begun

  games(filter: GameFilter = {}): Promise<GameInfo[]> {
    return this.read('games', () => queries.games(this.room, filter));
  }

  game(game: GameId): Promise<GameInfo> {
    return this.read('game', () => queries.game(this.room, game));
  }

  /** A game as it stands, read once for all that is shown of it. */
  see(game: GameId): Promise<Seen> {
    return this.read('see', async () => seenAt(this.room, await reading(this.room, game), game));
  }

  /** The state, for views/ alone. */
  look(game: GameId): Promise<queries.Look> {
    return this.read('look', () => queries.look(this.room, game));
  }

  /** What a person is asked, for that person alone. */
  openAsks(game: GameId, user: UserId): Promise<OpenQuestion[]> {
    return this.read('openAsks', () => queries.openAsks(this.room, game, user));
  }

  /** What a person has ranked, for that person alone. */
  ranking(game: GameId, user: UserId): Promise<string[]> {
    return this.read('ranking', () => rankingOf(this.room, game, user));
  }

  problem(game: GameId, user: UserId, ask: Alias, reply: Answer): Promise<string | undefined> {
    return this.read('problem', () => queries.problem(this.room, game, user, ask, reply));
  }

  waiting(game: GameId): Promise<Waiting[]> {
    return this.read('waiting', () => queries.waiting(this.room, game));
  }

  history(game: GameId, from = 1, to = Number.MAX_SAFE_INTEGER): Promise<PastCommand[]> {
    return this.read('history', () => queries.history(this.room, game, from, to));
  }

  /** Of a game that is over, all that its dice rested on, as lines of JSON; nothing where it was not kept from the start. */
  diceRecord(game: GameId): Promise<string | undefined> {
    return this.read('diceRecord', () => diceRecord(this.room, game));
  }

  facts(game: GameId, from: number, to: number): Promise<NumberedFact[]> {
    return this.read('facts', () => queries.facts(this.room, game, from, to));
  }

  /** What waits for consent, oldest first. */
  openRequests(game: GameId): Promise<ConsentRequest[]> {
    return this.read('openRequests', () => queries.openRequests(this.room, game));
  }

  /** The oldest of them. */
  async openRequest(game: GameId): Promise<ConsentRequest | undefined> {
    return (await this.openRequests(game))[0];
  }

  request(request: number): Promise<ConsentRequest | undefined> {
    return this.read('request', () => queries.requestById(this.room, request));
  }

  /** What a number or id of a game is called outside: the same every time, and without a meaning there. */
  alias(game: GameId, ...what: (string | number)[]): Promise<Alias> {
    return this.read('alias', async () => aliasOf(await reading(this.room, game), game, ...what));
  }

  // Persons

  preferences(user: UserId): Promise<Preferences> {
    return this.read('preferences', () => this.room.store.people.preferences(user));
  }

  /** Takes a person out of everything that is kept, a game at a time; gives back the games they left. */
  forget(user: UserId): Promise<string[]> {
    return forget(this.room, user);
  }

  async prefer(user: UserId, wanted: Partial<Preferences>): Promise<Preferences> {
    await change(this.room, 'prefer', { by: { user }, game: '', given: wanted });
    return this.preferences(user);
  }

  draft(game: GameId, ask: Alias, user: UserId): Promise<Json | undefined> {
    return this.read('draft', () => draft(this.room, game, ask, user));
  }

  /** Has something proposed for an answer that nobody has begun to put together: as its draft, before it is shown. */
  propose(game: GameId, ask: Alias, user: UserId): Promise<ProposedDraft | undefined> {
    return this.read('propose', () => propose(this.room, game, user, ask));
  }

  /** `beside`: with what is kept of it already. */
  async saveDraft(game: GameId, ask: Alias, by: Caller, data: Json, how: { beside?: true } = {}): Promise<void> {
    await change(this.room, 'saveDraft', { by, game, given: { ask, data, ...how } });
  }

  // For the clock and for whoever sends

  /** Every minute, before closeDue: what was opened while the clock was ahead is not waited for until the clock is there again. */
  setRight(now: number): Promise<void> {
    return setRight(this.room, now);
  }

  /** Answers for the seats whose moment has come, practice players among them, and has those think who think elsewhere. Gives how many were answered, `most` at most. */
  closeDue(now: number, most = Infinity): Promise<number> {
    return this.room.span(
      'all that is due',
      async () => {
        const closed = await closeDue(this.room, now, most);
        return closed + (closed < most ? await answerStirred(this.room, now, most - closed) : 0);
      },
      'settled',
    );
  }

  /** When closeDue will next have something to do. */
  nextDue(): Promise<number | undefined> {
    return this.read('nextDue', () => nextDue(this.room));
  }

  /** What others have left to be done, and are gone. */
  goOn(now: number): Promise<void> {
    return this.read('goOn', () => goOn(this.room, now, (game) => changed(this.room, game)));
  }

  /** At the start, and whenever nothing could be looked at for a while, before closeDue; once more where that fails. */
  async spreadMissed(now: number): Promise<void> {
    await spreadMissed(this.room, now);
    await this.read('followAgain', () => followAgain(this.room));
    const running = await this.read('spreadMissed', () => this.room.store.games.list({ status: ['running'] }));
    for (const { id } of running) this.room.stirred.add(id);
  }

  /** The message that says who is waited for is written again, or posted anew where it is gone; not where it was written less than `rest` ms ago. */
  async lookAfterPanel(game: GameId, rest = 0): Promise<void> {
    const { id } = await this.game(game);
    const last = (await this.panels.of(id)).at(-1);
    if (!last || last.at <= this.room.clock() - rest)
      await operate(this.room, 'lookAfterPanel', { by: { user: '' }, game: id });
  }

  /** The organiser is told, once, what cannot be said to the others. */
  troubled(game: GameId, what: Trouble): Promise<boolean> {
    return came(this.room, 'troubled', { by: { user: '' }, game, given: { what } });
  }

  /** The organisers are told, once, that the database is damaged. Gives how many. */
  async damaged(): Promise<number> {
    const games = await this.games({ status: ['lobby', 'running', 'paused'] });
    const organisers = new Set(games.map(({ organiser }) => organiser).filter((user) => !isFormer(user)));
    let told = 0;
    for (const user of organisers) {
      const given = { user, games: games.filter(({ organiser }) => organiser === user).map(({ id }) => id) };
      if (await orLater(came(this.room, 'damaged', { by: { user: '' }, game: given.games[0], given }))) told++;
    }
    return told;
  }

  remind(now: number, choose: (waits: Wait[]) => Wait[]): Promise<number> {
    return remind(this.room, now, choose);
  }

  /** As remind, for a few games after one, in the order of their codes: the last of them, with which to go on. '' stands before all. */
  remindSome(now: number, choose: (waits: Wait[]) => Wait[], after: string): Promise<string | undefined> {
    return remindSome(this.room, now, choose, after);
  }

  async tidy(now: number): Promise<void> {
    await this.read('tidy', () => this.room.store.games.forgetInteractions(now - INTERACTIONS_KEPT));
  }

  /** Called after every change with the game's id; gives the way to stop it. */
  onChange(listener: (game: GameId) => void): () => void {
    this.room.listeners.add(listener);
    return () => void this.room.listeners.delete(listener);
  }
}
