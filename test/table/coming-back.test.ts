import { describe, expect, test } from 'vitest';
import { veilMoment } from '../../src/table/moments.ts';
import type { Outcome } from '../../src/table/index.ts';
import { allAgree, fromSeed, hash, HOUR, mover, moves, only, room, started, state, type Room } from './room.ts';

const DAY = 24 * HOUR;

/** Ann rolls; Bob holds what stops it, or nothing. */
function rolling(
  card: string,
  seed = 1,
): { here: Room; game: string; bob: string; row: () => ReturnType<Room['store']['asks']['of']>[number] } {
  const here = room({ seed });
  const { game } = started(here, { hands: [['blank'], [card], ['blank']] });
  moves(here, game, 'roll');
  const bob = here.table.game(game).members.find(({ seat }) => seat === 'p2')?.user ?? '';
  const row = () => {
    const found = here.store.asks.of(game).find(({ seat }) => seat === 'p2');
    if (!found) throw new Error('They are not asked');
    return found;
  };
  return { here, game, bob, row };
}

const leaves = (here: Room, game: string, user: string): Outcome => here.table.leave({ user }, game);
const comesBack = (here: Room, game: string, user: string): Outcome => here.table.join({ user }, game, { name: user });

describe('whoever leaves a seat and comes back before anybody else has sat there', () => {
  test('finds all as it was: nothing is in the way of taking back, no window begins anew, no consent is in vain', () => {
    const { here, game, bob, row } = rolling('stop');
    const { ask } = only(here, game, bob);
    const [before, at] = [row(), { head: here.table.game(game).head, hash: hash(here, game) }];
    here.now += HOUR;
    leaves(here, game, bob);
    here.now += HOUR;
    comesBack(here, game, bob);
    expect(row()).toEqual(before);
    expect(only(here, game, bob).ask).toBe(ask);
    expect({ head: here.table.game(game).head, hash: hash(here, game) }).toEqual(at);
    const roller = here.table.game(game).members.find(({ seat }) => seat === 'p1')?.user ?? '';
    here.table.undo({ user: roller }, game);
    allAgree(here, game);
    expect(mover(here, game)).toBe(roller);
  });

  test('is told of three times a day and no more; when it can be done again is said', () => {
    const { here, game, bob } = rolling('stop');
    for (let n = 0; n < 3; n++) {
      leaves(here, game, bob);
      comesBack(here, game, bob);
      here.now += HOUR;
    }
    leaves(here, game, bob);
    expect(() => comesBack(here, game, bob)).toThrow('You have come back 3 times within a day; you can again in 21 hours.');
    here.now += 21 * HOUR;
    comesBack(here, game, bob);
    expect(here.table.game(game).vacant).toEqual([]);
  });
});

describe('a seat that nobody sits at', () => {
  test('is answered for at a moment that tells nothing of what it holds', () => {
    const stated = (real: boolean): { due: number; closes: number } => {
      const { here, game, bob, row } = rolling(real ? 'stop' : 'blank', seed++);
      leaves(here, game, bob);
      return { due: row().dueAt ?? 0, closes: row().closesAt ?? 0 };
    };
    let seed = 1;
    const prompt = (real: boolean): number =>
      Array.from({ length: 60 }, () => stated(real)).filter(({ due, closes }) => due < closes - 23 * HOUR).length;
    const [real, veiled] = [prompt(true), prompt(false)];
    // Most at once, some late, whether there is anything to answer with or not; never all at the very end.
    for (const some of [real, veiled]) expect([some > 35, some < 58]).toEqual([true, true]);
  });

  test('is answered for later by one who has stood open for hours, as it would be with nothing to answer with', () => {
    const random = fromSeed(7);
    const later: number[] = [];
    for (let seed = 1; seed <= 160; seed++) {
      const { here, game, bob, row } = rolling('stop', seed);
      here.now += 3 * HOUR;
      leaves(here, game, bob);
      expect(row().dueAt).toBeGreaterThan(here.now);
      later.push((row().dueAt ?? 0) - row().openedAt);
    }
    const veiled = Array.from({ length: 2_000 }, () => veilMoment(random, 0, DAY)).filter((moment) => moment > 3 * HOUR);
    const half = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
    expect(Math.abs(half(later) - half(veiled))).toBeLessThan(3 * HOUR);
  });

  test('is asked anew what comes up while it is empty, and answered for as if it held nothing; a person who sits down has all the time there is', () => {
    const sure: boolean[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const here = room({ seed });
      const { game, users } = started(here, { hands: [['blank'], ['stop'], ['blank']] });
      leaves(here, game, users.p2);
      moves(here, game, 'roll');
      const row = here.store.asks.of(game).find(({ seat }) => seat === 'p2');
      expect(row?.dueAt).toBeLessThan(row?.closesAt ?? 0);
      if (seed === 1) {
        comesBack(here, game, users.p2);
        expect(here.store.asks.of(game).find(({ seat }) => seat === 'p2')?.dueAt).toBe(row?.closesAt);
        continue;
      }
      const { head } = here.table.game(game);
      here.table.closeDue(row?.dueAt ?? 0);
      for (const one of here.table.history(game, head + 1))
        if (one.seat === 'p2') sure.push((here.store.commands.find(game, one.number)?.payload as { firm?: boolean }).firm ?? false);
    }
    expect([sure.length > 20, sure.some(Boolean), sure.every(Boolean)]).toEqual([true, true, false]);
  });
});

test('Whoever has been forgotten is known again where they have sat, and takes no other seat', async () => {
  const here = room();
  const { game, seats } = started(here, {}, ['ann', 'bob', 'cid']);
  await here.table.forget('bob');
  leaves(here, game, 'cid');
  const offer = (seat: string): Outcome => here.table.replace({ user: 'ann' }, game, { seat, user: 'bob', name: 'Bob' });
  expect(() => offer(seats.cid)).toThrow('They have held another seat of this game');
  here.table.agree({ user: 'bob' }, offer(seats.bob).request ?? 0);
  expect(here.table.game(game).members.find(({ user }) => user === 'bob')?.seat).toBe(seats.bob);
});

test('Nobody waits for the consent of somebody who has been forgotten after the end', async () => {
  const here = room();
  const { game, seats } = started(here, { target: 1 }, ['ann', 'bob', 'cid']);
  moves(here, game, 'take');
  expect(here.table.game(game).status).toBe('ended');
  await here.table.forget('bob');
  const { request } = here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 0 });
  here.table.agree({ user: 'cid' }, request ?? 0);
  expect([here.table.openRequests(game), state(here, game).seats[seats.ann].score]).toEqual([[], 0]);
});

test('A lobby passes to somebody who may organise one more game, and is over where there is none', async () => {
  for (const free of [true, false]) {
    const here = room();
    const { table } = here;
    const lobby = (user: string): string => table.hostGame({ user }, { edition: 'toy', place: {} }, { name: user }).game;
    const games = Array.from({ length: 5 }, () => lobby('ann'));
    for (let n = 0; n < 3; n++) lobby('bob');
    for (const game of games) for (const user of free ? ['bob', 'cid'] : ['bob']) table.join({ user }, game, { name: user });
    await table.forget('ann');
    expect(games.map((game) => (table.game(game).status === 'lobby' ? table.game(game).organiser : null))).toEqual([
      'bob',
      'bob',
      ...Array<string | null>(3).fill(free ? 'cid' : null),
    ]);
  }
});

describe('when somebody else comes to organise', () => {
  test('what the one before had offered or asked for as organiser is over', () => {
    const here = room();
    const { game, seats } = started(here, {}, ['ann', 'bob', 'cid', 'dan']);
    leaves(here, game, 'dan');
    const offered = here.table.replace({ user: 'ann' }, game, { seat: seats.dan, user: 'zoe', name: 'Zoe' }).request ?? 0;
    const asked = [
      here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 9 }).request ?? 0,
      here.table.abandon({ user: 'ann' }, game).request ?? 0,
    ];
    here.table.agree({ user: 'bob' }, here.table.appoint({ user: 'ann' }, game, 'bob').request ?? 0);
    for (const request of [offered, ...asked]) expect(here.table.request(request)?.outcome).toBe('lapsed');
    expect(() => here.table.agree({ user: 'zoe' }, offered)).toThrow('That request is no longer open.');
  });

  test('they organise no more games that have not begun than anybody may, by the time they agree', () => {
    const here = room();
    const { table } = here;
    const { game } = table.hostGame({ user: 'ann' }, { edition: 'toy', place: {} }, { name: 'Ann' });
    for (const user of ['bob', 'cid']) table.join({ user }, game, { name: user });
    const { request } = table.appoint({ user: 'ann' }, game, 'bob');
    for (let n = 0; n < 5; n++) table.createGame({ user: 'bob' }, { edition: 'toy', place: {} });
    if (request !== null) table.agree({ user: 'bob' }, request);
    expect([table.game(game).organiser, table.request(request ?? 0)?.outcome]).toEqual(['ann', 'impossible']);
  });
});

/** All that somebody who plays can do without giving up their seat. */
const SIGNS: Record<string, (at: { here: Room; game: string; user: string; seat: string }) => unknown> = {
  answering: ({ here, game, user }) => here.table.answer({ user }, game, here.table.openAsks(game, user)[0].ask, []),
  'putting an answer together': ({ here, game, user }) =>
    here.table.saveDraft(game, here.table.openAsks(game, user)[0].ask, { user }, { page: 2 }),
  'acting unasked': ({ here, game, user }) => here.table.act({ user }, game, 'decline', null),
  'asking for an undo': ({ here, game, user }) => here.table.undo({ user }, game, { command: 2 }),
  'asking to organise': ({ here, game, user }) => here.table.takeOver({ user }, game),
  'agreeing to something else': ({ here, game, user }) =>
    here.table.agree({ user }, here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 1 }).request ?? 0),
  'refusing something else': ({ here, game, user }) =>
    here.table.refuse({ user }, here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 1 }).request ?? 0),
};

test.each(Object.entries(SIGNS))('%s is a sign of life, which keeps a seat', (_name, act) => {
  const here = room();
  const { game, users } = started(here, { hands: [['stop'], ['stop'], ['stop']] });
  moves(here, game, 'roll');
  const seat = ['p2', 'p3'].find((one) => users[one] !== 'ann') ?? '';
  const user = users[seat];
  const { request } = here.table.replace({ user: 'ann' }, game, { seat, user: 'zoe', name: 'Zoe' });
  here.now += DAY;
  act({ here, game, user, seat });
  expect(here.table.request(request ?? 0)?.outcome).toBe('refused');
});

describe('what others have left', () => {
  test('is not ended at once: for three days they can say no', () => {
    const here = room();
    const { game } = started(here, {}, ['ann', 'bob']);
    leaves(here, game, 'bob');
    const end = (): Outcome => here.table.abandon({ user: 'ann' }, game);
    const { request } = end();
    here.table.refuse({ user: 'bob' }, request ?? 0);
    end();
    here.now += 3 * DAY - 1;
    expect(end).toThrow('3 days after that');
    here.now += 1;
    end();
    expect(here.table.game(game).status).toBe('abandoned');
  });
});

test('Who has agreed to a correction has agreed for a week, and not for good', () => {
  const here = room();
  const { game } = started(here, {}, ['ann', 'bob', 'cid']);
  const correct = (): number => here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 9 }).request ?? 0;
  const request = correct();
  here.table.agree({ user: 'bob' }, request);
  here.now += 7 * DAY;
  expect(() => here.table.agree({ user: 'cid' }, request)).toThrow('That request is no longer open.');
  expect(here.table.request(correct())?.missing).toEqual(['bob', 'cid']);
});
