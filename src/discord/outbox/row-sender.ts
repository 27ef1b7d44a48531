import { DiscordAPIError, MessageFlags, RateLimitError, type Client, type Message as Posted } from 'discord.js';
import { isFormerUser, type GameInfo, type QueuedMessage, type OutboxMessage } from '#service';
import { gamePlaceOf, type GamePlace } from '#discord/channels/game-place.ts';
import { archiveFinishedThread, ensureGameThread, withGameThread } from '#discord/channels/game-thread.ts';
import { updateThreadTitle } from '#discord/channels/thread-title.ts';
import { ensureTalkThread } from '#discord/channels/talk-thread.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { runInSpan, type BotContext } from '#discord/interactions/replies.ts';
import { formatWhisper } from '#discord/messages/whisper-text.ts';
import {
  toPayload,
  button,
  linkButton,
  toContentPayload,
  buttonRows,
  type Message,
} from '#discord/messages/message.ts';
import { isPanelNotice, type PanelNotice } from '#discord/messages/panel-message.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { classifyError } from '#discord/rest/request-errors.ts';
import { Chapters } from './chapters.ts';
import type { DeliveryRecord } from './delivery-record.ts';
import { findSentMessage } from './find-sent-message.ts';
import { isWhisper, type DirectMessageNotice } from './is-direct-message.ts';
import { isUneditable, Panels } from './panels.ts';
import { tellOfferOutcomes } from './tell-offer-outcomes.ts';

/** Discord limits edits of messages that are older than an hour. */
const EDIT_WINDOW_MS = 50 * 60_000;
/** Notices that say where the game is played. */
const LOCATION_NOTICES = ['started', 'moved'];
/** Maximum number of attempts at a title, and the delay in ms of the next one if Discord does not name one. */
const MAX_RENAME_ATTEMPTS = 3;
const RENAME_RETRY_MS = 60_000;
/** Errors for users who accept no direct messages or no longer exist. */
const DM_CLOSED_CODES = [50007, 10013, 50278];

const formatPlaceMention = ({ thread, channel }: GamePlace): string => `<#${thread ?? channel}>`;
const gameLink = ({ guild, thread, channel }: GamePlace) =>
  linkButton(`https://discord.com/channels/${guild}/${thread ?? channel}`, 'Open the game');

interface RowSenderOptions {
  client: Client;
  context: BotContext;
  record: DeliveryRecord;
  /** Called after a panel has pinged users. */
  onPinged: (game: GameInfo, users: readonly string[]) => void;
}

/** Sends one claimed outbox row as its kind requires, and reports the outcome. */
export class RowSender {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly record: DeliveryRecord;
  private readonly onPinged: RowSenderOptions['onPinged'];
  readonly panels: Panels;
  private readonly chapters: Chapters;

  constructor({ client, context, record, onPinged }: RowSenderOptions) {
    this.client = client;
    this.context = context;
    this.record = record;
    this.onPinged = onPinged;
    this.panels = new Panels(client, context);
    this.chapters = new Chapters(client, context, this.panels);
  }

  async send(row: OutboxMessage): Promise<void> {
    const taken: OutboxMessage[] = [];
    try {
      const said = { kind: row.kind, ...(row.payload as object) } as QueuedMessage;
      if (said.kind === 'offers') return await this.offerOutcomes(row, said);
      if (isWhisper(said)) {
        await this.record.markSent([row.id], row.game, await this.whisper(row, said));
        return;
      }
      if (said.kind === 'title') {
        await this.title(row);
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
        await this.record.markSent(
          [row.id],
          row.game,
          before?.id ?? (message ? await this.say(row, said, message) : null),
        );
      }
      await archiveFinishedThread(this.client, this.context, row.game, row.kind, known);
    } catch (error) {
      await this.record.markFailed(row, taken, error);
    }
  }

  /** Updates the panel, which pings all asked users at once. Returns the game as it was loaded. */
  private async panel(row: OutboxMessage, said: PanelNotice, taken: OutboxMessage[]): Promise<GameInfo> {
    taken.push(
      ...(await this.context.service.outbox.claimPings(row, this.context.clock())).filter(({ id }) => id !== row.id),
    );
    for (const { id } of taken) this.record.addClaimed(id);
    const seen = await this.context.load(row.game);
    const panel = await this.panels.prepare(row.game, seen, row.id);
    const asked = taken.map((one) => (one.payload as { user: string }).user);
    const pinged = [...new Set([...asked, ...(said.kind === 'waiting' ? [] : [said.user]), ...panel.pingedForOffer])];
    const message = await runInSpan(this.context, `wording a ${said.kind} message`, () =>
      publicMessage(this.context, row, said, pinged, panel.offers, seen),
    );
    const rest = said.kind === 'waiting' && !pinged.length ? this.panels.editDelayMs(panel) : 0;
    if (rest) {
      await this.record.putOff(row, 'the panel was edited a moment ago', rest);
      return seen.info;
    }
    const before = await this.saidBefore(row);
    if (!before && (await this.isOver(row))) {
      await this.record.markSent([row.id], row.game, null);
      for (const one of taken.splice(0))
        await this.record.putOff(one, 'the message it belonged to is no longer needed', 0);
      return seen.info;
    }
    const shown = message && (await this.panels.show(row, message, panel, before?.id));
    // An earlier attempt may have sent the panel without the users who are pinged only now.
    const there = taken.filter((one) => !before || before.mentions.users.has((one.payload as { user: string }).user));
    await this.record.markSent(
      [row, ...there].map(({ id }) => id),
      row.game,
      shown?.message ?? null,
      async () => {
        if (shown) await this.context.service.panels.save(shown);
      },
    );
    for (const one of taken)
      if (!there.includes(one)) await this.record.putOff(one, 'the panel did not ping this user', 0);
    taken.splice(0);
    await this.panels.deleteOthers(panel, shown?.message ?? null);
    if (pinged.length) this.onPinged(seen.info, pinged);
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
    await this.record.markSent([row.id], row.game, message, afterRecorded);
    return info;
  }

  /**
   * Reports an undo: one that needed no consent edits the message of the undone move; otherwise it gets a message of
   * its own.
   */
  private async undone(row: OutboxMessage, said: QueuedMessage & { kind: 'undo' }): Promise<void> {
    if (said.request === null && !(await this.chapters.isRetractionVisible(row))) {
      await this.record.markSent([row.id], row.game, null);
      return;
    }
    const before = (await this.saidBefore(row))?.id ?? (await this.chapters.retract(row, said.request !== null));
    const message = before === undefined ? await publicMessage(this.context, row, said, []) : undefined;
    await this.record.markSent([row.id], row.game, before ?? (message ? await this.post(row, message) : null));
  }

  /** Renames the thread. A refusal is no trouble of the game: the title stays as it is until it changes again. */
  private async title(row: OutboxMessage): Promise<void> {
    try {
      await updateThreadTitle(this.client, this.context, row.game);
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      this.context.log.info({ game: row.game, reason }, 'Cannot rename the thread of a game; it keeps its title');
      const wait = error instanceof RateLimitError ? error.retryAfter : RENAME_RETRY_MS;
      if (classifyError(error) === 'away' && row.attempts < MAX_RENAME_ATTEMPTS)
        return this.record.putOff(row, reason, wait);
    }
    await this.record.markSent([row.id], row.game, null);
  }

  private say(row: OutboxMessage, said: QueuedMessage, message: Message): Promise<string> {
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

  /** Tells a user what became of their offers: in the replies that confirmed them, else outside their quiet hours. */
  private async offerOutcomes(row: OutboxMessage, said: Extract<QueuedMessage, { kind: 'offers' }>): Promise<void> {
    const place = gamePlaceOf(await this.context.service.getGame(row.game));
    const left = isFormerUser(said.user)
      ? undefined
      : await tellOfferOutcomes(this.context, row, said, formatPlaceMention(place));
    if (left?.waitMs) return this.record.putOff(row, 'the user has quiet hours', left.waitMs);
    const buttons = buttonRows([button(customId('g', row.game, row.nonce, 'trade'), 'Trade'), gameLink(place)]);
    const sent = left ? await this.direct(row, said.user, { content: left.text, components: buttons }) : null;
    await this.record.markSent([row.id], row.game, sent);
  }

  /**
   * Sends a direct message to one user: an open question, a dropped plan, news of a promise, that they are next, or
   * to the organizer a delivery problem. Returns the message id; null if nothing is sent.
   */
  private async whisper(
    row: OutboxMessage,
    said: Exclude<DirectMessageNotice, { kind: 'offers' }>,
  ): Promise<string | null> {
    if (said.kind !== 'trouble' && said.kind !== 'next' && !said.dm) return null;
    if (isFormerUser(said.user)) return null;
    const place = gamePlaceOf(await this.context.service.getGame(row.game));
    const content = await formatWhisper(this.context, row.game, said, formatPlaceMention(place));
    if (content === undefined) return null;
    return this.direct(row, said.user, {
      content,
      components: buttonRows([
        said.kind === 'trouble'
          ? button(customId('g', row.game, row.nonce, 'board'), 'Board')
          : said.kind === 'promise'
            ? button(customId('g', row.game, row.nonce, 'trade'), 'Trade')
            : button(customId('g', row.game, row.nonce, 'move'), 'Your move', 'primary'),
        gameLink(place),
      ]),
    });
  }

  /** Sends a direct message to a user. Returns the message id; null if the user accepts none. */
  private async direct(row: OutboxMessage, user: string, message: Message): Promise<string | null> {
    try {
      const channel = await (await this.client.users.fetch(user)).createDM();
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
}
