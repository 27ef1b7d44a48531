import type { Db } from './database.ts';

export type Overwrite = { id: string; type: 0 | 1; allow: string; deny: string };

export type ThreadState = {
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  autoArchiveMinutes: number;
  /** Time of the last archiving, unarchiving or creation, in ms. */
  archiveTime: number;
  created: number;
  messageCount: number;
  /** Time of the last activity in ms, for automatic archiving. */
  active: number;
};

export type StoredChannel = {
  id: string;
  type: number;
  name: string;
  parentId: string | null;
  position: number;
  topic: string | null;
  overwrites: Overwrite[];
  lastMessageId: string | null;
  slowmode: number;
  /** User of a direct message channel. */
  recipientId: string | null;
  ownerId: string | null;
  thread: ThreadState | null;
};

export type Thread = StoredChannel & { thread: ThreadState };

export function isThread(channel: StoredChannel): channel is Thread {
  return channel.thread !== null;
}

type Row = { data: string };

export class Channels {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  all(): StoredChannel[] {
    return (this.db.prepare('select data from channels order by id').all() as Row[]).map(
      (row) => JSON.parse(row.data) as StoredChannel,
    );
  }

  get(id: string): StoredChannel | undefined {
    const row = this.db.prepare('select data from channels where id = ?').get(id) as Row | undefined;
    return row && (JSON.parse(row.data) as StoredChannel);
  }

  threadsOf(parentId: string): Thread[] {
    return (this.db.prepare('select data from channels where parent_id = ? order by id').all(parentId) as Row[])
      .map((row) => JSON.parse(row.data) as StoredChannel)
      .filter(isThread);
  }

  dmWith(userId: string): StoredChannel | undefined {
    return this.all().find((channel) => channel.recipientId === userId);
  }

  save(channel: StoredChannel): StoredChannel {
    this.db
      .prepare('insert or replace into channels (id, parent_id, data) values (?, ?, ?)')
      .run(channel.id, channel.parentId, JSON.stringify(channel));
    return channel;
  }

  remove(id: string): void {
    this.db.prepare('delete from thread_members where channel_id = ?').run(id);
    this.db.prepare('delete from files where channel_id = ?').run(id);
    this.db.prepare('delete from messages where channel_id = ?').run(id);
    this.db.prepare('delete from pings where channel_id = ?').run(id);
    this.db.prepare('delete from channels where id = ?').run(id);
  }

  members(id: string): { userId: string; joined: number }[] {
    return this.db
      .prepare('select user_id as userId, joined from thread_members where channel_id = ? order by joined, user_id')
      .all(id) as { userId: string; joined: number }[];
  }

  isMember(id: string, userId: string): boolean {
    return (
      this.db.prepare('select 1 from thread_members where channel_id = ? and user_id = ?').get(id, userId) !== undefined
    );
  }

  /** Adds a member; true if they were not one yet. */
  join(id: string, userId: string, now: number): boolean {
    return (
      this.db
        .prepare('insert or ignore into thread_members (channel_id, user_id, joined) values (?, ?, ?)')
        .run(id, userId, now).changes > 0
    );
  }

  leave(id: string, userId: string): boolean {
    return (
      this.db.prepare('delete from thread_members where channel_id = ? and user_id = ?').run(id, userId).changes > 0
    );
  }
}

export function newChannel(id: string, type: number, name: string, extra: Partial<StoredChannel> = {}): StoredChannel {
  return {
    id,
    type,
    name,
    parentId: null,
    position: 0,
    topic: null,
    overwrites: [],
    lastMessageId: null,
    slowmode: 0,
    recipientId: null,
    ownerId: null,
    thread: null,
    ...extra,
  };
}
