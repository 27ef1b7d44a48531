import type { AskRow } from '#store';
import { mapSequential } from '#discord/async/sequential.ts';
import { describe, expect, test } from 'vitest';
import { wholly } from '../store/stored.ts';
import { drawVeiledTime } from '#service/timeouts/answer-times.ts';
import type { ChangeOutcome } from '#service';
import { allAgree, fromSeed, hash, HOUR, mover, moves, only, room, started, state, type Room } from './room.ts';

const DAY = 24 * HOUR;

/** Ann rolls; Bob holds what stops it, or nothing. */
async function rolling(
  card: string,
  at?: Room,
): Promise<{ here: Room; game: string; bob: string; row: () => Promise<AskRow> }> {
  const here = at ?? (await room());
  const { game } = await started(here, { hands: [['blank'], [card], ['blank']] });
  await moves(here, game, 'roll');
  const bob = (await here.table.getGame(game)).members.find(({ seat }) => seat === 'p2')?.user ?? '';
  const row = async () => {
    const found = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2');
    if (!found) throw new Error('They are not asked');
    return found;
  };
  return { here, game, bob, row };
}

const leaves = async (here: Room, game: string, user: string): Promise<ChangeOutcome> =>
  here.table.leave({ user }, game);
const comesBack = async (here: Room, game: string, user: string): Promise<ChangeOutcome> =>
  here.table.join({ user }, game, { name: user });

describe('a player who leaves and returns before anybody else sits there', () => {
  test('finds all as it was: undo, window and consent', async () => {
    const { here, game, bob, row } = await rolling('stop');
    const { ask } = await only(here, game, bob);
    const [before, at] = [await row(), { head: (await here.table.getGame(game)).head, hash: await hash(here, game) }];
    here.now += HOUR;
    await leaves(here, game, bob);
    here.now += HOUR;
    await comesBack(here, game, bob);
    expect(await row()).toEqual(before);
    expect((await only(here, game, bob)).ask).toBe(ask);
    expect({ head: (await here.table.getGame(game)).head, hash: await hash(here, game) }).toEqual(at);
    const roller = (await here.table.getGame(game)).members.find(({ seat }) => seat === 'p1')?.user ?? '';
    await here.table.undo({ user: roller }, game);
    await allAgree(here, game);
    expect(await mover(here, game)).toBe(roller);
  });

  test('may return three times a day; the error says when again', async () => {
    const { here, game, bob } = await rolling('stop');
    for (let n = 0; n < 3; n++) {
      await leaves(here, game, bob);
      await comesBack(here, game, bob);
      here.now += HOUR;
    }
    await leaves(here, game, bob);
    await expect(async () => comesBack(here, game, bob)).rejects.toThrow(
      'You cannot return more than 3 times in a day. You can return in 21 hours.',
    );
    here.now += 21 * HOUR;
    await comesBack(here, game, bob);
    expect((await here.table.getGame(game)).vacant).toEqual([]);
  });
});

describe('a seat that nobody sits at', () => {
  wholly('answers for the player at a time that reveals no card', async () => {
    const one = await room({ isWatched: false });
    const stated = async (real: boolean): Promise<{ due: number; closes: number }> => {
      const { here, game, bob, row } = await rolling(real ? 'stop' : 'blank', one);
      await leaves(here, game, bob);
      const { dueAt, closesAt } = await row();
      return { due: dueAt ?? 0, closes: closesAt ?? 0 };
    };
    const prompt = async (real: boolean): Promise<number> =>
      (await mapSequential(Array.from({ length: 60 }), async () => stated(real))).filter(
        ({ due, closes }) => due < closes - 23 * HOUR,
      ).length;
    const [real, veiled] = [await prompt(true), await prompt(false)];
    // Most at once, some late, whether there is anything to answer with or not; never all at the very end.
    for (const some of [real, veiled]) expect([some > 35, some < 58]).toEqual([true, true]);
  });

  wholly('a replacement answers windows open for hours as an empty hand would', async () => {
    const random = fromSeed(7);
    const here = await room({ isWatched: false });
    const later: number[] = [];
    for (let n = 1; n <= 160; n++) {
      const { game, bob, row } = await rolling('stop', here);
      here.now += 3 * HOUR;
      await leaves(here, game, bob);
      const { dueAt, openedAt } = await row();
      expect(dueAt).toBeGreaterThan(here.now);
      later.push((dueAt ?? 0) - openedAt);
    }
    const veiled = Array.from({ length: 2_000 }, () => drawVeiledTime(random, 0, DAY)).filter(
      (moment) => moment > 3 * HOUR,
    );
    const half = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
    expect(Math.abs(half(later) - half(veiled))).toBeLessThan(3 * HOUR);
  });

  wholly('an empty seat is answered for; a new player gets full time', async () => {
    const here = await room({ isWatched: false });
    const sure: boolean[] = [];
    for (let n = 1; n <= 40; n++) {
      const { game, users } = await started(here, { hands: [['blank'], ['stop'], ['blank']] });
      await leaves(here, game, users.p2);
      await moves(here, game, 'roll');
      const row = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2');
      expect(row?.dueAt).toBeLessThan(row?.closesAt ?? 0);
      if (n === 1) {
        await comesBack(here, game, users.p2);
        expect((await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2')?.dueAt).toBe(row?.closesAt);
        continue;
      }
      const { head } = await here.table.getGame(game);
      await here.table.answerExpired(row?.dueAt ?? 0);
      for (const one of await here.table.history(game, head + 1))
        if (one.seat === 'p2')
          sure.push(((await here.store.commands.find(game, one.number))?.payload as { firm?: boolean }).firm ?? false);
    }
    expect([sure.length > 20, sure.some(Boolean), sure.every(Boolean)]).toEqual([true, true, false]);
  });
});

test('A player once forgotten is known again in their old seat', async () => {
  const here = await room();
  const { game, seats } = await started(here, {}, ['ann', 'bob', 'cid']);
  await here.table.forgetUser('bob');
  await leaves(here, game, 'cid');
  const offer = async (seat: string): Promise<ChangeOutcome> =>
    here.table.replacePlayer({ user: 'ann' }, game, { seat, user: 'bob', name: 'Bob' });
  await expect(async () => offer(seats.cid)).rejects.toThrow(
    'They cannot take this seat: they know the secrets of another seat in this game.',
  );
  await here.table.agree({ user: 'bob' }, (await offer(seats.bob)).request ?? 0);
  expect((await here.table.getGame(game)).members.find(({ user }) => user === 'bob')?.seat).toBe(seats.bob);
});

test('Nobody waits for consent of a user forgotten after the end', async () => {
  const here = await room();
  const { game, seats } = await started(here, { target: 1 }, ['ann', 'bob', 'cid']);
  await moves(here, game, 'take');
  expect((await here.table.getGame(game)).status).toBe('ended');
  await here.table.forgetUser('bob');
  const { request } = await here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 0 });
  await here.table.agree({ user: 'cid' }, request ?? 0);
  expect([await here.table.openRequests(game), (await state(here, game)).seats[seats.ann].score]).toEqual([[], 0]);
});

test('A lobby passes to a member below the limit, or closes', async () => {
  for (const free of [true, false]) {
    const here = await room();
    const { table } = here;
    const lobby = async (user: string): Promise<string> =>
      (await table.hostGame({ user }, { edition: 'toy', place: {} }, { name: user })).game;
    const games = await mapSequential(Array.from({ length: 5 }), async () => lobby('ann'));
    for (let n = 0; n < 3; n++) await lobby('bob');
    for (const game of games)
      for (const user of free ? ['bob', 'cid'] : ['bob']) await table.join({ user }, game, { name: user });
    await table.forgetUser('ann');
    expect(
      await mapSequential(games, async (game) =>
        (await table.getGame(game)).status === 'lobby' ? (await table.getGame(game)).organiser : null,
      ),
    ).toEqual(['bob', 'bob', ...Array<string | null>(3).fill(free ? 'cid' : null)]);
  }
});

describe('when the organizer changes', () => {
  test('offers and requests of the one before lapse', async () => {
    const here = await room();
    const { game, seats } = await started(here, {}, ['ann', 'bob', 'cid', 'dan']);
    await leaves(here, game, 'dan');
    const offered =
      (await here.table.replacePlayer({ user: 'ann' }, game, { seat: seats.dan, user: 'zoe', name: 'Zoe' })).request ??
      0;
    const asked = [
      (await here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 9 })).request ?? 0,
      (await here.table.abandon({ user: 'ann' }, game)).request ?? 0,
    ];
    await here.table.agree(
      { user: 'bob' },
      (await here.table.appointOrganizer({ user: 'ann' }, game, 'bob')).request ?? 0,
    );
    for (const request of [offered, ...asked]) expect((await here.table.findRequest(request))?.outcome).toBe('lapsed');
    await expect(async () => here.table.agree({ user: 'zoe' }, offered)).rejects.toThrow(
      'That request is no longer open.',
    );
  });

  test('nobody organizes more than they may, by the time they agree', async () => {
    const here = await room();
    const { table } = here;
    const { game } = await table.hostGame({ user: 'ann' }, { edition: 'toy', place: {} }, { name: 'Ann' });
    for (const user of ['bob', 'cid']) await table.join({ user }, game, { name: user });
    const { request } = await table.appointOrganizer({ user: 'ann' }, game, 'bob');
    for (let n = 0; n < 5; n++) await table.createGame({ user: 'bob' }, { edition: 'toy', place: {} });
    if (request !== null) await table.agree({ user: 'bob' }, request);
    expect([(await table.getGame(game)).organiser, (await table.findRequest(request ?? 0))?.outcome]).toEqual([
      'ann',
      'impossible',
    ]);
  });
});

/** All that somebody who plays can do without giving up their seat. */
const SIGNS: Record<string, (at: { here: Room; game: string; user: string; seat: string }) => unknown> = {
  answering: async ({ here, game, user }) =>
    here.table.answer({ user }, game, (await here.table.openQuestions(game, user))[0].ask, []),
  'putting an answer together': async ({ here, game, user }) =>
    here.table.saveDraft(game, (await here.table.openQuestions(game, user))[0].ask, { user }, { page: 2 }),
  'acting unasked': async ({ here, game, user }) => here.table.act({ user }, game, 'decline', null),
  'asking for an undo': async ({ here, game, user }) => here.table.undo({ user }, game, { command: 2 }),
  'asking to organize': async ({ here, game, user }) => here.table.takeOverOrganizing({ user }, game),
  'agreeing to something else': async ({ here, game, user }) =>
    here.table.agree(
      { user },
      (await here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 1 })).request ?? 0,
    ),
  'refusing something else': async ({ here, game, user }) =>
    here.table.refuse(
      { user },
      (await here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 1 })).request ?? 0,
    ),
};

test.each(Object.entries(SIGNS))('%s is a sign of life, which keeps a seat', async (_name, act) => {
  const here = await room();
  const { game, users } = await started(here, { hands: [['stop'], ['stop'], ['stop']] });
  await moves(here, game, 'roll');
  const seat = ['p2', 'p3'].find((one) => users[one] !== 'ann') ?? '';
  const user = users[seat];
  const { request } = await here.table.replacePlayer({ user: 'ann' }, game, { seat, user: 'zoe', name: 'Zoe' });
  here.now += DAY;
  await act({ here, game, user, seat });
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('refused');
});

describe('a game that others have left', () => {
  test('is not ended at once: they can refuse for three days', async () => {
    const here = await room();
    const { game } = await started(here, {}, ['ann', 'bob']);
    await leaves(here, game, 'bob');
    const end = async (): Promise<ChangeOutcome> => here.table.abandon({ user: 'ann' }, game);
    const { request } = await end();
    await here.table.refuse({ user: 'bob' }, request ?? 0);
    await end();
    here.now += 3 * DAY - 1;
    await expect(end).rejects.toThrow('ask again 3 days after your first request to do it.');
    here.now += 1;
    await end();
    expect((await here.table.getGame(game)).status).toBe('abandoned');
  });
});

test('Consent to a correction holds for a week', async () => {
  const here = await room();
  const { game } = await started(here, {}, ['ann', 'bob', 'cid']);
  const correct = async (): Promise<number> =>
    (await here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 9 })).request ?? 0;
  const request = await correct();
  await here.table.agree({ user: 'bob' }, request);
  here.now += 7 * DAY;
  await expect(async () => here.table.agree({ user: 'cid' }, request)).rejects.toThrow(
    'That request is no longer open.',
  );
  expect((await here.table.findRequest(await correct()))?.missing).toEqual(['bob', 'cid']);
});
