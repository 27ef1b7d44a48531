import { expect, test } from 'vitest';
import { emptyRecord, lookupKey, openStore, type ChangeSet } from '#store';
import { decide, type OperationInput, type DecisionEnvironment } from '#service/operations/plan-operation-writes.ts';
import type { LoadedRecord } from '#service/game-reader.ts';
import { MissingRows } from '#service/unit-of-work/unit-of-work.ts';
import { GameService } from '#service';
import { allIn, STRIDE } from '../store/stored.ts';
import { fromSeed, kinds, mover, moves, NOON, only, rewrite, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

const EDITIONS = new Map([[toy.id, toy as never]]);

/** Decides, with whatever has to be looked up. */
async function decided({ store }: Room, input: OperationInput, seed = 7) {
  const record = input.game === '' ? emptyRecord('') : await store.record(input.game);
  let known: LoadedRecord = { ...record };
  for (;;) {
    const moment: DecisionEnvironment = {
      now: NOON,
      random: fromSeed(seed),
      secret: () => 'unguessed',
      editions: EDITIONS,
    };
    try {
      return decide(known, input, moment);
    } catch (error) {
      if (!(error instanceof MissingRows)) throw error;
      known = {
        ...known,
        lookups: { ...known.lookups, [lookupKey(error.what, error.by)]: await store.lookUp(error.what, error.by) },
      };
    }
  }
}

/** Another process with the same database. */
async function elsewhere(here: Room): Promise<{ table: GameService }> {
  const store = await openStore(here.path);
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  return {
    table: new GameService({ store, editions: [toy], clock: () => here.now, random: fromSeed(99), log: quiet }),
  };
}

/** Something comes in between, once, after a change has been decided and before it is committed. */
function meanwhile(here: Room, body: () => Promise<unknown>): ChangeSet[] {
  const { commit } = here.store;
  const tried: ChangeSet[] = [];
  here.store.commit = async (change) => {
    tried.push(change);
    if (tried.length === 1) await body();
    return commit(change);
  };
  return tried;
}

const INPUTS: [what: string, input: (here: Room, game: string) => Promise<OperationInput>][] = [
  [
    'founding',
    async () => ({
      operation: 'hostGame',
      by: { user: 'zoe' },
      game: '',
      input: { game: { edition: 'toy', place: {} }, who: { name: 'Zoe' } },
    }),
  ],
  [
    'an answer',
    async (here, game) => {
      const user = await mover(here, game);
      return {
        operation: 'answer',
        by: { user, interaction: 'i' },
        game,
        input: { ask: (await only(here, game, user)).ask, reply: ['take'] },
      };
    },
  ],
  [
    'an undo',
    async (here, game) => ({ operation: 'undo', by: { user: await moves(here, game, 'take') }, game, input: {} }),
  ],
  [
    'a correction',
    async (_here, game) => ({
      operation: 'repair',
      by: { user: 'ann' },
      game,
      input: { name: 'score', data: { seat: 'p1', score: 1 } },
    }),
  ],
  ['leaving', async (_here, game) => ({ operation: 'leave', by: { user: 'bob' }, game, input: {} as never })],
  ['a pause', async (_here, game) => ({ operation: 'pause', by: { user: 'ann' }, game, input: {} as never })],
  ['forgetting', async (_here, game) => ({ operation: 'forget', by: { user: 'bob' }, game, input: {} as never })],
  ['preferences', async () => ({ operation: 'prefer', by: { user: 'bob' }, game: '', input: { intervalHours: 3 } })],
];

test.each(INPUTS)('A decision about %s is deterministic and has no side effects', async (_what, of) => {
  const here = await room();
  const { game } = await started(here);
  const input = await of(here, game);
  const before = await allIn(here.path);
  const { change } = await decided(here, input);
  expect((await decided(here, input)).change).toEqual(change);
  expect(change.writes.length).toBeGreaterThan(0);
  expect(await allIn(here.path)).toEqual(before);
  expect(await here.store.commit(change)).toEqual({ is: 'done' });
  expect(await allIn(here.path)).not.toEqual(before);
  // Once is enough: what it was decided from is no more.
  expect((await here.store.commit(change)).is).toBe(change.interaction ? 'repeated' : 'stale');
});

test('Of two concurrent answers the slower gets a no-longer-open error', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const { table } = await elsewhere(here);
  const tried = meanwhile(here, async () => table.answer({ user }, game, ask, ['take']));
  await expect(async () => here.table.answer({ user }, game, ask, ['roll'])).rejects.toThrow(
    'That question is no longer open.',
  );
  expect(tried.length).toBe(1);
  expect((await here.store.commands.range(game, 1, 9)).map(({ kind }) => kind)).toEqual(['begin', 'answer']);
});

test('A concurrent change stands, and what was stale is decided anew', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const other =
    (await here.table.getGame(game)).members.find((one) => one.user !== user && one.user !== 'ann')?.user ?? '';
  const { table } = await elsewhere(here);
  const tried = meanwhile(here, async () => table.leave({ user: other }, game));
  await here.table.answer({ user }, game, ask, ['take']);
  expect(tried.map(({ version }) => version)).toEqual([tried[0].version, (tried[0].version ?? 0) + 1]);
  expect(await here.table.getGame(game)).toMatchObject({ head: 2, vacant: [expect.any(String)] });
});

test('One press received by two processes counts once, with one result', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const by = { user, interaction: 'pressed once' };
  const { table } = await elsewhere(here);
  meanwhile(here, async () => table.answer(by, game, ask, ['take']));
  expect(await here.table.answer(by, game, ask, ['take'])).toMatchObject({ repeated: true, head: 2, command: 2 });
  expect((await here.table.getGame(game)).head).toBe(2);
});

test('A press repeated during the read returns the first result', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const by = { user, interaction: 'pressed once' };
  let first: object = {};
  const { record } = here.store;
  // It is done just before it is read from what it is decided.
  here.store.record = async (...given) => {
    here.store.record = record;
    first = await here.table.answer(by, game, ask, ['take']);
    return record(...given);
  };
  expect(await here.table.answer(by, game, ask, ['take'])).toMatchObject({ ...first, repeated: true });
});

test('A claimed row that was to grow gets a successor instead', async () => {
  const here = await room();
  const { game } = await started(here);
  for (
    let rows = await here.table.outbox.claim(here.now, 9);
    rows.length;
    rows = await here.table.outbox.claim(here.now, 9)
  )
    for (const { id } of rows) await here.table.outbox.sent([id], 'm', here.now);
  await moves(here, game, 'take');
  here.now += 60_000;
  const waiting = (await here.store.outbox.ofGame(game)).filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ kind }) => kind)).toContain('waiting');
  const tried = meanwhile(here, async () => {
    // What happened goes first, then the panel is on its way.
    for (const { id } of await here.store.outbox.claim(here.now, 9)) await here.store.outbox.sent([id], 'm', here.now);
    await here.store.outbox.claim(here.now, 9);
  });
  await moves(here, game, 'take');
  expect(tried.length).toBeGreaterThan(1);
  const panels = (await here.store.outbox.ofGame(game)).filter(
    ({ kind, status }) => kind === 'waiting' && status !== 'sent',
  );
  expect(panels.map(({ status }) => status)).toEqual(['claimed', 'waiting']);
});

test('Concurrent requests of two games get different ids', async () => {
  const here = await room();
  const [first, second] = [(await started(here)).game, (await started(here)).game];
  const { table } = await elsewhere(here);
  let other: number | null = null;
  meanwhile(
    here,
    async () => void (other = (await table.repair({ user: 'ann' }, second, 'score', { seat: 'p1', score: 1 })).request),
  );
  const { request } = await here.table.repair({ user: 'ann' }, first, 'score', { seat: 'p1', score: 1 });
  expect([other, request]).toEqual([1, 2]);
});

test('Two games never have the same code', async () => {
  const here = await room();
  let drawn = 0;
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  // The second game draws what the first has drawn, and only then something else.
  const next = fromSeed(3);
  const random = (n: number): number => (++drawn <= 60 ? drawn % 5 : next(n));
  const table = new GameService({ store: here.store, editions: [toy], clock: () => NOON, random, log: quiet });
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  drawn = 0;
  expect((await table.createGame({ user: 'bob' }, { edition: 'toy', place: {} })).game).not.toBe(game);
  expect((await table.listGames()).length).toBe(2);
});

test('A command gives up after repeated conflicts, and changes nothing', async () => {
  const here = await room();
  const { game } = await started(here);
  const { commit } = here.store;
  here.store.commit = async () => ({ is: 'stale' });
  await expect(async () => moves(here, game, 'take')).rejects.toThrow(/Nothing was changed/);
  here.store.commit = commit;
  await moves(here, game, 'take');
});

test('A change is written whole or not at all', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = await allIn(here.path);
  const { change } = await decided(here, await INPUTS[1][1](here, game));
  for (let n = 0; n < change.writes.length; n += STRIDE) {
    const writes = [...change.writes.slice(0, n), { is: 'stands', into: 'games', where: { id: 'NOWHERE' } } as const];
    expect(await here.store.commit({ ...change, writes })).toEqual({ is: 'stale' });
    expect(await allIn(here.path)).toEqual(before);
  }
  expect(await kinds(here, game)).not.toEqual([]);
  await rewrite(here.store, { is: 'stands', into: 'games', where: { id: game } });
});

test('A lookup after a concurrent change makes the command decide anew', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'take');
  const user = await mover(here, game);
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['twice']);
  const { lookUp } = here.store;
  let once = true;
  here.store.lookUp = async (what, by) => {
    const now = once;
    once = false;
    if (now) {
      await here.table.undo({ user }, game);
      await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess']);
    }
    return lookUp(what, by);
  };
  const { head } = await here.table.getGame(game);
  // Their last choice is another by then.
  const { command } = await here.table.undo({ user }, game);
  expect(command).toBe(head + 3);
  expect((await only(here, game, user)).question).toBe('move');
  expect(here.logged).toEqual([]);
});
