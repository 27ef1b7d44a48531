import type { Db } from './database.ts';

/** Pings by message, and the last message each user has read. */
export class ReadStates {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  ping(userId: string, messageId: string, channelId: string): void {
    this.db
      .prepare('insert or ignore into pings (user_id, message_id, channel_id) values (?, ?, ?)')
      .run(userId, messageId, channelId);
  }

  pings(userId: string): { messageId: string; channelId: string }[] {
    return this.db
      .prepare(
        'select message_id as messageId, channel_id as channelId from pings where user_id = ? order by message_id',
      )
      .all(userId) as { messageId: string; channelId: string }[];
  }

  pingedBy(messageId: string): string[] {
    return (
      this.db.prepare('select user_id as id from pings where message_id = ?').all(messageId) as { id: string }[]
    ).map((row) => row.id);
  }

  lastRead(userId: string, channelId: string): string {
    const row = this.db
      .prepare('select message_id as id from reads where user_id = ? and channel_id = ?')
      .get(userId, channelId) as { id: string } | undefined;
    return row?.id ?? '0';
  }

  markRead(userId: string, channelId: string, messageId: string): void {
    this.db
      .prepare('insert or replace into reads (user_id, channel_id, message_id) values (?, ?, ?)')
      .run(userId, channelId, messageId);
  }
}
