import { mapSequential } from '#discord/async/sequential.ts';
import { expect, test } from 'vitest';
import { selectDueReminders } from '#scheduler';
import { openAsks } from '#engine';
import { StoreError } from '#store';
import { wholly } from '../store/stored.ts';
import { inPublic } from './in-public.ts';
import {
  allAgree,
  HOUR,
  hash,
  MINUTE,
  mover,
  moves,
  only,
  room,
  started,
  state,
  type Room,
  rewriteAsk,
  rewrite,
} from './room.ts';

/** Everybody holds a card; who rolls is asked nothing, of the two others one is followed. */
async function rolling(card: string, at?: Room): Promise<{ here: Room; game: string; other: string; third: string }> {
  const here = at ?? (await room());
  const { game } = await started(here, { hands: [['blank'], [card], ['blank']] });
  const user = await moves(here, game, 'roll');
  const { users } = {
    users: Object.fromEntries((await here.table.getGame(game)).members.map((one) => [one.seat, one.user])),
  };
  expect(users.p1).toBe(user);
  return { here, game, other: users.p2 ?? '', third: users.p3 ?? '' };
}

test('A window looks alike in public for real and veiled asks', async () => {
  const real = await rolling('stop');
  const veiled = await rolling('blank');
  const same = async (): Promise<void> =>
    expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  await same();
  expect(await real.here.table.pendingPlayers(real.game)).toMatchObject([
    { seat: 'p2', covered: true },
    { seat: 'p3', covered: true },
  ]);
  // Only the person knows.
  expect(await only(real.here, real.game, real.other)).toMatchObject({ spec: { options: [{ key: 'stop' }] } });
  expect(await only(veiled.here, veiled.game, veiled.other)).toMatchObject({ veiled: true, spec: { options: [] } });

  // The table declines for one at its moment; the person with the card declines at the same one.
  const row = (await veiled.here.store.asks.ofGame(veiled.game)).find(({ seat }) => seat === 'p2');
  for (const { here } of [real, veiled]) here.now = row?.dueAt ?? 0;
  // The third is left for later, so that only this one is compared.
  for (const { here, game } of [real, veiled]) {
    const third = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p3');
    await rewriteAsk(here.store, game, third?.number ?? 0, { dueAt: here.now + HOUR });
  }
  expect(await veiled.here.table.answerExpired(veiled.here.now)).toBe(1);
  expect(await real.here.table.answerExpired(real.here.now)).toBe(0);
  await real.here.table.answer({ user: real.other }, real.game, (await only(real.here, real.game, real.other)).ask, []);
  await same();

  for (const { here, game } of [real, veiled]) {
    here.now += 2 * HOUR;
    expect(await here.table.answerExpired(here.now)).toBe(1);
    expect((await state(here, game)).turn).toBe(1);
  }
  await same();
  expect(await hash(real.here, real.game)).not.toBe(await hash(veiled.here, veiled.game));
});

test('Only a player with an answer is told, in private', async () => {
  const { here, game, other } = await rolling('stop');
  const asks = (await here.store.asks.ofGame(game)).map(({ number }) => number);
  const told = (await here.store.outbox.ofGame(game)).filter(({ payload }) =>
    asks.includes((payload as { ask?: number }).ask ?? 0),
  );
  expect(told).toMatchObject([{ kind: 'private', lane: `whisper ${other}`, payload: { user: other, seat: 'p2' } }]);
});

test('The service declines a veiled ask once, at a secret moment', async () => {
  const here = await room();
  const moments = new Set<number>();
  for (let n = 1; n <= 30; n++) {
    const { game } = await rolling('blank', here);
    const start = here.now;
    for (const row of await here.store.asks.ofGame(game)) {
      const after = (row.dueAt ?? 0) - start;
      expect(after).toBeGreaterThanOrEqual(2 * MINUTE);
      expect(after).toBeLessThan(24 * HOUR);
      moments.add(after);
    }
    const [first = 0, second = 0] = (await here.store.asks.ofGame(game))
      .map(({ dueAt }) => dueAt ?? 0)
      .sort((a, b) => a - b);
    expect(await here.table.nextTimeoutAt()).toBe(first);
    expect(await here.table.answerExpired(first - 1)).toBe(0);
    await here.restart();
    expect(await here.table.answerExpired(first)).toBe(1);
    expect(await here.table.answerExpired(first)).toBe(0);
    expect(await here.table.answerExpired(second)).toBe(1);
    expect(await here.table.nextTimeoutAt()).toBeUndefined();
    expect(await mover(here, game)).not.toBe('');
  }
  expect(moments.size).toBe(60);
});

test('A silent player’s window closes at its stated time', async () => {
  const { here, game, other } = await rolling('stop');
  const until = (await here.table.pendingPlayers(game))[0]?.until ?? 0;
  expect(until).toBe(here.now + 24 * HOUR);
  await here.table.answerExpired(until - 1);
  expect((await only(here, game, other)).reply).toBeUndefined();
  expect((await state(here, game)).turn).toBe(0);
  await here.table.answerExpired(until);
  expect((await state(here, game)).turn).toBe(1);
  expect((await state(here, game)).seats.p2.hand).toEqual(['stop']);
});

test('A player who holds a card may play it', async () => {
  const { here, game, other } = await rolling('stop');
  await here.table.answer({ user: other }, game, (await only(here, game, other)).ask, ['stop']);
  expect((await state(here, game)).seats.p2.hand).toEqual([]);
  // The third has still to be heard of the same event.
  await here.table.answerExpired(here.now + 24 * HOUR);
  await here.table.answerExpired(here.now + 48 * HOUR);
  expect((await state(here, game)).turn).toBe(1);
  expect((await state(here, game)).seats.p1.score).toBe(0);
});

test('An unveiled window names the player asked and has no deadline', async () => {
  const here = await room();
  const { game } = await started(here, { veil: false, hours: null, hands: [[], ['stop'], ['blank']] });
  await moves(here, game, 'roll');
  expect(await here.table.pendingPlayers(game)).toMatchObject([{ seat: 'p2', until: null, covered: false }]);
  expect(await here.table.answerExpired(here.now + 1000 * HOUR)).toBe(0);
});

test('Moments missed during downtime are rescheduled, not all declined at once', async () => {
  const { here, game } = await rolling('blank');
  here.now += 23 * HOUR;
  await here.restart();
  const missed = (await here.store.asks.ofGame(game)).filter(({ dueAt }) => (dueAt ?? 0) < here.now);
  expect(missed.length).toBeGreaterThan(0);
  await here.table.rescheduleMissed(here.now);
  expect(await here.table.answerExpired(here.now)).toBe(0);
  expect(await here.table.answerExpired(here.now + HOUR / 2)).toBeGreaterThanOrEqual(missed.length);
});

test('A game that cannot be rescheduled blocks no other game', async () => {
  const { here, game } = await rolling('blank');
  const { game: second } = await started(here, { hands: [['blank'], ['blank'], ['blank']] });
  await moves(here, second, 'roll');
  here.now += 23 * HOUR;
  await here.restart();
  const moments = async (id: string) => (await here.store.asks.ofGame(id)).map(({ dueAt }) => dueAt ?? 0);
  const { commit } = here.store;
  // The first of them.
  const [{ game: trouble }] = await here.store.asks.findDue(here.now);
  const other = trouble === game ? second : game;
  here.store.commit = async (change) => {
    if (change.game === trouble) throw new StoreError('The database is away.');
    return commit(change);
  };
  await here.table.rescheduleMissed(here.now);
  expect((await moments(other)).every((at) => at > here.now)).toBe(true);
  expect((await moments(trouble)).some((at) => at < here.now)).toBe(true);
  expect(await here.table.answerExpired(here.now)).toBe(0);
  here.store.commit = commit;
  here.now += MINUTE;
  expect(await here.table.answerExpired(here.now)).toBe(0);
  expect((await moments(trouble)).every((at) => at > here.now)).toBe(true);
});

test('A window that fails to close is logged and retried later', async () => {
  const { here, game } = await rolling('blank');
  const { game: second } = await started(here, { hands: [['blank'], ['blank'], ['blank']] });
  await moves(here, second, 'roll');
  const [row] = await here.store.asks.ofGame(game);
  // A damaged game: its state names a question nobody knows.
  const text = (await here.store.games.stateText(game)) ?? '';
  await rewrite(here.store, {
    is: 'change',
    into: 'games',
    where: { id: game },
    to: { state: text.replaceAll('"question":"window"', '"question":"lost"') },
  });
  await here.restart();
  expect(await here.table.answerExpired(here.now + 25 * HOUR)).toBe(2);
  expect(here.logged.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(await here.table.answerExpired(here.now + 25 * HOUR + MINUTE)).toBe(0);
  expect((await here.store.asks.ofGame(game)).find(({ number }) => number === row?.number)?.dueAt).toBe(
    here.now + 26 * HOUR,
  );
});

test('A standing order during a window leaves no public trace', async () => {
  const real = await rolling('stop');
  const veiled = await rolling('blank');
  for (const { here, game, other } of [real, veiled]) {
    here.now += HOUR;
    await here.table.act({ user: other }, game, 'decline', null);
    expect(await only(here, game, other)).toMatchObject({ veiled: true });
  }
  expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  // Taken back, it is real again, and told again to the one person.
  for (const { here, game, other } of [real, veiled]) await here.table.undo({ user: other }, game);
  expect((await only(real.here, real.game, real.other)).veiled).toBeUndefined();
  expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  for (const { here } of [real, veiled]) await here.table.answerExpired(here.now + 24 * HOUR);
  for (const { here, game } of [real, veiled]) expect((await state(here, game)).turn).toBe(1);
});

test('A standing order after a pass leaves no public trace', async () => {
  const real = await rolling('stop');
  const veiled = await rolling('blank');
  for (const { here, game, other } of [real, veiled]) {
    here.now += HOUR;
    await here.table.answer({ user: other }, game, (await only(here, game, other)).ask, [], { firm: true });
    await here.table.act({ user: other }, game, 'decline', null);
    expect(await only(here, game, other)).toMatchObject({ veiled: true, reply: [], firm: true });
  }
  expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  for (const { here, game } of [real, veiled])
    expect((await here.table.pendingPlayers(game)).map(({ seat }) => seat)).toEqual(['p3']);
  const row = (await real.here.store.asks.ofGame(real.game)).find(({ seat }) => seat === 'p2');
  expect(row).toMatchObject({ veiled: true, answered: true, number: 2 });
});

wholly('A standing order draws the time of its pass as at the opening', async () => {
  const here = await room({ isWatched: false });
  const after: number[] = [];
  for (let n = 1; n <= 20; n++) {
    const { game, other } = await rolling('stop', here);
    here.now += 3 * HOUR;
    await here.table.act({ user: other }, game, 'decline', null);
    const row = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2');
    expect(row).toMatchObject({ veiled: true, openedAt: here.now - 3 * HOUR });
    after.push((row?.dueAt ?? 0) - here.now);
  }
  // Most times drawn at the order would be within half an hour of it, as if the player had passed in person.
  expect(Math.min(...after)).toBeGreaterThan(0);
  expect(after.filter((one) => one <= 32 * MINUTE).length).toBeLessThan(5);
});

test('Replacing a player during a window does not reveal their answer', async () => {
  const real = await rolling('stop');
  const veiled = await rolling('blank');
  for (const { here, game } of [real, veiled]) {
    here.now += HOUR;
    await here.table.replacePlayer({ user: 'ann' }, game, { seat: 'p2', user: 'dan', name: 'Dan' });
    await allAgree(here, game);
  }
  expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  expect((await only(real.here, real.game, 'dan')).spec).toMatchObject({ options: [{ key: 'stop' }] });
});

wholly('Most players without an answer pass promptly, some later', async () => {
  const here = await room({ isWatched: false });
  const after: number[] = [];
  let firm = 0;
  for (let n = 1; n <= 40; n++) {
    const { game } = await rolling('blank', here);
    const start = here.now;
    for (const row of await here.store.asks.ofGame(game)) after.push((row.dueAt ?? 0) - start);
    const [first] = (await here.store.asks.ofGame(game)).sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
    await here.table.answerExpired(first.dueAt ?? 0);
    const [open] = openAsks(await state(here, game)).filter(({ ask }) => ask.reply !== undefined);
    if (open?.ask.firm) firm++;
  }
  const prompt = after.filter((one) => one <= 32 * MINUTE).length;
  expect(prompt).toBeGreaterThan(after.length * 0.7);
  expect(prompt).toBeLessThan(after.length);
  expect(Math.max(...after)).toBeGreaterThan(6 * HOUR);
  expect(firm).toBeGreaterThan(20);
  expect(firm).toBeLessThan(40);
});

test('A question has another name for each player, not its number', async () => {
  const { here, game, other, third } = await rolling('stop');
  const row = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2');
  const { ask } = await only(here, game, other);
  expect(ask).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{12}$/);
  expect((await only(here, game, third)).ask).not.toBe(ask);
  for (const stale of [String(row?.number), String(row?.ask), (await only(here, game, third)).ask, '']) {
    await expect(async () => here.table.answer({ user: other }, game, stale, [])).rejects.toThrow(
      'That question is no longer open.',
    );
    expect(await here.table.answerProblem(game, other, stale, [])).toBe('That question is no longer open.');
    await expect(async () => here.table.saveDraft(game, stale, { user: other }, { page: 1 })).rejects.toThrow(
      'That question is no longer open.',
    );
    expect(await here.table.findDraft(game, stale, other)).toBeUndefined();
  }
  // It lasts, and is the same after a restart.
  await here.restart();
  expect((await only(here, game, other)).ask).toBe(ask);
  await here.table.answer({ user: other }, game, ask, []);
});

test('A private message never keeps waiting what everybody sees', async () => {
  const { here, game, other, third } = await rolling('stop');
  const { outbox } = here.store;
  for (let rows = await outbox.claim(here.now, 20); rows.length; rows = await outbox.claim(here.now, 20)) {
    expect(rows.map(({ kind }) => kind)).not.toContain('private');
    await outbox.sent(
      rows.map(({ id }) => id),
      'm',
      here.now,
    );
  }
  // Discord does not answer: whether that message got there is in doubt for as long as it takes.
  expect(await outbox.claim(here.now, 20, true)).toMatchObject([{ kind: 'private', payload: { user: other } }]);
  await here.table.answer({ user: other }, game, (await only(here, game, other)).ask, []);
  here.now += 25 * HOUR;
  await here.table.answerExpired(here.now);
  expect(await mover(here, game)).toBe(other);
  for (
    let rows = await outbox.claim(here.now, 20);
    rows.length && rows[0].kind !== 'asked';
    rows = await outbox.claim(here.now, 20)
  )
    await outbox.sent(
      rows.map(({ id }) => id),
      'm',
      here.now,
    );
  expect(
    (await here.store.outbox.ofGame(game)).filter(({ kind, status }) => kind === 'asked' && status === 'claimed'),
  ).toMatchObject([{ payload: { user: other } }]);
  expect(third).not.toBe(other);
});

test('Whoever declines is pinged next as if the service had declined', async () => {
  const said = await mapSequential(['stop', 'blank'], async (card) => {
    const { here, game, other, third } = await rolling(card);
    await here.table.answer({ user: third }, game, (await only(here, game, third)).ask, []);
    if (card === 'stop') await here.table.answer({ user: other }, game, (await only(here, game, other)).ask, []);
    else
      await here.table.answerExpired(
        (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2')?.dueAt ?? 0,
      );
    expect(await mover(here, game)).toBe(other);
    return (await here.store.outbox.ofGame(game))
      .filter(({ lane }) => !lane.startsWith('whisper '))
      .map(({ kind, lane }) => [kind, lane]);
  });
  expect(said[0]).toEqual(said[1]);
});

test('A reminder in public never reveals a real ask', async () => {
  const { here, game, other } = await rolling('stop');
  const [wait] = await here.store.asks.waits();
  expect(wait).toMatchObject({ user: other, covered: true });
  const open = { ...wait, ask: wait.ask + 1, covered: false, reminder: null };
  const later = wait.openedAt + 9 * HOUR;
  expect(selectDueReminders([wait, open], later)).toEqual([wait, open]);
  // A reminder of the one puts off none of the other.
  here.now = later;
  await here.table.remindAllGames(later, (waits) => selectDueReminders(waits, later));
  const users = new Map((await here.table.getGame(game)).members.map(({ user, seat }) => [seat, user]));
  await rewriteAsk(here.store, game, wait.ask, { covered: false });
  expect(await here.store.asks.waits()).toMatchObject([{ user: users.get('p2'), covered: false, reminder: null }]);
});

/** Of so many games each; of half as many a delay longer by 0.6 is not always told apart. */
const DRAWN = 240;

/** The largest distance between the two distributions (Kolmogorov and Smirnov). */
function distance(a: number[], b: number[]): number {
  const share = (list: number[], at: number): number => list.filter((one) => one <= at).length / list.length;
  return Math.max(...[...a, ...b].map((at) => Math.abs(share(a, at) - share(b, at))));
}

wholly('Automatic passes are timed alike, whether or not another player can answer', async () => {
  const drawn = async (card: string, seed: number): Promise<number[]> => {
    const here = await room({ seed, isWatched: false });
    return await mapSequential(Array.from({ length: DRAWN }), async () => {
      const { game } = await started(here, { hands: [['blank'], [card], ['blank']] });
      await moves(here, game, 'roll');
      return ((await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p3')?.dueAt ?? 0) - here.now;
    });
  };
  const [real, veiled] = [await drawn('stop', 5), await drawn('blank', 6)];
  // At this bound two samples of the same distribution are told apart once in a thousand times; the seeds are fixed.
  expect(distance(real, veiled)).toBeLessThan(1.95 * Math.sqrt(2 / DRAWN));
  expect(
    distance(
      real,
      veiled.map((one) => one * 1.6),
    ),
  ).toBeGreaterThan(1.95 * Math.sqrt(2 / DRAWN));
});
