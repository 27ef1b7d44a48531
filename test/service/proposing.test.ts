import { expect, test } from 'vitest';
import { ask, done, defineProcedure, defineQuestion, type EngineBook, type Game } from '#engine';
import type { Edition, ChooseMove } from '#service';
import { only, room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

type Toy = Game<ToyState, EngineBook<never>>;
const fleet = defineQuestion<Toy>()<null, Record<string, number>>()('fleet', () => ({
  kind: 'allot',
  prompt: 'Which ships move?',
  amounts: [{ key: 'cruiser', label: 'cruiser', max: 2 }],
  proposed: {},
}));
const voyage = defineProcedure<Toy>()<{ seat: string }>()('voyage', {
  start: (_game, { seat }) => ask([fleet.ask(seat, null)], 'end'),
  end: () => done(),
});

/** One question, for the first seat; what is proposed for it comes after so many ms, or not at all. */
async function asked(answer: Record<string, number> | Error) {
  const edition: Edition<ToyState> = {
    ...toy,
    firstProcedure: { procedure: voyage.name, data: { seat: 'p1' } },
    bookFor: (state) => {
      const book = toy.bookFor(state) as unknown as EngineBook<never>;
      return {
        ...book,
        procedures: { ...book.procedures, [voyage.name]: voyage },
        questions: { ...book.questions, [fleet.name]: fleet },
      } as never;
    },
  };
  let late: ((thought: { reply: Record<string, number> }) => void) | undefined;
  const think: ChooseMove = (_thinking, done) => {
    if (answer instanceof Error) throw answer;
    if ('late' in answer) late = done as never;
    else done({ reply: answer });
  };
  const here = await room({ editions: [edition], think });
  const { game } = await here.table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: toy.defaultSettings, place: {} },
  );
  for (const user of ['ann', 'bob']) await here.table.join({ user }, game, { name: user });
  await here.table.startGame({ user: 'ann' }, game);
  const user = (await here.table.getGame(game)).members.find(({ seat }) => seat === 'p1')?.user ?? '';
  return { here, game, user, open: await only(here, game, user), late: () => late?.({ reply: { cruiser: 2 } }) };
}

test('A proposal is saved as the draft before it is shown', async () => {
  const { here, game, user, open } = await asked({ cruiser: 1 });
  await here.table.createProposal(game, open.ask, user);
  expect((await only(here, game, user)).draft()).toEqual({ answer: { cruiser: 1 } });
});

test('A proposal replaces no draft, and an empty one is ignored', async () => {
  const { here, game, user, open } = await asked({ cruiser: 1 });
  await here.table.saveDraft(game, open.ask, { user }, { counts: {} });
  await here.table.createProposal(game, open.ask, user);
  expect((await only(here, game, user)).draft()).toEqual({ counts: {} });
  const none = await asked({});
  await none.here.table.createProposal(none.game, none.open.ask, none.user);
  expect((await only(none.here, none.game, none.user)).draft()).toBeUndefined();
});

test('A late proposal is ignored', async () => {
  const { here, game, user, open, late } = await asked({ late: 1 });
  await here.table.createProposal(game, open.ask, user);
  late();
  expect((await only(here, game, user)).draft()).toBeUndefined();
});

test('A failed proposal does not prevent the question', async () => {
  const { here, game, user, open } = await asked(new Error('No thought'));
  await expect(here.table.createProposal(game, open.ask, user)).resolves.toBeUndefined();
  expect(here.logged.some(({ words }) => words === 'Cannot suggest an answer')).toBe(true);
});
