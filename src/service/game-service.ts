import type { Answer, Json } from '#engine';
import type { NewGame } from './lobby/create-game.ts';
import type { NewMember } from './lobby/lobby.ts';
import { commitOperation, executeOperation } from './execute-operation.ts';
import { forgetUser } from './jobs/forget-user.ts';
import type { NewPromise, PromiseDeed } from './promises/promise-operations.ts';
import { type Preferences } from './users/preferences.ts';
import type { AnswerOptions } from './operations/play.ts';
import { createProposal } from './jobs/propose-answer.ts';
import { runGuarded, type ServiceContext } from './context.ts';
import type { Replacement } from './operations/seats.ts';
import type { Alias, Caller, GameId, ChangeOutcome, ProposedDraft, UserId } from './types.ts';
import { GameUpkeep } from './game-upkeep.ts';

/** Returns the game of a request; '' if there is no such request. */
const gameOfRequest = async (context: ServiceContext, request: number): Promise<GameId> =>
  runGuarded(context, 'request', async () => (await context.store.requests.find(request))?.game ?? '');

/**
 * Entry point for all reads and changes of games. Each change is decided from the stored record and committed
 * atomically together with its messages, provided that the game has not changed meanwhile. Each interaction takes
 * effect once. Changes throw Illegal (its message is shown to the player) or InternalError (its code is in the log);
 * either way nothing has changed, unless the InternalError says that the outcome is unknown.
 */
export class GameService extends GameUpkeep {
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
   * vote has ended.
   */
  async passVote(by: Caller, game: GameId, vote: Alias): Promise<void> {
    await commitOperation(this.context, 'passVote', { by, game, input: { vote } });
  }

  act(by: Caller, game: GameId, action: string, data: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'act', { by, game, input: { action, data } });
  }

  /** Gives or cancels standing orders, and passes at the open windows that they decline. Private to the caller. */
  giveOrders(by: Caller, game: GameId, orders: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'giveOrders', { by, game, input: { orders } });
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

  /** Moves the game to another channel; for the organizer. */
  moveGame(by: Caller, game: GameId, where: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'move', { by, game, input: { where } });
  }

  /** Asks to make the caller the organizer if the current one has gone silent. */
  takeOverOrganizing(by: Caller, game: GameId): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'takeOver', { by, game });
  }

  // Users

  /** Removes all data of a user, one game at a time; returns the games that they left. */
  forgetUser(user: UserId): Promise<string[]> {
    return forgetUser(this.context, user);
  }

  async setPreferences(user: UserId, wanted: Partial<Preferences>): Promise<Preferences> {
    await commitOperation(this.context, 'prefer', { by: { user }, game: '', input: wanted });
    return this.getPreferences(user);
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
}
