import { expect, test } from 'vitest';
import { emptyRecord, openStore, type Change } from '../../src/store/index.ts';
import { decide, type Input, type Known, type Moment } from '../../src/table/decide.ts';
import { foundAs, Unread } from '../../src/table/draft/index.ts';
import { Table } from '../../src/table/index.ts';
import { contents } from '../discord/contents.ts';
import { fromSeed, kinds, mover, moves, NOON, only, rewrite, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

const EDITIONS = new Map([[toy.id, toy as never]]);

/** Decides, with whatever has to be looked up. */
function decided({ store }: Room, input: Input, seed = 7) {
  const record = input.game === '' ? emptyRecord('') : store.record(input.game);
  let known: Known = { ...record, here: {} };
  for (;;) {
    const moment: Moment = { now: NOON, random: fromSeed(seed), secret: 'unguessed', editions: EDITIONS };
    try {
      return decide(known, input, moment);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      known = { ...known, found: { ...known.found, [foundAs(error.what, error.by)]: store.lookUp(error.what, error.by) } };
    }
  }
}

/** Another process with the same database. */
function elsewhere(here: Room): { table: Table } {
  const store = openStore(here.path);
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  return { table: new Table({ store, editions: [toy], clock: () => here.now, random: fromSeed(99), log: quiet }) };
}

/** Something comes in between, once, after a change has been decided and before it is committed. */
function meanwhile(here: Room, body: () => void): Change[] {
  const { commit } = here.store;
  const tried: Change[] = [];
  here.store.commit = (change) => {
    tried.push(change);
    if (tried.length === 1) body();
    return commit(change);
  };
  return tried;
}

const INPUTS: [what: string, input: (here: Room, game: string) => Input][] = [
  [
    'founding',
    () => ({ operation: 'hostGame', by: { user: 'zoe' }, game: '', given: { game: { edition: 'toy', place: {} }, who: { name: 'Zoe' } } }),
  ],
  [
    'an answer',
    (here, game) => {
      const user = mover(here, game);
      return { operation: 'answer', by: { user, interaction: 'i' }, game, given: { ask: only(here, game, user).ask, reply: ['take'] } };
    },
  ],
  ['an undo', (here, game) => ({ operation: 'undo', by: { user: moves(here, game, 'take') }, game, given: {} })],
  [
    'a correction',
    (_here, game) => ({ operation: 'repair', by: { user: 'ann' }, game, given: { name: 'score', data: { seat: 'p1', score: 1 } } }),
  ],
  ['leaving', (_here, game) => ({ operation: 'leave', by: { user: 'bob' }, game, given: {} as never })],
  ['a pause', (_here, game) => ({ operation: 'pause', by: { user: 'ann' }, game, given: {} as never })],
  ['forgetting', (_here, game) => ({ operation: 'forget', by: { user: 'bob' }, game, given: {} as never })],
  ['preferences', () => ({ operation: 'prefer', by: { user: 'bob' }, game: '', given: { intervalHours: 3 } })],
];

test.each(INPUTS)('A decision about %s is the same each time, changes nothing, and comes out as it was decided', (_what, of) => {
  const here = room();
  const { game } = started(here);
  const input = of(here, game);
  const before = contents(here.path);
  const { change } = decided(here, input);
  expect(decided(here, input).change).toEqual(change);
  expect(change.writes.length).toBeGreaterThan(0);
  expect(contents(here.path)).toEqual(before);
  expect(here.store.commit(change)).toEqual({ is: 'done' });
  expect(contents(here.path)).not.toEqual(before);
  // Once is enough: what it was decided from is no more.
  expect(here.store.commit(change).is).toBe(change.interaction ? 'repeated' : 'stale');
});

test('Whoever is quicker has answered: the other is told that it is no longer asked', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  const { table } = elsewhere(here);
  const tried = meanwhile(here, () => table.answer({ user }, game, ask, ['take']));
  expect(() => here.table.answer({ user }, game, ask, ['roll'])).toThrow('That question is no longer open.');
  expect(tried.length).toBe(1);
  expect(here.store.commands.range(game, 1, 9).map(({ kind }) => kind)).toEqual(['begin', 'answer']);
});

test('What somebody else did meanwhile stands, and what was decided without it is decided anew', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  const other = here.table.game(game).members.find((one) => one.user !== user && one.user !== 'ann')?.user ?? '';
  const { table } = elsewhere(here);
  const tried = meanwhile(here, () => table.leave({ user: other }, game));
  here.table.answer({ user }, game, ask, ['take']);
  expect(tried.map(({ version }) => version)).toEqual([tried[0].version, (tried[0].version ?? 0) + 1]);
  expect(here.table.game(game)).toMatchObject({ head: 2, vacant: [expect.any(String)] });
});

test('The same press that two processes hear of counts once, and both say the same', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  const by = { user, interaction: 'pressed once' };
  const { table } = elsewhere(here);
  meanwhile(here, () => table.answer(by, game, ask, ['take']));
  expect(here.table.answer(by, game, ask, ['take'])).toMatchObject({ repeated: true, head: 2, command: 2 });
  expect(here.table.game(game).head).toBe(2);
});

test('What was to grow and has been taken up for sending is not grown: what came since is told by another message', () => {
  const here = room();
  const { game } = started(here);
  for (let rows = here.table.outbox.claim(here.now, 9); rows.length; rows = here.table.outbox.claim(here.now, 9))
    for (const { id } of rows) here.table.outbox.sent([id], 'm', here.now);
  moves(here, game, 'take');
  here.now += 60_000;
  const waiting = here.store.outbox.ofGame(game).filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ kind }) => kind)).toContain('waiting');
  const tried = meanwhile(here, () => {
    // What happened goes first, then the panel is on its way.
    for (const { id } of here.store.outbox.claim(here.now, 9)) here.store.outbox.sent([id], 'm', here.now);
    here.store.outbox.claim(here.now, 9);
  });
  moves(here, game, 'take');
  expect(tried.length).toBeGreaterThan(1);
  const panels = here.store.outbox.ofGame(game).filter(({ kind, status }) => kind === 'waiting' && status !== 'sent');
  expect(panels.map(({ status }) => status)).toEqual(['claimed', 'waiting']);
});

test('Two games that ask their players for something at once have requests of their own', () => {
  const here = room();
  const [first, second] = [started(here).game, started(here).game];
  const { table } = elsewhere(here);
  let other: number | null = null;
  meanwhile(here, () => void (other = table.repair({ user: 'ann' }, second, 'score', { seat: 'p1', score: 1 }).request));
  const { request } = here.table.repair({ user: 'ann' }, first, 'score', { seat: 'p1', score: 1 });
  expect([other, request]).toEqual([1, 2]);
});

test('Two games never have one code', () => {
  const here = room();
  let drawn = 0;
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  // The second game draws what the first has drawn, and only then something else.
  const next = fromSeed(3);
  const random = (n: number): number => (++drawn <= 60 ? drawn % 5 : next(n));
  const table = new Table({ store: here.store, editions: [toy], clock: () => NOON, random, log: quiet });
  const { game } = table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  drawn = 0;
  expect(table.createGame({ user: 'bob' }, { edition: 'toy', place: {} }).game).not.toBe(game);
  expect(table.games().length).toBe(2);
});

test('A game that is changed again and again while something is decided is no endless matter', () => {
  const here = room();
  const { game } = started(here);
  const { commit } = here.store;
  here.store.commit = () => ({ is: 'stale' });
  expect(() => moves(here, game, 'take')).toThrow(/nothing was changed/);
  here.store.commit = commit;
  moves(here, game, 'take');
});

test('A change is written whole or not at all', () => {
  const here = room();
  const { game } = started(here);
  const before = contents(here.path);
  const { change } = decided(here, INPUTS[1][1](here, game));
  for (let n = 0; n < change.writes.length; n++) {
    const writes = [...change.writes.slice(0, n), { is: 'stands', into: 'games', where: { id: 'NOWHERE' } } as const];
    expect(here.store.commit({ ...change, writes })).toEqual({ is: 'stale' });
    expect(contents(here.path)).toEqual(before);
  }
  expect(kinds(here, game)).not.toEqual([]);
  rewrite(here.store, { is: 'stands', into: 'games', where: { id: game } });
});
