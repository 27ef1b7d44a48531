import { DefaultRestOptions, type Client } from 'discord.js';
import { GIVEN_UP_PREFIX, currentLease, type OutboxMessage } from '#service';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { evictChannel } from '#discord/channels/game-thread.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { classifyError, isTimeout } from '#discord/rest/request-errors.ts';
import { isSecretMessage } from './claim.ts';
import { requestTimeoutMs, type GameLeases } from './game-leases.ts';

/** Attempts after which a message that Discord rejects is given up. Other failures are retried without limit. */
const MAX_ATTEMPTS = 8;
/** Longest delay between retries, while Discord is away and for other failures such as a closed channel. */
const MAX_RETRY_DELAY_MS = { away: 2 * 60_000, other: 30 * 60_000 };

/** A sent message whose rows could not be marked as sent, because the database was unavailable. */
export interface UnrecordedSend {
  ids: number[];
  /** Game of the rows. */
  game: string;
  message: string | null;
  /** Called before the rows are marked as sent. */
  also: (() => Promise<void> | void) | undefined;
}

/** Reports claimed outbox rows as sent, failed or put off. Never throws: what cannot be written now is kept. */
export class DeliveryRecord {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly leases: GameLeases | undefined;
  /** Ids of rows claimed here and not yet reported. */
  private readonly claimed = new Set<number>();
  private readonly unrecorded = new Map<number, UnrecordedSend>();
  /** Unix time in ms of the last message sent. */
  lastSentAt: number | null = null;

  /** `leases`: this process's leases if several processes send messages. */
  constructor(client: Client, context: BotContext, leases?: GameLeases) {
    this.client = client;
    this.context = context;
    this.leases = leases;
  }

  addClaimed(id: number): void {
    this.claimed.add(id);
  }

  isClaimed(id: number): boolean {
    return this.claimed.has(id);
  }

  unrecordedSends(): UnrecordedSend[] {
    return [...this.unrecorded.values()];
  }

  forget(ids: readonly number[]): void {
    this.unrecorded.delete(ids[0]);
    for (const id of ids) this.claimed.delete(id);
  }

  /** Records all rows of one message at once: a ping recorded apart from its message would be searched for in vain. */
  async markSent(
    ids: number[],
    game: string,
    message: string | null,
    also?: () => Promise<void> | void,
  ): Promise<void> {
    if (message !== null) this.lastSentAt = this.context.clock();
    try {
      await also?.();
      await this.context.service.outbox.sent(ids, message, this.context.clock());
      this.unrecorded.delete(ids[0]);
      for (const id of ids) this.claimed.delete(id);
    } catch {
      // Already logged. The rows stay claimed until they can be recorded; after the lease has expired, the next process
      // searches for the message.
      if (this.leases && (currentLease()?.leaseLeftMs() ?? 0) <= 0) this.forget(ids);
      else this.unrecorded.set(ids[0], { ids, game, message, also });
    }
  }

  /** Schedules the next attempt at a row and the rows claimed with it, and tells the organizer of lasting trouble. */
  async markFailed(row: OutboxMessage, taken: OutboxMessage[], error: unknown): Promise<void> {
    const cause = classifyError(error);
    const reason = error instanceof Error ? error.message : String(error);
    this.context.log.warn(
      { game: row.game, message: row.id, kind: row.kind, cause, err: error },
      'Cannot send a message',
    );
    const next = Math.min(
      cause === 'away' ? MAX_RETRY_DELAY_MS.away : MAX_RETRY_DELAY_MS.other,
      1_000 * 2 ** Math.min(row.attempts, 12),
    );
    // A timed-out request may still arrive: wait at least as long again before searching for the message.
    const wait = isTimeout(error)
      ? Math.max(next, this.leases ? requestTimeoutMs(this.leases.leaseMs) : DefaultRestOptions.timeout)
      : next;
    const how = isTimeout(error) ? GIVEN_UP_PREFIX : '';
    for (const one of taken) await this.putOff(one, `${how}${reason}`, wait);
    await this.putOff(
      row,
      `${how}${cause}: ${reason}`,
      cause === 'refused' && row.attempts >= MAX_ATTEMPTS ? null : wait,
    );
    // The organizer may not learn of private messages either.
    if (
      cause === 'away' ||
      row.kind === 'trouble' ||
      isSecretMessage(row) ||
      (cause === 'refused' && row.attempts < MAX_ATTEMPTS)
    )
      return;
    try {
      if (cause === 'gone') evictChannel(this.client, gamePlaceOf(await this.context.service.getGame(row.game)));
      // A missing thread is created again at the next attempt; the organizer is notified only if that fails as well.
      if (cause !== 'gone' || row.attempts > 1) await this.context.service.reportTrouble(row.game, cause);
    } catch {
      // Already logged.
    }
  }

  /** Retries the row after `wait` ms; null gives it up. */
  async putOff(row: OutboxMessage, reason: string, wait: number | null): Promise<void> {
    this.claimed.delete(row.id);
    try {
      await this.context.service.outbox.markFailed(row.id, reason, wait === null ? null : this.context.clock() + wait);
    } catch {
      // Already logged. The row counts as uncertain and is searched for in a minute.
    }
  }
}
