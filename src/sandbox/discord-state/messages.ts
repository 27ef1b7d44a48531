import type { JsonObject } from '#sandbox/json.ts';
import type { Db } from './database.ts';

export type StoredMessage = {
  id: string;
  channelId: string;
  authorId: string;
  /** User who sees an ephemeral message; null for other messages. */
  onlyFor: string | null;
  /** Interaction that the message responds to; its token may edit the message. */
  interactionId: string | null;
  metadata: JsonObject | null;
  /** Command that the message responds to. */
  command: string | null;
  type: number;
  content: string;
  /** Body as the bot sent it: `attachment://` URLs are resolved when shown, because attachment URLs expire. */
  embeds: JsonObject[];
  components: JsonObject[];
  flags: number;
  files: string[];
  time: number;
  edited: number | null;
  nonce: string | number | null;
  mentions: string[];
  mentionRoles: string[];
  mentionEveryone: boolean;
  pinned: boolean;
  reference: { channelId: string; messageId: string } | null;
  threadId: string | null;
};

type Row = { data: string };
const read = (row: Row) => JSON.parse(row.data) as StoredMessage;

export class Messages {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  get(id: string): StoredMessage | undefined {
    const row = this.db.prepare('select data from messages where id = ?').get(id) as Row | undefined;
    return row && read(row);
  }

  save(message: StoredMessage): StoredMessage {
    this.db
      .prepare(
        'insert or replace into messages (id, channel_id, author_id, only_for, nonce, interaction_id, data) values (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        message.id,
        message.channelId,
        message.authorId,
        message.onlyFor,
        message.nonce === null ? null : String(message.nonce),
        message.interactionId,
        JSON.stringify(message),
      );
    return message;
  }

  remove(id: string): void {
    this.db.prepare('delete from files where message_id = ?').run(id);
    this.db.prepare('delete from pings where message_id = ?').run(id);
    this.db.prepare('delete from messages where id = ?').run(id);
  }

  /** Messages of a channel, newest first as on Discord. With `viewer` null, ephemeral messages are excluded. */
  list(
    channelId: string,
    viewer: string | null,
    range: { before?: string; after?: string; limit: number },
  ): StoredMessage[] {
    const seen = '(only_for is null or only_for = ?)';
    if (range.after !== undefined) {
      const rows = this.db
        .prepare(
          `select data from messages where channel_id = ? and ${seen} and length(id) >= length(?) and (length(id) > length(?) or id > ?) order by id limit ?`,
        )
        .all(channelId, viewer ?? '', range.after, range.after, range.after, range.limit) as Row[];
      return rows.map(read).reverse();
    }
    const before = range.before ?? '9'.repeat(20);
    const rows = this.db
      .prepare(
        `select data from messages where channel_id = ? and ${seen} and (length(id) < length(?) or (length(id) = length(?) and id < ?)) order by id desc limit ?`,
      )
      .all(channelId, viewer ?? '', before, before, before, range.limit) as Row[];
    return rows.map(read);
  }

  /** Newest messages of all channels, to find a button by its label; callers must check visibility. */
  newest(limit: number): StoredMessage[] {
    return (this.db.prepare('select data from messages order by id desc limit ?').all(limit) as Row[]).map(read);
  }

  byNonce(channelId: string, authorId: string, nonce: string, since: number): StoredMessage | undefined {
    const row = this.db
      .prepare(
        'select data from messages where channel_id = ? and nonce = ? and author_id = ? order by id desc limit 1',
      )
      .get(channelId, nonce, authorId) as Row | undefined;
    const found = row && read(row);
    return found && found.time >= since ? found : undefined;
  }

  byInteraction(interactionId: string): StoredMessage[] {
    const rows = this.db
      .prepare('select data from messages where interaction_id = ? order by id')
      .all(interactionId) as Row[];
    return rows.map(read);
  }

  pinned(channelId: string): StoredMessage[] {
    const rows = this.db
      .prepare("select data from messages where channel_id = ? and json_extract(data, '$.pinned') order by id desc")
      .all(channelId) as Row[];
    return rows.map(read);
  }

  countAfter(channelId: string, viewer: string, after: string): number {
    const row = this.db
      .prepare(
        'select count(*) as n from messages where channel_id = ? and author_id <> ? and (only_for is null or only_for = ?) and id > ?',
      )
      .get(channelId, viewer, viewer, after) as { n: number };
    return row.n;
  }
}
