import Sqlite from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { isPractice, Table, type Edition } from '../../src/table/index.ts';
import { contents } from '../discord/contents.ts';
import { fromSeed, kinds, NOON, room, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

const practising: Edition<ToyState> = {
  ...toy,
  practice: {
    answer: (_state, { spec }) => (spec.kind === 'choose' ? (spec.min ? ['take'] : []) : 1),
    anyhow: () => 1,
    deed: () => undefined,
  },
};
const here = (): Room => room({ editions: [practising] });
const NEW = { edition: 'toy', place: { channel: '1' } };
const ANN = { user: 'ann', interaction: 'press 1' };
const WHO = { name: 'Ann', wishes: { colour: 'red' } };

const STATEMENT = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Sqlite.Statement;

/** The n-th statement from now on that is run on a database fails, until `over`. */
function failingAt(n: number): { over: () => void } {
  let asked = 0;
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
const tableOn = (store: Store): Table => new Table({ store, editions: [practising], clock: () => NOON, random: fromSeed(9), log: quiet });

const PRESSES: [what: string, press: (table: Table) => unknown, members: number, status: string][] = [
  ['Creating a game and joining it', (table) => table.hostGame(ANN, NEW, WHO), 1, 'lobby'],
  ['A demonstration', (table) => table.demonstrate(ANN, NEW, WHO), 4, 'running'],
];

describe.each(PRESSES)('%s', (_what, press, members, status) => {
  test('is one change: whatever fails on the way, nothing of it is left, and the same press delivered again does all of it once', () => {
    for (let n = 1; ; n++) {
      const one = here();
      const before = contents(one.path);
      const failing = failingAt(n);
      let failed = false;
      try {
        press(tableOn(one.store));
      } catch {
        failed = true;
      } finally {
        failing.over();
      }
      if (!failed) {
        expect(n).toBeGreaterThan(8);
        break;
      }
      expect(contents(one.path), `after thing ${n}`).toEqual(before);
      // As after a new start of the program.
      press(tableOn(one.store));
      press(tableOn(one.store));
      const games = one.table.games();
      expect(games.map((game) => [game.status, game.members.length])).toEqual([[status, members]]);
      expect(games[0].members.filter(({ user }) => !isPractice(user))).toMatchObject([{ user: 'ann', ...WHO }]);
      expect(kinds(one, games[0].id).filter((kind) => kind === 'lobby').length).toBe(1);
    }
  });
});

test('Several practice players are seated by one press, all or none, however often it arrives', () => {
  const { table } = here();
  const { game } = table.hostGame({ user: 'ann' }, NEW, WHO);
  const practice = () => table.game(game).members.filter(({ user }) => isPractice(user)).length;
  expect(() => table.seatPractice({ user: 'ann', interaction: 'a' }, game, undefined, 4)).toThrow('The game is full');
  expect(practice()).toBe(0);
  for (let n = 0; n < 2; n++) table.seatPractice({ user: 'ann', interaction: 'b' }, game, undefined, 2);
  expect(practice()).toBe(2);
});

describe('One person organises five games at once that have not begun or that they play alone', () => {
  const sixth = 'You organise 5 games that have not begun or that nobody else plays in (';

  test('and is told how to make room for a sixth', () => {
    const { table } = here();
    const codes = [...Array(3)].map(() => table.hostGame({ user: 'ann' }, NEW, WHO).game);
    codes.push(...[...Array(2)].map(() => table.demonstrate({ user: 'ann' }, NEW, WHO).game));
    for (const found of [
      () => table.createGame({ user: 'ann' }, NEW),
      () => table.hostGame({ user: 'ann' }, NEW, WHO),
      () => table.demonstrate({ user: 'ann' }, NEW, WHO),
    ])
      expect(found).toThrow(sixth);
    for (const code of codes) expect(() => table.createGame({ user: 'ann' }, NEW)).toThrow(code);
    expect(table.games()).toHaveLength(5);
    expect(table.createGame({ user: 'bob' }, NEW).repeated).toBe(false);

    // A paused one still counts; one that is over does not, nor one that has begun with somebody else.
    table.pause({ user: 'ann' }, codes[4]);
    expect(() => table.createGame({ user: 'ann' }, NEW)).toThrow(sixth);
    table.abandon({ user: 'ann' }, codes[4]);
    const [first] = codes;
    table.join({ user: 'bob' }, first, { name: 'Bob' });
    table.start({ user: 'ann' }, first);
    for (let n = 0; n < 2; n++) table.createGame({ user: 'ann' }, NEW);
    expect(() => table.createGame({ user: 'ann' }, NEW)).toThrow(sixth);
  });

  test('also after the program was started again', () => {
    const one = here();
    for (let n = 0; n < 5; n++) one.table.createGame({ user: 'ann' }, NEW);
    one.restart();
    expect(() => one.table.createGame({ user: 'ann' }, NEW)).toThrow(sixth);
  });

  test('and neither gets round it by having others organise, nor fills theirs', () => {
    const { table } = here();
    for (let n = 0; n < 5; n++) table.hostGame({ user: 'bob' }, NEW, { name: 'Bob' });
    const { game } = table.hostGame({ user: 'ann' }, NEW, WHO);
    table.join({ user: 'bob' }, game, { name: 'Bob' });
    expect(() => table.appoint({ user: 'ann' }, game, 'bob')).toThrow('They organise 5 games already');
    expect(table.game(game).organiser).toBe('ann');
  });

  test('also where they were asked before they had so many', () => {
    const { table } = here();
    const asked = ['ann', 'cid'].flatMap((user) =>
      Array.from({ length: 3 }, () => {
        const { game } = table.hostGame({ user }, NEW, { name: user });
        table.join({ user: 'bob' }, game, { name: 'Bob' });
        return table.appoint({ user }, game, 'bob').request ?? 0;
      }),
    );
    for (const request of asked) table.agree({ user: 'bob' }, request);
    expect(table.games().filter(({ organiser }) => organiser === 'bob')).toHaveLength(5);
    expect(asked.map((request) => table.request(request)?.outcome)).toEqual([
      'agreed',
      'agreed',
      'agreed',
      'agreed',
      'agreed',
      'impossible',
    ]);
  });
});
