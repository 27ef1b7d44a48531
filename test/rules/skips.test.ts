import { expect, test } from 'vitest';
import { act } from '#engine';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { skipFor } from '#ti4/rules/events/skips.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { secondaryAbility } from '#ti4/rules/phases/strategic-action.ts';
import { objective } from '#ti4/rules/components/component.ts';
import { scoreObjectives } from '#ti4/rules/objectives/scoring.ts';
import { table, type Setting, type TestTable } from './table.ts';

const order = (t: TestTable, seat: string, moment: string, until: string): TestTable => {
  act(t.game as never, seat, 'standing-order', { moment, until });
  return t;
};

const follows = (setting: Setting = {}) =>
  table({
    ...setting,
    change: (state) => {
      delete state.strategyCards.warfare;
      delete state.strategyCards.diplomacy;
      state.seats.ann.strategyCards = { warfare: { used: false }, diplomacy: { used: false } };
    },
  });

test('82.1 a player can skip the secondary ability of one strategy card', () => {
  const t = order(follows(), 'bob', skipOrder('use-secondary', 'diplomacy'), 'always');
  t.begin(secondaryAbility, { seat: 'bob', card: 'diplomacy', by: 'ann' });
  expect(t.state.stack).toEqual([]);
  t.begin(secondaryAbility, { seat: 'bob', card: 'warfare', by: 'ann' });
  expect(t).toAsk('bob use-secondary');
});

test('82.1 a skip given in the question declines it, and ends with its round', () => {
  const t = follows().begin(secondaryAbility, { seat: 'bob', card: 'warfare', by: 'ann' });
  order(t, 'bob', skipOrder('use-secondary', 'warfare'), 'round');
  expect(t.state.stack).toEqual([]);
  t.state.round += 1;
  t.begin(secondaryAbility, { seat: 'bob', card: 'warfare', by: 'ann' });
  expect(t).toAsk('bob use-secondary');
});

test('82.1 what a card grants for free is asked in spite of a skip', () => {
  const t = order(follows(), 'bob', skipOrder('use-secondary', 'warfare'), 'always');
  t.begin(secondaryAbility, { seat: 'bob', card: 'warfare', by: 'ann', granted: true });
  expect(t).toAsk('bob use-secondary');
});

test('8.12 a player who skips voting abstains', () => {
  const t = table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
    },
  });
  order(t, 'bob', skipOrder('vote-for'), 'always').begin(agendaPhase, {});
  expect(t).toAsk('cat vote-for', 'ann vote-for');
  expect(t.facts('abstained').map(({ seat }) => seat)).toEqual(['bob']);
});

const open = objective({
  id: 'test-open',
  name: 'Test Open',
  set: 'base',
  text: 'test',
  stage: 1,
  points: 1,
  phase: 'status',
  fulfilled: () => true,
});

test('81.1 a player can skip scoring public objectives', () => {
  const asked = (skips: boolean): boolean => {
    const t = table({
      components: [open],
      phase: 'status',
      change: (state) => {
        state.objectives = [{ id: 'test-open', scoredBy: [] }];
      },
    });
    if (skips) order(t, 'bob', skipOrder('score-public-objective'), 'always');
    return t.begin(scoreObjectives, { seat: 'bob' }).asks('bob', 'score-public-objective');
  };
  expect([asked(false), asked(true)]).toEqual([true, false]);
});

test('A question offers the skip that is about it', () => {
  const { game } = table({});
  expect(skipFor(game, { question: 'use-secondary', data: { card: 'warfare' } })).toEqual({
    order: 'skip use-secondary warfare',
    label: 'following Warfare',
  });
  expect(skipFor(game, { question: 'vote-for', data: {} })?.label).toBe('voting (you abstain)');
  expect(skipFor(game, { question: 'turn', data: {} })).toBeUndefined();
});
