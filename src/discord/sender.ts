import { DiscordAPIError, MessageFlags, type Client, type Collection, type Message as Posted, type SendableChannels } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isFormer, QUIET, type Message as Said, type OutboxRow } from '../table/index.ts';
import { placeOf } from './place.ts';
import { spanned, type Workings } from './context.ts';
import { carries, customId } from './custom-id.ts';
import { button, linkTo, payload, rows, type Message } from './message.ts';
import { publicMessage } from './presenters/outgoing.ts';
import { forgetChannel, inThread, letRest, threadOf } from './thread.ts';
import { causeOf, troubleText } from './trouble.ts';

/** How long a claimed message is left alone before it counts as uncertain, in ms. */
const UNCERTAIN = 60_000;
/** So many messages are under way at once. */
const AT_ONCE = 20;
/** Messages that say who is waited for, and so can ping. */
const LEADERS = ['turn', 'waiting'];
/** How far Discord's clock may be from the host's, in ms. */
const SKEW = 30_000;
/** Discord limits the editing of messages older than an hour. */
const FRESH = 50 * 60_000;
/** How far back an uncertain message is looked for. */
const LOOK_BACK = 100;
/** A message that Discord does not take is given up after so many attempts; nothing else is. */
const GIVE_UP = 8;
/** While Discord is away, or a channel is closed to us, it is tried again this often at the least. */
const SELDOM = { away: 2 * 60_000, other: 30 * 60_000 };
/** On stopping, what is under way is waited for so long. */
const FAREWELL = 5_000;
/** Of so many games it is known what their threads last said. */
const TOLD_KEPT = 500;
const UNKNOWN_MESSAGE = 10008;
/** Of these people it is not known how to reach them: they take no direct messages, or are no more. */
const UNREACHABLE = [50007, 10013, 50278];

type Whisper = Extract<Said, { kind: 'private' | 'reminder' | 'trouble' }>;

/** Sends what the outbox holds, each message once. Wakes at every change and now and then. */
export class Sender {
  private readonly client: Client;
  private readonly context: Workings;
  private stopped = false;
  private woken: NodeJS.Immediate | undefined;
  private readonly underWay = new Map<number, Promise<void>>();
  /** Of these, what only one person may know of. */
  private readonly quiet = new Set<number>();
  /** Claimed here, and not yet reported on. */
  private readonly mine = new Set<number>();
  /** Messages that have gone out, but could not be noted as such: the database was not there. */
  private readonly unnoted = new Map<number, { ids: number[]; message: string | null }>();
  /** What each game's thread last said of who is waited for. */
  private readonly told = new LRUCache<string, string>({ max: TOLD_KEPT });
  /** When something last went out, in ms since 1970. */
  lastSent: number | null = null;

  constructor(client: Client, context: Workings) {
    this.client = client;
    this.context = context;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([Promise.all(this.underWay.values()), new Promise((resolve) => (timer = setTimeout(resolve, FAREWELL)))]);
    clearTimeout(timer);
  }

  /** After a start: what was under way when the program ended may or may not have gone out. It is looked for before it is sent again. */
  recover(): void {
    const now = this.context.clock();
    for (const row of this.context.table.outbox.uncertain(Number.MAX_SAFE_INTEGER))
      this.context.table.outbox.failed(row.id, 'uncertain', now);
  }

  /** Soon: after whatever has just been done is done. */
  wake(): void {
    this.woken ??= setImmediate(() => {
      this.woken = undefined;
      this.claim();
    });
  }

  /** What could not be said before is tried again now. */
  hurry(): void {
    try {
      this.context.table.outbox.hurry(this.context.clock());
    } catch {
      return; // in the log already; it will be tried in its own time
    }
    this.wake();
  }

  private claim(): void {
    const { outbox } = this.context.table;
    try {
      const now = this.context.clock();
      for (const { ids, message } of [...this.unnoted.values()]) this.note(ids, message);
      for (const row of outbox.uncertain(now - UNCERTAIN)) if (!this.mine.has(row.id)) outbox.failed(row.id, 'uncertain', now);
      if (this.stopped) return;
      const [room, quietly] = [AT_ONCE - this.underWay.size + this.quiet.size, AT_ONCE - this.quiet.size];
      // What is told in secret comes after the rest, and has room of its own: it keeps nothing waiting that everybody sees.
      for (const row of [...outbox.claim(now, room), ...outbox.claim(now, quietly, true)]) {
        this.mine.add(row.id);
        if (row.lane.startsWith(QUIET)) this.quiet.add(row.id);
        this.underWay.set(
          row.id,
          this.send(row).finally(() => {
            this.underWay.delete(row.id);
            // Nor does it bring anything about that everybody sees.
            if (!this.quiet.delete(row.id)) this.wake();
          }),
        );
      }
    } catch {
      // In the log already. The next wake tries again.
    }
  }

  private async send(row: OutboxRow): Promise<void> {
    const taken: OutboxRow[] = [];
    try {
      const said = { kind: row.kind, ...(row.payload as object) } as Said;
      if (said.kind === 'private' || said.kind === 'trouble' || (said.kind === 'reminder' && said.covered)) {
        this.note([row.id], await this.whisper(row, said));
        return;
      }
      if (LEADERS.includes(row.kind)) {
        // Whoever is asked is pinged by the message that tells what happened.
        taken.push(...this.context.table.outbox.takeAlong(row, this.context.clock()));
        for (const { id } of taken) this.mine.add(id);
      }
      const pinged = [
        ...new Set([...taken.map((one) => (one.payload as { user: string }).user), ...(said.kind === 'asked' ? [said.user] : [])]),
      ];
      const message = await spanned(this.context, `putting ${said.kind} into words`, () => publicMessage(this.context, row, said, pinged));
      const before = row.attempts > 1 ? await this.said(row) : undefined;
      const sent = before?.id ?? (await this.say(row, said, message, pinged));
      if (message && (LEADERS.includes(row.kind) || said.kind === 'undo')) this.told.set(row.game, message.content);
      // What was said before may have been said without those who are pinged only now.
      const there = taken.filter((one) => !before || before.mentions.users.has((one.payload as { user: string }).user));
      this.note(
        [row, ...there].map(({ id }) => id),
        sent,
      );
      for (const one of taken) if (!there.includes(one)) this.putOff(one, 'not among those pinged', 0);
      await letRest(this.client, this.context, row.game, row.kind);
    } catch (error) {
      this.failed(row, taken, error);
    }
  }

  private async say(row: OutboxRow, said: Said, message: Message | undefined, pinged: string[]): Promise<string | null> {
    if (!message || (said.kind === 'waiting' && !pinged.length && this.told.get(row.game)?.endsWith(message.content))) return null;
    return (said.kind === 'waiting' || said.kind === 'lobby') && !pinged.length ? this.panel(row, message) : this.post(row, message);
  }

  private post(row: OutboxRow, message: Message, flags?: MessageFlags.SuppressNotifications): Promise<string> {
    return inThread(this.client, this.context, row.game, async (channel) => {
      const sent = await spanned(this.context, 'handing a message to Discord', () =>
        channel.send({ ...payload(message), nonce: row.nonce, enforceNonce: true, ...(flags && { flags }) }),
      );
      return sent.id;
    });
  }

  /** A change of the lobby, or of who is waited for, that pings nobody: the panel is changed where it is fresh, else posted anew without a sound. */
  private async panel(row: OutboxRow, message: Message): Promise<string> {
    const last = this.context.table.outbox.last(row.game, row.kind === 'lobby' ? ['lobby'] : ['turn', 'waiting']);
    if (last?.kind === row.kind && last.messageId && (last.sentAt ?? 0) > this.context.clock() - FRESH) {
      const { messageId } = last;
      const { files: _files, ...body } = payload(message);
      try {
        await inThread(this.client, this.context, row.game, (channel) => channel.messages.edit(messageId, body));
        return messageId;
      } catch (error) {
        // Somebody has deleted it.
        if (!(error instanceof DiscordAPIError) || Number(error.code) !== UNKNOWN_MESSAGE) throw error;
      }
    }
    return this.post(row, message, MessageFlags.SuppressNotifications);
  }

  /** Tells one person that something waits, never what; or the organiser what cannot be said. */
  private async whisper(row: OutboxRow, said: Whisper): Promise<string | null> {
    if (said.kind !== 'trouble' && !said.dm) return null;
    if (isFormer(said.user)) return null;
    const place = placeOf(this.context.table.game(row.game));
    const where = `<#${place.thread ?? place.channel}>`;
    const message = {
      content: said.kind === 'trouble' ? troubleText(said.what, row.game, where) : `Something waits for you in ${where}.`,
      components: rows([
        said.kind === 'trouble'
          ? button(customId('g', row.game, row.nonce, 'board'), 'Board')
          : button(customId('g', row.game, row.nonce, 'move'), 'Your move', 'primary'),
        linkTo(`https://discord.com/channels/${place.guild}/${place.thread ?? place.channel}`, 'To the game'),
      ]),
    };
    try {
      const channel = await (await this.client.users.fetch(said.user)).createDM();
      const before = row.attempts > 1 ? await this.find(row, channel) : undefined;
      return (before ?? (await channel.send({ ...payload(message), nonce: row.nonce, enforceNonce: true }))).id;
    } catch (error) {
      // Whoever takes no direct messages is not told; that is theirs to choose.
      if (error instanceof DiscordAPIError && UNREACHABLE.includes(Number(error.code))) return null;
      throw error;
    }
  }

  /** A message that was tried before may have gone out all the same: it is looked for in its thread, even if there is nothing to say any more. */
  private async said(row: OutboxRow): Promise<Posted | undefined> {
    const { thread } = placeOf(this.context.table.game(row.game));
    return thread === null ? undefined : this.find(row, await threadOf(this.client, this.context, row.game));
  }

  /** By its mark, whatever it said then. */
  private async find(row: OutboxRow, channel: SendableChannels): Promise<Posted | undefined> {
    const recent: Collection<string, Posted> = await channel.messages.fetch({ limit: LOOK_BACK });
    const own = recent.filter((one) => one.author.id === this.client.user?.id && one.createdTimestamp >= row.createdAt - SKEW);
    return own.find(({ components }) => carries(components, row.nonce));
  }

  /** Notes at once what went out as one message: a ping noted without the message that it went with would be looked for in vain. */
  private note(ids: number[], message: string | null): void {
    if (message !== null) this.lastSent = this.context.clock();
    this.unnoted.set(ids[0], { ids, message });
    try {
      this.context.table.outbox.sent(ids, message, this.context.clock());
      this.unnoted.delete(ids[0]);
      for (const id of ids) this.mine.delete(id);
    } catch {
      // In the log already. It counts as claimed until it can be noted.
    }
  }

  private failed(row: OutboxRow, taken: OutboxRow[], error: unknown): void {
    const cause = causeOf(error);
    const reason = error instanceof Error ? error.message : String(error);
    this.context.log.warn({ game: row.game, message: row.id, kind: row.kind, cause, err: error }, 'A message could not be sent');
    const wait = Math.min(cause === 'away' ? SELDOM.away : SELDOM.other, 1_000 * 2 ** Math.min(row.attempts, 12));
    for (const one of taken) this.putOff(one, reason, wait);
    this.putOff(row, `${cause}: ${reason}`, cause === 'refused' && row.attempts >= GIVE_UP ? null : wait);
    // That somebody was told something in secret is nothing for the organiser either.
    if (cause === 'away' || row.kind === 'trouble' || row.lane.startsWith(QUIET) || (cause === 'refused' && row.attempts < GIVE_UP)) return;
    try {
      if (cause === 'gone') forgetChannel(this.client, placeOf(this.context.table.game(row.game)));
      // A thread that is gone is made anew at the next attempt; only where that fails too somebody has to be told.
      if (cause !== 'gone' || row.attempts > 1) this.context.table.troubled(row.game, cause);
    } catch {
      // In the log already.
    }
  }

  /** To be sent after `wait` ms; null: never. */
  private putOff(row: OutboxRow, reason: string, wait: number | null): void {
    this.mine.delete(row.id);
    try {
      this.context.table.outbox.failed(row.id, reason, wait === null ? null : this.context.clock() + wait);
    } catch {
      // In the log already. It counts as uncertain, and is looked for in a minute.
    }
  }
}
