import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { chooseAnswer } from '#ti3/ai/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { laidOut, play, refused, reply } from '../content/third-game.ts';

/** p1 plays Trade; p2 and p3 agree, p1 refuses, and it is for p3 to propose. */
function refusedOnce(contracts: Record<string, number[]>): Game {
  const game = laidOut(['norr', 'sol', 'letnev']);
  Object.assign(game.state, { phase: 'action', order: ['p1', 'p2', 'p3'] });
  for (const [seat, owned] of Object.entries(contracts)) game.state.seats[seat].contracts = owned;
  play(game, 'trade-primary', { seat: 'p1' });
  reply(game, ['trade'], 'p1');
  reply(game, game.state.seats.p1.contracts.length > 1 ? [] : ['none'], 'p1');
  reply(game, [`p3>${contracts.p2[0]}`], 'p2');
  reply(game, [`${contracts.p3[0]}`], 'p3');
  reply(game, ['no'], 'p1');
  // p2 has nobody left to ask but p1.
  reply(game, ['none'], 'p2');
  return game;
}

const asked = (game: Game): string => openAsks(game.state).map(({ ask }) => `${ask.player}: ${ask.question}`).join(); // prettier-ignore

test('E3 15.2 a refused agreement cannot return in this action', () => {
  const game = refusedOnce({ p1: [1], p2: [2], p3: [1] });
  expect(asked(game)).toBe('p3: propose-agreement');
  expect(refused(game, ['p2>1'])).toBe('This trade agreement was already refused in this action (E3 15.2).');
  expect(refused(game, ['p1>1'])).toBeUndefined();
});

test('E3 15.2 the same pair may agree on another contract', () => {
  const game = refusedOnce({ p1: [1, 1], p2: [2, 3], p3: [1, 1] });
  expect(refused(game, ['p2>1'])).toBeUndefined();
  reply(game, ['p2>1'], 'p3');
  expect(asked(game)).toBe('p2: agree-to-trade');
  expect(refused(game, ['2'])).toBe('This trade agreement was already refused in this action (E3 15.2).');
  expect(refused(game, ['3'])).toBeUndefined();
});

test('E3 15.2 practice players do not repeat a failed proposal', () => {
  const thinks = (game: Game): Answer => {
    const [open] = openAsks(game.state);
    const spec = specOf(game, open);
    const { player, question, data, id } = open.ask;
    const check = (answer: Answer): string | undefined => answerProblem(game, open, answer, spec);
    return chooseAnswer(knownTo(game, player, open.path), player, { question, data, spec, check }, String(id));
  };
  const game = refusedOnce({ p1: [1, 1], p2: [2, 3], p3: [1, 1] });
  expect((thinks(game) as string[]).filter((key) => key.startsWith('p2'))).toEqual([]);
  game.state.facts = game.state.facts.filter(({ type }) => type !== 'agreement-refused');
  game.invalidateAll();
  expect((thinks(game) as string[]).filter((key) => key.startsWith('p2'))).not.toEqual([]);
});
