import { mapSequential } from '#discord/async/sequential.ts';
import { expect, test } from 'vitest';
import { WHOLE } from '../store/stored.ts';
import { randomAnswer } from '#engine';
import { abandoned, fromSeed, hash, HOUR, kinds, mover, moves, only, room, started, state, type Room } from './room.ts';

const others = async (here: Room, game: string, user: string): Promise<string[]> =>
  (await here.table.getGame(game)).members.map((one) => one.user).filter((one) => one !== user);

test('A player’s last choice without randomness is undone alone', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = await hash(here, game);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  await here.table.answer({ user }, game, ask, ['twice']);
  const outcome = await here.table.undo({ user }, game);
  expect(outcome).toMatchObject({ command: 3, request: null });
  expect(await hash(here, game)).toBe(before);
  expect((await here.table.history(game)).map(({ kind, undoneBy }) => [kind, undoneBy])).toEqual([
    ['begin', null],
    ['answer', 3],
    ['undo', null],
  ]);
  expect(await here.table.facts(game, 1, 3)).toEqual([]);
});

test('After an undo the question gets a new id', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  await here.table.answer({ user }, game, ask, ['twice']);
  const used = (await only(here, game, user)).ask;
  await here.table.undo({ user }, game);
  const fresh = (await only(here, game, user)).ask;
  expect([ask, used]).not.toContain(fresh);
  for (const stale of [ask, used])
    await expect(async () => here.table.answer({ user }, game, stale, ['take'])).rejects.toThrow(
      'That question is no longer open.',
    );
  await here.table.answer({ user }, game, fresh, ['take']);
});

test('Undo of a roll needs consent, and rolling again repeats it', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  const before = await hash(here, game);
  const user = await moves(here, game, 'roll');
  const [rolled] = await here.table.facts(game, 2, 2);
  const [one = '', two = ''] = await others(here, game, user);
  const { request } = await here.table.undo({ user }, game);
  if (request === null) throw new Error('It needs consent');
  expect(await here.table.findOpenRequest(game)).toMatchObject({
    kind: 'undo',
    missing: [one, two],
    agreed: [],
    payload: { from: 2 },
  });
  await expect(async () => here.table.agree({ user }, request)).rejects.toThrow(
    'The other players must agree, not you.',
  );
  await expect(async () => here.table.agree({ user: 'eve' }, request)).rejects.toThrow(
    'You do not have to agree to this.',
  );
  await here.table.agree({ user: one, interaction: 'a' }, request);
  expect((await here.table.agree({ user: one, interaction: 'a' }, request)).repeated).toBe(true);
  await expect(async () => here.table.agree({ user: one }, request)).rejects.toThrow('You already agreed.');
  expect(await hash(here, game)).not.toBe(before);
  await here.restart();
  expect(await here.table.agree({ user: two }, request)).toMatchObject({ command: 3, request });
  expect(await hash(here, game)).toBe(before);
  expect((await here.table.findRequest(request))?.outcome).toBe('agreed');
  expect(await mover(here, game)).toBe(user);
  await moves(here, game, 'roll');
  const [again] = await here.table.facts(game, 3, 4);
  expect(again?.fact).toEqual(rolled?.fact);
  expect(again?.fact.seat).toBe(seats[user]);
});

test('One refusal ends a request, and so does playing on', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await moves(here, game, 'roll');
  const [one = ''] = await others(here, game, user);
  const first = (await here.table.undo({ user }, game)).request ?? 0;
  await expect(async () => here.table.undo({ user }, game)).rejects.toThrow(
    'You cannot ask for this yet: another request is still open.',
  );
  await here.table.refuse({ user: one }, first);
  await expect(async () => here.table.agree({ user: one }, first)).rejects.toThrow('That request is no longer open.');
  const second = (await here.table.undo({ user }, game)).request ?? 0;
  await moves(here, game, 'take');
  expect((await here.table.findRequest(second))?.outcome).toBe('lapsed');
  const stages = (await here.store.outbox.ofGame(game))
    .filter(({ kind }) => kind === 'undo')
    .map(({ payload }) => (payload as { stage: string }).stage);
  expect(stages).toEqual(['asked', 'refused', 'asked', 'lapsed']);
});

test('Undone answers of others are offered to them again', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'poll');
  await here.table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, 1);
  const untouched = (await only(here, game, 'cid')).ask;
  await here.table.answer({ user: 'bob' }, game, (await only(here, game, 'bob')).ask, 6);
  const { request } = await here.table.undo({ user: 'ann' }, game);
  for (const user of ['bob', 'cid']) await here.table.agree({ user }, request ?? 0);
  expect(await only(here, game, 'bob')).toMatchObject({ former: 6 });
  expect((await only(here, game, 'bob')).reply).toBeUndefined();
  expect((await only(here, game, 'ann')).former).toBeUndefined();
  // What was open all along keeps its buttons, and is not told again.
  expect((await only(here, game, 'cid')).ask).toBe(untouched);
});

test('Undo restores the same fingerprint from every command of random games', async () => {
  for (let seed = 1; seed <= (WHOLE ? 6 : 2); seed++) {
    const here = await room({ seed });
    const below = fromSeed(seed * 77);
    const { game } = await started(here, { target: 12, veil: seed % 2 === 0, hands: [['stop'], ['blank'], ['stop']] });
    const hashes = [await hash(here, game)];
    for (let step = 0; step < 40 && (await here.table.getGame(game)).status === 'running'; step++) {
      const asked = (
        await mapSequential(['ann', 'bob', 'cid'], async (user) =>
          (await here.table.openQuestions(game, user))
            .filter(({ reply }) => reply === undefined)
            .map((one) => ({ user, ...one })),
        )
      ).flat();
      const one = asked[below(asked.length)];
      if (!one) throw new Error('Nobody is asked');
      await here.table.answer({ user: one.user }, game, one.ask, randomAnswer(one.spec, below));
      hashes.push(await hash(here, game));
    }
    if (seed % 3 === 0) await here.restart();
    // Back by one, forward by nothing, to the beginning; alone or by consent.
    for (let left = hashes.length - 1; left > 0; left--) {
      const { request } = await here.table.undo({ user: 'ann' }, game, { command: left + 1 });
      if (request !== null) for (const user of ['bob', 'cid']) await here.table.agree({ user }, request);
      expect(await hash(here, game)).toBe(hashes[left - 1]);
    }
    expect((await here.table.getGame(game)).status).toBe('running');
    expect((await state(here, game)).turn).toBe(0);
  }
});

test('Several commands are undone at once', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = await hash(here, game);
  for (const key of ['take', 'roll', 'draw', 'take']) await moves(here, game, key);
  const { request } = await here.table.undo({ user: 'ann' }, game, { command: 2 });
  for (const user of ['bob', 'cid']) await here.table.agree({ user }, request ?? 0);
  expect(await hash(here, game)).toBe(before);
  await expect(async () => here.table.undo({ user: 'ann' }, game, { command: 3 })).rejects.toThrow(
    'That move has already been undone.',
  );
  await expect(async () => here.table.undo({ user: 'ann' }, game, { command: 1 })).rejects.toThrow(
    'You cannot undo the start of the game, a change of rules or a change of players.',
  );
  await expect(async () => here.table.undo({ user: 'ann' }, game)).rejects.toThrow('You have no move to undo.');
});

test('An end may be undone until the seed is published', async () => {
  const here = await room();
  const { game } = await started(here, { target: 1 });
  const user = await moves(here, game, 'take');
  const [one = '', two = ''] = await others(here, game, user);
  const { request } = await here.table.undo({ user }, game);
  for (const other of [one, two]) await here.table.agree({ user: other }, request ?? 0);
  expect(await here.table.getGame(game)).toMatchObject({ status: 'running', endedAt: null });
  expect(
    (await here.store.outbox.ofGame(game)).filter(({ kind, status }) => kind === 'seed' && status === 'waiting'),
  ).toEqual([]);
  expect(await mover(here, game)).toBe(user);
  await moves(here, game, 'take');
  here.now += 25 * 3_600_000;
  let claimed;
  while ((claimed = await here.table.outbox.claim(here.now, 10)).length)
    for (const { id } of claimed) await here.table.outbox.sent([id], null, here.now);
  expect(await kinds(here, game)).toContain('seed');
  await expect(async () => here.table.undo({ user }, game)).rejects.toThrow(
    /You cannot change this game any more: .* its seed is public/,
  );
});

test('A game is not taken up again a day after its end', async () => {
  const over = async (): Promise<{ here: Room; game: string }> => {
    const here = await room();
    const { game } = await started(here, { target: 1 });
    await moves(here, game, 'take');
    return { here, game };
  };
  // Where it is brought in, nothing is known of what was sent.
  const elsewhere = await over();
  elsewhere.here.now += 24 * HOUR;
  await expect(async () => elsewhere.here.table.undo({ user: 'ann' }, elsewhere.game)).rejects.toThrow(
    /You cannot change this game any more: .* its seed is public/,
  );
  await expect(async () =>
    elsewhere.here.table.repair({ user: 'ann' }, elsewhere.game, 'score', { seat: 'p1', score: 0 }),
  ).rejects.toThrow(/You cannot change this game any more: .* its seed is public/);
  // Tried, and not acknowledged; then a clock that was ahead is put right.
  const { here, game } = await over();
  const then = here.now;
  here.now += 25 * HOUR;
  for (
    let rows = await here.store.outbox.claim(here.now, 10);
    rows.length;
    rows = await here.store.outbox.claim(here.now, 10)
  ) {
    for (const { id, kind } of rows)
      if (kind === 'seed') await here.store.outbox.markFailed(id, 'no answer', here.now + HOUR);
      else await here.store.outbox.sent([id], null, here.now);
  }
  here.now = then;
  await expect(async () => here.table.undo({ user: 'ann' }, game)).rejects.toThrow(
    /You cannot change this game any more: .* its seed is public/,
  );
});

test('A repair needs all other players and can itself be undone', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  const before = await hash(here, game);
  await expect(async () =>
    here.table.repair({ user: 'bob' }, game, 'score', { seat: seats.bob, score: 5 }),
  ).rejects.toThrow('Only the organizer of this game may do that.');
  await expect(async () => here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p9', score: 5 })).rejects.toThrow(
    "I don't know that player.",
  );
  await expect(async () => here.table.repair({ user: 'ann' }, game, 'toString', {})).rejects.toThrow(
    "I don't know the correction “toString”.",
  );
  const { request } = await here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.bob, score: 5 });
  await moves(here, game, 'take');
  await here.table.agree({ user: 'bob' }, request ?? 0);
  const { command } = await here.table.agree({ user: 'cid' }, request ?? 0);
  expect((await state(here, game)).seats[seats.bob].score).toBeGreaterThanOrEqual(5);
  const undo = (await here.table.undo({ user: 'ann' }, game, { command: command ?? 0 })).request;
  for (const user of ['bob', 'cid']) await here.table.agree({ user }, undo ?? 0);
  expect((await here.store.commands.find(game, 2))?.hash).toBe(await hash(here, game));
  expect(await hash(here, game)).not.toBe(before);
});

test('A request lapses when the players change', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await moves(here, game, 'roll');
  const [one = ''] = await others(here, game, user);
  const { request } = await here.table.undo({ user }, game);
  await here.table.leave({ user: one }, game);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('lapsed');
});

test('A repair request lapses when the game is abandoned', async () => {
  const here = await room();
  const { game } = await started(here, { target: 1 });
  const seat = (await here.table.getGame(game)).members[0]?.seat ?? '';
  const { request } = await here.table.repair({ user: 'ann' }, game, 'score', { seat, score: 5 });
  await abandoned(here, game);
  await expect(async () => here.table.agree({ user: 'bob' }, request ?? 0)).rejects.toThrow(
    'That request is no longer open.',
  );
});

test('Undo of a roll waits three days when all others left', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await moves(here, game, 'roll');
  const before = await hash(here, game);
  for (const one of await others(here, game, user)) await here.table.leave({ user: one }, game);
  const { request } = await here.table.undo({ user }, game);
  expect(request).not.toBeNull();
  expect(await hash(here, game)).toBe(before);
  here.now += 3 * 24 * 3_600_000;
  expect(await here.table.undo({ user }, game)).toMatchObject({ request: null });
  expect(await hash(here, game)).not.toBe(before);
});
