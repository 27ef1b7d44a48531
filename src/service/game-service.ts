import type { Answer, Json } from '#engine';
import type { GameFilter, Store, PendingReply } from '#store';
import { aliasOf } from './alias.ts';
import {
  answerAllExpired,
  nextTimeoutAt,
  clampFutureTimesInAll,
  rescheduleMissedInAll,
} from './jobs/sweep-timeouts.ts';
import { ignoreLogged } from './errors.ts';
import { resumePlans } from './jobs/follow-plans.ts';
import { isFormerUser } from './users/former-user.ts';
import type { NewGame } from './lobby/create-game.ts';
import type { NewMember } from './lobby/lobby.ts';
import { resumeFollowups } from './jobs/followups.ts';
import { tryOperation, commitOperation, afterCommit, executeOperation } from './execute-operation.ts';
import { readGame } from './game-reader.ts';
import { forgetUser } from './jobs/forget-user.ts';
import { findDraft, type Preferences } from './users/preferences.ts';
import type { AnswerOptions } from './operations/play.ts';
import { answerPendingAi } from './jobs/play-ai.ts';
import { createProposal } from './jobs/propose-answer.ts';
import * as queries from './queries/game-queries.ts';
import { getRanking } from './plans/ranking.ts';
import { findDiceRecord } from './queries/dice-record.ts';
import { remindAllGames, remindNextGames } from './jobs/send-reminders.ts';
import { runGuarded, guardMethods, type ServiceDependencies, type ServiceContext } from './context.ts';
import { createContext } from './create-context.ts';
import type { Replacement } from './operations/seats.ts';
import { createSnapshot, type GameSnapshot } from './queries/game-snapshot.ts';
import type {
  Alias,
  Caller,
  ConsentRequest,
  GameId,
  GameInfo,
  NumberedFact,
  OpenQuestion,
  ChangeOutcome,
  PastCommand,
  ProposedDraft,
  DeliveryTrouble,
  UserId,
  PendingPlayer,
} from './types.ts';

/** The game of a request; '' where there is none such. */
const gameOfRequest = async (room: ServiceContext, request: number): Promise<GameId> =>
  runGuarded(room, 'request', async () => (await room.store.requests.find(request))?.game ?? '');

/** Interactions are delivered again within minutes, if at all. */
const INTERACTION_RETENTION_MS = 7 * 24 * 3_600_000;

/**
 * The service everything goes through. Every change is decided from what the store has, and committed whole, with what is to be said of it,
 * where nobody else has changed the game meanwhile; it counts once for each interaction. Changes throw Illegal (its message is the sentence for the player) or Unexpected (with a code
 * that is in the log); in both cases nothing has changed.
 */
export class GameService {
  private readonly room: ServiceContext;
  /** What is to be said. */
  readonly outbox: Store['outbox'];
  /** The messages that say who is waited for. */
  readonly panels: Store['panels'];
  /** What it shares with others, where several processes work over one store. */
  readonly cluster: Store['cluster'];

  constructor(parts: ServiceDependencies) {
    this.room = createContext(parts);
    const { outbox, panels, cluster } = parts.store;
    this.outbox = guardMethods(this.room, 'outbox', outbox);
    this.panels = guardMethods(this.room, 'panels', panels);
    this.cluster = cluster && { ...cluster, leases: guardMethods(this.room, 'lanes', cluster.leases) };
  }

  private read<T>(operation: string, body: () => Promise<T>): Promise<T> {
    return runGuarded(this.room, operation, body);
  }

  // The lobby

  createGame(by: Caller, game: NewGame): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'createGame', { by, game: '', input: game });
  }

  /** Creates a game, and whoever creates it has joined it. */
  hostGame(by: Caller, game: NewGame, who: NewMember): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'hostGame', { by, game: '', input: { game, who } });
  }

  /** Creates a game with practice players on all other seats, and begins it. */
  startDemoGame(by: Caller, game: NewGame, who: NewMember): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'demonstrate', { by, game: '', input: { game, who } });
  }

  /** Joins a lobby, or agrees to its settings as they are now; whoever has left a game under way comes back to their own seat. */
  join(by: Caller, game: GameId, who: NewMember): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'join', { by, game, input: who });
  }

  /** Leaves the lobby, or a game under way, whose seat is then vacant. */
  leave(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'leave', { by, game });
  }

  /** A practice player plays the caller's seat until they come back (`join`). */
  requestStandIn(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'standIn', { by, game });
  }

  setWishes(by: Caller, game: GameId, wishes: Json): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'wish', { by, game, input: { wishes } });
  }

  configure(by: Caller, game: GameId, settings: Json, where?: Json): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'configure', {
      by,
      game,
      input: { settings, ...(where !== undefined && { where }) },
    });
  }

  startGame(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'start', { by, game });
  }

  /** Has the program play seats: one or as many more as given in a lobby; under way the one given, on the terms of `replace`, or one that somebody has left. */
  seatAi(by: Caller, game: GameId, seat?: string, count = 1): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'seatPractice', {
      by,
      game,
      input: { count, ...(seat !== undefined && { seat }) },
    });
  }

  /** Takes a practice player out of a lobby again. */
  unseatAi(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'unseatPractice', { by, game });
  }

  // Play

  /** `then`: what is answered as soon as it is asked, where it looks then as it did. */
  answer(by: Caller, game: GameId, ask: Alias, reply: Answer, how: AnswerOptions = {}): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'answer', { by, game, input: { ...how, ask, reply } });
  }

  /** Takes back a held answer that has not been used. */
  withdraw(by: Caller, game: GameId, ask: Alias): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'withdraw', { by, game, input: { ask } });
  }

  /** Keeps what a person would take, best first, when it is theirs to choose; nothing takes it back. Nobody else learns of it. */
  async rankChoices(by: Caller, game: GameId, keys: readonly string[]): Promise<void> {
    await commitOperation(this.room, 'rank', { by, game, input: { keys } });
  }

  /** Passes in the rest of a vote, as `Seen.vote` names it, without telling others. Throws Illegal if that vote has ended. */
  async passVote(by: Caller, game: GameId, vote: Alias): Promise<void> {
    await commitOperation(this.room, 'passVote', { by, game, input: { vote } });
  }

  act(by: Caller, game: GameId, action: string, data: Json): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'act', { by, game, input: { action, data } });
  }

  // Corrections: done at once (`command` is set), or waiting for consent (`request` is set)

  /** Takes back the caller's last command, or the one given, with all that came after it; `alone`: only where that is nothing, and nobody has to be asked. */
  undo(by: Caller, game: GameId, what: { command?: number; alone?: true } = {}): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'undo', { by, game, input: what });
  }

  repair(by: Caller, game: GameId, name: string, data: Json): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'repair', { by, game, input: { name, data } });
  }

  async agree(by: Caller, request: number): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'agree', {
      by,
      game: await gameOfRequest(this.room, request),
      input: { request },
    });
  }

  async refuse(by: Caller, request: number): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'refuse', {
      by,
      game: await gameOfRequest(this.room, request),
      input: { request },
    });
  }

  // The course of a game, for its organiser

  /** Offers a seat: done when whoever takes it has agreed, and whoever sits there or, after days of silence, all others (`request`). */
  replacePlayer(by: Caller, game: GameId, who: Replacement): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'replace', { by, game, input: who });
  }

  pause(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'pause', { by, game });
  }

  resume(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'resume', { by, game });
  }

  /** Done when all agree, or after a week without a no (`request`); a lobby at once. */
  abandon(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'abandon', { by, game });
  }

  /** Done when that player agrees (`request`). */
  appointOrganizer(by: Caller, game: GameId, organiser: UserId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'appoint', { by, game, input: { organiser } });
  }

  /** Notes where the game is played; `was`: where that is still so. Gives whether it was. Asks nobody: for the program, not for people. */
  async setPlace(by: Caller, game: GameId, where: Json, was?: Json): Promise<boolean> {
    const given = { where, ...(was !== undefined && { was }) };
    return (await tryOperation(this.room, 'place', { by, game, input: given })) && (await afterCommit(this.room, game), true);
  }

  /** The organiser takes the game elsewhere. */
  moveGame(by: Caller, game: GameId, where: Json): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'move', { by, game, input: { where } });
  }

  /** Where it was played is gone: it goes on elsewhere, unless it is not there any more. For the program, not for people. */
  relocateLostGame(game: GameId, where: Json, was: Json): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'lost', { by: { user: '' }, game, input: { where, was } });
  }

  /** Another player would organise the game, when whoever does has gone silent. */
  takeOverOrganizing(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.room, 'takeOver', { by, game });
  }

  /** Notes whether somebody who plays is still on the server. Gives whether that is new. For the program, not for people. */
  async notePresence(game: GameId, user: UserId, here: boolean): Promise<boolean> {
    const isNew = await tryOperation(this.room, 'notePresence', { by: { user: '' }, game, input: { user, here } });
    if (isNew) await afterCommit(this.room, game);
    return isNew;
  }

  // Questions. They throw Illegal where there is no such game, or it has not begun

  listGames(filter: GameFilter = {}): Promise<GameInfo[]> {
    return this.read('games', () => queries.listGames(this.room, filter));
  }

  getGame(game: GameId): Promise<GameInfo> {
    return this.read('game', () => queries.getGame(this.room, game));
  }

  /** A game as it stands, read once for all that is shown of it. */
  snapshot(game: GameId): Promise<GameSnapshot> {
    return this.read('see', async () => createSnapshot(this.room, await readGame(this.room, game), game));
  }

  /** The state, for views/ alone. */
  getGameWithState(game: GameId): Promise<queries.GameWithState> {
    return this.read('look', () => queries.getGameWithState(this.room, game));
  }

  /** What a person is asked, for that person alone. */
  openQuestions(game: GameId, user: UserId): Promise<OpenQuestion[]> {
    return this.read('openAsks', () => queries.openQuestions(this.room, game, user));
  }

  /** What a person has ranked, for that person alone. */
  getRanking(game: GameId, user: UserId): Promise<string[]> {
    return this.read('ranking', () => getRanking(this.room, game, user));
  }

  answerProblem(game: GameId, user: UserId, ask: Alias, reply: Answer): Promise<string | undefined> {
    return this.read('problem', () => queries.answerProblem(this.room, game, user, ask, reply));
  }

  pendingPlayers(game: GameId): Promise<PendingPlayer[]> {
    return this.read('waiting', () => queries.pendingPlayers(this.room, game));
  }

  history(game: GameId, from = 1, to = Number.MAX_SAFE_INTEGER): Promise<PastCommand[]> {
    return this.read('history', () => queries.history(this.room, game, from, to));
  }

  /** Of a game that is over, all that its dice rested on, as lines of JSON; nothing where it was not kept from the start. */
  findDiceRecord(game: GameId): Promise<string | undefined> {
    return this.read('diceRecord', () => findDiceRecord(this.room, game));
  }

  facts(game: GameId, from: number, to: number): Promise<NumberedFact[]> {
    return this.read('facts', () => queries.facts(this.room, game, from, to));
  }

  /** What waits for consent, oldest first. */
  openRequests(game: GameId): Promise<ConsentRequest[]> {
    return this.read('openRequests', () => queries.openRequests(this.room, game));
  }

  /** The oldest of them. */
  async findOpenRequest(game: GameId): Promise<ConsentRequest | undefined> {
    return (await this.openRequests(game))[0];
  }

  findRequest(request: number): Promise<ConsentRequest | undefined> {
    return this.read('request', () => queries.findRequest(this.room, request));
  }

  /** What a number or id of a game is called outside: the same every time, and without a meaning there. */
  aliasOf(game: GameId, ...what: (string | number)[]): Promise<Alias> {
    return this.read('alias', async () => aliasOf(await readGame(this.room, game), game, ...what));
  }

  // Persons

  getPreferences(user: UserId): Promise<Preferences> {
    return this.read('preferences', () => this.room.store.users.preferences(user));
  }

  /** Takes a person out of everything that is kept, a game at a time; gives back the games they left. */
  forgetUser(user: UserId): Promise<string[]> {
    return forgetUser(this.room, user);
  }

  async setPreferences(user: UserId, wanted: Partial<Preferences>): Promise<Preferences> {
    await commitOperation(this.room, 'prefer', { by: { user }, game: '', input: wanted });
    return this.getPreferences(user);
  }

  findDraft(game: GameId, ask: Alias, user: UserId): Promise<Json | undefined> {
    return this.read('draft', () => findDraft(this.room, game, ask, user));
  }

  /** Has something proposed for an answer that nobody has begun to put together: as its draft, before it is shown. */
  createProposal(game: GameId, ask: Alias, user: UserId): Promise<ProposedDraft | undefined> {
    return this.read('propose', () => createProposal(this.room, game, user, ask));
  }

  /** `beside`: with what is kept of it already. */
  async saveDraft(game: GameId, ask: Alias, by: Caller, data: Json, how: { beside?: true } = {}): Promise<void> {
    await commitOperation(this.room, 'saveDraft', { by, game, input: { ask, data, ...how } });
  }

  // For the clock and for whoever sends

  /** Every minute, before closeDue: what was opened while the clock was ahead is not waited for until the clock is there again. */
  clampFutureTimes(now: number): Promise<void> {
    return clampFutureTimesInAll(this.room, now);
  }

  /** Answers for the seats whose moment has come, practice players among them, and has those think who think elsewhere. Gives how many were answered, `most` at most. */
  answerExpired(now: number, most = Infinity): Promise<number> {
    return this.room.withSpan(
      'all that is due',
      async () => {
        const closed = await answerAllExpired(this.room, now, most);
        return closed + (closed < most ? await answerPendingAi(this.room, now, most - closed) : 0);
      },
      'settled',
    );
  }

  /** When closeDue will next have something to do. */
  nextTimeoutAt(): Promise<number | undefined> {
    return this.read('nextDue', () => nextTimeoutAt(this.room));
  }

  /** What others have left to be done, and are gone. */
  resumeFollowups(now: number): Promise<void> {
    return this.read('goOn', () => resumeFollowups(this.room, now, (game) => afterCommit(this.room, game)));
  }

  /** At the start, and whenever nothing could be looked at for a while, before closeDue; once more where that fails. */
  async rescheduleMissed(now: number): Promise<void> {
    await rescheduleMissedInAll(this.room, now);
    await this.read('followAgain', () => resumePlans(this.room));
    const running = await this.read('spreadMissed', () => this.room.store.games.list({ status: ['running'] }));
    for (const { id } of running) this.room.pendingAi.add(id);
  }

  /** The message that says who is waited for is written again, or posted anew where it is gone; not where it was written less than `rest` ms ago. */
  async refreshPanel(game: GameId, rest = 0): Promise<void> {
    const { id } = await this.getGame(game);
    const last = (await this.panels.ofGame(id)).at(-1);
    if (!last || last.at <= this.room.clock() - rest)
      await executeOperation(this.room, 'lookAfterPanel', { by: { user: '' }, game: id });
  }

  /** The organiser is told, once, what cannot be said to the others. */
  reportTrouble(game: GameId, what: DeliveryTrouble): Promise<boolean> {
    return tryOperation(this.room, 'troubled', { by: { user: '' }, game, input: { what } });
  }

  /** The organisers are told, once, that the database is damaged. Gives how many. */
  async reportDamage(): Promise<number> {
    const games = await this.listGames({ status: ['lobby', 'running', 'paused'] });
    const organisers = new Set(games.map(({ organiser }) => organiser).filter((user) => !isFormerUser(user)));
    let told = 0;
    for (const user of organisers) {
      const given = { user, games: games.filter(({ organiser }) => organiser === user).map(({ id }) => id) };
      if (await ignoreLogged(tryOperation(this.room, 'damaged', { by: { user: '' }, game: given.games[0], input: given })))
        told++;
    }
    return told;
  }

  remindAllGames(now: number, choose: (waits: PendingReply[]) => PendingReply[]): Promise<number> {
    return remindAllGames(this.room, now, choose);
  }

  /** As remind, for a few games after one, in the order of their codes: the last of them, with which to go on. '' stands before all. */
  remindNextGames(
    now: number,
    choose: (waits: PendingReply[]) => PendingReply[],
    after: string,
  ): Promise<string | undefined> {
    return remindNextGames(this.room, now, choose, after);
  }

  async purgeInteractions(now: number): Promise<void> {
    await this.read('tidy', () => this.room.store.games.purgeInteractions(now - INTERACTION_RETENTION_MS));
  }

  /** Called after every change with the game's id; gives the way to stop it. */
  onChange(listener: (game: GameId) => void): () => void {
    this.room.changeListeners.add(listener);
    return () => void this.room.changeListeners.delete(listener);
  }
}
