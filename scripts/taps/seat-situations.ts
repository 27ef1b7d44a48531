import { fingerprint } from '#engine';
import type { Sandbox } from '#sandbox/server.ts';
import { GameRecords } from '../chaos/players/game-records.ts';
import { prepareGames, type PreparedGame } from '../chaos/players/prepare-games.ts';
import { withStoredData, writeStoredData } from '../e2e/stored-data.ts';
import { createRandom } from '#simulation';
import type { SeatId, State } from '#ti4/rules/state.ts';
import { PLAYER_COUNT } from './situations.ts';

/** A state of a game, and the seats that users take in it, in their order; practice players take the others. */
export interface SeatedState {
  state: State;
  seats: SeatId[];
  /** Set if the users are asked in timing windows. */
  asksInWindows?: true;
}

/** Creates a game with a thread for each state; `users` are those of each game. */
export async function seatSituations(
  where: string,
  sandbox: Sandbox,
  users: readonly string[][],
  list: readonly SeatedState[],
): Promise<PreparedGame[]> {
  const before = await GameRecords.at(where);
  const places = await prepareGames(
    sandbox,
    before,
    users.map((some) => ({ users: some, begun: false })),
    {},
  );
  for (const { code, users: own } of places) {
    const [user] = own;
    await before.table.seatAi({ user }, code, undefined, PLAYER_COUNT - own.length);
    await before.table.startGame({ user }, code);
  }
  await before.close();
  for (const [i, place] of places.entries()) await put(where, place, list[i]);
  await writeStoredData(where, "update outbox set status = 'sent', sent_at = created_at");
  // Any action makes the service look at the current questions.
  // A different random seed is needed because all message marks must differ.
  const after = await GameRecords.at(where, undefined, createRandom(2));
  for (const [
    i,
    {
      code,
      users: [user],
    },
  ] of places.entries())
    await after.table.act({ user }, code, 'standing-order', {
      moment: 'any',
      until: list[i].asksInWindows ? 'ask' : 'always',
    });
  await after.close();
  return places;
}

/** Replaces the game's state, and gives the users their seats in it. */
async function put(where: string, { code, users }: PreparedGame, { state, seats }: SeatedState): Promise<void> {
  const text = JSON.stringify(state);
  for (const [i, user] of users.entries()) await takeSeat(where, code, user, seats[i]);
  await writeStoredData(where, 'update games set state = $2 where id = $1', code, text);
  await writeStoredData(
    where,
    'update commands set hash = $2 where game = $1 and number = (select head from games where id = $1)',
    code,
    fingerprint(text),
  );
  await writeStoredData(where, 'delete from asks where game = $1', code);
}

/** Moves a user to a seat, and its player to theirs. */
async function takeSeat(where: string, code: string, user: string, seat: SeatId): Promise<void> {
  const [{ seat: own }] = await withStoredData(where, async ({ select }) =>
    select<{ seat: string }>('select seat from members where game = $1 and "user" = $2', code, user),
  );
  const moves = [
    ["update members set seat = 'moving' where game = $1 and seat = $2", code, seat],
    ['update members set seat = $3 where game = $1 and seat = $2', code, own, seat],
    ["update members set seat = $2 where game = $1 and seat = 'moving'", code, own],
  ];
  if (own !== seat) for (const [statement, ...values] of moves) await writeStoredData(where, statement, ...values);
}
