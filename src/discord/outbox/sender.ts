import { isWhisper, type DirectMessageNotice } from './is-direct-message.ts';
import { DefaultRestOptions, DiscordAPIError, MessageFlags, type Client, type Message as Posted } from 'discord.js';
import {
  GIVEN_UP_PREFIX,
  currentLease,
  isFormerUser,
  withLease,
  type GameInfo,
  type Message as Said,
  type OutboxMessage,
} from '#service';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { runInSpan, type BotContext } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { findSentMessage } from './find-sent-message.ts';
import {
  toPayload,
  button,
  linkButton,
  toContentPayload,
  buttonRows,
  type Message,
} from '#discord/messages/message.ts';
import { DepartureChecker } from '#discord/channels/departures.ts';
import { Chapters } from './chapters.ts';
import { waitForNextPoll } from './poll-interval.ts';
import { isUneditable, Panels } from './panels.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { isPanelNotice, type PanelNotice } from '#discord/messages/panel-message.ts';
import { formatDroppedPlan, formatDirectMessage } from '#discord/messages/direct-message.ts';
import { ensureTalkThread } from '#discord/channels/talk-thread.ts';
import { requestTimeoutMs, type GameLeases } from './game-leases.ts';
import { holdsLease, isSecretMessage, claimDue } from './claim.ts';
import {
  evictChannel,
  withGameThread,
  archiveFinishedThread,
  ensureGameThread,
} from '#discord/channels/game-thread.ts';
import { classifyError, isTimeout, formatTrouble } from '#discord/rest/request-errors.ts';

/** A claimed message counts as uncertain after this long. */
const UNCERTAIN_AFTER_MS = 60_000;
/** Most public messages, and most private messages, that are sent at the same time. */
const MAX_CONCURRENT_SENDS = 20;
/** Discord limits edits of messages that are older than an hour. */
const EDIT_WINDOW_MS = 50 * 60_000;
/** Attempts after which a message that Discord rejects is given up. Other failures are retried without limit. */
const MAX_ATTEMPTS = 8;
/** Longest delay between retries, while Discord is away and for other failures such as a closed channel. */
const MAX_RETRY_DELAY_MS = { away: 2 * 60_000, other: 30 * 60_000 };
/** Notices that say where the game is played. */
const LOCATION_NOTICES = ['started', 'moved'];
/** Longest wait of `stop` for pending messages. */
const DRAIN_TIMEOUT_MS = 5_000;
/** Errors for users who accept no direct messages or no longer exist. */
const DM_CLOSED_CODES = [50007, 10013, 50278];

interface UnrecordedSend {
  ids: number[];
  /** Game of the rows. */
  game: string;
  message: string | null;
  /** Called before the rows are marked as sent. */
  also: (() => Promise<void> | void) | undefined;
}

/** Sends the outbox, each message once. Wakes at every change and at intervals. */
export class Sender {
  private readonly client: Client;
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
  /** Ids of rows claimed here and not yet reported as sent or failed. */
  private readonly mine = new Set<number>();
  /** Sent messages that could not be recorded because the database was unavailable. */
  private readonly unnoted = new Map<number, UnrecordedSend>();
  private readonly lanes: GameLeases | undefined;
  readonly panels: Panels;
  private readonly chapters: Chapters;
  private readonly departures: DepartureChecker;
  /** Resolves when the pending player lookups are done. */
  private lookingUp: Promise<void> = Promise.resolve();
  /** Unix time in ms of the last message sent. */
  lastSentAt: number | null = null;

  /** `lanes`: this process's leases if several processes send messages. */
  constructor(client: Client, context: BotContext, lanes?: GameLeases) {
    this.client = client;
    this.context = context;
    this.lanes = lanes;
    this.panels = new Panels(client, context);
    this.chapters = new Chapters(client, context, this.panels);
    this.departures = new DepartureChecker(client, context);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([this.drain(), new Promise((resolve) => (timer = setTimeout(resolve, DRAIN_TIMEOUT_MS)))]);
    clearTimeout(timer);
    // Rows claimed from now on are left to the process that takes the game over.
    this.over = true;
    await this.lanes?.release(!this.takingUp && this.underWay.size === 0 && this.unnoted.size === 0);
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
      await this.lookUp(games.filter(({ id }) => !this.lanes || this.lanes.find(id)));
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
    if (!this.lanes)
      for (const row of await this.context.service.outbox.uncertain(Number.MAX_SAFE_INTEGER))
        await this.context.service.outbox.markFailed(row.id, 'uncertain', now);
    await this.panels.recover();
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
          if (this.lanes)
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
      for (const { ids, game, message, also } of [...this.unnoted.values()])
        await this.forGame(game, ids, () => this.note(ids, game, message, also));
      for (const row of await outbox.uncertain(now - UNCERTAIN_AFTER_MS))
        if (!this.mine.has(row.id) && holdsLease(this.lanes, row.game))
          await this.forGame(row.game, [row.id], () => this.putOff(row, 'uncertain', 0));
      if (this.stopped) return;
      const [room, quietly] = [
        MAX_CONCURRENT_SENDS - this.underWay.size + this.quiet.size,
        MAX_CONCURRENT_SENDS - this.quiet.size,
      ];
      this.takingUp = true;
      // Private messages come last and have a limit of their own, so they delay no public message.
      for (const row of await claimDue(this.context, this.lanes, now, room, quietly)) if (!this.over) this.begin(row);
    } catch {
      // Already logged. The next wake tries again.
    } finally {
      this.takingUp = false;
    }
  }

  private begin(row: OutboxMessage): void {
    if (isSecretMessage(row)) this.quiet.add(row.id);
    const sent = async (): Promise<void> => {
      this.mine.add(row.id);
      return this.forGame(row.game, [row.id], () => this.send(row));
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
    const lane = this.lanes?.find(game);
    if (this.lanes && !lane) return this.forgetAll(ids);
    return withLease(lane, body);
  }

  private async send(row: OutboxMessage): Promise<void> {
    const taken: OutboxMessage[] = [];
    try {
      const said = { kind: row.kind, ...(row.payload as object) } as Said;
      if (isWhisper(said)) {
        await this.note([row.id], row.game, await this.whisper(row, said));
        return;
      }
      let known: GameInfo | undefined;
      if (isPanelNotice(said)) known = await this.panels.runExclusive(row.game, () => this.panel(row, said, taken));
      else if (said.kind === 'turn') known = await this.chapter(row);
      else if (said.kind === 'undo' && said.stage === 'done') await this.undone(row, said);
      else {
        if (said.kind === 'notice' && LOCATION_NOTICES.includes(said.notice.what))
          await ensureTalkThread(this.client, this.context, row.game);
        const message = await runInSpan(this.context, `wording a ${said.kind} message`, () =>
          publicMessage(this.context, row, said, []),
        );
        const before = await this.saidBefore(row);
        await this.note([row.id], row.game, before?.id ?? (message ? await this.say(row, said, message) : null));
      }
      await archiveFinishedThread(this.client, this.context, row.game, row.kind, known);
    } catch (error) {
      await this.failed(row, taken, error);
    }
  }

  /** Updates the panel, which pings all asked users at once. Returns the game as it was loaded. */
  private async panel(row: OutboxMessage, said: PanelNotice, taken: OutboxMessage[]): Promise<GameInfo> {
    taken.push(
      ...(await this.context.service.outbox.claimPings(row, this.context.clock())).filter(({ id }) => id !== row.id),
    );
    for (const { id } of taken) this.mine.add(id);
    const seen = await this.context.load(row.game);
    const panel = await this.panels.prepare(row.game, seen, row.id);
    const asked = taken.map((one) => (one.payload as { user: string }).user);
    const pinged = [...new Set([...asked, ...(said.kind === 'waiting' ? [] : [said.user]), ...panel.pingedForOffer])];
    const message = await runInSpan(this.context, `wording a ${said.kind} message`, () =>
      publicMessage(this.context, row, said, pinged, panel.offers, seen),
    );
    const rest = said.kind === 'waiting' && !pinged.length ? this.panels.editDelayMs(panel) : 0;
    if (rest) {
      await this.putOff(row, 'the panel was edited a moment ago', rest);
      return seen.info;
    }
    const before = await this.saidBefore(row);
    if (!before && (await this.isOver(row))) {
      await this.note([row.id], row.game, null);
      for (const one of taken.splice(0)) await this.putOff(one, 'the message it belonged to is no longer needed', 0);
      return seen.info;
    }
    const shown = message && (await this.panels.show(row, message, panel, before?.id));
    // An earlier attempt may have sent the panel without the users who are pinged only now.
    const there = taken.filter((one) => !before || before.mentions.users.has((one.payload as { user: string }).user));
    await this.note(
      [row, ...there].map(({ id }) => id),
      row.game,
      shown?.message ?? null,
      async () => {
        if (shown) await this.context.service.panels.save(shown);
      },
    );
    for (const one of taken) if (!there.includes(one)) await this.putOff(one, 'the panel did not ping this user', 0);
    taken.splice(0);
    await this.panels.deleteOthers(panel, shown?.message ?? null);
    if (pinged.length) void this.lookUp([seen.info], pinged);
    return seen.info;
  }

  /**
   * Publishes a chapter row. Replaced messages are deleted before the row is recorded, since their ids are known only
   * until then.
   */
  private async chapter(row: OutboxMessage): Promise<GameInfo> {
    const before = await this.saidBefore(row);
    const { message, afterRecorded, replacedMessages, info } = await this.chapters.publish(row, before);
    await this.chapters.deleteMessages(row.game, replacedMessages, info);
    await this.note([row.id], row.game, message, afterRecorded);
    return info;
  }

  /**
   * Reports an undo: one that needed no consent edits the message of the undone move; otherwise it gets a message of
   * its own.
   */
  private async undone(row: OutboxMessage, said: Said & { kind: 'undo' }): Promise<void> {
    if (said.request === null && !(await this.chapters.isRetractionVisible(row))) {
      await this.note([row.id], row.game, null);
      return;
    }
    const before = (await this.saidBefore(row))?.id ?? (await this.chapters.retract(row, said.request !== null));
    const message = before === undefined ? await publicMessage(this.context, row, said, []) : undefined;
    await this.note([row.id], row.game, before ?? (message ? await this.post(row, message) : null));
  }

  private say(row: OutboxMessage, said: Said, message: Message): Promise<string> {
    return said.kind === 'lobby' ? this.lobby(row, message) : this.post(row, message);
  }

  private post(row: OutboxMessage, message: Message, flags?: MessageFlags.SuppressNotifications): Promise<string> {
    const body = { ...(flags && { flags }), ...toPayload(message, this.context.emojis) };
    return withGameThread(this.client, this.context, row.game, async (channel) => {
      const sent = await runInSpan(this.context, 'sending a message to Discord', () =>
        channel.send({ ...body, nonce: row.nonce, enforceNonce: true }),
      );
      this.panels.countMessage(channel.id, message.pictures?.length);
      return sent.id;
    });
  }

  /** Edits the last lobby message if it is recent; otherwise posts a new one without a notification. */
  private async lobby(row: OutboxMessage, message: Message): Promise<string> {
    const last = await this.context.service.outbox.last(row.game, ['lobby']);
    if (last?.messageId && (last.sentAt ?? 0) > this.context.clock() - EDIT_WINDOW_MS) {
      const { messageId } = last;
      const { files: _files, ...body } = toContentPayload(message, this.context.emojis);
      try {
        await withGameThread(this.client, this.context, row.game, (channel) => channel.messages.edit(messageId, body));
        return messageId;
      } catch (error) {
        // The message is deleted, or was edited too often.
        if (!isUneditable(error)) throw error;
      }
    }
    return this.post(row, message, MessageFlags.SuppressNotifications);
  }

  /**
   * Sends a direct message to one user: an open question, a dropped plan, or to the organizer a delivery problem.
   * Returns the message id; null if nothing is sent.
   */
  private async whisper(row: OutboxMessage, said: DirectMessageNotice): Promise<string | null> {
    if (said.kind !== 'trouble' && !said.dm) return null;
    if (isFormerUser(said.user)) return null;
    const place = gamePlaceOf(await this.context.service.getGame(row.game));
    const where = `<#${place.thread ?? place.channel}>`;
    const message = {
      content:
        said.kind === 'trouble'
          ? formatTrouble(said.what, row.game, where)
          : said.kind === 'unplanned'
            ? formatDroppedPlan(said.what, where)
            : formatDirectMessage(await this.context.load(row.game), said.user, where),
      components: buttonRows([
        said.kind === 'trouble'
          ? button(customId('g', row.game, row.nonce, 'board'), 'Board')
          : button(customId('g', row.game, row.nonce, 'move'), 'Your move', 'primary'),
        linkButton(`https://discord.com/channels/${place.guild}/${place.thread ?? place.channel}`, 'Open the game'),
      ]),
    };
    try {
      const channel = await (await this.client.users.fetch(said.user)).createDM();
      const before = row.attempts > 1 ? await findSentMessage(channel, row, this.client.user?.id) : undefined;
      if (!before && (await this.isOver(row))) return null;
      return (
        before ??
        (await channel.send({
          ...toContentPayload(message, this.context.emojis),
          nonce: row.nonce,
          enforceNonce: true,
        }))
      ).id;
    } catch (error) {
      // The user has chosen to accept no direct messages.
      if (error instanceof DiscordAPIError && DM_CLOSED_CODES.includes(Number(error.code))) return null;
      throw error;
    }
  }

  /**
   * Tells whether a retried row's question is over. Only rows never tried are dropped when their question is answered.
   */
  private async isOver(row: OutboxMessage): Promise<boolean> {
    return row.attempts > 1 && row.ask !== null && (await this.context.service.outbox.isOver(row.id));
  }

  /** Finds the message of an uncertain earlier attempt in the game's thread, even if there is nothing left to say. */
  private async saidBefore(row: OutboxMessage): Promise<Posted | undefined> {
    if (row.attempts < 2) return undefined;
    const { thread } = gamePlaceOf(await this.context.service.getGame(row.game));
    return thread === null
      ? undefined
      : findSentMessage(await ensureGameThread(this.client, this.context, row.game), row, this.client.user?.id);
  }

  /** Records all rows of one message at once: a ping recorded apart from its message would be searched for in vain. */
  private async note(
    ids: number[],
    game: string,
    message: string | null,
    also?: () => Promise<void> | void,
  ): Promise<void> {
    if (message !== null) this.lastSentAt = this.context.clock();
    try {
      await also?.();
      await this.context.service.outbox.sent(ids, message, this.context.clock());
      this.unnoted.delete(ids[0]);
      for (const id of ids) this.mine.delete(id);
    } catch {
      // Already logged. The rows stay claimed until they can be recorded; after the lease has expired, the next process
      // searches for the message.
      if (this.lanes && (currentLease()?.leaseLeftMs() ?? 0) <= 0) this.forgetAll(ids);
      else this.unnoted.set(ids[0], { ids, game, message, also });
    }
  }

  private forgetAll(ids: number[]): void {
    this.unnoted.delete(ids[0]);
    for (const id of ids) this.mine.delete(id);
  }

  private async failed(row: OutboxMessage, taken: OutboxMessage[], error: unknown): Promise<void> {
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
      ? Math.max(next, this.lanes ? requestTimeoutMs(this.lanes.leaseMs) : DefaultRestOptions.timeout)
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
  private async putOff(row: OutboxMessage, reason: string, wait: number | null): Promise<void> {
    this.mine.delete(row.id);
    try {
      await this.context.service.outbox.markFailed(row.id, reason, wait === null ? null : this.context.clock() + wait);
    } catch {
      // Already logged. The row counts as uncertain and is searched for in a minute.
    }
  }
}
