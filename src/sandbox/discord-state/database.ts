import Database from 'better-sqlite3';

export type Db = Database.Database;

const schemaVersion = 1;

const schema = `
  create table meta (key text primary key, value text not null) without rowid;
  create table users (id text primary key, data text not null) without rowid;
  create table roles (id text primary key, data text not null) without rowid;
  create table channels (id text primary key, parent_id text, data text not null) without rowid;
  create index channels_by_parent on channels (parent_id);
  create table thread_members (channel_id text not null, user_id text not null, joined integer not null, primary key (channel_id, user_id)) without rowid;
  create table messages (id text primary key, channel_id text not null, author_id text not null, only_for text, nonce text, interaction_id text, data text not null) without rowid;
  create index messages_by_channel on messages (channel_id, id);
  create index messages_by_nonce on messages (channel_id, nonce) where nonce is not null;
  create index messages_by_interaction on messages (interaction_id) where interaction_id is not null;
  create table files (id text primary key, channel_id text not null, message_id text, data text not null, bytes blob not null);
  create index files_by_message on files (message_id);
  create table commands (id text primary key, guild_id text not null, type integer not null, name text not null, data text not null, unique (guild_id, type, name));
  create table interactions (id text primary key, token text not null unique, data text not null) without rowid;
  create table pings (user_id text not null, message_id text not null, channel_id text not null, primary key (user_id, message_id)) without rowid;
  create table reads (user_id text not null, channel_id text not null, message_id text not null, primary key (user_id, channel_id)) without rowid;
`;

/** Tables added later, created in older databases as well. */
const later = `
  create table if not exists emojis (id text primary key, name text not null unique, type text not null, bytes blob not null) without rowid;
`;

/** Opens the database and creates its tables if it is new. Throws if another version wrote it. */
export function openDatabase(path: string | undefined): Db {
  const db = new Database(path ?? ':memory:');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  const found = db.pragma('user_version', { simple: true });
  if (found === 0) {
    db.exec(schema);
    db.pragma(`user_version = ${schemaVersion}`);
  } else if (found !== schemaVersion) {
    db.close();
    throw new Error(
      `Cannot open ${path}: another version of the sandbox wrote it (schema ${String(found)}, here ${schemaVersion}). Delete it to start over.`,
    );
  }
  db.exec(later);
  keepStatements(db);
  return db;
}

/** Caches prepared statements: preparing takes longer than running them. */
function keepStatements(db: Db): void {
  const prepare = db.prepare.bind(db) as (source: string) => Database.Statement;
  const kept = new Map<string, Database.Statement>();
  db.prepare = ((source: string) => {
    const statement = kept.get(source) ?? prepare(source);
    kept.set(source, statement);
    return statement;
  }) as Db['prepare'];
}

export class Meta {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  get(key: string): string | undefined {
    return (this.db.prepare('select value from meta where key = ?').get(key) as { value: string } | undefined)?.value;
  }

  /** Returns a value written when the database was created. Throws if it is missing. */
  need(key: string): string {
    const value = this.get(key);
    if (value === undefined) throw new Error(`The sandbox's database has no ${key}.`);
    return value;
  }

  set(key: string, value: string): void {
    this.db.prepare('insert or replace into meta (key, value) values (?, ?)').run(key, value);
  }
}
