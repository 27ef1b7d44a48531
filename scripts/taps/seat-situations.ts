import { fingerprint } from '#engine';
import type { Sandbox } from '#sandbox/server.ts';
import { GameRecords } from '../chaos/players/game-records.ts';
import { prepareGames, type PreparedGame } from '../chaos/players/prepare-games.ts';
import { withStoredData, writeStoredData } from '../e2e/stored-data.ts';
import { createRandom } from '#simulation';
import { PLAYER_COUNT, type Situation } from './situations.ts';

/** Creates a game with a thread for each situation: a user in the asked seat, practice players in the others. */
export async function seatSituations(
  where: string,
  sandbox: Sandbox,
  users: readonly string[],
  list: readonly Situation[],
): Promise<PreparedGame[]> {
  const before = await GameRecords.at(where);
  const places = await prepareGames(
    sandbox,
    before,
    list.map((_situation, i) => ({ users: [users[i]], begun: false })),
    {},
  );
  for (const {
    code,
    users: [user],
  } of places) {
    await before.table.seatAi({ user }, code, undefined, PLAYER_COUNT - 1);
    await before.table.startGame({ user }, code);
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
  await writeStoredData(where, "update outbox set status = 'sent', sent_at = created_at");
  // Any action makes the service look at the current questions.
  // A different random seed is needed because all message marks must differ.
  const after = await GameRecords.at(where, undefined, createRandom(2));
  for (const {
    code,
    users: [user],
  } of places)
    await after.table.act({ user }, code, 'standing-order', { moment: 'any', until: 'always' });
  await after.close();
  return places;
}

/** Replaces the game's state with that of the situation. */
async function put(where: string, code: string, user: string, { state, seat }: Situation): Promise<void> {
  const text = JSON.stringify(state);
  const [{ seat: own }] = await withStoredData(where, async ({ select }) =>
    select<{ seat: string }>('select seat from members where game = $1 and "user" = $2', code, user),
  );
  const moves = [
    ["update members set seat = 'moving' where game = $1 and seat = $2", code, seat],
    ['update members set seat = $3 where game = $1 and seat = $2', code, own, seat],
    ["update members set seat = $2 where game = $1 and seat = 'moving'", code, own],
  ];
  if (own !== seat) for (const [statement, ...values] of moves) await writeStoredData(where, statement, ...values);
  await writeStoredData(where, 'update games set state = $2 where id = $1', code, text);
  await writeStoredData(
    where,
    'update commands set hash = $2 where game = $1 and number = (select head from games where id = $1)',
    code,
    fingerprint(text),
  );
  await writeStoredData(where, 'delete from asks where game = $1', code);
}
