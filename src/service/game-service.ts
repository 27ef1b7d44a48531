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
import type { NewPromise, PromiseDeed } from './promises/promise-operations.ts';
import { findPromise, listPromises, type PromiseInfo } from './promises/promise-info.ts';
import { findDraft, type Preferences } from './users/preferences.ts';
import type { AnswerOptions } from './operations/play.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { answerPendingAi } from './jobs/play-ai.ts';
import { createProposal } from './jobs/propose-answer.ts';
import * as queries from './queries/game-queries.ts';
import { getRanking } from './plans/ranking.ts';
import { findDiceRecord, findSeedCommitment } from './queries/dice-record.ts';
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

/** Returns the game of a request; '' if there is no such request. */
const gameOfRequest = async (context: ServiceContext, request: number): Promise<GameId> =>
  runGuarded(context, 'request', async () => (await context.store.requests.find(request))?.game ?? '');

/** Discord redelivers interactions within minutes, if at all. */
const INTERACTION_RETENTION_MS = 7 * 24 * 3_600_000;

/**
 * Entry point for all reads and changes of games. Each change is decided from the stored record and committed
 * atomically together with its messages, provided that the game has not changed meanwhile. Each interaction takes
 * effect once. Changes throw Illegal (its message is shown to the player) or InternalError (its code is in the log);
 * either way nothing has changed, unless the InternalError says that the outcome is unknown.
 */
export class GameService {
  private readonly context: ServiceContext;
  /** Messages to send. */
  readonly outbox: Store['outbox'];
  /** Messages that list the pending players. */
  readonly panels: Store['panels'];
  /** State shared between processes; undefined if a single process runs alone. */
  readonly cluster: Store['cluster'];

  constructor(parts: ServiceDependencies) {
    this.context = createContext(parts);
    const { outbox, panels, cluster } = parts.store;
    this.outbox = guardMethods(this.context, 'outbox', outbox);
    this.panels = guardMethods(this.context, 'panels', panels);
    this.cluster = cluster && { ...cluster, leases: guardMethods(this.context, 'lanes', cluster.leases) };
  }

  private read<T>(operation: string, body: () => Promise<T>): Promise<T> {
    return runGuarded(this.context, operation, body);
  }

  // The lobby

  createGame(by: Caller, game: NewGame): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'createGame', { by, game: '', input: game });
  }

  /** Creates a game and joins its creator. */
  hostGame(by: Caller, game: NewGame, who: NewMember): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'hostGame', { by, game: '', input: { game, who } });
  }

  /** Creates a game, adds AI players up to the usual number, and starts it. */
  startDemoGame(by: Caller, game: NewGame, who: NewMember): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'demonstrate', { by, game: '', input: { game, who } });
  }

  /** Joins a lobby or accepts its current settings; a user who left a running game gets their own seat back. */
  join(by: Caller, game: GameId, who: NewMember): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'join', { by, game, input: who });
  }

  /** Leaves the lobby, or a running game; the seat becomes vacant. */
  leave(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'leave', { by, game });
  }

  /** Lets an AI player play the caller's seat until they return (`join`). */
  requestStandIn(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'standIn', { by, game });
  }

  setWishes(by: Caller, game: GameId, wishes: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'wish', { by, game, input: { wishes } });
  }

  /** Changes a lobby's settings, and its place or wishes of its members along with them. */
  configure(
    by: Caller,
    game: GameId,
    settings: Json,
    where?: Json,
    wishes?: Record<UserId, Json>,
  ): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'configure', {
      by,
      game,
      input: { settings, ...(where !== undefined && { where }), ...(wishes && { wishes }) },
    });
  }

  /** Names an unfinished game; for its organizer. */
  nameGame(by: Caller, game: GameId, name: string): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'name', { by, game, input: { name } });
  }

  startGame(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'start', { by, game });
  }

  /**
   * Seats AI players: `count` of them in a lobby. In a running game, one takes `seat` on the terms of `replacePlayer`;
   * without `seat`, one takes a vacant seat.
   */
  seatAi(by: Caller, game: GameId, seat?: string, count = 1): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'seatPractice', {
      by,
      game,
      input: { count, ...(seat !== undefined && { seat }) },
    });
  }

  /** Removes the AI player that joined a lobby last. */
  unseatAi(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'unseatPractice', { by, game });
  }

  // Play

  /** Answers a question; `how.plan` holds answers to later questions, given if those questions still look the same. */
  answer(by: Caller, game: GameId, ask: Alias, reply: Answer, how: AnswerOptions = {}): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'answer', { by, game, input: { ...how, ask, reply } });
  }

  /** Withdraws a held answer that has not been used. */
  withdraw(by: Caller, game: GameId, ask: Alias): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'withdraw', { by, game, input: { ask } });
  }

  /**
   * Saves a user's ranking of options for a later choice, best first. Private, and not a command that can be undone.
   */
  async rankChoices(by: Caller, game: GameId, keys: readonly string[]): Promise<void> {
    await commitOperation(this.context, 'rank', { by, game, input: { keys } });
  }

  /**
   * Passes for the rest of a vote, identified as in `GameSnapshot.vote`, without telling others. Throws Illegal if that
   * vote has ended.
   */
  async passVote(by: Caller, game: GameId, vote: Alias): Promise<void> {
    await commitOperation(this.context, 'passVote', { by, game, input: { vote } });
  }

  act(by: Caller, game: GameId, action: string, data: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'act', { by, game, input: { action, data } });
  }

  /** Records a promise to another seat, which the rules do not enforce. Private to the two seats. */
  makePromise(by: Caller, game: GameId, promise: NewPromise): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'makePromise', { by, game, input: promise });
  }

  /** Settles or publishes a promise of the caller's seat. */
  changePromise(by: Caller, game: GameId, promise: Alias, deed: PromiseDeed): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'changePromise', { by, game, input: { promise, deed } });
  }

  // Corrections: applied at once (`command` is set) or awaiting consent (`request` is set)

  /**
   * Takes back the caller's last command, or the given one, with all later commands. `alone`: only if there are no
   * later ones and no consent is needed.
   */
  undo(by: Caller, game: GameId, what: { command?: number; alone?: true } = {}): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'undo', { by, game, input: what });
  }

  repair(by: Caller, game: GameId, name: string, data: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'repair', { by, game, input: { name, data } });
  }

  async agree(by: Caller, request: number): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'agree', {
      by,
      game: await gameOfRequest(this.context, request),
      input: { request },
    });
  }

  async refuse(by: Caller, request: number): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'refuse', {
      by,
      game: await gameOfRequest(this.context, request),
      input: { request },
    });
  }

  // Administration of a game, mostly for its organizer

  /**
   * Offers a seat. Takes effect when the new player agrees and so does the current player or, after days of silence,
   * all the others (`request`).
   */
  replacePlayer(by: Caller, game: GameId, who: Replacement): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'replace', { by, game, input: who });
  }

  pause(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'pause', { by, game });
  }

  resume(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'resume', { by, game });
  }

  /** Takes effect when all agree, or after a week without objections (`request`); at once in a lobby. */
  abandon(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'abandon', { by, game });
  }

  /** Takes effect when that player agrees (`request`). */
  appointOrganizer(by: Caller, game: GameId, organiser: UserId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'appoint', { by, game, input: { organiser } });
  }

  /**
   * Records where the game is played; if `was` is given, only if that is still its place. Returns true if recorded.
   * Checks no permissions: for internal use, not for users.
   */
  async setPlace(by: Caller, game: GameId, where: Json, was?: Json): Promise<boolean> {
    const given = { where, ...(was !== undefined && { was }) };
    return (
      (await tryOperation(this.context, 'place', { by, game, input: given })) &&
      (await afterCommit(this.context, game), true)
    );
  }

  /** Moves the game to another channel; for the organizer. */
  moveGame(by: Caller, game: GameId, where: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'move', { by, game, input: { where } });
  }

  /** Moves a game whose channel is gone, unless it has moved since (`was`). For internal use, not for users. */
  relocateLostGame(game: GameId, where: Json, was: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'lost', { by: { user: '' }, game, input: { where, was } });
  }

  /** Asks to make the caller the organizer if the current one has gone silent. */
  takeOverOrganizing(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'takeOver', { by, game });
  }

  /**
   * Records whether a player is still on the Discord server; returns true if that is new. For internal use, not for
   * users.
   */
  async notePresence(game: GameId, user: UserId, here: boolean): Promise<boolean> {
    const isNew = await tryOperation(this.context, 'notePresence', { by: { user: '' }, game, input: { user, here } });
    if (isNew) await afterCommit(this.context, game);
    return isNew;
  }

  // Queries. They throw Illegal if there is no such game, or if it has not started and its state is needed

  listGames(filter: GameFilter = {}): Promise<GameInfo[]> {
    return this.read('games', () => queries.listGames(this.context, filter));
  }

  getGame(game: GameId): Promise<GameInfo> {
    return this.read('game', () => queries.getGame(this.context, game));
  }

  /** Returns the current game, read once for everything that shows it. */
  snapshot(game: GameId): Promise<GameSnapshot> {
    return this.read('see', async () => createSnapshot(this.context, await readGame(this.context, game), game));
  }

  /** Returns the game with its state, for presenters only. */
  getGameWithState(game: GameId): Promise<queries.GameWithState> {
    return this.read('look', () => queries.getGameWithState(this.context, game));
  }

  /** Lists a user's open questions. Private to that user. */
  openQuestions(game: GameId, user: UserId): Promise<OpenQuestion[]> {
    return this.read('openAsks', () => queries.openQuestions(this.context, game, user));
  }

  /** Returns a user's ranking. Private to that user. */
  getRanking(game: GameId, user: UserId): Promise<string[]> {
    return this.read('ranking', () => getRanking(this.context, game, user));
  }

  answerProblem(game: GameId, user: UserId, ask: Alias, reply: Answer): Promise<string | undefined> {
    return this.read('problem', () => queries.answerProblem(this.context, game, user, ask, reply));
  }

  pendingPlayers(game: GameId): Promise<PendingPlayer[]> {
    return this.read('waiting', () => queries.pendingPlayers(this.context, game));
  }

  history(game: GameId, from = 1, to = Number.MAX_SAFE_INTEGER): Promise<PastCommand[]> {
    return this.read('history', () => queries.history(this.context, game, from, to));
  }

  /**
   * Returns everything a finished game's dice depended on, as lines of JSON; undefined if it was not recorded from the
   * start.
   */
  findDiceRecord(game: GameId): Promise<string | undefined> {
    return this.read('diceRecord', () => findDiceRecord(this.context, game));
  }

  /** Returns the hash of a game's secret seed, which was posted when it started. Throws Illegal if it has not started. */
  findSeedCommitment(game: GameId): Promise<string> {
    return this.read('seedCommitment', () => findSeedCommitment(this.context, game));
  }

  facts(game: GameId, from: number, to: number): Promise<NumberedFact[]> {
    return this.read('facts', () => queries.facts(this.context, game, from, to));
  }

  /** Lists the requests that await consent, oldest first. */
  openRequests(game: GameId): Promise<ConsentRequest[]> {
    return this.read('openRequests', () => queries.openRequests(this.context, game));
  }

  /** Returns the oldest open request. */
  async findOpenRequest(game: GameId): Promise<ConsentRequest | undefined> {
    return (await this.openRequests(game))[0];
  }

  findRequest(request: number): Promise<ConsentRequest | undefined> {
    return this.read('request', () => queries.findRequest(this.context, request));
  }

  /** Lists the promises that a user may see: those of their seat, and public ones. */
  listPromises(game: GameId, user: UserId): Promise<PromiseInfo[]> {
    return this.read('promises', () => listPromises(this.context, game, user));
  }

  /** Finds a promise by its number, for a message about it. Checks nothing: for internal use, not for users. */
  findPromise(game: GameId, number: number): Promise<PromiseInfo | undefined> {
    return this.read('promise', () => findPromise(this.context, game, number));
  }

  /** Returns the public alias of a number or id of a game: always the same, and meaningless by design. */
  aliasOf(game: GameId, ...what: (string | number)[]): Promise<Alias> {
    return this.read('alias', async () => aliasOf(await readGame(this.context, game), game, ...what));
  }

  // Users

  getPreferences(user: UserId): Promise<Preferences> {
    return this.read('preferences', () => this.context.store.users.preferences(user));
  }

  /** Removes all data of a user, one game at a time; returns the games that they left. */
  forgetUser(user: UserId): Promise<string[]> {
    return forgetUser(this.context, user);
  }

  async setPreferences(user: UserId, wanted: Partial<Preferences>): Promise<Preferences> {
    await commitOperation(this.context, 'prefer', { by: { user }, game: '', input: wanted });
    return this.getPreferences(user);
  }

  findDraft(game: GameId, ask: Alias, user: UserId): Promise<Json | undefined> {
    return this.read('draft', () => findDraft(this.context, game, ask, user));
  }

  /**
   * Proposes an answer to a question that the user has not started on, and saves it as their draft before it is shown.
   */
  createProposal(game: GameId, ask: Alias, user: UserId): Promise<ProposedDraft | undefined> {
    return this.read('propose', () => createProposal(this.context, game, user, ask));
  }

  /** Saves a draft. `beside`: merges it with the saved fields. */
  async saveDraft(game: GameId, ask: Alias, by: Caller, data: Json, how: { beside?: true } = {}): Promise<void> {
    await commitOperation(this.context, 'saveDraft', { by, game, input: { ask, data, ...how } });
  }

  // For the scheduler and for message delivery

  /** Corrects times in the future, recorded while the clock was ahead. Runs every minute, before answerExpired. */
  clampFutureTimes(now: number): Promise<void> {
    return clampFutureTimesInAll(this.context, now);
  }

  /**
   * Answers expired questions, including those of AI players, and starts AI players' thinking. Returns the number
   * answered, at most `most`.
   */
  async answerExpired(now: number, most = Infinity): Promise<number> {
    const closed = await answerAllExpired(this.context, now, most);
    return closed + (closed < most ? await answerPendingAi(this.context, now, most - closed) : 0);
  }

  /** Returns the next time answerExpired has something to do, Unix time in ms. */
  nextTimeoutAt(): Promise<number | undefined> {
    return this.read('nextDue', () => nextTimeoutAt(this.context));
  }

  /** Resumes follow-ups that crashed processes left behind. */
  resumeFollowups(now: number): Promise<void> {
    return this.read('goOn', () => resumeFollowups(this.context, now, (game) => afterCommit(this.context, game)));
  }

  /**
   * Redraws missed secret times and resumes plans. Call at startup and after outages, before answerExpired; retry if it
   * fails.
   */
  async rescheduleMissed(now: number): Promise<void> {
    await rescheduleMissedInAll(this.context, now);
    await yieldToEventLoop();
    await this.read('followAgain', () => resumePlans(this.context));
    await yieldToEventLoop();
    const running = await this.read('spreadMissed', () => this.context.store.games.list({ status: ['running'] }));
    for (const { id } of running) this.context.pendingAi.add(id);
    await yieldToEventLoop();
  }

  /**
   * Updates the panel of pending players, or posts it again if it was deleted; skipped if written less than `rest` ms
   * ago.
   */
  async refreshPanel(game: GameId, rest = 0): Promise<void> {
    const { id } = await this.getGame(game);
    const last = (await this.panels.ofGame(id)).at(-1);
    if (!last || last.at <= this.context.clock() - rest)
      await executeOperation(this.context, 'lookAfterPanel', { by: { user: '' }, game: id });
  }

  /** Tells the organizer, once, that a message cannot be delivered to the other players. */
  reportTrouble(game: GameId, what: DeliveryTrouble): Promise<boolean> {
    return tryOperation(this.context, 'troubled', { by: { user: '' }, game, input: { what } });
  }

  /** Tells all organizers, once, that the database is damaged. Returns how many were told. */
  async reportDamage(): Promise<number> {
    const games = await this.listGames({ status: ['lobby', 'running', 'paused'] });
    const organisers = new Set(games.map(({ organiser }) => organiser).filter((user) => !isFormerUser(user)));
    let told = 0;
    for (const user of organisers) {
      const given = { user, games: games.filter(({ organiser }) => organiser === user).map(({ id }) => id) };
      if (
        await ignoreLogged(
          tryOperation(this.context, 'damaged', { by: { user: '' }, game: given.games[0], input: given }),
        )
      )
        told++;
    }
    return told;
  }

  remindAllGames(now: number, choose: (waits: PendingReply[]) => PendingReply[]): Promise<number> {
    return remindAllGames(this.context, now, choose);
  }

  /**
   * Sends reminders as `remindAllGames` does, for one batch of games after code `after`; '' starts at the first.
   * Returns the batch's last code, undefined at the end.
   */
  remindNextGames(
    now: number,
    choose: (waits: PendingReply[]) => PendingReply[],
    after: string,
  ): Promise<string | undefined> {
    return remindNextGames(this.context, now, choose, after);
  }

  async purgeInteractions(now: number): Promise<void> {
    await this.read('tidy', () => this.context.store.games.purgeInteractions(now - INTERACTION_RETENTION_MS));
  }

  /** Calls `listener` with the game's id after every change; returns a function that unsubscribes. */
  onChange(listener: (game: GameId) => void): () => void {
    this.context.changeListeners.add(listener);
    return () => void this.context.changeListeners.delete(listener);
  }
}
