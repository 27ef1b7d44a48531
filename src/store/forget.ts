import { and, eq, sql } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { Database } from './database.ts';
import { commands, consents, coveredReminders, drafts, games, members, organisers, outbox, reminders, requests } from './schema.ts';

export const FORGOTTEN_NAME = 'a former player';

/** A payload without the person: at the places where people stand in one of its kind, the alias stands instead. */
type Rewrite = (kind: string, payload: Json) => Json;

export interface Forgetting {
  game: string;
  user: string;
  /** Stands where the game needs somebody. */
  alias: string;
  /** They are not there any more from then on, also where the game is over. */
  now: number;
  /** The lanes of what is said to one person. */
  lanesOf: (user: string) => string[];
  outbox: Rewrite;
  commands: Rewrite;
  requests: Rewrite;
}

const PAYLOADS = { outbox, commands, requests } as const;

/** Takes a person out of one game. Everything is found by an index; no other game is so much as looked at. */
export function forgetIn(db: Database, about: Forgetting): void {
  const { game, user, alias, now } = about;
  const of = (
    table:
      typeof members | typeof commands | typeof requests | typeof drafts | typeof reminders | typeof coveredReminders | typeof organisers,
  ) => and(eq(table.game, game), eq(table.user, user));
  dropWhispers(db, about);
  for (const table of ['outbox', 'commands', 'requests'] as const) rewrite(db, about, table);
  db.update(members)
    .set({ user: alias, name: FORGOTTEN_NAME, leftAt: sql`coalesce(left_at, ${now})` })
    .where(of(members))
    .run();
  db.update(games)
    .set({ organiser: alias })
    .where(and(eq(games.id, game), eq(games.organiser, user)))
    .run();
  for (const table of [commands, requests]) db.update(table).set({ user: alias }).where(of(table)).run();
  db.update(consents)
    .set({ user: alias })
    .where(
      and(sql`${consents.request} in (select ${requests.id} from ${requests} where ${requests.game} = ${game})`, eq(consents.user, user)),
    )
    .run();
  for (const table of [drafts, reminders, coveredReminders, organisers]) db.delete(table).where(of(table)).run();
}

/** What was to be said to them alone is not said any more. */
function dropWhispers(db: Database, { game, user, alias, lanesOf }: Forgetting): void {
  const nobodys = lanesOf(alias);
  for (const [i, lane] of lanesOf(user).entries()) {
    const theirs = and(eq(outbox.game, game), eq(outbox.lane, lane));
    // Word for word as in the index of what is still to be sent.
    db.update(outbox)
      .set({ status: 'void' })
      .where(and(sql`${outbox.status} in ('waiting', 'claimed')`, theirs))
      .run();
    db.update(outbox).set({ lane: nobodys[i], error: null }).where(theirs).run();
  }
}

/** The payloads are looked through as what they are, never as text; which of them can hold the id at all, the database says. */
function rewrite(db: Database, about: Forgetting, name: keyof typeof PAYLOADS): void {
  const table = PAYLOADS[name];
  const key = name === 'commands' ? commands.number : PAYLOADS[name as 'outbox' | 'requests'].id;
  const found = db
    .select({ key, kind: table.kind, payload: table.payload })
    .from(table)
    .where(and(eq(table.game, about.game), sql`instr(${table.payload}, ${JSON.stringify(about.user)}) > 0`))
    .all();
  for (const one of found) {
    const payload = about[name](one.kind, one.payload);
    if (payload !== one.payload)
      db.update(table)
        .set({ payload })
        .where(and(eq(table.game, about.game), eq(key, one.key)))
        .run();
  }
}
