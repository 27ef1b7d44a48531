import { expect, test } from 'vitest';
import { dueReminders } from '../../src/clock/index.ts';
import { openAsks } from '../../src/engine/index.ts';
import { allAgree, HOUR, hash, MINUTE, mover, moves, only, room, started, state, type Room, rewriteAsk, rewrite } from './room.ts';

/** All that anybody but the person concerned can come to know. */
const inPublic = (here: Room, game: string): unknown => ({
  waiting: here.table.waiting(game),
  history: here.table.history(game),
  messages: here.store.outbox
    .ofGame(game)
    .filter(({ lane }) => !lane.startsWith('whisper '))
    .map(({ kind, payload, createdAt, dueAt }) => ({ kind, payload: kind === 'notice' ? null : payload, createdAt, dueAt })),
  request: here.table.openRequest(game),
});

/** Everybody holds a card; who rolls is asked nothing, of the two others one is followed. */
function rolling(card: string, seed = 1): { here: Room; game: string; other: string; third: string } {
  const here = room({ seed });
  const { game } = started(here, { hands: [['blank'], [card], ['blank']] });
  const user = moves(here, game, 'roll');
  const { users } = { users: Object.fromEntries(here.table.game(game).members.map((one) => [one.seat, one.user])) };
  expect(users.p1).toBe(user);
  return { here, game, other: users.p2 ?? '', third: users.p3 ?? '' };
}

test('A window looks the same from outside whether an answer is real or veiled, however it comes', () => {
  const real = rolling('stop');
  const veiled = rolling('blank');
  const same = (): void => expect(inPublic(real.here, real.game)).toEqual(inPublic(veiled.here, veiled.game));
  same();
  expect(real.here.table.waiting(real.game)).toMatchObject([
    { seat: 'p2', covered: true },
    { seat: 'p3', covered: true },
  ]);
  // Only the person knows.
  expect(only(real.here, real.game, real.other)).toMatchObject({ spec: { options: [{ key: 'stop' }] } });
  expect(only(veiled.here, veiled.game, veiled.other)).toMatchObject({ veiled: true, spec: { options: [] } });

  // The table declines for one at its moment; the person with the card declines at the same one.
  const row = veiled.here.store.asks.of(veiled.game).find(({ seat }) => seat === 'p2');
  for (const { here } of [real, veiled]) here.now = row?.dueAt ?? 0;
  // The third is left for later, so that only this one is compared.
  for (const { here, game } of [real, veiled]) {
    const third = here.store.asks.of(game).find(({ seat }) => seat === 'p3');
    rewriteAsk(here.store, game, third?.number ?? 0, { dueAt: here.now + HOUR });
  }
  expect(veiled.here.table.closeDue(veiled.here.now)).toBe(1);
  expect(real.here.table.closeDue(real.here.now)).toBe(0);
  real.here.table.answer({ user: real.other }, real.game, only(real.here, real.game, real.other).ask, []);
  same();

  for (const { here, game } of [real, veiled]) {
    here.now += 2 * HOUR;
    expect(here.table.closeDue(here.now)).toBe(1);
    expect(state(here, game).turn).toBe(1);
  }
  same();
  expect(hash(real.here, real.game)).not.toBe(hash(veiled.here, veiled.game));
});

test('Only who has an answer is told, and where nobody else sees it', () => {
  const { here, game, other } = rolling('stop');
  const told = here.store.outbox
    .ofGame(game)
    .filter(
      ({ payload }) =>
        (payload as { ask?: number }).ask !== undefined &&
        here.store.asks.of(game).some(({ number }) => number === (payload as { ask: number }).ask),
    );
  expect(told).toMatchObject([{ kind: 'private', lane: `whisper ${other}`, payload: { user: other, seat: 'p2' } }]);
});

test('The table declines once, at a secret moment inside the window, and not before', () => {
  const moments = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    const { here, game } = rolling('blank', seed);
    const start = here.now;
    for (const row of here.store.asks.of(game)) {
      const after = (row.dueAt ?? 0) - start;
      expect(after).toBeGreaterThanOrEqual(2 * MINUTE);
      expect(after).toBeLessThan(24 * HOUR);
      moments.add(after);
    }
    const [first = 0, second = 0] = here.store.asks
      .of(game)
      .map(({ dueAt }) => dueAt ?? 0)
      .sort((a, b) => a - b);
    expect(here.table.nextDue()).toBe(first);
    expect(here.table.closeDue(first - 1)).toBe(0);
    here.restart();
    expect(here.table.closeDue(first)).toBe(1);
    expect(here.table.closeDue(first)).toBe(0);
    expect(here.table.closeDue(second)).toBe(1);
    expect(here.table.nextDue()).toBeUndefined();
    expect(mover(here, game)).not.toBe('');
  }
  expect(moments.size).toBe(60);
});

test('A person who does not answer lets the window close at its stated moment', () => {
  const { here, game, other } = rolling('stop');
  const until = here.table.waiting(game)[0]?.until ?? 0;
  expect(until).toBe(here.now + 24 * HOUR);
  here.table.closeDue(until - 1);
  expect(only(here, game, other).reply).toBeUndefined();
  expect(state(here, game).turn).toBe(0);
  here.table.closeDue(until);
  expect(state(here, game).turn).toBe(1);
  expect(state(here, game).seats.p2.hand).toEqual(['stop']);
});

test("A person who holds a card may use it, and the others' windows fall away", () => {
  const { here, game, other } = rolling('stop');
  here.table.answer({ user: other }, game, only(here, game, other).ask, ['stop']);
  expect(state(here, game).seats.p2.hand).toEqual([]);
  // The third has still to be heard of the same event.
  here.table.closeDue(here.now + 24 * HOUR);
  here.table.closeDue(here.now + 48 * HOUR);
  expect(state(here, game).turn).toBe(1);
  expect(state(here, game).seats.p1.score).toBe(0);
});

test('Without a veil a window names who is asked and closes only where the game says when', () => {
  const here = room();
  const { game } = started(here, { veil: false, hours: null, hands: [[], ['stop'], ['blank']] });
  moves(here, game, 'roll');
  expect(here.table.waiting(game)).toMatchObject([{ seat: 'p2', until: null, covered: false }]);
  expect(here.table.closeDue(here.now + 1000 * HOUR)).toBe(0);
});

test('Moments missed while the table was away are drawn anew rather than all at once', () => {
  const { here, game } = rolling('blank');
  here.now += 23 * HOUR;
  here.restart();
  const missed = here.store.asks.of(game).filter(({ dueAt }) => (dueAt ?? 0) < here.now);
  expect(missed.length).toBeGreaterThan(0);
  here.table.spreadMissed(here.now);
  expect(here.table.closeDue(here.now)).toBe(0);
  expect(here.table.closeDue(here.now + HOUR / 2)).toBeGreaterThanOrEqual(missed.length);
});

test('A window that cannot be closed is logged and tried again later, and the other games go on', () => {
  const { here, game } = rolling('blank');
  const { game: second } = started(here, { hands: [['blank'], ['blank'], ['blank']] });
  moves(here, second, 'roll');
  const [row] = here.store.asks.of(game);
  // A damaged game: its state names a question nobody knows.
  const text = here.store.games.stateText(game) ?? '';
  rewrite(here.store, {
    is: 'change',
    into: 'games',
    where: { id: game },
    to: { state: text.replaceAll('"question":"window"', '"question":"lost"') },
  });
  here.restart();
  expect(here.table.closeDue(here.now + 25 * HOUR)).toBe(2);
  expect(here.logged.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(here.table.closeDue(here.now + 25 * HOUR + MINUTE)).toBe(0);
  expect(here.store.asks.of(game).find(({ number }) => number === row?.number)?.dueAt).toBe(here.now + 26 * HOUR);
});

test('A standing order given while a window is open turns a real answer into a veiled one, and nobody can tell', () => {
  const real = rolling('stop');
  const veiled = rolling('blank');
  for (const { here, game, other } of [real, veiled]) {
    here.now += HOUR;
    here.table.act({ user: other }, game, 'decline', null);
    expect(only(here, game, other)).toMatchObject({ veiled: true });
  }
  expect(inPublic(real.here, real.game)).toEqual(inPublic(veiled.here, veiled.game));
  // Taken back, it is real again, and told again to the one person.
  for (const { here, game, other } of [real, veiled]) here.table.undo({ user: other }, game);
  expect(only(real.here, real.game, real.other).veiled).toBeUndefined();
  expect(inPublic(real.here, real.game)).toEqual(inPublic(veiled.here, veiled.game));
  for (const { here } of [real, veiled]) here.table.closeDue(here.now + 24 * HOUR);
  for (const { here, game } of [real, veiled]) expect(state(here, game).turn).toBe(1);
});

test('When a person is replaced in the middle of a window, what others see does not tell whether there was an answer', () => {
  const real = rolling('stop');
  const veiled = rolling('blank');
  for (const { here, game } of [real, veiled]) {
    here.now += HOUR;
    here.table.replace({ user: 'ann' }, game, { seat: 'p2', user: 'dan', name: 'Dan' });
    allAgree(here, game);
  }
  expect(inPublic(real.here, real.game)).toEqual(inPublic(veiled.here, veiled.game));
  expect(only(real.here, real.game, 'dan').spec).toMatchObject({ options: [{ key: 'stop' }] });
});

test('Most who have nothing pass promptly and whatever happens, so that nobody waits hours for nothing; some take their time', () => {
  const after: number[] = [];
  let firm = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { here, game } = rolling('blank', seed);
    const start = here.now;
    for (const row of here.store.asks.of(game)) after.push((row.dueAt ?? 0) - start);
    const [first] = here.store.asks.of(game).sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
    here.table.closeDue(first.dueAt ?? 0);
    const [open] = openAsks(state(here, game)).filter(({ ask }) => ask.reply !== undefined);
    if (open?.ask.firm) firm++;
  }
  const prompt = after.filter((one) => one <= 32 * MINUTE).length;
  expect(prompt).toBeGreaterThan(after.length * 0.7);
  expect(prompt).toBeLessThan(after.length);
  expect(Math.max(...after)).toBeGreaterThan(6 * HOUR);
  expect(firm).toBeGreaterThan(20);
  expect(firm).toBeLessThan(40);
});

test('A question has another name for everybody, and its number is none: neither guessing nor comparing tells how many there were', () => {
  const { here, game, other, third } = rolling('stop');
  const row = here.store.asks.of(game).find(({ seat }) => seat === 'p2');
  const { ask } = only(here, game, other);
  expect(ask).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{12}$/);
  expect(only(here, game, third).ask).not.toBe(ask);
  for (const stale of [String(row?.number), String(row?.ask), only(here, game, third).ask, '']) {
    expect(() => here.table.answer({ user: other }, game, stale, [])).toThrow('That question is no longer open.');
    expect(here.table.problem(game, other, stale, [])).toBe('That question is no longer open.');
    expect(() => here.table.saveDraft(game, stale, { user: other }, { page: 1 })).toThrow('That question is no longer open.');
    expect(here.table.draft(game, stale, other)).toBeUndefined();
  }
  // It lasts, and is the same after a restart.
  here.restart();
  expect(only(here, game, other).ask).toBe(ask);
  here.table.answer({ user: other }, game, ask, []);
});

test('What only one person may know of never keeps waiting what everybody sees', () => {
  const { here, game, other, third } = rolling('stop');
  const { outbox } = here.store;
  for (let rows = outbox.claim(here.now, 20); rows.length; rows = outbox.claim(here.now, 20)) {
    expect(rows.map(({ kind }) => kind)).not.toContain('private');
    outbox.sent(
      rows.map(({ id }) => id),
      'm',
      here.now,
    );
  }
  // Discord does not answer: whether that message got there is in doubt for as long as it takes.
  expect(outbox.claim(here.now, 20, true)).toMatchObject([{ kind: 'private', payload: { user: other } }]);
  here.table.answer({ user: other }, game, only(here, game, other).ask, []);
  here.now += 25 * HOUR;
  here.table.closeDue(here.now);
  expect(mover(here, game)).toBe(other);
  for (let rows = outbox.claim(here.now, 20); rows.length && rows[0].kind !== 'asked'; rows = outbox.claim(here.now, 20))
    outbox.sent(
      rows.map(({ id }) => id),
      'm',
      here.now,
    );
  expect(here.store.outbox.ofGame(game).filter(({ kind, status }) => kind === 'asked' && status === 'claimed')).toMatchObject([
    { payload: { user: other } },
  ]);
  expect(third).not.toBe(other);
});

test('Whoever declines is told of their next question as if the table had done it for them', () => {
  const said = ['stop', 'blank'].map((card) => {
    const { here, game, other, third } = rolling(card);
    here.table.answer({ user: third }, game, only(here, game, third).ask, []);
    if (card === 'stop') here.table.answer({ user: other }, game, only(here, game, other).ask, []);
    else here.table.closeDue(here.store.asks.of(game).find(({ seat }) => seat === 'p2')?.dueAt ?? 0);
    expect(mover(here, game)).toBe(other);
    return here.store.outbox
      .ofGame(game)
      .filter(({ lane }) => !lane.startsWith('whisper '))
      .map(({ kind, lane }) => [kind, lane]);
  });
  expect(said[0]).toEqual(said[1]);
});

test('A reminder that everybody sees depends on nothing that only its person knows to be real', () => {
  const { here, game, other } = rolling('stop');
  const [wait] = here.store.asks.waits();
  expect(wait).toMatchObject({ user: other, covered: true });
  const open = { ...wait, ask: wait.ask + 1, covered: false, reminder: null };
  const later = wait.openedAt + 9 * HOUR;
  expect(dueReminders([wait, open], later)).toEqual([wait, open]);
  // A reminder of the one puts off none of the other.
  here.now = later;
  here.table.remind(later, (waits) => dueReminders(waits, later));
  const users = new Map(here.table.game(game).members.map(({ user, seat }) => [seat, user]));
  rewriteAsk(here.store, game, wait.ask, { covered: false });
  expect(here.store.asks.waits()).toMatchObject([{ user: users.get('p2'), covered: false, reminder: null }]);
});

/** Of so many games each; of half as many a delay longer by 0.6 is not always told apart. */
const DRAWN = 240;

/** The largest distance between the two distributions (Kolmogorov and Smirnov). */
function distance(a: number[], b: number[]): number {
  const share = (list: number[], at: number): number => list.filter((one) => one <= at).length / list.length;
  return Math.max(...[...a, ...b].map((at) => Math.abs(share(a, at) - share(b, at))));
}

test('When the table declines for somebody is drawn alike, whether or not another has something to answer', () => {
  const drawn = (card: string, seed: number): number[] => {
    const here = room({ seed });
    return Array.from({ length: DRAWN }, () => {
      const { game } = started(here, { hands: [['blank'], [card], ['blank']] });
      moves(here, game, 'roll');
      return (here.store.asks.of(game).find(({ seat }) => seat === 'p3')?.dueAt ?? 0) - here.now;
    });
  };
  const [real, veiled] = [drawn('stop', 5), drawn('blank', 6)];
  // At this bound two samples of the same distribution are told apart once in a thousand times; the seeds are fixed.
  expect(distance(real, veiled)).toBeLessThan(1.95 * Math.sqrt(2 / DRAWN));
  expect(
    distance(
      real,
      veiled.map((one) => one * 1.6),
    ),
  ).toBeGreaterThan(1.95 * Math.sqrt(2 / DRAWN));
});
