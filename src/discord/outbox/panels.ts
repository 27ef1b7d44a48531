import { DiscordAPIError, MessageFlags, SnowflakeUtil, type Client, type SendableChannels } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isPractice, type GameInfo, type OfferTold, type OutboxRow, type PanelRow } from '#service';
import type { Workings } from '#discord/interactions/replies.ts';
import type { Sighted } from '#discord/edition/edition-adapter.ts';
import { InLine } from '#discord/async/keyed-mutex.ts';
import { payload, type Message } from '#discord/messages/message.ts';
import { placeOf } from '#discord/channels/game-place.ts';
import { channelOf, inThread, isGone } from '#discord/channels/game-thread.ts';

/** With so much below it, in messages without a picture, it is posted anew at the end: a turn and a fight, each with its picture, fill a phone. */
const FAR_UP = 6;
/** A picture takes as much of a phone as so many messages. */
const PICTURE = 2;
/** Of so many games it is known what their panels say. */
const KEPT = 500;
/** Of offers of one to the same other it tells once, of so many pairs, each for so long, in ms: whether one still stands is between two alone. */
const OFFERS = { most: 10, age: 12 * 3_600_000 };
/** Whoever acted within so many ms is at the table, and is not pinged for an offer. */
const AT_TABLE = 5 * 60_000;

/** A message is edited as one likes for less than an hour; after that, so seldom, in ms. */
const FRESH = 50 * 60_000;
const SELDOM = 15_000;

const UNKNOWN_MESSAGE = 10008;
/** Too many edits of a message that is older than an hour. */
const EDITED_TOO_OFTEN = 30046;
const codeOf = (error: unknown): number => (error instanceof DiscordAPIError ? Number(error.code) : 0);
/** Whatever became of it, it cannot be edited any more. */
export const isPast = (error: unknown): boolean => [UNKNOWN_MESSAGE, EDITED_TOO_OFTEN].includes(codeOf(error));

/** Which message it is by now, and where. */
interface Lying {
  id: string;
  channel: string;
}

/** What a panel is about to say. */
export interface Panel {
  offers: OfferTold[];
  /** Whom an offer is made to that they have not heard of. */
  offered: string[];
  /** The game as it was looked at for it, and what may lie in its thread, the oldest first: nobody else says anything of it meanwhile. */
  seen: Sighted;
  there: PanelRow[];
  /** Practice players alone are waited for: it says something else in a moment, and may lie where it lies until then. */
  brief: boolean;
}

/** One message at the end of each game's thread, which says who is waited for. It alone pings; its predecessor goes when it has come. */
export class Panels {
  private readonly client: Client;
  private readonly context: Workings;
  private readonly says = new LRUCache<string, string>({ max: KEPT });
  /** How much has come since, in messages without a picture, by the channel. */
  private readonly below = new LRUCache<string, number>({ max: KEPT });
  private readonly busy = new InLine();
  /** When panels were posted, by their messages, in ms since 1970; of others it is taken from Discord's ids. */
  private readonly posted = new LRUCache<string, number>({ max: KEPT });

  constructor(client: Client, context: Workings) {
    this.client = client;
    this.context = context;
  }

  /** A message has come, from whomever, with so many pictures. */
  passed(channel: string, pictures = 0): void {
    this.below.set(channel, (this.below.get(channel) ?? 0) + 1 + PICTURE * pictures);
  }

  /** One after another in each game: two at once would each find the other's panel missing. */
  inTurn<T>(game: string, body: () => Promise<T>): Promise<T> {
    return this.busy.do(game, body);
  }

  /** The offers it is to tell of: those it told of, and those made since. */
  async of(game: string, seen: Sighted, row: number): Promise<Panel> {
    const now = this.context.clock();
    const there = await this.context.table.panels.of(game);
    const last = there.at(-1);
    const recent = (last?.offers ?? []).filter(({ at }) => at > now - OFFERS.age);
    if (seen.game.status !== 'running') return { offers: recent, offered: [], brief: false, seen, there };
    const waiting = seen.waiting();
    const brief = waiting.length > 0 && waiting.every(({ user }) => user !== null && isPractice(user));
    const from = (last?.head ?? seen.game.head - 1) + 1;
    const facts = from > seen.game.head ? [] : (await seen.facts(from, seen.game.head)).map(({ fact }) => fact);
    const fresh = (facts.length && seen.sight.offers?.(facts)) || [];
    const told = recent.filter((offer) => !seen.sight.offerOver?.(facts, offer));
    const offers = lastOfEach([...told, ...fresh.map(({ alias, from, to }) => ({ alias, from, to, at: now }))]).slice(
      -OFFERS.most,
    );
    const offered = fresh.flatMap(({ from, to }) => {
      const member = seen.game.members.find(({ seat }) => seat === to);
      return member &&
        !isPractice(member.user) &&
        (member.actedAt ?? 0) < now - AT_TABLE &&
        this.context.allowance.pings(`${game} ${from} ${to}`, row)
        ? [member.user]
        : [];
    });
    return { offers, offered, brief, seen, there };
  }

  /** How long a panel that pings nobody is let be, in ms: Discord takes few edits of a message that is older than an hour, and what is put off says then what is true then. */
  rest({ there }: Panel): number {
    const last = there.at(-1);
    if (!last) return 0;
    const now = this.context.clock();
    return now - this.postedAt(last.message) > FRESH ? Math.max(0, last.at + SELDOM - now) : 0;
  }

  private postedAt(message: string): number {
    return this.posted.get(message) ?? (/^\d{15,}$/.test(message) ? SnowflakeUtil.timestampFrom(message) : Infinity);
  }

  /** Puts it in its place. `found`: it has gone out as this message already, as was not known. Gives what is to be put on record, before `clear`. */
  async show(row: OutboxRow, message: Message, panel: Panel, found?: string): Promise<Omit<PanelRow, 'below'>> {
    const { offers, seen } = panel;
    const { head } = seen.game;
    const { id, channel } =
      found === undefined
        ? ((await this.edited(row, message, panel)) ?? (await this.post(row, message, seen.game)))
        : { id: found, channel: placeOf(seen.game).thread ?? '' };
    this.says.set(row.game, textOf(id, message));
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
  async clear({ there, seen }: Panel, but: string | null): Promise<void> {
    for (const one of there) if (one.message !== but) await this.remove(one, seen.game);
  }

  /** Changed where it lies, unless somebody is to be pinged, or it lies too far up, or is gone. */
  private async edited(row: OutboxRow, message: Message, { brief, there, seen }: Panel): Promise<Lying | undefined> {
    const last = there.at(-1);
    if (!last || message.ping?.length || (!brief && (this.below.get(last.channel) ?? 0) + last.below >= FAR_UP))
      return undefined;
    if (placeOf(seen.game).thread !== last.channel) return undefined;
    const lying = { id: last.message, channel: last.channel };
    const look = (row.payload as { look?: true } | null)?.look;
    if (!look && this.says.get(row.game) === textOf(last.message, message)) return lying;
    const { files: _files, ...body } = payload(message, this.context.signs);
    try {
      await inThread(
        this.client,
        this.context,
        row.game,
        (channel) => channel.messages.edit(last.message, body),
        seen.game,
      );
      return lying;
    } catch (error) {
      if (!isPast(error)) throw error;
      return undefined;
    }
  }

  private post(row: OutboxRow, message: Message, known: GameInfo): Promise<Lying> {
    const say = async (channel: SendableChannels): Promise<Lying> => {
      const quiet = message.ping?.length ? {} : { flags: MessageFlags.SuppressNotifications as const };
      const sent = await channel.send({
        ...payload(message, this.context.signs),
        ...quiet,
        nonce: row.nonce,
        enforceNonce: true,
      });
      this.below.set(channel.id, 0);
      this.posted.set(sent.id, this.context.clock());
      return { id: sent.id, channel: channel.id };
    };
    return inThread(this.client, this.context, row.game, say, known);
  }

  /** Takes an old one away; where that is not to be done any more, it is let be. */
  private async remove({ game, message, channel }: PanelRow, known: GameInfo): Promise<void> {
    const { table } = this.context;
    try {
      const { thread, guild } = placeOf(known);
      if (thread === channel)
        await inThread(this.client, this.context, game, (found) => found.messages.delete(message), known);
      else {
        const there = await channelOf(this.client, guild, channel);
        if (there?.isSendable()) await there.messages.delete(message);
      }
    } catch (error) {
      const isRefused = error instanceof DiscordAPIError && error.status < 500 && error.status !== 429;
      if (!isRefused && !isGone(error)) throw error;
    }
    await table.panels.remove(message);
  }

  /** Somebody has deleted a message: where it was the panel there is to be another. */
  async deleted(message: string): Promise<void> {
    const { table } = this.context;
    const found = await table.panels.find(message);
    if (!found) return;
    const isLast = (await table.panels.of(found.game)).at(-1)?.message === message;
    await table.panels.remove(message);
    this.says.delete(found.game);
    if (isLast) await table.lookAfterPanel(found.game);
  }

  /** After a start: where two lie there, the older goes. */
  async recover(): Promise<void> {
    for (const game of await this.context.table.panels.doubled()) await this.context.table.lookAfterPanel(game);
  }
}

/** Of those of one to the same other the last. */
const lastOfEach = (all: OfferTold[]): OfferTold[] =>
  all.filter(({ from, to }, i) => !all.slice(i + 1).some((later) => later.from === from && later.to === to));

/** Without the mark, which is another each time. */
const textOf = (id: string, { content, components = [] }: Message): string =>
  JSON.stringify([id, content, components]).replace(/"g:([^:"]*):[^:"]*:/g, '"g:$1::');
