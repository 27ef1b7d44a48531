import { DiscordAPIError, MessageFlags, SnowflakeUtil, type Client, type SendableChannels } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isAi, type GameInfo, type PanelOffer, type OutboxMessage, type PanelRow } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { KeyedMutex } from '#discord/async/keyed-mutex.ts';
import { toContentPayload, type Message } from '#discord/messages/message.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { fetchChannel, withGameThread, isUnknownChannel } from '#discord/channels/game-thread.ts';

/**
 * The panel is posted again at the end once this many messages without pictures are below it. A turn and a fight, each
 * with its picture, fill a phone screen.
 */
const MAX_MESSAGES_BELOW = 6;
/** A picture counts as this many messages, by its height on a phone. */
const PICTURE_WEIGHT = 2;
/** Number of games whose panel contents are cached. */
const PANEL_CACHE_SIZE = 500;
/**
 * Limits for the offers that a panel shows: number of pairs, and age in ms. Only the last offer of each pair is shown.
 * It can stay after it was settled, since only its two players may know whether it is still open.
 */
const OFFER_LIMIT = { most: 10, age: 12 * 3_600_000 };
/** A user who acted this recently is not pinged for an offer. */
const ACTIVE_WITHIN_MS = 5 * 60_000;

/** A message can be edited freely for an hour; older panels are edited at most once in `OLD_EDIT_INTERVAL_MS`. */
const EDIT_WINDOW_MS = 50 * 60_000;
const OLD_EDIT_INTERVAL_MS = 15_000;

const UNKNOWN_MESSAGE = 10008;
/** Discord's error code for too many edits of a message that is older than an hour. */
const EDITED_TOO_OFTEN = 30046;
const codeOf = (error: unknown): number => (error instanceof DiscordAPIError ? Number(error.code) : 0);
/** Tells whether a message can no longer be edited, for any reason. */
export const isUneditable = (error: unknown): boolean => [UNKNOWN_MESSAGE, EDITED_TOO_OFTEN].includes(codeOf(error));

/** Current message and channel of a panel. */
interface PanelLocation {
  id: string;
  channel: string;
}

/** A panel that is about to be shown. */
export interface PanelContext {
  offers: PanelOffer[];
  /** Users who are pinged for a new offer. */
  pingedForOffer: string[];
  /**
   * The game as it was loaded for the panel, and the panels recorded in its thread, the oldest first. `runExclusive`
   * keeps both current.
   */
  loaded: LoadedGame;
  existing: PanelRow[];
  /** Only AI players are waited for: the panel changes again in a moment, and need not move to the end until then. */
  aiOnly: boolean;
}

/**
 * Maintains one message at the end of each game's thread that says who is waited for. Only this message pings for a
 * move; a new panel replaces the previous one.
 */
export class Panels {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly says = new LRUCache<string, string>({ max: PANEL_CACHE_SIZE });
  /** Number of messages since the last panel by channel, with pictures counted by `PICTURE_WEIGHT`. */
  private readonly below = new LRUCache<string, number>({ max: PANEL_CACHE_SIZE });
  private readonly busy = new KeyedMutex();
  /** Unix time in ms at which panels were posted, by message; for others it is derived from Discord's ids. */
  private readonly posted = new LRUCache<string, number>({ max: PANEL_CACHE_SIZE });

  constructor(client: Client, context: BotContext) {
    this.client = client;
    this.context = context;
  }

  /** Counts a message, from any author, with its number of pictures. */
  countMessage(channel: string, pictures = 0): void {
    this.below.set(channel, (this.below.get(channel) ?? 0) + 1 + PICTURE_WEIGHT * pictures);
  }

  /** Runs `body` alone for its game: two concurrent runs would miss each other's panel. */
  runExclusive<T>(game: string, body: () => Promise<T>): Promise<T> {
    return this.busy.run(game, body);
  }

  /** Prepares a panel: its offers are those shown before and those made since. */
  async prepare(game: string, seen: LoadedGame, row: number): Promise<PanelContext> {
    const now = this.context.clock();
    const there = await this.context.service.panels.ofGame(game);
    const last = there.at(-1);
    const recent = (last?.offers ?? []).filter(({ at }) => at > now - OFFER_LIMIT.age);
    if (seen.info.status !== 'running')
      return { offers: recent, pingedForOffer: [], aiOnly: false, loaded: seen, existing: there };
    const waiting = seen.pendingPlayers();
    const brief = waiting.length > 0 && waiting.every(({ user }) => user !== null && isAi(user));
    const from = (last?.head ?? seen.info.head - 1) + 1;
    const facts = from > seen.info.head ? [] : (await seen.facts(from, seen.info.head)).map(({ fact }) => fact);
    const fresh = (facts.length && seen.presenter.offers?.(facts)) || [];
    const told = recent.filter((offer) => !seen.presenter.isOfferClosed?.(facts, offer));
    const offers = latestPerPair([
      ...told,
      ...fresh.map(({ alias, from, to }) => ({ alias, from, to, at: now })),
    ]).slice(-OFFER_LIMIT.most);
    // A practice player's offer sends no ping: the active player sees it with their question.
    const isPractising = (of: string): boolean => seen.info.members.some(({ seat, user }) => seat === of && isAi(user));
    const offered = fresh.flatMap(({ from, to }) => {
      const member = seen.info.members.find(({ seat }) => seat === to);
      return member &&
        !isPractising(from) &&
        !isAi(member.user) &&
        (member.actedAt ?? 0) < now - ACTIVE_WITHIN_MS &&
        this.context.quota.shouldPing(`${game} ${from} ${to}`, row)
        ? [member.user]
        : [];
    });
    return { offers, pingedForOffer: offered, aiOnly: brief, loaded: seen, existing: there };
  }

  /**
   * Returns how long a panel without pings is delayed, in ms. Discord allows few edits of messages older than an hour,
   * and a delayed panel shows the state at that later time.
   */
  editDelayMs({ existing }: PanelContext): number {
    const last = existing.at(-1);
    if (!last) return 0;
    const now = this.context.clock();
    return now - this.postedAt(last.message) > EDIT_WINDOW_MS ? Math.max(0, last.at + OLD_EDIT_INTERVAL_MS - now) : 0;
  }

  private postedAt(message: string): number {
    return this.posted.get(message) ?? (/^\d{15,}$/.test(message) ? SnowflakeUtil.timestampFrom(message) : Infinity);
  }

  /**
   * Edits or posts the panel. `found`: the message of an uncertain earlier attempt. Returns the row to save before
   * `deleteOthers` is called.
   */
  async show(
    row: OutboxMessage,
    message: Message,
    panel: PanelContext,
    found?: string,
  ): Promise<Omit<PanelRow, 'below'>> {
    const { offers, loaded } = panel;
    const { head } = loaded.info;
    const { id, channel } =
      found === undefined
        ? ((await this.edited(row, message, panel)) ?? (await this.post(row, message, loaded.info)))
        : { id: found, channel: gamePlaceOf(loaded.info).thread ?? '' };
    this.says.set(row.game, contentKey(id, message));
    return {
      message: id,
      game: row.game,
      channel,
      at: this.context.clock(),
      head,
      offers,
    };
  }

  /** Deletes all other recorded panels. */
  async deleteOthers({ existing, loaded }: PanelContext, but: string | null): Promise<void> {
    for (const one of existing) if (one.message !== but) await this.remove(one, loaded.info);
  }

  /**
   * Edits the last panel; undefined if a new one is needed: it pings, there are too many messages below it, or it is
   * gone.
   */
  private async edited(
    row: OutboxMessage,
    message: Message,
    { aiOnly, existing, loaded }: PanelContext,
  ): Promise<PanelLocation | undefined> {
    const last = existing.at(-1);
    if (
      !last ||
      message.ping?.length ||
      (!aiOnly && (this.below.get(last.channel) ?? 0) + last.below >= MAX_MESSAGES_BELOW)
    )
      return undefined;
    if (gamePlaceOf(loaded.info).thread !== last.channel) return undefined;
    const lying = { id: last.message, channel: last.channel };
    const look = (row.payload as { look?: true } | null)?.look;
    if (!look && this.says.get(row.game) === contentKey(last.message, message)) return lying;
    const { files: _files, ...body } = toContentPayload(message, this.context.emojis);
    try {
      await withGameThread(
        this.client,
        this.context,
        row.game,
        (channel) => channel.messages.edit(last.message, body),
        loaded.info,
      );
      return lying;
    } catch (error) {
      if (!isUneditable(error)) throw error;
      return undefined;
    }
  }

  private post(row: OutboxMessage, message: Message, known: GameInfo): Promise<PanelLocation> {
    const say = async (channel: SendableChannels): Promise<PanelLocation> => {
      const quiet = message.ping?.length ? {} : { flags: MessageFlags.SuppressNotifications as const };
      const sent = await channel.send({
        ...toContentPayload(message, this.context.emojis),
        ...quiet,
        nonce: row.nonce,
        enforceNonce: true,
      });
      this.below.set(channel.id, 0);
      this.posted.set(sent.id, this.context.clock());
      return { id: sent.id, channel: channel.id };
    };
    return withGameThread(this.client, this.context, row.game, say, known);
  }

  /** Deletes an old panel. If Discord refuses, the message stays and only its record is removed. */
  private async remove({ game, message, channel }: PanelRow, known: GameInfo): Promise<void> {
    const { service } = this.context;
    try {
      const { thread, guild } = gamePlaceOf(known);
      if (thread === channel)
        await withGameThread(this.client, this.context, game, (found) => found.messages.delete(message), known);
      else {
        const there = await fetchChannel(this.client, guild, channel);
        if (there?.isSendable()) await there.messages.delete(message);
      }
    } catch (error) {
      const isRefused = error instanceof DiscordAPIError && error.status < 500 && error.status !== 429;
      if (!isRefused && !isUnknownChannel(error)) throw error;
    }
    await service.panels.remove(message);
  }

  /** Requests a new panel if a user has deleted the last one. */
  async onDeleted(message: string): Promise<void> {
    const { service } = this.context;
    const found = await service.panels.find(message);
    if (!found) return;
    const isLast = (await service.panels.ofGame(found.game)).at(-1)?.message === message;
    await service.panels.remove(message);
    this.says.delete(found.game);
    if (isLast) await service.refreshPanel(found.game);
  }

  /** After a start, refreshes games with several panels, which removes the older ones. */
  async recover(): Promise<void> {
    for (const game of await this.context.service.panels.gamesWithDuplicates())
      await this.context.service.refreshPanel(game);
  }
}

/** Keeps only the last offer of each pair. */
const latestPerPair = (all: PanelOffer[]): PanelOffer[] =>
  all.filter(({ from, to }, i) => !all.slice(i + 1).some((later) => later.from === from && later.to === to));

/** Identifies a panel's content without the mark, which changes each time. */
const contentKey = (id: string, { content, components = [] }: Message): string =>
  JSON.stringify([id, content, components]).replace(/"g:([^:"]*):[^:"]*:/g, '"g:$1::');
