import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import type { Game } from '#ti3/rules/game.ts';
import { revealObjective } from '#ti3/rules/objectives/objectives.ts';
import { play, reply } from '../content/third-game.ts';
import { empireWith, itsCards } from '../shattered/empire.ts';

// An Age of Empire with the strategy cards of Shattered Empire: whatever reveals objectives finds them all open (E3 18.42).

const RACES = ['sol', 'hacan', 'norr'];
const age = (more: object): Game => empireWith(RACES, { played: ['ageOfEmpire'], partial: true, ...more });
const asked = (game: Game): string[] => openAsks(game.state).map(({ ask }) => `${ask.player} ${ask.question}`);
const isOver = ({ state }: Game): boolean => state.ending !== null || state.phase === 'ended';

test('E3 18.42 no card reveals objectives or Imperium Rex', () => {
  for (const more of [itsCards, { strategyCards: ['imperial-ii'] }, {}]) {
    const game = age(more);
    const { draw } = game.state.decks.objective;
    expect(draw[0]).toBe('imperium-rex');
    const before = [...draw];
    expect(revealObjective(game)).toBeUndefined();
    expect([isOver(game), game.state.decks.objective.draw]).toEqual([false, before]);
  }
});

test('E3 18.42 Bureaucracy: reveals nothing but allows an immediate claim', () => {
  const game = age(itsCards);
  Object.assign(game.state, { phase: 'action', active: 'p1' });
  game.state.objectives[0] = { id: 'six-trade-goods', claimedBy: [] };
  game.state.seats.p1.tradeGoods = 6;
  play(game, 'bureaucracy-taken', { seat: 'p1', bonus: 2 });
  expect(isOver(game)).toBe(false);
  play(game, 'bureaucracy-primary', { seat: 'p1' });
  reply(game, { command: 1, fleet: 0, strategy: 0 });
  expect(asked(game)).toEqual(['p1 claim-objective']);
  reply(game, ['six-trade-goods']);
  expect([game.state.seats.p1.points, isOver(game)]).toEqual([1, false]);
});

test('E3 18.42 Imperial II: reveals nothing as a round begins', () => {
  const game = age({ strategyCards: ['imperial-ii'] });
  play(game, 'strategy-phase', {});
  expect([isOver(game), asked(game).length]).toEqual([false, 1]);
});

test('E3 18.41 objectives open before round one count as rounds', () => {
  const usual = empireWith(RACES, itsCards).state;
  const { state } = age(itsCards);
  expect(usual.objectives).toHaveLength(1);
  const open = [...usual.objectives.map(({ id }) => id), ...usual.decks.objective.draw];
  expect(state.objectives.map(({ id }) => id)).toEqual(open.slice(0, open.indexOf('imperium-rex')));
  expect(state.options.lastRound).toBe(state.objectives.length);
});
