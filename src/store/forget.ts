import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Tables and columns that hold a person's id as it is. */
const IDS = [['members', 'user'], ['games', 'organiser'], ['commands', 'user'], ['requests', 'user'], ['consents', 'user']] as const;
/** Columns of JSON in which it may stand. */
const JSONS = [['commands', 'payload'], ['commands', 'facts'], ['outbox', 'payload'], ['requests', 'payload'], ['interactions', 'result'], ['games', 'place']] as const;
/** What is the person's alone. */
const OWN = ['preferences', 'drafts', 'reminders', 'covered_reminders'] as const;

export const FORGOTTEN_NAME = 'a former player';

/** Takes a person out of the database: their own things go, and where games need somebody, an alias stands in their place. */
export function forgetPerson(db: Database, user: string, alias: string): void {
  const names = db.all<{ name: string }>(sql`select distinct name from members where user = ${user}`);
  for (const [table, column] of JSONS) {
    const [t, c] = [sql.raw(table), sql.raw(column)];
    db.run(sql`update ${t} set ${c} = replace(${c}, ${user}, ${alias}) where instr(${c}, ${user}) > 0`);
    for (const { name } of names) {
      db.run(sql`update ${t} set ${c} = replace(${c}, json_quote(${name}), json_quote(${FORGOTTEN_NAME})) where instr(${c}, json_quote(${name})) > 0`);
    }
  }
  db.run(sql`update members set name = ${FORGOTTEN_NAME} where user = ${user}`);
  for (const table of OWN) db.run(sql`delete from ${sql.raw(table)} where user = ${user}`);
  for (const [table, column] of IDS) db.run(sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${alias} where ${sql.raw(column)} = ${user}`);
}
