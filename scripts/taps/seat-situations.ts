import { fingerprint } from '#engine';
import type { Sandbox } from '#sandbox/server.ts';
import { Records } from '../chaos/players/game-records.ts';
import { prepare, type Place } from '../chaos/players/prepare-games.ts';
import { looked, written } from '../e2e/stored-data.ts';
import { generator } from '#simulation';
import { PLAYERS, type Situation } from './situations.ts';

/** A game for each situation, in a thread of its own: one person in the seat that is asked, practice players in the others. */
export async function seated(
  where: string,
  sandbox: Sandbox,
  users: readonly string[],
  list: readonly Situation[],
): Promise<Place[]> {
  const before = await Records.at(where);
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
  await before.close();
  for (const [
    i,
    {
      code,
      users: [user],
    },
  ] of places.entries())
    await put(where, code, user, list[i]);
  await written(where, "update outbox set status = 'sent', sent_at = created_at");
  // Whatever is done has the table look at what is asked now.
  // What is drawn is drawn anew: the marks of messages are all different.
  const after = await Records.at(where, undefined, generator(2));
  for (const {
    code,
    users: [user],
  } of places)
    await after.table.act({ user }, code, 'standing-order', { moment: 'any', until: 'always' });
  await after.close();
  return places;
}

/** Lays the table as it stands in the situation. */
async function put(where: string, code: string, user: string, { state, seat }: Situation): Promise<void> {
  const text = JSON.stringify(state);
  const [{ seat: own }] = await looked(where, async ({ select }) =>
    select<{ seat: string }>('select seat from members where game = $1 and "user" = $2', code, user),
  );
  const moves = [
    ["update members set seat = 'moving' where game = $1 and seat = $2", code, seat],
    ['update members set seat = $3 where game = $1 and seat = $2', code, own, seat],
    ["update members set seat = $2 where game = $1 and seat = 'moving'", code, own],
  ];
  if (own !== seat) for (const [statement, ...values] of moves) await written(where, statement, ...values);
  await written(where, 'update games set state = $2 where id = $1', code, text);
  await written(
    where,
    'update commands set hash = $2 where game = $1 and number = (select head from games where id = $1)',
    code,
    fingerprint(text),
  );
  await written(where, 'delete from asks where game = $1', code);
}
