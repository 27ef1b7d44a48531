import { fleetPoolWarning } from '#ti4/rules/tokens/fleet-pool-warning.ts';
import { expect, test } from 'vitest';
import { actionCard } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { State } from '#ti4/rules/state.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { table, type Setting, type TestTable } from './table.ts';

const give = (state: State, cards: Record<string, string>) => {
  for (const [seat, card] of Object.entries(cards)) {
    delete state.strategyCards[card];
    state.seats[seat].strategyCards[card] = { used: true };
  }
};

/** Cat is first in initiative order, then ann, then bob. */
const phase = (setting: Setting = {}) =>
  table({
    phase: 'status',
    ...setting,
    change: (state) => {
      give(state, { cat: 'leadership', ann: 'trade', bob: 'imperial' });
      for (const deck of [state.decks.stage1, state.decks.stage2]) deck.draw = deck.draw.slice(0, 5);
      setting.change?.(state);
    },
  }).begin(statusPhase, {});

const revealed = (state: State, ...ids: string[]) => {
  state.objectives = ids.map((id) => ({ id, scoredBy: [] }));
  for (const deck of [state.decks.stage1, state.decks.stage2]) deck.draw = deck.draw.filter((id) => !ids.includes(id));
};

const keepTokens = (t: TestTable) => {
  for (const seat of ['ann', 'bob', 'cat'])
    if (t.asks(seat, 'redistribute-tokens')) t.seat(seat).agrees('redistribute-tokens');
  return t;
};

test('81.1 scoring follows initiative, not the order of answers', () => {
  const t = phase({
    change: (state) => {
      revealed(state, 'negotiate-trade-routes');
      for (const seat of ['ann', 'cat']) Object.assign(state.seats[seat], { points: 9, tradeGoods: 5 });
    },
  });
  t.ann.scores('negotiate-trade-routes');
  expect(t.state.seats.ann.points).toBe(9);
  t.cat.scores('negotiate-trade-routes');
  expect(t.state.winner).toBe('cat');
  expect(t.state.seats.ann.points).toBe(9);
});

test('81.1, 61.6 players score one public and one secret', () => {
  const t = phase({
    change: (state) => {
      revealed(state, 'negotiate-trade-routes', 'lead-from-the-front');
      Object.assign(state.seats.ann, {
        tradeGoods: 5,
        secretObjectives: ['form-a-spy-network', 'fuel-the-war-machine'],
        actionCards: ['a', 'b', 'c', 'd', 'e', 'f'],
      });
      state.decks.secret.draw = state.decks.secret.draw.filter(
        (id) => id !== 'form-a-spy-network' && id !== 'fuel-the-war-machine',
      );
    },
  });
  expect(t.ann.refusal(['negotiate-trade-routes', 'lead-from-the-front'], 'score-public-objective')).toBe(
    'Choose at most 1; you chose 2: Negotiate Trade Routes (1 VP), Lead From the Front (1 VP).',
  );
  t.ann.scores('lead-from-the-front');
  expect(t.ann.refusal('fuel-the-war-machine', 'score-secret-objective')).toBe('You need 3 space docks; you have 0.');
  t.ann.scores('form-a-spy-network');
  t.ann.chooses('tactic, 2 strategy', 'spend-tokens').chooses(['a', 'b', 'c', 'd', 'e'], 'discard-action-cards');
  t.bob.declines('score-public-objective').cat.declines('score-public-objective');
  expect(t.state.seats.ann).toMatchObject({
    points: 2,
    scoredSecrets: ['form-a-spy-network'],
    tokens: { tactic: 2, fleet: 3, strategy: 0 },
  });
  expect(t.state.seats.ann.actionCards).toContain('f');
  t.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
});

test('81.1 every holder of a secret objective is asked', () => {
  const t = phase({
    change: (state) => {
      state.seats.bob.secretObjectives = state.decks.secret.draw.splice(0, 1);
    },
  });
  expect(t).toAsk('bob score-secret-objective');
});

test('81.2, 61.14, 80.4, 81.2a, 61.14a stage I is revealed before stage II', () => {
  const t = phase({
    change: (state) => {
      state.decks.stage1.draw = state.decks.stage1.draw.slice(0, 1);
    },
  });
  expect(t.state.decks.stage1.draw).toEqual([]);
  expect(t.facts('objective-revealed')).toHaveLength(1);
  const u = phase({
    change: (state) => {
      state.decks.stage1.draw = [];
    },
  });
  expect(u.state.decks.stage2.draw).toHaveLength(4);
  t.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
  u.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
});

test('81.2b, 61.15, 98.8, 61.15a without objectives left, points then initiative decide', () => {
  const t = phase({
    change: (state) => {
      state.decks.stage1.draw = [];
      state.decks.stage2.draw = [];
      state.seats.ann.points = 6;
      state.seats.bob.points = 6;
    },
  });
  expect(t.state).toMatchObject({ phase: 'ended', winner: 'ann', ending: 'no-objectives-left', stack: [] });
});

test('81.2b objectives are still scored in the last round', () => {
  const t = phase({
    change: (state) => {
      state.decks.stage1.draw = [];
      state.decks.stage2.draw = [];
      revealed(state, 'negotiate-trade-routes');
      Object.assign(state.seats.bob, { points: 5, tradeGoods: 5 });
      state.seats.ann.points = 5;
    },
  });
  t.bob.scores('negotiate-trade-routes');
  expect(t.state.winner).toBe('bob');
  expect(t.state.seats.bob.tradeGoods).toBe(0); // 61.10: spent
});

const filler = actionCard({ id: 'test-filler', name: 'Filler', set: 'base', text: 'test', copies: 40 });
const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => `test-filler#${from + i}`);

test('81.3 Neural Motivator draws a second action card (2.1)', () => {
  const t = phase({ components: [filler], seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' } });
  expect(t.state.seats.ann.actionCards).toHaveLength(2); // Sol starts with it
  expect(t.state.seats.bob.actionCards).toHaveLength(1);
  t.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
});

test('81.3, 81 note 2 players discard before the next player draws', () => {
  const t = phase({
    components: [filler],
    change: (state) => {
      state.decks.action = { draw: cards(1, 1), discard: [] };
      state.seats.cat.actionCards = cards(2, 7);
    },
  });
  expect(t).toAsk('cat discard-action-cards');
  expect(t.state.seats.ann.actionCards).toEqual([]);
  t.cat.chooses('test-filler#5', 'discard-action-cards');
  expect(t.state.seats.ann.actionCards).toEqual(['test-filler#5']);
  expect(t.state.seats.bob.actionCards).toEqual([]);
  t.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
});

test('81.4 tokens return, two are gained, all redistributed', () => {
  const t = phase({
    change: (state) => {
      state.systems['27'].tokens = ['ann', 'bob'];
      state.seats.bob.tokens = { tactic: 1, fleet: 3, strategy: 2 };
    },
  });
  expect(t.state.systems['27'].tokens).toEqual([]);
  expect(t).toAsk('cat redistribute-tokens', 'ann redistribute-tokens', 'bob redistribute-tokens');
  expect(t.bob.refusal('5 tactic, 2 fleet, 2 strategy')).toBe('Place exactly 8; you placed 9.');
  t.bob.redistributes('0 tactic, 6 fleet, 2 strategy');
  keepTokens(t);
  expect(t.state.seats.bob.tokens).toEqual({ tactic: 0, fleet: 6, strategy: 2 });
});

test('81.5 token gains are limited by reinforcements', () => {
  const t = phase({ change: (state) => (state.seats.ann.tokens = { tactic: 6, fleet: 6, strategy: 3 }) });
  expect(t.ann.refusal('7 tactic, 6 fleet, 4 strategy')).toBe('Place exactly 16; you placed 17.');
  t.cat.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
  t.ann.agrees('redistribute-tokens');
});

test('81.5 Hyper Metabolism gains a third token', () => {
  const t = phase({
    seats: { ann: 'letnev', bob: 'muaat', cat: 'sardakk-norr' },
    technologies: { ann: ['hyper-metabolism'] },
  });
  expect(t.spec('ann')).toMatchObject({ prompt: expect.stringContaining('gain 3') as string });
  expect(t.spec('cat')).toMatchObject({ prompt: expect.stringContaining('gain 2') as string });
  t.bob.agrees('redistribute-tokens');
  t.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens');
});

test('81.6, 71.5, 81.7, 87.3, 81.8 cards ready, units repair, strategy cards return', () => {
  const t = keepTokens(
    phase({
      space: { 27: { ann: '1 dreadnought (damaged)' } },
      change: (state) => {
        state.planets.jord.exhausted = true;
        state.seats.ann.technologies['neural-motivator'].exhausted = true;
        state.strategyCards.politics.tradeGoods = 2;
      },
    }),
  );
  expect(t.state.planets.jord.exhausted).toBe(false);
  expect(t.state.seats.ann.technologies['neural-motivator'].exhausted).toBeUndefined();
  expect(t.units('ann')).toBe('1 dreadnought');
  expect(t.state.seats.ann.strategyCards).toEqual({});
  expect(t.state.strategyCards.trade).toEqual({ tradeGoods: 0 });
  expect(t.state.strategyCards.politics).toEqual({ tradeGoods: 2 });
  expect(t.state.stack).toEqual([]);
});

test('40 an end-of-phase effect ends with the phase', () => {
  const t = phase();
  addEffect(t.game, 'trade', 'ann', null, 'phase');
  keepTokens(t);
  expect(t.state.effects).toEqual({});
});

test('37.1 a warning precedes shrinking a fleet pool', () => {
  const t = table({ space: { 27: { ann: '3 cruiser' } } });
  expect(fleetPoolWarning(t.game, 'ann', 3)).toBeUndefined();
  expect(fleetPoolWarning(t.game, 'ann', 1)).toMatch(
    /^With a fleet pool of 1, you must remove ships immediately: .*2 at .*\.$/,
  );
});
