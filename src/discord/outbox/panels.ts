import { DiscordAPIError, MessageFlags, SnowflakeUtil, type Client, type SendableChannels } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isAi, type GameInfo, type PanelOffer, type OutboxMessage, type PanelRow } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { KeyedMutex } from '#discord/async/keyed-mutex.ts';
import { toContentPayload, type Message } from '#discord/messages/message.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { fetchChannel, withGameThread, isUnknownChannel } from '#discord/channels/game-thread.ts';

/** With so much below it, in messages without a picture, it is posted anew at the end: a turn and a fight, each with its picture, fill a phone. */
const MAX_MESSAGES_BELOW = 6;
/** A picture takes as much of a phone as so many messages. */
const PICTURE_WEIGHT = 2;
/** Of so many games it is known what their panels say. */
const PANEL_CACHE_SIZE = 500;
/** Of offers of one to the same other it tells once, of so many pairs, each for so long, in ms: whether one still stands is between two alone. */
const OFFER_LIMIT = { most: 10, age: 12 * 3_600_000 };
/** Whoever acted within so many ms is at the table, and is not pinged for an offer. */
const ACTIVE_WITHIN_MS = 5 * 60_000;

/** A message is edited as one likes for less than an hour; after that, so seldom, in ms. */
const EDIT_WINDOW_MS = 50 * 60_000;
const OLD_EDIT_INTERVAL_MS = 15_000;

const UNKNOWN_MESSAGE = 10008;
/** Too many edits of a message that is older than an hour. */
const EDITED_TOO_OFTEN = 30046;
const codeOf = (error: unknown): number => (error instanceof DiscordAPIError ? Number(error.code) : 0);
/** Whatever became of it, it cannot be edited any more. */
export const isUneditable = (error: unknown): boolean => [UNKNOWN_MESSAGE, EDITED_TOO_OFTEN].includes(codeOf(error));

/** Which message it is by now, and where. */
interface PanelLocation {
  id: string;
  channel: string;
}

/** What a panel is about to say. */
export interface Panel {
  offers: PanelOffer[];
  /** Whom an offer is made to that they have not heard of. */
  pingedForOffer: string[];
  /** The game as it was looked at for it, and what may lie in its thread, the oldest first: nobody else says anything of it meanwhile. */
  loaded: LoadedGame;
  existing: PanelRow[];
  /** Practice players alone are waited for: it says something else in a moment, and may lie where it lies until then. */
  aiOnly: boolean;
}

/** One message at the end of each game's thread, which says who is waited for. It alone pings; its predecessor goes when it has come. */
export class Panels {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly says = new LRUCache<string, string>({ max: PANEL_CACHE_SIZE });
  /** How much has come since, in messages without a picture, by the channel. */
  private readonly below = new LRUCache<string, number>({ max: PANEL_CACHE_SIZE });
  private readonly busy = new KeyedMutex();
  /** When panels were posted, by their messages, in ms since 1970; of others it is taken from Discord's ids. */
  private readonly posted = new LRUCache<string, number>({ max: PANEL_CACHE_SIZE });

  constructor(client: Client, context: BotContext) {
    this.client = client;
    this.context = context;
  }

  /** A message has come, from whomever, with so many pictures. */
  countMessage(channel: string, pictures = 0): void {
    this.below.set(channel, (this.below.get(channel) ?? 0) + 1 + PICTURE_WEIGHT * pictures);
  }

  /** One after another in each game: two at once would each find the other's panel missing. */
  runExclusive<T>(game: string, body: () => Promise<T>): Promise<T> {
    return this.busy.run(game, body);
  }

  /** The offers it is to tell of: those it told of, and those made since. */
  async prepare(game: string, seen: LoadedGame, row: number): Promise<Panel> {
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
    const offered = fresh.flatMap(({ from, to }) => {
      const member = seen.info.members.find(({ seat }) => seat === to);
      return member &&
        !isAi(member.user) &&
        (member.actedAt ?? 0) < now - ACTIVE_WITHIN_MS &&
        this.context.quota.shouldPing(`${game} ${from} ${to}`, row)
        ? [member.user]
        : [];
    });
    return { offers, pingedForOffer: offered, aiOnly: brief, loaded: seen, existing: there };
  }

  /** How long a panel that pings nobody is let be, in ms: Discord takes few edits of a message that is older than an hour, and what is put off says then what is true then. */
  editDelayMs({ existing }: Panel): number {
    const last = existing.at(-1);
    if (!last) return 0;
    const now = this.context.clock();
    return now - this.postedAt(last.message) > EDIT_WINDOW_MS ? Math.max(0, last.at + OLD_EDIT_INTERVAL_MS - now) : 0;
  }

  private postedAt(message: string): number {
    return this.posted.get(message) ?? (/^\d{15,}$/.test(message) ? SnowflakeUtil.timestampFrom(message) : Infinity);
  }

  /** Puts it in its place. `found`: it has gone out as this message already, as was not known. Gives what is to be put on record, before `clear`. */
  async show(row: OutboxMessage, message: Message, panel: Panel, found?: string): Promise<Omit<PanelRow, 'below'>> {
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

  /** Takes away all others that are on record. */
  async deleteOthers({ existing, loaded }: Panel, but: string | null): Promise<void> {
    for (const one of existing) if (one.message !== but) await this.remove(one, loaded.info);
  }

  /** Changed where it lies, unless somebody is to be pinged, or it lies too far up, or is gone. */
  private async edited(
    row: OutboxMessage,
    message: Message,
    { aiOnly, existing, loaded }: Panel,
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

  /** Takes an old one away; where that is not to be done any more, it is let be. */
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

  /** Somebody has deleted a message: where it was the panel there is to be another. */
  async onDeleted(message: string): Promise<void> {
    const { service } = this.context;
    const found = await service.panels.find(message);
    if (!found) return;
    const isLast = (await service.panels.ofGame(found.game)).at(-1)?.message === message;
    await service.panels.remove(message);
    this.says.delete(found.game);
    if (isLast) await service.refreshPanel(found.game);
  }

  /** After a start: where two lie there, the older goes. */
  async recover(): Promise<void> {
    for (const game of await this.context.service.panels.gamesWithDuplicates())
      await this.context.service.refreshPanel(game);
  }
}

/** Of those of one to the same other the last. */
const latestPerPair = (all: PanelOffer[]): PanelOffer[] =>
  all.filter(({ from, to }, i) => !all.slice(i + 1).some((later) => later.from === from && later.to === to));

/** Without the mark, which is another each time. */
const contentKey = (id: string, { content, components = [] }: Message): string =>
  JSON.stringify([id, content, components]).replace(/"g:([^:"]*):[^:"]*:/g, '"g:$1::');
