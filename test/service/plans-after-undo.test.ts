import { expect, test } from 'vitest';
import { mapSequential } from '#discord/async/sequential.ts';
import { formatDroppedPlan } from '#discord/messages/direct-message.ts';
import type { Edition } from '#service';
import type { PlanInput } from '#service/plans/plans.ts';
import { allAgree, MINUTE, mover, room, started, state, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

/** One can be taken only while nobody has a point, and another is worth all points there are. */
const ranking: Edition<ToyState> = {
  ...toy,
  voteProcedures: ['turn'],
  rankedChoice: {
    question: 'move',
    toCome: ({ active }, seat) => active !== seat,
    options: ({ seats }) => {
      const points = Object.values(seats).reduce((sum, { score }) => sum + score, 0);
      return [
        { key: 'take', worth: 0 },
        { key: 'draw', worth: points },
        ...(points ? [] : [{ key: 'poll', worth: 0 }]),
      ];
    },
  },
};

async function table(edition: Edition<ToyState> = toy) {
  const here = await room({ editions: [edition] });
  const { game, seats, users } = await started(here);
  const first = await mover(here, game);
  const order = Object.keys(users).sort();
  const after = (by: number): string => users[order[(order.indexOf(seats[first]) + by) % order.length]];
  return { here, game, seats, first, second: after(1), third: after(2) };
}

const says = async (here: Room, game: string, user: string, reply: string[] | number, then?: PlanInput) =>
  here.table.answer({ user }, game, (await unanswered(here, game, user))[0].ask, reply, then && { plan: then });
const unanswered = async (here: Room, game: string, user: string) =>
  (await here.table.openQuestions(game, user)).filter(({ reply }) => reply === undefined);
const takeBack = async (here: Room, game: string, user: string): Promise<void> => {
  await here.table.undo({ user }, game);
  await allAgree(here, game);
};
const told = async (here: Room, game: string) =>
  (await here.store.outbox.ofGame(game))
    .filter(({ kind }) => kind === 'unplanned')
    .map(({ lane, payload }) => ({ lane, payload }));
const planOf = async (here: Room, game: string, user: string) => here.store.users.plan(game, user);

test('Another player’s ranking survives an undo and is carried out', async () => {
  const { here, game, first, second, third, seats } = await table(ranking);
  await here.table.rankChoices({ user: third }, game, ['take']);
  await says(here, game, first, ['take']);
  expect(await here.table.undo({ user: first }, game)).toHaveProperty('command');
  expect(await here.table.getRanking(game, third)).toEqual(['take']);
  await says(here, game, first, ['take']);
  await says(here, game, second, ['take']);
  expect((await state(here, game)).seats[seats[third]].score).toBe(1);
  expect(await told(here, game)).toEqual([]);
});

test('A ranking that was carried out is restored by an undo', async () => {
  const { here, game, first, second, seats } = await table(ranking);
  await here.table.rankChoices({ user: second }, game, ['take']);
  await says(here, game, first, ['take']);
  expect(await here.table.getRanking(game, second)).toEqual([]);
  await takeBack(here, game, first);
  expect(await here.table.getRanking(game, second)).toEqual(['take']);
  await says(here, game, first, ['take']);
  expect((await state(here, game)).seats[seats[second]].score).toBe(1);
});

test('A ranker is told once when an undo adds choices', async () => {
  const { here, game, first, third } = await table(ranking);
  await says(here, game, first, ['take']);
  here.now += MINUTE;
  await here.table.rankChoices({ user: third }, game, ['take']);
  await here.table.undo({ user: first }, game);
  expect(await here.table.getRanking(game, third)).toEqual(['take']);
  expect(await told(here, game)).toEqual([
    { lane: `whisper ${third}`, payload: { user: third, what: 'more', dm: true } },
  ]);
});

test('An undo that devalues a ranked choice drops the ranking', async () => {
  const { here, game, first, third } = await table(ranking);
  await says(here, game, first, ['take']);
  await here.table.rankChoices({ user: third }, game, ['draw']);
  await here.table.undo({ user: first }, game);
  expect(await here.table.getRanking(game, third)).toEqual([]);
  expect(await told(here, game)).toEqual([
    { lane: `whisper ${third}`, payload: { user: third, what: 'ranking', dm: true } },
  ]);
});

test('An executed plan step is restored by an undo', async () => {
  const { here, game, first, second } = await table();
  await says(here, game, first, ['take'], { steps: [{ question: 'guess', reply: 3 }] });
  await says(here, game, second, ['poll']);
  expect(await unanswered(here, game, first)).toEqual([]);
  expect(await planOf(here, game, first)).toBeUndefined();
  await takeBack(here, game, second);
  expect(await planOf(here, game, first)).toMatchObject({ from: 'move', steps: [{ question: 'guess', reply: 3 }] });
  await says(here, game, second, ['poll']);
  expect(await unanswered(here, game, first)).toEqual([]);
  expect(await told(here, game)).toEqual([]);
});

test('A standing answer survives another player’s undo', async () => {
  const { here, game, first, second } = await table();
  await says(here, game, first, ['take'], { standing: [{ question: 'guess', about: {}, reply: 4 }] });
  await says(here, game, second, ['poll']);
  await takeBack(here, game, second);
  await says(here, game, second, ['poll']);
  expect(await unanswered(here, game, first)).toEqual([]);
  expect(await told(here, game)).toEqual([]);
});

test('An undone answer drops its plan, with one notice', async () => {
  const { here, game, first, second } = await table();
  await says(here, game, first, ['poll']);
  await says(here, game, second, 2, { steps: [{ question: 'name', reply: 7 }] });
  await takeBack(here, game, first);
  expect(await planOf(here, game, second)).toBeUndefined();
  expect(await told(here, game)).toEqual([
    { lane: `whisper ${second}`, payload: { user: second, what: 'plan', dm: true } },
  ]);
  await says(here, game, first, ['poll']);
  await takeBack(here, game, first);
  expect(await told(here, game)).toHaveLength(1);
});

test('An undo looks alike in public with or without a plan', async () => {
  const [planned, plain] = await mapSequential(
    [{ steps: [{ question: 'name', reply: 7 }] }, undefined],
    async (then) => {
      const { here, game, first, second } = await table();
      await says(here, game, first, ['poll']);
      await says(here, game, second, 2, then);
      await takeBack(here, game, first);
      const rows = (await here.store.outbox.ofGame(game)).filter(({ lane }) => !lane.startsWith('whisper '));
      return {
        said: rows.map(({ kind, lane, payload, createdAt, dueAt, nonce }) => ({
          kind,
          lane,
          payload,
          createdAt,
          dueAt,
          length: nonce.length,
        })),
        history: await here.table.history(game),
        waiting: await here.table.pendingPlayers(game),
        aliases: await mapSequential([first, second], async (user) =>
          (await here.table.openQuestions(game, user)).map(({ question }) => question),
        ),
      };
    },
  );
  expect(planned).toEqual(plain);
});

test('A player who undoes their own planned answer is asked again', async () => {
  const { here, game, first, second } = await table();
  const standing = [{ question: 'guess', about: {}, reply: 4 }];
  await says(here, game, first, ['take'], { standing });
  await says(here, game, second, ['poll']);
  expect(await unanswered(here, game, first)).toEqual([]);
  await takeBack(here, game, first);
  expect(await unanswered(here, game, first)).toHaveLength(1);
  expect(await told(here, game)).toEqual([]);
});

test('Undo of a vote drops a pass in it, with notice', async () => {
  const { here, game, first, third } = await table(ranking);
  await says(here, game, first, ['take']);
  await here.table.passVote({ user: third }, game, (await here.table.snapshot(game)).vote() ?? '');
  await here.table.undo({ user: first }, game);
  expect(await planOf(here, game, third)).toBeUndefined();
  expect(await told(here, game)).toMatchObject([{ payload: { user: third, what: 'plan' } }]);
});

test('A plan survives its owner’s undo of something else', async () => {
  const { here, game, first, second } = await table();
  await says(here, game, first, ['take'], { steps: [{ question: 'guess', reply: 3 }] });
  await here.table.act({ user: first }, game, 'decline', null);
  await here.table.undo({ user: first }, game);
  await says(here, game, second, ['poll']);
  expect(await unanswered(here, game, first)).toEqual([]);
});

test('A dropped plan is explained in one sentence', () => {
  for (const what of ['plan', 'ranking', 'more'] as const)
    expect(formatDroppedPlan(what, '<#1>')).toMatch(/^A move was undone in <#1>, so [^.]*\. [^.]*\.$/);
});
