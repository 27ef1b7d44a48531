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

/** How long a claimed message is left alone before it counts as uncertain, in ms. */
const UNCERTAIN_AFTER_MS = 60_000;
/** So many messages are under way at once. */
const MAX_CONCURRENT_SENDS = 20;
/** Discord limits the editing of messages older than an hour. */
const EDIT_WINDOW_MS = 50 * 60_000;
/** A message that Discord does not take is given up after so many attempts; nothing else is. */
const MAX_ATTEMPTS = 8;
/** While Discord is away, or a channel is closed to us, it is tried again this often at the least. */
const MAX_RETRY_DELAY_MS = { away: 2 * 60_000, other: 30 * 60_000 };
/** Notices that say where the game is played. */
const LOCATION_NOTICES = ['started', 'moved'];
/** On stopping, what is under way is waited for so long. */
const DRAIN_TIMEOUT_MS = 5_000;
/** Of these people it is not known how to reach them: they take no direct messages, or are no more. */
const DM_CLOSED_CODES = [50007, 10013, 50278];

type DirectMessageNotice = Extract<Said, { kind: 'private' | 'unplanned' | 'reminder' | 'trouble' }>;

/** Whether it is for one person alone, by direct message. */
const isWhisper = (said: Said): said is DirectMessageNotice =>
  said.kind === 'private' ||
  said.kind === 'unplanned' ||
  said.kind === 'trouble' ||
  (said.kind === 'reminder' && said.covered);

interface UnrecordedSend {
  ids: number[];
  /** The game that it is of. */
  game: string;
  message: string | null;
  /** What else is put on record with it. */
  also: (() => Promise<void> | void) | undefined;
}

/** Sends what the outbox holds, each message once. Wakes at every change and now and then. */
export class Sender {
  private readonly client: Client;
  private readonly context: BotContext;
  private stopped = false;
  /** It has been stopped, and what was under way had its time. */
  private over = false;
  private woken: NodeJS.Immediate | undefined;
  private claiming: Promise<void> = Promise.resolve();
  /** Something is being taken up. */
  private takingUp = false;
  /** One look is about to be taken: that is enough for all that has come until then. */
  private queued = false;
  private readonly underWay = new Map<number, Promise<void>>();
  /** Of these, what only one person may know of. */
  private readonly quiet = new Set<number>();
  /** Claimed here, and not yet reported on. */
  private readonly mine = new Set<number>();
  /** Messages that have gone out, but could not be noted as such: the database was not there. */
  private readonly unnoted = new Map<number, UnrecordedSend>();
  private readonly lanes: GameLeases | undefined;
  readonly panels: Panels;
  private readonly chapters: Chapters;
  private readonly departures: DepartureChecker;
  /** Players are being looked up. */
  private lookingUp: Promise<void> = Promise.resolve();
  /** When something last went out, in ms since 1970. */
  lastSentAt: number | null = null;

  /** `lanes`: where others say what there is to say as well. */
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
    // What is taken up from now on is left to whoever takes the game over.
    this.over = true;
    await this.lanes?.release(!this.takingUp && this.underWay.size === 0 && this.unnoted.size === 0);
  }

  /** When nothing that has been taken up is under way any more. */
  async drain(): Promise<void> {
    await this.claiming;
    await Promise.all(this.underWay.values());
    await this.lookingUp;
  }

  /** Looks up who plays in games that are under way here, those called on in any case. What goes wrong is looked at again. */
  async lookUp(games: readonly GameInfo[], called: readonly string[] = []): Promise<void> {
    const before = this.lookingUp;
    this.lookingUp = withLease(undefined, async () => {
      await before;
      for (const game of games) if (!this.stopped) await this.departures.look(game, called);
    });
    return this.lookingUp;
  }

  /** Looks up who plays in any game that this process speaks for. */
  async lookUpAll(): Promise<void> {
    try {
      const games = await this.context.service.listGames({ status: ['running', 'paused'] });
      await this.lookUp(games.filter(({ id }) => !this.lanes || this.lanes.find(id)));
    } catch {
      // In the log already.
    }
  }

  /** After a start: what was under way when the program ended may or may not have gone out. It is looked for before it is sent again. */
  async recover(): Promise<void> {
    const now = this.context.clock();
    // Where there are others, it is looked for by whoever takes the game over.
    if (!this.lanes)
      for (const row of await this.context.service.outbox.uncertain(Number.MAX_SAFE_INTEGER))
        await this.context.service.outbox.markFailed(row.id, 'uncertain', now);
    await this.panels.recover();
  }

  /** Soon: after whatever has just been done is done. */
  wake(): void {
    if (this.queued || this.over) return;
    this.woken ??= withLease(undefined, () =>
      setImmediate(() => {
        this.woken = undefined;
        this.queued = true;
        // One after another: each sees what those before have under way.
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

  /** What could not be said before is tried again now. */
  async retryNow(): Promise<void> {
    try {
      await this.context.service.outbox.retryNow(this.context.clock());
    } catch {
      return; // in the log already; it will be tried in its own time
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
      // What is told in secret comes after the rest, and has room of its own: it keeps nothing waiting that everybody sees.
      for (const row of await claimDue(this.context, this.lanes, now, room, quietly)) if (!this.over) this.begin(row);
    } catch {
      // In the log already. The next wake tries again.
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
    // A lease that had run out meanwhile may have been had again: what was begun under the first comes to its end before.
    const before = this.underWay.get(row.id);
    const sending = (before ? before.then(sent) : sent()).finally(() => {
      if (this.underWay.get(row.id) !== sending) return;
      this.underWay.delete(row.id);
      // Nor does it bring anything about that everybody sees.
      if (!this.quiet.delete(row.id)) this.wake();
    });
    this.underWay.set(row.id, sending);
  }

  /** Does something that counts only as long as the game is this process's to speak of. Where it is no more, whoever takes it over sees to these. */
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
        const message = await runInSpan(this.context, `putting ${said.kind} into words`, () =>
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

  /** Whoever is asked is pinged by the panel, all at once. Gives the game as it was looked at. */
  private async panel(row: OutboxMessage, said: PanelNotice, taken: OutboxMessage[]): Promise<GameInfo> {
    taken.push(
      ...(await this.context.service.outbox.claimPings(row, this.context.clock())).filter(({ id }) => id !== row.id),
    );
    for (const { id } of taken) this.mine.add(id);
    const seen = await this.context.load(row.game);
    const panel = await this.panels.prepare(row.game, seen, row.id);
    const asked = taken.map((one) => (one.payload as { user: string }).user);
    const pinged = [...new Set([...asked, ...(said.kind === 'waiting' ? [] : [said.user]), ...panel.pingedForOffer])];
    const message = await runInSpan(this.context, `putting ${said.kind} into words`, () =>
      publicMessage(this.context, row, said, pinged, panel.offers, seen),
    );
    const rest = said.kind === 'waiting' && !pinged.length ? this.panels.editDelayMs(panel) : 0;
    if (rest) {
      await this.putOff(row, 'the panel was changed a moment ago', rest);
      return seen.info;
    }
    const before = await this.saidBefore(row);
    if (!before && (await this.isOver(row))) {
      await this.note([row.id], row.game, null);
      for (const one of taken.splice(0)) await this.putOff(one, 'what it was to go out with is over', 0);
      return seen.info;
    }
    const shown = message && (await this.panels.show(row, message, panel, before?.id));
    // What was said before may have been said without those who are pinged only now.
    const there = taken.filter((one) => !before || before.mentions.users.has((one.payload as { user: string }).user));
    await this.note(
      [row, ...there].map(({ id }) => id),
      row.game,
      shown?.message ?? null,
      async () => {
        if (shown) await this.context.service.panels.save(shown);
      },
    );
    for (const one of taken) if (!there.includes(one)) await this.putOff(one, 'not among those pinged', 0);
    taken.splice(0);
    await this.panels.deleteOthers(panel, shown?.message ?? null);
    if (pinged.length) void this.lookUp([seen.info], pinged);
    return seen.info;
  }

  /** What an earlier message told is taken away before this one is noted: until then it is known which that was. */
  private async chapter(row: OutboxMessage): Promise<GameInfo> {
    const before = await this.saidBefore(row);
    const { message, afterRecorded, replacedMessages, info } = await this.chapters.publish(row, before);
    await this.chapters.deleteMessages(row.game, replacedMessages, info);
    await this.note([row.id], row.game, message, afterRecorded);
    return info;
  }

  /** What was done without asking anybody is told where the move was told; else it has a message of its own. */
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
      const sent = await runInSpan(this.context, 'handing a message to Discord', () =>
        channel.send({ ...body, nonce: row.nonce, enforceNonce: true }),
      );
      this.panels.countMessage(channel.id, message.pictures?.length);
      return sent.id;
    });
  }

  /** A change of the lobby: it is changed where it is fresh, else posted anew without a sound. */
  private async lobby(row: OutboxMessage, message: Message): Promise<string> {
    const last = await this.context.service.outbox.last(row.game, ['lobby']);
    if (last?.messageId && (last.sentAt ?? 0) > this.context.clock() - EDIT_WINDOW_MS) {
      const { messageId } = last;
      const { files: _files, ...body } = toContentPayload(message, this.context.emojis);
      try {
        await withGameThread(this.client, this.context, row.game, (channel) => channel.messages.edit(messageId, body));
        return messageId;
      } catch (error) {
        // Somebody has deleted it, or it was changed too often.
        if (!isUneditable(error)) throw error;
      }
    }
    return this.post(row, message, MessageFlags.SuppressNotifications);
  }

  /** Tells one person, and nobody else, what waits for them; or the organiser what cannot be said. */
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
        linkButton(`https://discord.com/channels/${place.guild}/${place.thread ?? place.channel}`, 'To the game'),
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
      // Whoever takes no direct messages is not told; that is theirs to choose.
      if (error instanceof DiscordAPIError && DM_CLOSED_CODES.includes(Number(error.code))) return null;
      throw error;
    }
  }

  /** What had been tried already was not dropped when what it is about was answered. */
  private async isOver(row: OutboxMessage): Promise<boolean> {
    return row.attempts > 1 && row.ask !== null && (await this.context.service.outbox.isOver(row.id));
  }

  /** A message that was tried before may have gone out all the same: it is looked for in its thread, even if there is nothing to say any more. */
  private async saidBefore(row: OutboxMessage): Promise<Posted | undefined> {
    if (row.attempts < 2) return undefined;
    const { thread } = gamePlaceOf(await this.context.service.getGame(row.game));
    return thread === null
      ? undefined
      : findSentMessage(await ensureGameThread(this.client, this.context, row.game), row, this.client.user?.id);
  }

  /** Notes at once what went out as one message: a ping noted without the message that it went with would be looked for in vain. */
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
      // In the log already. It counts as claimed until it can be noted; where another has taken over, that one looks for it.
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
      'A message could not be sent',
    );
    const next = Math.min(
      cause === 'away' ? MAX_RETRY_DELAY_MS.away : MAX_RETRY_DELAY_MS.other,
      1_000 * 2 ** Math.min(row.attempts, 12),
    );
    // What was given up waiting for may still be on its way: it is looked for when it has had as long again.
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
    // That somebody was told something in secret is nothing for the organiser either.
    if (
      cause === 'away' ||
      row.kind === 'trouble' ||
      isSecretMessage(row) ||
      (cause === 'refused' && row.attempts < MAX_ATTEMPTS)
    )
      return;
    try {
      if (cause === 'gone') evictChannel(this.client, gamePlaceOf(await this.context.service.getGame(row.game)));
      // A thread that is gone is made anew at the next attempt; only where that fails too somebody has to be told.
      if (cause !== 'gone' || row.attempts > 1) await this.context.service.reportTrouble(row.game, cause);
    } catch {
      // In the log already.
    }
  }

  /** To be sent after `wait` ms; null: never. */
  private async putOff(row: OutboxMessage, reason: string, wait: number | null): Promise<void> {
    this.mine.delete(row.id);
    try {
      await this.context.service.outbox.markFailed(row.id, reason, wait === null ? null : this.context.clock() + wait);
    } catch {
      // In the log already. It counts as uncertain, and is looked for in a minute.
    }
  }
}
