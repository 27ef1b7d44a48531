import type { Json } from '#engine';
import type { PendingReply } from '#store';
import {
  answerAllExpired,
  nextTimeoutAt,
  clampFutureTimesInAll,
  rescheduleMissedInAll,
} from './jobs/sweep-timeouts.ts';
import { ignoreLogged } from './errors.ts';
import { resumePlans } from './jobs/follow-plans.ts';
import { isFormerUser } from './users/former-user.ts';
import { resumeFollowups } from './jobs/followups.ts';
import { tryOperation, afterCommit, executeOperation } from './execute-operation.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { answerPendingAi } from './jobs/play-ai.ts';
import { remindAllGames, remindNextGames } from './jobs/send-reminders.ts';
import type { Caller, GameId, ChangeOutcome, UserId } from './types.ts';
import type { DeliveryTrouble } from '#service/announce/queued-messages.ts';
import { GameReads } from './game-reads.ts';

/** Discord redelivers interactions within minutes, if at all. */
const INTERACTION_RETENTION_MS = 7 * 24 * 3_600_000;

/** Changes that the scheduler and the delivery of messages make, without a user who asks for them. */
export class GameUpkeep extends GameReads {
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

  /** Moves a game whose channel is gone, unless it has moved since (`was`). For internal use, not for users. */
  relocateLostGame(game: GameId, where: Json, was: Json): Promise<ChangeOutcome> {
    return executeOperation(this.context, 'lost', { by: { user: '' }, game, input: { where, was } });
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
}
