import Sqlite from 'better-sqlite3';
import { fingerprint } from '../../src/engine/index.ts';
import type { Sandbox } from '../../src/sandbox/server.ts';
import { Records } from '../fire/door.ts';
import { prepare, type Place } from '../fire/prepared.ts';
import { generator } from '../../src/rehearsal/index.ts';
import { PLAYERS, type Situation } from './situations.ts';

/** A game for each situation, in a thread of its own: one person in the seat that is asked, practice players in the others. */
export async function seated(folder: string, sandbox: Sandbox, users: readonly string[], list: readonly Situation[]): Promise<Place[]> {
  const before = await Records.open(folder);
  const places = await prepare(
    sandbox,
    before,
    list.map((_situation, i) => ({ users: [users[i]], begun: false })),
    {},
  );
  for (const {
    code,
    users: [user],
  } of places) {
    await before.table.seatPractice({ user }, code, undefined, PLAYERS - 1);
    await before.table.start({ user }, code);
  }
  const { path } = before;
  await before.close();
  const db = new Sqlite(path);
  for (const [
    i,
    {
      code,
      users: [user],
    },
  ] of places.entries())
    put(db, code, user, list[i]);
  db.exec("update outbox set status = 'sent', sent_at = created_at");
  db.close();
  // Whatever is done has the table look at what is asked now.
  // What is drawn is drawn anew: the marks of messages are all different.
  const after = await Records.open(folder, undefined, undefined, generator(2));
  for (const {
    code,
    users: [user],
  } of places)
    await after.table.act({ user }, code, 'standing-order', { moment: 'any', until: 'always' });
  await after.close();
  return places;
}

/** Lays the table as it stands in the situation. */
function put(db: Sqlite.Database, code: string, user: string, { state, seat }: Situation): void {
  const text = JSON.stringify(state);
  const own = (db.prepare('select seat from members where game = ? and user = ?').get(code, user) as { seat: string }).seat;
  if (own !== seat) {
    db.prepare("update members set seat = 'moving' where game = ? and seat = ?").run(code, seat);
    db.prepare('update members set seat = ? where game = ? and seat = ?').run(seat, code, own);
    db.prepare("update members set seat = ? where game = ? and seat = 'moving'").run(own, code);
  }
  db.prepare('update games set state = ? where id = ?').run(text, code);
  db.prepare('update commands set hash = ? where game = ? and number = (select head from games where id = ?)').run(
    fingerprint(text),
    code,
    code,
  );
  db.prepare('delete from asks where game = ?').run(code);
}
