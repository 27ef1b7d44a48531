import { expect, test } from 'vitest';
import { mapSequential } from '#discord/async/sequential.ts';
import { allAgree, HOUR, MINUTE, mover, moves, only, room, started, type Room } from './room.ts';

/** The second and the third player fight while the first rolls, without a veil; `card` is held by `holder`. */
async function fighting(
  holder: string,
  settings: object = {},
): Promise<{ here: Room; game: string; user: string; users: Record<string, string> }> {
  const here = await room();
  const names = ['p1', 'p2', 'p3'];
  const hands = names.map((seat) => [seat === holder ? 'stop' : 'blank']);
  const { game, users } = await started(here, { veil: false, sides: ['p2', 'p3'], hands, ...settings });
  here.now += HOUR;
  await moves(here, game, 'roll');
  return { here, game, users, user: users[holder] };
}

const asked = async ({ store }: Room, game: string) =>
  (await store.outbox.ofGame(game))
    .filter(({ kind }) => kind === 'asked')
    .map(({ lane, dueAt, status }) => ({ lane, dueAt, status }));

test('In a combat window both sides are awaited alike', async () => {
  const [second, third] = await mapSequential(['p2', 'p3'], async (holder) => {
    const { here, game } = await fighting(holder);
    return {
      waiting: await here.table.pendingPlayers(game),
      asked: await asked(here, game),
      dueAt: await here.table.nextTimeoutAt(),
    };
  });
  expect(second).toEqual(third);
  expect(second.waiting.map(({ seat, covered }) => [seat, covered])).toEqual([
    ['p2', true],
    ['p3', true],
  ]);
});

test('Later pings have the same time whichever side declines', async () => {
  const [second, third] = await mapSequential(['p2', 'p3'], async (holder) => {
    const { here, game, user } = await fighting(holder);
    here.now += 20 * MINUTE;
    await here.table.answer({ user }, game, (await only(here, game, user)).ask, []);
    const after = [await asked(here, game), (await here.table.getGame(game)).members.map(({ actedAt }) => actedAt)];
    // The same holds for what comes a while after.
    here.now += MINUTE;
    await moves(here, game, 'take');
    return { after, waiting: await mover(here, game), later: await asked(here, game) };
  });
  expect(second).toEqual(third);
});

test('After an undone pass, pending players do not reveal who passed', async () => {
  const after = async (next: string) => {
    const here = await room();
    const { game, users } = await started(here, { sides: ['p2', 'p3'], hands: [['stop'], ['stop'], ['stop']] });
    await moves(here, game, 'roll');
    const passes = async (seat: string) =>
      here.table.answer({ user: users[seat] }, game, (await only(here, game, users[seat])).ask, []);
    here.now += MINUTE;
    await passes('p2');
    here.now += MINUTE;
    await here.table.undo({ user: users.p2 }, game);
    await passes(next);
    return here.table.pendingPlayers(game);
  };
  expect(await after('p2')).toEqual(await after('p3'));
});

test('A third player is named only if their option is public', async () => {
  const seats = async (settings: object) => {
    const { here, game } = await fighting('p3', { sides: ['p1', 'p2'], ...settings });
    return (await here.table.pendingPlayers(game)).map(({ seat }) => seat);
  };
  expect(await seats({})).toEqual(['p1', 'p2']);
  expect(await seats({ openly: true })).toEqual(['p1', 'p2', 'p3']);
});

test('A combat move that prompts one side needs consent to undo', async () => {
  const { here, game, users } = await fighting('p2');
  const outcome = await here.table.undo({ user: users.p1 }, game);
  expect(outcome).toHaveProperty('request');
  await allAgree(here, game);
  expect(await mover(here, game)).toBe(users.p1);
});
