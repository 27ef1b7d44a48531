import type { Wait } from '#store';
import { orLater } from '#service/errors.ts';
import { change } from '#service/execute-operation.ts';
import { isPractice } from '#service/ai/ai-user.ts';
import { guarded, type Room } from '#service/context.ts';

/** Reminds those whom `choose` picks among all who are waited for, and notes it, in one change for each game. Gives how many. */
export async function remind(room: Room, now: number, choose: (waits: Wait[]) => Wait[]): Promise<number> {
  const chosen = await guarded(room, 'remind', async () =>
    choose((await room.store.asks.waits()).filter(({ user }) => !isPractice(user))),
  );
  await remindOf(room, now, chosen);
  return chosen.length;
}

/** So many games are looked at before anybody else has a turn. */
const GAMES = 40;

/** The same in the next few games after one, in the order of their codes; '' stands before all. Gives the last of them, undefined after all. */
export async function remindSome(
  room: Room,
  now: number,
  choose: (waits: Wait[]) => Wait[],
  after: string,
): Promise<string | undefined> {
  const { asks } = room.store;
  const chosen = await guarded(room, 'remindSome', async () =>
    choose((await asks.waits(after, GAMES)).filter(({ user }) => !isPractice(user))),
  );
  await remindOf(room, now, chosen);
  return guarded(room, 'remindSome', () => asks.lastOf(after, GAMES));
}

async function remindOf(room: Room, now: number, chosen: Wait[]): Promise<void> {
  const games = new Map<string, Wait[]>();
  for (const wait of chosen) games.set(wait.game, [...(games.get(wait.game) ?? []), wait]);
  for (const [game, waits] of games)
    await orLater(change(room, 'remind', { by: { user: '' }, game, now, given: { waits } }));
}
