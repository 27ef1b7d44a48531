import { ChannelType, DiscordAPIError, MessageFlags, type Client, type SendableChannels } from 'discord.js';
import type { Message as Said, OutboxRow } from '../table/index.ts';
import { placeOf, type Context, type Place } from './context.ts';
import { LIMITS } from './limits.ts';
import { payload, type Message } from './message.ts';
import { publicMessage } from './presenters/outgoing.ts';
import { clip } from './text.ts';

/** How long a claimed message is left alone before it counts as uncertain, in ms. */
const UNCERTAIN = 60_000;
/** Messages that say who is waited for, and so can ping. */
const LEADERS = ['turn', 'waiting'];
/** Messages without a button that carries their mark: they are known again by what they say. */
const UNMARKED = ['notice', 'undo', 'repair', 'seed'];
/** How far Discord's clock may be from the host's, in ms. */
const SKEW = 30_000;
/** Discord limits the editing of messages older than an hour. */
const FRESH = 50 * 60_000;
/** How far back an uncertain message is looked for. */
const LOOK_BACK = 50;

/** Sends what the outbox holds, each message once. Wakes at every change and now and then. */
export class Sender {
  private readonly client: Client;
  private readonly context: Context;
  private running = false;
  private again = false;
  private stopped = false;
  /** What each game's thread last said of who is waited for. */
  private readonly told = new Map<string, string>();

  constructor(client: Client, context: Context) {
    this.client = client;
    this.context = context;
  }

  stop(): void {
    this.stopped = true;
  }

  /** After a start: what was under way when the program ended may or may not have gone out. */
  async recover(): Promise<void> {
    for (const row of this.context.table.outbox.uncertain(this.context.clock() + 1)) await this.settle(row);
  }

  async wake(): Promise<void> {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = true;
    try {
      do {
        this.again = false;
        const now = this.context.clock();
        for (const row of this.context.table.outbox.uncertain(now - UNCERTAIN)) await this.settle(row);
        const rows = this.context.table.outbox.claim(now, 20);
        // What has happened comes first; it may say already who is waited for.
        await Promise.all(rows.filter((row) => row.kind !== 'waiting').map((row) => this.send(row)));
        await Promise.all(rows.filter((row) => row.kind === 'waiting').map((row) => this.send(row)));
        if (rows.length) this.again = true;
      } while (this.again && !this.stopped);
    } catch (error) {
      this.context.log.error({ err: error }, 'The outbox could not be read');
    } finally {
      this.running = false;
    }
  }

  private async send(row: OutboxRow): Promise<void> {
    const { outbox } = this.context.table;
    try {
      const said = { kind: row.kind, ...(row.payload as object) } as Said;
      if (said.kind === 'private' || (said.kind === 'reminder' && said.covered)) {
        outbox.sent(row.id, await this.whisper(row, said), this.context.clock());
        return;
      }
      // Whoever is asked is pinged by the message that tells what happened.
      const asked = LEADERS.includes(row.kind) ? outbox.takeAlong(row.game, this.context.clock()) : [];
      const pinged = [...new Set(asked.map((one) => (one.payload as { user: string }).user)), ...(said.kind === 'asked' ? [said.user] : [])];
      const message = await publicMessage(this.context, row.game, row.id, said, pinged);
      const sent = await this.say(row, said, message, pinged);
      if (message && (LEADERS.includes(row.kind) || said.kind === 'undo')) this.told.set(row.game, message.content);
      for (const one of [row, ...asked]) outbox.sent(one.id, sent, this.context.clock());
    } catch (error) {
      this.failed(row, error);
    }
  }

  private async say(row: OutboxRow, said: Said, message: Message | undefined, pinged: string[]): Promise<string | null> {
    if (!message || (said.kind === 'waiting' && !pinged.length && this.told.get(row.game)?.endsWith(message.content))) return null;
    return (said.kind === 'waiting' || said.kind === 'lobby') && !pinged.length ? this.panel(row, message) : this.post(row, message);
  }

  private async post(row: OutboxRow, message: Message): Promise<string> {
    const channel = await this.threadOf(row.game);
    const sent = await channel.send({ ...payload(message), nonce: row.nonce, enforceNonce: true });
    return sent.id;
  }

  /** A change of the lobby, or of who is waited for, that pings nobody: the panel is changed where it is fresh, else posted anew without a sound. */
  private async panel(row: OutboxRow, message: Message): Promise<string> {
    const channel = await this.threadOf(row.game);
    const last = this.context.table.outbox.last(row.game, row.kind === 'lobby' ? ['lobby'] : ['turn', 'waiting']);
    if (last?.kind === row.kind && last.messageId && (last.sentAt ?? 0) > this.context.clock() - FRESH) {
      const { files: _files, ...body } = payload(message);
      await channel.messages.edit(last.messageId, body);
      return last.messageId;
    }
    const sent = await channel.send({ ...payload(message), nonce: row.nonce, enforceNonce: true, flags: MessageFlags.SuppressNotifications });
    return sent.id;
  }

  /** Tells one person that something waits, never what. */
  private async whisper(row: OutboxRow, said: Extract<Said, { kind: 'private' | 'reminder' }>): Promise<string | null> {
    if (!said.dm) return null;
    const place = placeOf(this.context.table.game(row.game));
    try {
      const user = await this.client.users.fetch(said.user);
      const sent = await user.send({ ...payload({ content: `Something waits for you in <#${place.thread ?? place.channel}>.` }), nonce: row.nonce, enforceNonce: true });
      return sent.id;
    } catch (error) {
      // Whoever takes no direct messages is not told; that is theirs to choose.
      if (error instanceof DiscordAPIError && error.code === 50007) return null;
      throw error;
    }
  }

  /** Looks whether an uncertain message is in its channel; if not, it is sent again. */
  private async settle(row: OutboxRow): Promise<void> {
    const { outbox } = this.context.table;
    try {
      const place = placeOf(this.context.table.game(row.game));
      const channel = place.thread ? await this.client.channels.fetch(place.thread) : null;
      if (channel?.isTextBased()) {
        const recent = await channel.messages.fetch({ limit: LOOK_BACK });
        const user = (row.payload as { user?: string }).user;
        const text = UNMARKED.includes(row.kind) ? (await publicMessage(this.context, row.game, row.id, { kind: row.kind, ...(row.payload as object) } as Said, []))?.content.trim() : undefined;
        const found = recent.find((message) => message.author.id === this.client.user?.id && (marked(message.components, row.id)
          || (row.kind === 'asked' && user !== undefined && message.createdTimestamp >= row.createdAt && message.mentions.users.has(user))
          || (text !== undefined && message.createdTimestamp >= row.createdAt - SKEW && message.content === text)));
        if (found) {
          outbox.sent(row.id, found.id, this.context.clock());
          return;
        }
      }
      outbox.failed(row.id, 'uncertain', this.context.clock());
    } catch (error) {
      this.failed(row, error);
    }
  }

  private failed(row: OutboxRow, error: unknown): void {
    const gone = error instanceof DiscordAPIError && [10003, 50001, 50013].includes(Number(error.code));
    this.context.log.warn({ game: row.game, message: row.id, kind: row.kind, reason: error instanceof Error ? error.message : String(error) }, 'A message could not be sent');
    const wait = Math.min(30 * 60_000, 2_000 * 2 ** row.attempts);
    this.context.table.outbox.failed(row.id, error instanceof Error ? error.message : String(error), gone && row.attempts > 3 ? null : this.context.clock() + wait);
  }

  /** The game's thread, made when it is first needed, woken when it sleeps. */
  private async threadOf(id: string): Promise<SendableChannels> {
    const game = this.context.table.game(id);
    const place = placeOf(game);
    if (place.thread === null) return this.makeThread(id, place);
    const thread = await this.client.channels.fetch(place.thread);
    if (!thread?.isSendable()) throw new Error('The thread of the game cannot be written to');
    if (thread.isThread() && thread.archived) await thread.setArchived(false);
    return thread;
  }

  private async makeThread(id: string, place: Place): Promise<SendableChannels> {
    const channel = await this.client.channels.fetch(place.channel);
    if (!channel || channel.type !== ChannelType.GuildText) throw new Error('The channel of the game takes no threads');
    const name = clip(`Game ${id}`, LIMITS.threadName);
    // A thread made just before a crash is found again by its name.
    const active = await channel.threads.fetchActive();
    const before = active.threads.find((one) => one.name === name && one.ownerId === this.client.user?.id);
    const thread = before ?? await channel.threads.create({ name, autoArchiveDuration: 10080, type: ChannelType.PublicThread });
    this.context.table.place({ user: '' }, id, { ...place, thread: thread.id });
    return thread;
  }
}

/** Whether a message carries the mark of an outbox row in one of its buttons. */
function marked(components: readonly unknown[], id: number): boolean {
  return components.some((row) => {
    const { components: inner } = row as { components?: { customId?: string | null }[] };
    return inner?.some((one) => one.customId?.split(':')[2] === String(id)) ?? false;
  });
}
