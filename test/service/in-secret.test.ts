import { filterSequential, mapSequential } from '#discord/async/sequential.ts';
import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { clone, randomAnswer, type Answer } from '#engine';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { Illegal } from '#service';
import { buildBoardView, narrate } from '#ti4/views/index.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { allAgree, kinds, moves, only, room, started, state, type Room, rewriteMember } from './room.ts';
import { createRandom } from '#simulation';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

/** Who sits on p1, p2 and p3. */
const seated = async (here: Room, game: string): Promise<string[]> =>
  await mapSequential(
    ['p1', 'p2', 'p3'],
    async (seat) => (await here.table.getGame(game)).members.find((one) => one.seat === seat)?.user ?? '',
  );

test('A redone secret act is no sign of life', async () => {
  const here = await room();
  const { game, seats } = await started(here, {}, ['ann', 'bob', 'cid', 'dan']);
  const user = await moves(here, game, 'take');
  const silent = ['bob', 'cid', 'dan'].find((one) => one !== user) ?? '';
  await here.table.act({ user: silent }, game, 'decline', null);
  const { request } = await here.table.replacePlayer({ user: 'ann' }, game, {
    seat: seats[silent],
    user: 'eve',
    name: 'Eve',
  });
  expect((await here.table.undo({ user }, game)).request).toBeNull();
  expect((await state(here, game)).seats[seats[silent]].declines).toBe(true);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBeNull();
  // What they do themselves is one.
  await here.table.act({ user: silent }, game, 'fine', null);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('refused');
});

test('An undone answer is asked anew, with the last reply proposed', async () => {
  const after = async (changed: boolean): Promise<{ waiting: string[]; former: unknown }> => {
    const here = await room();
    const { game } = await started(here);
    await moves(here, game, 'poll');
    const [, second, third] = await seated(here, game);
    await here.table.answer({ user: second }, game, (await only(here, game, second)).ask, 3);
    await here.table.answer({ user: third }, game, (await only(here, game, third)).ask, 4);
    if (changed) await here.table.answer({ user: third }, game, (await only(here, game, third)).ask, 5);
    expect((await here.table.undo({ user: second }, game)).request).not.toBeNull();
    await allAgree(here, game);
    return {
      waiting: (await here.table.pendingPlayers(game)).map(({ seat }) => seat),
      former: (await only(here, game, third)).former,
    };
  };
  expect(await after(false)).toEqual({ waiting: ['p1', 'p2', 'p3'], former: 4 });
  expect(await after(true)).toEqual({ waiting: ['p1', 'p2', 'p3'], former: 5 });
});

test('Nobody hears of an undo of a secret act', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  await moves(here, game, 'take');
  await here.table.act({ user: 'bob' }, game, 'decline', null);
  await here.table.act({ user: 'cid' }, game, 'decline', null);
  const before = await kinds(here, game);
  expect((await here.table.undo({ user: 'bob' }, game)).request).toBeNull();
  expect([
    (await state(here, game)).seats[seats.bob].declines,
    (await state(here, game)).seats[seats.cid].declines,
  ]).toEqual([false, true]);
  expect(await kinds(here, game)).toEqual(before);
});

test('A secret act of another player takes no step back away', async () => {
  const after = async (isSecret: boolean): Promise<unknown> => {
    const here = await room();
    const { game, seats } = await started(here);
    const user = await moves(here, game, 'twice');
    const other = Object.keys(seats).find((one) => one !== user) ?? '';
    if (isSecret) await here.table.act({ user: other }, game, 'decline', null);
    const step = (await (await here.table.snapshot(game)).findLastMove(user))?.step;
    const { request } = await here.table.undo({ user }, game, { command: 2, alone: true });
    expect((await state(here, game)).seats[seats[other]].declines).toBe(isSecret);
    return { step, request, question: (await only(here, game, user)).question };
  };
  expect(await after(true)).toEqual(await after(false));
});

const book = rulebookOf();
const SETTLED = ['accept-offer', 'decline-offer', 'withdraw-offer'] as const;

/** A game of three, whose players are called by their seats. */
async function council(seed: number): Promise<{ here: Room; game: string }> {
  const before = setUpGame(book, { players: 3, seed: `in secret ${seed}`, veil: 'nothing', late: true });
  const edition = { ...createFourthEdition(singleRulebook(book)), create: () => clone(before) };
  const here = await room({ editions: [edition as never] });
  const { game } = await here.table.createGame({ user: 'p1' }, { edition: 'ti4', place: {} });
  for (const user of ['p1', 'p2', 'p3']) await here.table.join({ user }, game, { name: user });
  await here.table.startGame({ user: 'p1' }, game);
  for (const member of await here.store.members.present(game))
    await rewriteMember(here.store, member, { user: `then ${member.seat}` });
  for (const member of await here.store.members.present(game))
    await rewriteMember(here.store, member, { user: member.seat ?? '' });
  return { here, game };
}

/** All that p1 can tell of a game: the board, who is waited for, what has been said, what they are asked and what has happened lately. */
async function seenByFirst({ here, game }: { here: Room; game: string }): Promise<string> {
  const now = newGame((await here.table.getGameWithState(game)).state as State, book);
  const said = (await here.store.outbox.ofGame(game))
    .filter(({ lane }) => !lane.startsWith('whisper'))
    .map(({ kind, payload }) => [kind, { ...(payload as object), from: 0, to: 0, ask: 0 }]);
  const told = (await here.table.facts(game, 1, (await here.table.getGame(game)).head)).flatMap(({ fact }) =>
    narrate(now, [fact], 'p1'),
  );
  return JSON.stringify([
    buildBoardView(now, 'p1', {}),
    await here.table.pendingPlayers(game),
    said,
    told,
    (await here.table.openQuestions(game, 'p1')).map(({ spec, reply, former }) => [spec, reply, former]),
  ]);
}

/** Two games of the same answers, in one of which what p2 offers p3 is settled between them, and p2 gives an order; whether anything was compared. */
async function compared(seed: number): Promise<{ free: number; asked: number }> {
  const below = createRandom(seed);
  const [open, secret] = [await council(seed), await council(seed)];
  const found = { free: 0, asked: 0 };
  const both = (act: (one: Awaited<ReturnType<typeof council>>) => Promise<unknown>): Promise<unknown[]> =>
    mapSequential([open, secret], async (one) => {
      try {
        return await act(one);
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        return error.message;
      }
    });
  const asks = async (question: string): Promise<boolean> =>
    (
      await filterSequential(await open.here.store.asks.ofGame(open.game), async ({ seat }) =>
        (await open.here.table.openQuestions(open.game, seat)).some((one) => one.question === question),
      )
    ).length > 0;
  while (!(await asks('choose-strategy-card'))) await play(both, open, below);
  const since = (await open.here.table.getGame(open.game)).head + 1;
  const drawn = async ({ here, game }: Awaited<ReturnType<typeof council>>): Promise<number> =>
    (await here.store.commands.range(game, since, 999))
      .flatMap(({ chance }) => chance ?? [])
      .filter(({ is }) => is === 'draw').length;
  const settled: string[] = [];
  const offers = async (): Promise<string[]> =>
    Object.keys(((await secret.here.table.getGameWithState(secret.game)).state as State).offers);
  for (let step = 0; step < 40; step++) {
    const [offer] = await offers();
    switch (below(6)) {
      case 0:
        await both(async ({ here, game }) =>
          here.table.act({ user: 'p2' }, game, 'offer', { to: 'p3', note: `Peace ${step}` }),
        );
        break;
      case 1:
        await secret.here.table.act({ user: 'p2' }, secret.game, 'standing-order', {
          moment: 'any',
          until: below(2) ? 'turn' : 'ask',
        });
        break;
      case 2:
      case 3: {
        const deed = SETTLED[below(3)];
        if (offer !== undefined)
          await secret.here.table.act({ user: deed === 'withdraw-offer' ? 'p2' : 'p3' }, secret.game, deed, {
            offer: settled[settled.push(offer) - 1],
          });
        break;
      }
      default:
        await play(both, open, below);
    }
    // What was done in secret moves the dice: from the first of them the two are different games.
    if ((await drawn(open)) || (await drawn(secret))) return found;
    // A window that no veil covers is put only to those who can answer, and an order declines it.
    const asked = await open.here.table.openQuestions(open.game, 'p2');
    if (asked.some(({ question, covered }) => question === 'window' && !covered)) return found;
    expect(await seenByFirst(secret)).toBe(await seenByFirst(open));
    if (below(3)) continue;
    const outcomes = await both(
      async ({ here, game }) => (await here.table.undo({ user: 'p1' }, game)).request !== null,
    );
    expect(outcomes[1]).toBe(outcomes[0]);
    if (outcomes[0] === true) found.asked++;
    if (outcomes[0] === false) found.free++;
    // And what they have settled stays so.
    expect((await offers()).filter((one) => settled.includes(one))).toEqual([]);
    expect(await seenByFirst(secret)).toBe(await seenByFirst(open));
    if (below(2))
      await both(async ({ here, game }) =>
        mapSequential(await here.table.openRequests(game), async ({ id }) => here.table.refuse({ user: 'p1' }, id)),
      );
  }
  return found;
}

async function play(
  both: (act: (one: Awaited<ReturnType<typeof council>>) => Promise<unknown>) => Promise<unknown[]>,
  { here, game }: Awaited<ReturnType<typeof council>>,
  below: (n: number) => number,
): Promise<void> {
  const seat = (await here.table.pendingPlayers(game))[below((await here.table.pendingPlayers(game)).length)]?.seat;
  const open =
    seat === undefined
      ? undefined
      : (await here.table.openQuestions(game, seat)).find(({ reply }) => reply === undefined);
  if (seat === undefined || !open) return;
  let reply: Answer = randomAnswer(open.spec, below);
  for (
    let attempt = 0;
    attempt < 12 && (await here.table.answerProblem(game, seat, open.ask, reply)) !== undefined;
    attempt++
  )
    reply = randomAnswer(open.spec, below);
  await both(async (one) =>
    one.here.table.answer(
      { user: seat },
      one.game,
      (await one.here.table.openQuestions(one.game, seat)).find((asked) => asked.reply === undefined)?.ask ?? '',
      structuredClone(reply),
    ),
  );
}

test('A private deal since a move takes neither its free undo nor Back away', async () => {
  const { here, game } = await council(1);
  const below = createRandom(1);
  const asked = async (): Promise<string | undefined> =>
    (
      await filterSequential(['p1', 'p2', 'p3'], async (user) =>
        (await here.table.openQuestions(game, user)).some(({ question }) => question === 'choose-strategy-card'),
      )
    ).at(0);
  while ((await asked()) === undefined)
    await play((act) => mapSequential([{ here, game }], act), { here, game }, below);
  const mover = (await asked()) ?? '';
  const [from, to] = ['p1', 'p2', 'p3'].filter((user) => user !== mover);
  await here.table.act({ user: from }, game, 'offer', { to, note: 'Peace' });
  const [{ ask, spec }] = await here.table.openQuestions(game, mover);
  await here.table.answer({ user: mover }, game, ask, spec.kind === 'choose' ? [spec.options[0].key] : null);
  const offers = async (): Promise<string[]> =>
    Object.keys(((await here.table.getGameWithState(game)).state as State).offers);
  const [offer] = await offers();
  await here.table.act({ user: to }, game, 'accept-offer', { offer });
  expect((await (await here.table.snapshot(game)).findLastMove(mover))?.step).toBe(here.now);
  expect((await here.table.undo({ user: mover }, game)).request).toBeNull();
  expect([await asked(), await offers()]).toEqual([mover, []]);
});

test('Secret deals and orders leave no public trace', async () => {
  const all = await mapSequential(Array.from({ length: 5 }), async (_, seed) => compared(seed + 1));
  expect(all.reduce((sum, { free }) => sum + free, 0)).toBeGreaterThan(10);
  expect(all.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(5);
});
