import type { Db } from './database.ts';
import { PERMISSIONS } from './permission-bits.ts';
import type { Snowflakes } from './snowflakes.ts';

export type Person = {
  id: string;
  username: string;
  name: string;
  bot: boolean;
  roles: string[];
  joined: number;
  /** The user accepts no direct messages: sending to them fails with 50007. */
  closedDms: boolean;
  /** The user left the server. */
  departed?: boolean;
};

export type Role = {
  id: string;
  name: string;
  permissions: string;
  position: number;
  managed: boolean;
  mentionable: boolean;
};

/** Permissions that a typical bot invitation asks for: not administrator, no pinging of everyone. */
export const BOT_PERMISSIONS =
  PERMISSIONS.viewChannel |
  PERMISSIONS.sendMessages |
  PERMISSIONS.sendMessagesInThreads |
  PERMISSIONS.createPublicThreads |
  PERMISSIONS.createPrivateThreads |
  PERMISSIONS.manageThreads |
  PERMISSIONS.embedLinks |
  PERMISSIONS.attachFiles |
  PERMISSIONS.readMessageHistory |
  PERMISSIONS.useExternalEmojis |
  PERMISSIONS.useApplicationCommands |
  PERMISSIONS.pinMessages;

export const EVERYONE_PERMISSIONS =
  PERMISSIONS.viewChannel |
  PERMISSIONS.sendMessages |
  PERMISSIONS.sendMessagesInThreads |
  PERMISSIONS.createPublicThreads |
  PERMISSIONS.createPrivateThreads |
  PERMISSIONS.embedLinks |
  PERMISSIONS.attachFiles |
  PERMISSIONS.readMessageHistory |
  PERMISSIONS.addReactions |
  PERMISSIONS.useExternalEmojis |
  PERMISSIONS.useApplicationCommands;

export class People {
  private readonly db: Db;
  private readonly ids: Snowflakes;

  constructor(db: Db, ids: Snowflakes) {
    this.db = db;
    this.ids = ids;
  }

  all(): Person[] {
    return (this.db.prepare('select data from users order by id').all() as { data: string }[]).map(
      (row) => JSON.parse(row.data) as Person,
    );
  }

  /** Users in the server. */
  present(): Person[] {
    return this.all().filter(({ departed }) => !departed);
  }

  get(id: string): Person | undefined {
    const row = this.db.prepare('select data from users where id = ?').get(id) as { data: string } | undefined;
    return row && (JSON.parse(row.data) as Person);
  }

  /** Finds a user by id, mention, user name or display name. */
  find(who: string): Person | undefined {
    const key = who
      .trim()
      .replace(/^<@!?(\d+)>$/, '$1')
      .replace(/^@/, '')
      .toLowerCase();
    return this.get(key) ?? this.all().find((person) => person.username === key || person.name.toLowerCase() === key);
  }

  add(name: string, now: number, extra: Partial<Person> = {}): Person {
    const stem = name.toLowerCase().replace(/[^a-z0-9_.]+/g, '') || 'someone';
    const taken = new Set(this.all().map((person) => person.username));
    let username = stem;
    for (let n = 2; taken.has(username); n++) username = `${stem}${n}`;
    const person: Person = {
      id: this.ids.next(),
      username,
      name,
      bot: false,
      roles: [],
      joined: now,
      closedDms: false,
      ...extra,
    };
    this.save(person);
    return person;
  }

  save(person: Person): void {
    this.db.prepare('insert or replace into users (id, data) values (?, ?)').run(person.id, JSON.stringify(person));
  }

  roles(): Role[] {
    return (this.db.prepare('select data from roles order by id').all() as { data: string }[])
      .map((row) => JSON.parse(row.data) as Role)
      .sort((a, b) => a.position - b.position);
  }

  role(id: string): Role | undefined {
    const row = this.db.prepare('select data from roles where id = ?').get(id) as { data: string } | undefined;
    return row && (JSON.parse(row.data) as Role);
  }

  saveRole(role: Role): void {
    this.db.prepare('insert or replace into roles (id, data) values (?, ?)').run(role.id, JSON.stringify(role));
  }
}
