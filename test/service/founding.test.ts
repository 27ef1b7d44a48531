import { mapSequential } from '#discord/async/sequential.ts';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '#store';
import { isAi, GameService, type Edition } from '#service';
import { allIn, ON_POSTGRES, STRIDE } from '../store/stored.ts';
import { fromSeed, kinds, NOON, room, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

const practising: Edition<ToyState> = {
  ...toy,
  ai: {
    answer: (_state, { spec }) => (spec.kind === 'choose' ? (spec.min ? ['take'] : []) : 1),
    fallback: () => 1,
    freeAction: () => undefined,
  },
};
const here = async (): Promise<Room> => room({ editions: [practising] });
const NEW = { edition: 'toy', place: { channel: '1' } };
const ANN = { user: 'ann', interaction: 'press 1' };
const WHO = { name: 'Ann', wishes: { colour: 'red' } };

const STATEMENT = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Sqlite.Statement;

/** The n-th statement from now on that is run on a database fails, until `over`. */
function failingAt(n: number): { over: () => void } {
  let asked = 0;
  if (ON_POSTGRES) {
    const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      if (given[0] !== 'rollback' && ++asked === n) throw new Error('The power fails');
      return query.apply(this, given);
    } as never);
    return { over: () => void spy.mockRestore() };
  }
  const spies = (['run', 'get', 'all'] as const).map((how) => {
    const does = STATEMENT[how] as (...values: unknown[]) => never;
    return vi.spyOn(STATEMENT, how).mockImplementation(function (this: Sqlite.Statement, ...values: unknown[]) {
      if (++asked === n) throw new Error('The power fails');
      return does.apply(this, values);
    });
  });
  return { over: () => spies.forEach((spy) => spy.mockRestore()) };
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const tableOn = (store: Store): GameService =>
  new GameService({ store, editions: [practising], clock: () => NOON, random: fromSeed(9), log: quiet });

const PRESSES: [what: string, press: (table: GameService) => unknown, members: number, status: string][] = [
  ['Creating a game and joining it', async (table) => table.hostGame(ANN, NEW, WHO), 1, 'lobby'],
  ['A demonstration', async (table) => table.startDemoGame(ANN, NEW, WHO), 4, 'running'],
];

describe.each(PRESSES)('%s', (_what, press, members, status) => {
  test('is one atomic change, and a repeated press does it once', async () => {
    for (let n = 1; ; n += STRIDE) {
      const one = await here();
      const before = await allIn(one.path);
      const failing = failingAt(n);
      let failed = false;
      try {
        await press(tableOn(one.store));
      } catch {
        failed = true;
      } finally {
        failing.over();
      }
      if (!failed) {
        expect(n).toBeGreaterThan(8);
        break;
      }
      expect(await allIn(one.path), `after thing ${n}`).toEqual(before);
      // As after a new start of the program.
      await press(tableOn(one.store));
      await press(tableOn(one.store));
      const games = await one.table.listGames();
      expect(games.map((game) => [game.status, game.members.length])).toEqual([[status, members]]);
      expect(games[0].members.filter(({ user }) => !isAi(user))).toMatchObject([{ user: 'ann', ...WHO }]);
      expect((await kinds(one, games[0].id)).filter((kind) => kind === 'lobby').length).toBe(1);
    }
  });
});

test('One press seats all requested practice players or none', async () => {
  const { table } = await here();
  const { game } = await table.hostGame({ user: 'ann' }, NEW, WHO);
  const practice = async () => (await table.getGame(game)).members.filter(({ user }) => isAi(user)).length;
  await expect(async () => table.seatAi({ user: 'ann', interaction: 'a' }, game, undefined, 4)).rejects.toThrow(
    'The game is full',
  );
  expect(await practice()).toBe(0);
  for (let n = 0; n < 2; n++) await table.seatAi({ user: 'ann', interaction: 'b' }, game, undefined, 2);
  expect(await practice()).toBe(2);
});

describe('One person organizes at most five unstarted or solo games', () => {
  const sixth =
    'You cannot create another game: you already organize 5 games that have not started or have no other players (';

  test('and is told how to make room for a sixth', async () => {
    const { table } = await here();
    const codes = await mapSequential(
      [...Array(3)],
      async () => (await table.hostGame({ user: 'ann' }, NEW, WHO)).game,
    );
    codes.push(
      ...(await mapSequential([...Array(2)], async () => (await table.startDemoGame({ user: 'ann' }, NEW, WHO)).game)),
    );
    for (const found of [
      async () => table.createGame({ user: 'ann' }, NEW),
      async () => table.hostGame({ user: 'ann' }, NEW, WHO),
      async () => table.startDemoGame({ user: 'ann' }, NEW, WHO),
    ])
      await expect(found).rejects.toThrow(sixth);
    for (const code of codes) await expect(async () => table.createGame({ user: 'ann' }, NEW)).rejects.toThrow(code);
    expect(await table.listGames()).toHaveLength(5);
    expect((await table.createGame({ user: 'bob' }, NEW)).repeated).toBe(false);

    // A paused one still counts; one that is over does not, nor one that has begun with somebody else.
    await table.pause({ user: 'ann' }, codes[4]);
    await expect(async () => table.createGame({ user: 'ann' }, NEW)).rejects.toThrow(sixth);
    await table.abandon({ user: 'ann' }, codes[4]);
    const [first] = codes;
    await table.join({ user: 'bob' }, first, { name: 'Bob' });
    await table.startGame({ user: 'ann' }, first);
    for (let n = 0; n < 2; n++) await table.createGame({ user: 'ann' }, NEW);
    await expect(async () => table.createGame({ user: 'ann' }, NEW)).rejects.toThrow(sixth);
  });

  test('also after a restart', async () => {
    const one = await here();
    for (let n = 0; n < 5; n++) await one.table.createGame({ user: 'ann' }, NEW);
    await one.restart();
    await expect(async () => one.table.createGame({ user: 'ann' }, NEW)).rejects.toThrow(sixth);
  });

  test('and cannot be appointed to a sixth', async () => {
    const { table } = await here();
    for (let n = 0; n < 5; n++) await table.hostGame({ user: 'bob' }, NEW, { name: 'Bob' });
    const { game } = await table.hostGame({ user: 'ann' }, NEW, WHO);
    await table.join({ user: 'bob' }, game, { name: 'Bob' });
    await expect(async () => table.appointOrganizer({ user: 'ann' }, game, 'bob')).rejects.toThrow(
      'They cannot organize this game: they already organize 5 games that have not started or have no other players. Start or end one of those first.',
    );
    expect((await table.getGame(game)).organiser).toBe('ann');
  });

  test('and cannot accept earlier appointments beyond the limit', async () => {
    const { table } = await here();
    const asked = (
      await mapSequential(
        ['ann', 'cid'],
        async (user) =>
          await mapSequential(Array.from({ length: 3 }), async () => {
            const { game } = await table.hostGame({ user }, NEW, { name: user });
            await table.join({ user: 'bob' }, game, { name: 'Bob' });
            return (await table.appointOrganizer({ user }, game, 'bob')).request ?? 0;
          }),
      )
    ).flat();
    for (const request of asked) await table.agree({ user: 'bob' }, request);
    expect((await table.listGames()).filter(({ organiser }) => organiser === 'bob')).toHaveLength(5);
    expect(await mapSequential(asked, async (request) => (await table.findRequest(request))?.outcome)).toEqual([
      'agreed',
      'agreed',
      'agreed',
      'agreed',
      'agreed',
      'impossible',
    ]);
  });
});
