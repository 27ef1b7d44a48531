import type { Answer, Json } from '#engine';
import type { GameFilter, Store } from '#store';
import { aliasOf } from './alias.ts';
import { readGame } from './game-reader.ts';
import { findPromise, listPromises, type PromiseInfo } from './promises/promise-info.ts';
import { findDraft, type Preferences } from './users/preferences.ts';
import * as queries from './queries/game-queries.ts';
import { getRanking } from './plans/ranking.ts';
import { findDiceRecord, findSeedCommitment } from './queries/dice-record.ts';
import { runGuarded, guardMethods, type ServiceDependencies, type ServiceContext } from './context.ts';
import { createContext } from './create-context.ts';
import { createSnapshot, type GameSnapshot } from './queries/game-snapshot.ts';
import type {
  Alias,
  ConsentRequest,
  GameId,
  GameInfo,
  NumberedFact,
  OpenQuestion,
  PastCommand,
  UserId,
  PendingPlayer,
} from './types.ts';

/**
 * All reads of games and users. They throw Illegal if there is no such game, or if it has not started and its state is
 * needed.
 */
export class GameReads {
  protected readonly context: ServiceContext;
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

  protected read<T>(operation: string, body: () => Promise<T>): Promise<T> {
    return runGuarded(this.context, operation, body);
  }

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
    return this.read('problem', () => queries.findAnswerProblem(this.context, game, user, ask, reply));
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

  getPreferences(user: UserId): Promise<Preferences> {
    return this.read('preferences', () => this.context.store.users.preferences(user));
  }

  findDraft(game: GameId, ask: Alias, user: UserId): Promise<Json | undefined> {
    return this.read('draft', () => findDraft(this.context, game, ask, user));
  }

  /** Calls `listener` with the game's id after every change; returns a function that unsubscribes. */
  onChange(listener: (game: GameId) => void): () => void {
    this.context.changeListeners.add(listener);
    return () => void this.context.changeListeners.delete(listener);
  }
}
