import type { Db } from './database.ts';

/** An application emoji. */
export type StoredEmoji = { id: string; name: string; type: string };

export class Emojis {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  list(): StoredEmoji[] {
    return this.db.prepare('select id, name, type from emojis order by id').all() as StoredEmoji[];
  }

  get(id: string): StoredEmoji | undefined {
    return this.db.prepare('select id, name, type from emojis where id = ?').get(id) as StoredEmoji | undefined;
  }

  readonly has = (id: string): boolean => this.get(id) !== undefined;

  named(name: string): StoredEmoji | undefined {
    return this.db.prepare('select id, name, type from emojis where name = ?').get(name) as StoredEmoji | undefined;
  }

  bytes(id: string): Buffer | undefined {
    return (this.db.prepare('select bytes from emojis where id = ?').get(id) as { bytes: Buffer } | undefined)?.bytes;
  }

  add(emoji: StoredEmoji, bytes: Buffer): StoredEmoji {
    this.db
      .prepare('insert into emojis (id, name, type, bytes) values (?, ?, ?, ?)')
      .run(emoji.id, emoji.name, emoji.type, bytes);
    return emoji;
  }

  rename(id: string, name: string): void {
    this.db.prepare('update emojis set name = ? where id = ?').run(name, id);
  }

  remove(id: string): void {
    this.db.prepare('delete from emojis where id = ?').run(id);
  }
}
