import { expect, test } from 'vitest';
import { abandoned, HOUR, kinds, MINUTE, moves, mover, room, started, state } from './room.ts';

const DAY = 24 * HOUR;

test('Another player organises when all the others agree, whatever the silent one does', () => {
  const here = room();
  const { game } = started(here, {}, ['ann', 'bob', 'cid', 'dan']);
  const { request } = here.table.takeOver({ user: 'bob' }, game);
  expect(here.table.openRequest(game)).toMatchObject({ kind: 'organiser', user: 'bob', missing: ['cid', 'dan'] });
  expect(() => here.table.agree({ user: 'ann' }, request ?? 0)).toThrow('Your consent is not needed.');
  here.table.agree({ user: 'cid' }, request ?? 0);
  expect(here.table.game(game).organiser).toBe('ann');
  here.table.agree({ user: 'dan' }, request ?? 0);
  expect(here.table.game(game).organiser).toBe('bob');
  expect(kinds(here, game).slice(-2)).toEqual(['takeover', 'notice']);
  here.table.pause({ user: 'bob' }, game);
  expect(() => here.table.resume({ user: 'ann' }, game)).toThrow('Only the organiser');
});

test('A week without a no is enough, and not a day less', () => {
  const here = room();
  const { game } = started(here);
  here.table.takeOver({ user: 'bob' }, game);
  here.now += 7 * DAY - 1;
  expect(() => here.table.takeOver({ user: 'bob' }, game)).toThrow('a week after that');
  expect(() => here.table.takeOver({ user: 'cid' }, game)).toThrow('Another request is still waiting');
  // The game goes on meanwhile; the wish stands.
  moves(here, game, 'take');
  here.now += 1;
  expect(here.table.takeOver({ user: 'bob' }, game).request).toBeNull();
  expect(here.table.game(game).organiser).toBe('bob');
  expect(here.table.openRequest(game)).toBeUndefined();
});

test('The organiser, like any player, can say no', () => {
  const here = room();
  const { game } = started(here);
  for (const no of ['ann', 'cid']) {
    const { request } = here.table.takeOver({ user: 'bob' }, game);
    expect(() => here.table.refuse({ user: 'eve' }, request ?? 0)).toThrow('You are not playing in this game.');
    here.table.refuse({ user: no }, request ?? 0);
    expect(here.table.game(game).organiser).toBe('ann');
  }
  // Also one who has given up their seat.
  here.table.leave({ user: 'ann' }, game);
  const { request } = here.table.takeOver({ user: 'bob' }, game);
  here.table.refuse({ user: 'ann' }, request ?? 0);
  here.now += 30 * DAY;
  expect(here.table.game(game).organiser).toBe('ann');
});

test('Who does not play, or organises already, takes nothing over; nor is a game that is over', () => {
  const here = room();
  const { game } = started(here);
  expect(() => here.table.takeOver({ user: 'eve' }, game)).toThrow('You are not playing in this game.');
  expect(() => here.table.takeOver({ user: 'ann' }, game)).toThrow('You organise this game already.');
  abandoned(here, game);
  expect(() => here.table.takeOver({ user: 'bob' }, game)).toThrow('The game is over.');
});

test('A game that has not begun is taken over at once when its organiser has left it, by somebody who has joined', () => {
  const here = room();
  const { game } = here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  for (const user of ['ann', 'bob', 'cid']) here.table.join({ user }, game, { name: user });
  expect(() => here.table.takeOver({ user: 'bob' }, game)).toThrow('its organiser has not left it');
  here.table.leave({ user: 'ann' }, game);
  expect(() => here.table.start({ user: 'bob' }, game)).toThrow('Only the organiser');
  expect(() => here.table.takeOver({ user: 'ann' }, game)).toThrow('You are not playing in this game.');
  expect(here.table.takeOver({ user: 'bob' }, game)).toMatchObject({ request: null });
  expect(kinds(here, game)).toEqual(['lobby', 'notice']);
  here.table.join({ user: 'ann' }, game, { name: 'ann' });
  expect(() => here.table.start({ user: 'ann' }, game)).toThrow('Only the organiser');
  here.table.start({ user: 'bob' }, game);
  expect(here.table.game(game)).toMatchObject({ status: 'running', organiser: 'bob' });
});

test('Nobody takes over more games that have not begun than they may organise', () => {
  const here = room();
  for (let n = 0; n < 5; n++) here.table.hostGame({ user: 'bob' }, { edition: 'toy', place: {} }, { name: 'bob' });
  const { game } = here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  for (const user of ['ann', 'bob']) here.table.join({ user }, game, { name: user });
  here.table.leave({ user: 'ann' }, game);
  expect(() => here.table.takeOver({ user: 'bob' }, game)).toThrow('You organise 5 games already');
});

test("A game goes on elsewhere at its organiser's word, with who is waited for said again", () => {
  const here = room();
  const { game } = started(here);
  for (let rows = here.table.outbox.claim(here.now, 20); rows.length; rows = here.table.outbox.claim(here.now, 20))
    for (const { id } of rows) here.table.outbox.sent([id], `m${id}`, here.now);
  const before = state(here, game);
  expect(() => here.table.move({ user: 'bob' }, game, { channel: '2', thread: null })).toThrow('Only the organiser');
  here.table.move({ user: 'ann' }, game, { channel: '2', thread: null });
  expect(here.table.game(game).place).toEqual({ channel: '2', thread: null });
  expect(kinds(here, game).slice(-2)).toEqual(['notice', 'waiting']);
  expect(state(here, game)).toEqual(before);
});

test('The organiser is told of trouble once, and again only when something could be said in between', () => {
  const here = room();
  const { game } = started(here);
  expect(here.table.troubled(game, 'forbidden')).toBe(true);
  here.now += DAY;
  here.restart();
  expect(here.table.troubled(game, 'gone')).toBe(false);
  const [row] = here.table.outbox.claim(here.now, 20).filter(({ kind }) => kind === 'notice' || kind === 'turn');
  here.table.outbox.sent([row.id], 'm1', here.now);
  here.now += HOUR;
  expect(here.table.troubled(game, 'gone')).toBe(true);
  expect(
    here.store.outbox
      .ofGame(game)
      .filter(({ kind }) => kind === 'trouble')
      .map(({ payload }) => payload),
  ).toEqual([
    { user: 'ann', what: 'forbidden' },
    { user: 'ann', what: 'gone' },
  ]);
});

test('A press that comes twice changes a draft once', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const [{ ask }] = here.table.openAsks(game, user);
  here.table.saveDraft(game, ask, { user, interaction: 'i1' }, { counts: 1 });
  here.table.saveDraft(game, ask, { user, interaction: 'i1' }, { counts: 2 });
  expect(here.table.draft(game, ask, user)).toEqual({ counts: 1 });
  here.table.saveDraft(game, ask, { user, interaction: 'i2' }, { counts: 2 });
  expect(here.table.draft(game, ask, user)).toEqual({ counts: 2 });
});

test('Trouble with the records comes out of the outbox as it does elsewhere', () => {
  const here = room();
  const { game } = started(here);
  here.store.close();
  expect(() => here.table.outbox.ofGame(game)).toThrow(/nothing was changed\. \([A-Z0-9]{6}\)$/);
  expect(() => here.table.nextDue()).toThrow(/nothing was changed/);
  expect(() => here.table.preferences('ann')).toThrow(/nothing was changed/);
  expect(here.logged.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
});

test('Whoever asks all the others in vain again and again waits a while before the next time, also after a new start; what was agreed to does not count', () => {
  const here = room();
  const { game } = started(here);
  const bob = { user: 'bob' };
  const ask = (): void => here.table.refuse(bob, here.table.takeOver(bob, game).request ?? 0) as never;
  const agreed = here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 1 });
  for (const user of ['bob', 'cid']) here.table.agree({ user }, agreed.request ?? 0);
  for (let n = 0; n < 5; n++) {
    ask();
    here.now += MINUTE;
  }
  here.restart();
  const told = kinds(here, game).length;
  expect(ask).toThrow('You have asked the others 5 times within ten minutes, and nothing came of it; you can ask again in 5 minutes.');
  expect(kinds(here, game)).toHaveLength(told);
  for (let n = 0; n < 4; n++) {
    const { request } = here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: n });
    for (const user of ['bob', 'cid']) here.table.agree({ user }, request ?? 0);
  }
  here.now += 5 * MINUTE;
  ask();
  expect(ask).toThrow('you can ask again in 1 minute.');
});

test('Whoever has left, or has lost their seat, is not pinged any more for what waited for them', () => {
  const due = (leaves: boolean): unknown[] => {
    const here = room();
    const { game } = started(here);
    const next = here.table.game(game).members.find(({ seat }) => seat === 'p2')?.user ?? '';
    // It is noon, and they sleep.
    here.table.prefer(next, { quietFrom: 11 * 60, quietTo: 14 * 60 });
    moves(here, game, 'take');
    if (leaves) here.table.leave({ user: next }, game);
    here.now += 3 * HOUR;
    here.store.outbox.sent(
      here.store.outbox.claim(here.now, 50).map(({ id }) => id),
      'a message',
      here.now,
    );
    return here.store.outbox
      .claim(here.now, 50)
      .concat(here.store.outbox.ofGame(game))
      .filter(({ kind, status }) => kind === 'asked' && status !== 'void')
      .map(({ payload }) => (payload as { user: string }).user === next);
  };
  expect(due(false)).toContain(true);
  expect(due(true)).not.toContain(true);
});
