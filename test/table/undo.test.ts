import { expect, test } from 'vitest';
import { randomAnswer } from '../../src/engine/index.ts';
import { abandoned, fromSeed, hash, HOUR, kinds, mover, moves, only, room, started, state, type Room } from './room.ts';

const others = (here: Room, game: string, user: string): string[] =>
  here.table
    .game(game)
    .members.map((one) => one.user)
    .filter((one) => one !== user);

test("One's own choice after which nothing was rolled is taken back alone", () => {
  const here = room();
  const { game } = started(here);
  const before = hash(here, game);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  here.table.answer({ user }, game, ask, ['twice']);
  const outcome = here.table.undo({ user }, game);
  expect(outcome).toMatchObject({ command: 3, request: null });
  expect(hash(here, game)).toBe(before);
  expect(here.table.history(game).map(({ kind, undoneBy }) => [kind, undoneBy])).toEqual([
    ['begin', null],
    ['answer', 3],
    ['undo', null],
  ]);
  expect(here.table.facts(game, 1, 3)).toEqual([]);
});

test('After an undo the buttons of before stay stale, and the question has a number never used', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  here.table.answer({ user }, game, ask, ['twice']);
  const used = only(here, game, user).ask;
  here.table.undo({ user }, game);
  const fresh = only(here, game, user).ask;
  expect([ask, used]).not.toContain(fresh);
  for (const stale of [ask, used])
    expect(() => here.table.answer({ user }, game, stale, ['take'])).toThrow('That question is no longer open.');
  here.table.answer({ user }, game, fresh, ['take']);
});

test('A roll is taken back only when all others agree, and giving the answer again rolls the same', () => {
  const here = room();
  const { game, seats } = started(here);
  const before = hash(here, game);
  const user = moves(here, game, 'roll');
  const [rolled] = here.table.facts(game, 2, 2);
  const [one = '', two = ''] = others(here, game, user);
  const { request } = here.table.undo({ user }, game);
  if (request === null) throw new Error('It needs consent');
  expect(here.table.openRequest(game)).toMatchObject({ kind: 'undo', missing: [one, two], agreed: [], payload: { from: 2 } });
  expect(() => here.table.agree({ user }, request)).toThrow('The others have to agree.');
  expect(() => here.table.agree({ user: 'eve' }, request)).toThrow('Your consent is not needed.');
  here.table.agree({ user: one, interaction: 'a' }, request);
  expect(here.table.agree({ user: one, interaction: 'a' }, request).repeated).toBe(true);
  expect(() => here.table.agree({ user: one }, request)).toThrow('You have agreed already.');
  expect(hash(here, game)).not.toBe(before);
  here.restart();
  expect(here.table.agree({ user: two }, request)).toMatchObject({ command: 3, request });
  expect(hash(here, game)).toBe(before);
  expect(here.table.request(request)?.outcome).toBe('agreed');
  expect(mover(here, game)).toBe(user);
  moves(here, game, 'roll');
  const [again] = here.table.facts(game, 3, 4);
  expect(again?.fact).toEqual(rolled?.fact);
  expect(again?.fact.seat).toBe(seats[user]);
});

test('One refusal ends a request, and so does playing on', () => {
  const here = room();
  const { game } = started(here);
  const user = moves(here, game, 'roll');
  const [one = ''] = others(here, game, user);
  const first = here.table.undo({ user }, game).request ?? 0;
  expect(() => here.table.undo({ user }, game)).toThrow('Another request is still waiting for consent.');
  here.table.refuse({ user: one }, first);
  expect(() => here.table.agree({ user: one }, first)).toThrow('That request is no longer open.');
  const second = here.table.undo({ user }, game).request ?? 0;
  moves(here, game, 'take');
  expect(here.table.request(second)?.outcome).toBe('lapsed');
  const stages = here.store.outbox
    .ofGame(game)
    .filter(({ kind }) => kind === 'undo')
    .map(({ payload }) => (payload as { stage: string }).stage);
  expect(stages).toEqual(['asked', 'refused', 'asked', 'lapsed']);
});

test('What others answered meanwhile is offered to them again', () => {
  const here = room();
  const { game } = started(here);
  moves(here, game, 'poll');
  here.table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, 1);
  const untouched = only(here, game, 'cid').ask;
  here.table.answer({ user: 'bob' }, game, only(here, game, 'bob').ask, 6);
  const { request } = here.table.undo({ user: 'ann' }, game);
  for (const user of ['bob', 'cid']) here.table.agree({ user }, request ?? 0);
  expect(only(here, game, 'bob')).toMatchObject({ former: 6 });
  expect(only(here, game, 'bob').reply).toBeUndefined();
  expect(only(here, game, 'ann').former).toBeUndefined();
  // What was open all along keeps its buttons, and is not told again.
  expect(only(here, game, 'cid').ask).toBe(untouched);
});

test('A game goes back to the same fingerprint from every command of random games', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const here = room({ seed });
    const below = fromSeed(seed * 77);
    const { game } = started(here, { target: 12, veil: seed % 2 === 0, hands: [['stop'], ['blank'], ['stop']] });
    const hashes = [hash(here, game)];
    for (let step = 0; step < 40 && here.table.game(game).status === 'running'; step++) {
      const asked = ['ann', 'bob', 'cid'].flatMap((user) =>
        here.table
          .openAsks(game, user)
          .filter(({ reply }) => reply === undefined)
          .map((one) => ({ user, ...one })),
      );
      const one = asked[below(asked.length)];
      if (!one) throw new Error('Nobody is asked');
      here.table.answer({ user: one.user }, game, one.ask, randomAnswer(one.spec, below));
      hashes.push(hash(here, game));
    }
    if (seed % 3 === 0) here.restart();
    // Back by one, forward by nothing, to the beginning; alone or by consent.
    for (let left = hashes.length - 1; left > 0; left--) {
      const { request } = here.table.undo({ user: 'ann' }, game, { command: left + 1 });
      if (request !== null) for (const user of ['bob', 'cid']) here.table.agree({ user }, request);
      expect(hash(here, game)).toBe(hashes[left - 1]);
    }
    expect(here.table.game(game).status).toBe('running');
    expect(state(here, game).turn).toBe(0);
  }
});

test('A whole stretch is taken back at once', () => {
  const here = room();
  const { game } = started(here);
  const before = hash(here, game);
  for (const key of ['take', 'roll', 'draw', 'take']) moves(here, game, key);
  const { request } = here.table.undo({ user: 'ann' }, game, { command: 2 });
  for (const user of ['bob', 'cid']) here.table.agree({ user }, request ?? 0);
  expect(hash(here, game)).toBe(before);
  expect(() => here.table.undo({ user: 'ann' }, game, { command: 3 })).toThrow('That has been taken back already.');
  expect(() => here.table.undo({ user: 'ann' }, game, { command: 1 })).toThrow('A game cannot go back beyond its beginning');
  expect(() => here.table.undo({ user: 'ann' }, game)).toThrow('There is nothing of yours to take back.');
});

test('An end may be taken back until the seed is published', () => {
  const here = room();
  const { game } = started(here, { target: 1 });
  const user = moves(here, game, 'take');
  const [one = '', two = ''] = others(here, game, user);
  const { request } = here.table.undo({ user }, game);
  for (const other of [one, two]) here.table.agree({ user: other }, request ?? 0);
  expect(here.table.game(game)).toMatchObject({ status: 'running', endedAt: null });
  expect(here.store.outbox.ofGame(game).filter(({ kind, status }) => kind === 'seed' && status === 'waiting')).toEqual([]);
  expect(mover(here, game)).toBe(user);
  moves(here, game, 'take');
  here.now += 25 * 3_600_000;
  let claimed;
  while ((claimed = here.table.outbox.claim(here.now, 10)).length)
    for (const { id } of claimed) here.table.outbox.sent([id], null, here.now);
  expect(kinds(here, game)).toContain('seed');
  expect(() => here.table.undo({ user }, game)).toThrow(/The seed .* cannot be taken up again/);
});

test('A game is not taken up again once its seed may be known: a day after its end, told or not, and whatever the clock says then', () => {
  const over = (): { here: Room; game: string } => {
    const here = room();
    const { game } = started(here, { target: 1 });
    moves(here, game, 'take');
    return { here, game };
  };
  // Where it is brought in, nothing is known of what was sent.
  const elsewhere = over();
  elsewhere.here.now += 24 * HOUR;
  expect(() => elsewhere.here.table.undo({ user: 'ann' }, elsewhere.game)).toThrow(/The seed .* cannot be taken up again/);
  expect(() => elsewhere.here.table.repair({ user: 'ann' }, elsewhere.game, 'score', { seat: 'p1', score: 0 })).toThrow(
    /The seed .* cannot be taken up again/,
  );
  // Tried, and not acknowledged; then a clock that was ahead is put right.
  const { here, game } = over();
  const then = here.now;
  here.now += 25 * HOUR;
  for (let rows = here.store.outbox.claim(here.now, 10); rows.length; rows = here.store.outbox.claim(here.now, 10)) {
    for (const { id, kind } of rows)
      if (kind === 'seed') here.store.outbox.failed(id, 'no answer', here.now + HOUR);
      else here.store.outbox.sent([id], null, here.now);
  }
  here.now = then;
  expect(() => here.table.undo({ user: 'ann' }, game)).toThrow(/The seed .* cannot be taken up again/);
});

test('A repair needs every other player and can itself be taken back', () => {
  const here = room();
  const { game, seats } = started(here);
  const before = hash(here, game);
  expect(() => here.table.repair({ user: 'bob' }, game, 'score', { seat: seats.bob, score: 5 })).toThrow(
    'Only the organiser of the game may do that.',
  );
  expect(() => here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p9', score: 5 })).toThrow('There is no such seat.');
  expect(() => here.table.repair({ user: 'ann' }, game, 'toString', {})).toThrow('There is no correction called "toString".');
  const { request } = here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.bob, score: 5 });
  moves(here, game, 'take');
  here.table.agree({ user: 'bob' }, request ?? 0);
  const { command } = here.table.agree({ user: 'cid' }, request ?? 0);
  expect(state(here, game).seats[seats.bob].score).toBeGreaterThanOrEqual(5);
  const undo = here.table.undo({ user: 'ann' }, game, { command: command ?? 0 }).request;
  for (const user of ['bob', 'cid']) here.table.agree({ user }, undo ?? 0);
  expect(here.store.commands.find(game, 2)?.hash).toBe(hash(here, game));
  expect(hash(here, game)).not.toBe(before);
});

test('A request lapses when the players change', () => {
  const here = room();
  const { game } = started(here);
  const user = moves(here, game, 'roll');
  const [one = ''] = others(here, game, user);
  const { request } = here.table.undo({ user }, game);
  here.table.leave({ user: one }, game);
  expect(here.table.request(request ?? 0)?.outcome).toBe('lapsed');
});

test('A repair that has become impossible is not made, and said to be so', () => {
  const here = room();
  const { game } = started(here, { target: 1 });
  const seat = here.table.game(game).members[0]?.seat ?? '';
  const { request } = here.table.repair({ user: 'ann' }, game, 'score', { seat, score: 5 });
  abandoned(here, game);
  expect(() => here.table.agree({ user: 'bob' }, request ?? 0)).toThrow('That request is no longer open.');
});

test('A roll is not taken back at once because all others have left: they may come back, and can say no for three days', () => {
  const here = room();
  const { game } = started(here);
  const user = moves(here, game, 'roll');
  const before = hash(here, game);
  for (const one of others(here, game, user)) here.table.leave({ user: one }, game);
  const { request } = here.table.undo({ user }, game);
  expect(request).not.toBeNull();
  expect(hash(here, game)).toBe(before);
  here.now += 3 * 24 * 3_600_000;
  expect(here.table.undo({ user }, game)).toMatchObject({ request: null });
  expect(hash(here, game)).not.toBe(before);
});
