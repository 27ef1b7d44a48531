import type { Client } from 'discord.js';
import { withLease, type GameInfo, type OutboxMessage } from '#service';
import { DepartureChecker } from '#discord/channels/departures.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { holdsLease, isSecretMessage, claimDue } from './claim.ts';
import { DeliveryRecord } from './delivery-record.ts';
import type { GameLeases } from './game-leases.ts';
import { waitForNextPoll } from './poll-interval.ts';
import { RowSender } from './row-sender.ts';

/** A claimed message counts as uncertain after this long. */
const UNCERTAIN_AFTER_MS = 60_000;
/** Maximum number of public messages, and of private messages, sent at the same time. */
const MAX_CONCURRENT_SENDS = 20;
/** Longest wait of `stop` for pending messages. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Sends the outbox, each message once. Wakes at every change and at intervals. */
export class Sender {
  private readonly context: BotContext;
  private stopped = false;
  /** `stop` has finished waiting. */
  private over = false;
  private woken: NodeJS.Immediate | undefined;
  private claiming: Promise<void> = Promise.resolve();
  /** True while rows are being claimed. */
  private takingUp = false;
  /** True while a claim is queued; it will cover all changes until it runs. */
  private queued = false;
  private readonly underWay = new Map<number, Promise<void>>();
  /** Ids of the pending private messages. */
  private readonly quiet = new Set<number>();
  private readonly leases: GameLeases | undefined;
  private readonly record: DeliveryRecord;
  readonly rows: RowSender;
  private readonly departures: DepartureChecker;
  /** Resolves when the pending player lookups are done. */
  private lookingUp: Promise<void> = Promise.resolve();

  /** `leases`: this process's leases if several processes send messages. */
  constructor(client: Client, context: BotContext, leases?: GameLeases) {
    this.context = context;
    this.leases = leases;
    this.record = new DeliveryRecord(client, context, leases);
    this.rows = new RowSender({
      client,
      context,
      record: this.record,
      onPinged: (game, users) => void this.lookUp([game], users),
    });
    this.departures = new DepartureChecker(client, context);
  }

  /** Returns the Unix time in ms of the last message sent; null before the first. */
  get lastSentAt(): number | null {
    return this.record.lastSentAt;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([this.drain(), new Promise((resolve) => (timer = setTimeout(resolve, DRAIN_TIMEOUT_MS)))]);
    clearTimeout(timer);
    // Rows claimed from now on are left to the process that takes the game over.
    this.over = true;
    await this.leases?.release(
      !this.takingUp && this.underWay.size === 0 && this.record.unrecordedSends().length === 0,
    );
  }

  /** Waits until no claimed rows are pending. */
  async drain(): Promise<void> {
    await this.claiming;
    await Promise.all(this.underWay.values());
    await this.lookingUp;
  }

  /**
   * Looks up the players of games leased here, and always those in `called`. Failures are retried at the next lookup.
   */
  async lookUp(games: readonly GameInfo[], called: readonly string[] = []): Promise<void> {
    const before = this.lookingUp;
    this.lookingUp = withLease(undefined, async () => {
      await before;
      for (const game of games) if (!this.stopped) await this.departures.look(game, called);
    });
    return this.lookingUp;
  }

  /** Looks up the players of all games that this process sends for. */
  async lookUpAll(): Promise<void> {
    try {
      const games = await this.context.service.listGames({ status: ['running', 'paused'] });
      await this.lookUp(games.filter(({ id }) => !this.leases || this.leases.find(id)));
    } catch {
      // Already logged.
    }
  }

  /**
   * After a start, marks the pending rows of the previous run as uncertain: their messages are searched for before they
   * are sent again.
   */
  async recover(): Promise<void> {
    const now = this.context.clock();
    // With several processes, the one that takes the game over does this.
    if (!this.leases)
      for (const row of await this.context.service.outbox.uncertain(Number.MAX_SAFE_INTEGER))
        await this.context.service.outbox.markFailed(row.id, 'uncertain', now);
    await this.rows.panels.recover();
  }

  /** Schedules a claim after the current change is done. */
  wake(): void {
    if (this.queued || this.over) return;
    this.woken ??= withLease(undefined, () =>
      setImmediate(() => {
        this.woken = undefined;
        this.queued = true;
        // One claim at a time: each sees what the previous ones are sending.
        this.claiming = this.claiming.then(async () => {
          if (this.leases)
            await waitForNextPoll(
              () => !this.stopped && this.underWay.size - this.quiet.size > MAX_CONCURRENT_SENDS / 2,
            );
          this.queued = false;
          if (!this.over) await this.claim();
        });
      }),
    );
  }

  /** Retries all messages that could not be sent before. */
  async retryNow(): Promise<void> {
    try {
      await this.context.service.outbox.retryNow(this.context.clock());
    } catch {
      return; // already logged; it will be retried when due
    }
    this.wake();
  }

  private async claim(): Promise<void> {
    const { outbox } = this.context.service;
    try {
      const now = this.context.clock();
      for (const { ids, game, message, also } of this.record.unrecordedSends())
        await this.forGame(game, ids, () => this.record.markSent(ids, game, message, also));
      for (const row of await outbox.uncertain(now - UNCERTAIN_AFTER_MS))
        if (!this.record.isClaimed(row.id) && holdsLease(this.leases, row.game))
          await this.forGame(row.game, [row.id], () => this.record.putOff(row, 'uncertain', 0));
      if (this.stopped) return;
      const [room, quietly] = [
        MAX_CONCURRENT_SENDS - this.underWay.size + this.quiet.size,
        MAX_CONCURRENT_SENDS - this.quiet.size,
      ];
      this.takingUp = true;
      // Private messages come last and have a limit of their own, so they delay no public message.
      for (const row of await claimDue(this.context, this.leases, now, room, quietly)) if (!this.over) this.begin(row);
    } catch {
      // Already logged. The next wake tries again.
    } finally {
      this.takingUp = false;
    }
  }

  private begin(row: OutboxMessage): void {
    if (isSecretMessage(row)) this.quiet.add(row.id);
    const sent = async (): Promise<void> => {
      this.record.addClaimed(row.id);
      return this.forGame(row.game, [row.id], () => this.rows.send(row));
    };
    // After a lease expired and was acquired again, the attempt under the first lease finishes before the next one
    // begins.
    const before = this.underWay.get(row.id);
    const sending = (before ? before.then(sent) : sent()).finally(() => {
      if (this.underWay.get(row.id) !== sending) return;
      this.underWay.delete(row.id);
      // A private message triggers nothing public either.
      if (!this.quiet.delete(row.id)) this.wake();
    });
    this.underWay.set(row.id, sending);
  }

  /**
   * Runs `body` under the game's lease. Without a lease, forgets the rows: the process that takes the game over handles
   * them.
   */
  private async forGame(game: string, ids: number[], body: () => Promise<void>): Promise<void> {
    const lease = this.leases?.find(game);
    if (this.leases && !lease) return this.record.forget(ids);
    return withLease(lease, body);
  }
}
