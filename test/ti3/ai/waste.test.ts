import { expect, test } from 'vitest';
import { choose, type Answer, type Json } from '#engine';
import { AiContext } from '#ti3/ai/ai-context.ts';
import { chooseAnswer } from '#ti3/ai/index.ts';
import { evaluateUse } from '#ti3/ai/policies/cards.ts';
import { findBestDock } from '#ti3/ai/policies/production.ts';
import { payment } from '#ti3/rules/production/payment.ts';
import { ti3ProposalRules } from '#ti3/simulation/proposal-rules.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { enactForTest } from '../enact.ts';
import { Table, type Laid } from '../table.ts';

const chosen = (question: string, data: Json, keys: string[], setting: Laid = {}): Answer => {
  const { game } = new Table({ ground: Object.fromEntries(keys.map((planet) => [planet, 'ann'])), ...setting });
  const spec = choose('', keys.map((key) => ({ key, label: key }))); // prettier-ignore
  return chooseAnswer(knownTo(game, 'ann'), 'ann', { question, data, spec, check: () => undefined }, 'seed');
};

test('A tariff and criminals take the planet that yields least', () => {
  for (const keys of [
    ['arnor', 'lor'],
    ['lor', 'arnor'],
  ]) {
    expect(chosen('council-choice', { owes: true }, keys)).toEqual(['lor']);
    expect(chosen('stellar-criminals', {}, keys)).toEqual(['lor']);
  }
});

test('E3 14.2 a technology specialty does not keep a planet from being exhausted', () => {
  const places: Laid['places'] = { 'arinam-meer': [5, 5], 'qucenn-rarron': [4, 6] };
  for (const keys of [
    ['meer', 'rarron'],
    ['rarron', 'meer'],
  ])
    expect(chosen('stellar-criminals', {}, keys, { places })).toEqual(['rarron']);
});

test('E3 16.1 objectives are paid for with planets before trade goods', () => {
  const { game } = new Table({ places: { 'mecatol-rex': [5, 5] }, ground: { 'mecatol-rex': 'ann' } });
  game.state.seats.ann.tradeGoods = 3;
  const proposed = (phase: 'action' | 'status') => {
    game.state.phase = phase;
    for (const { id } of Object.values(game.state.planets)) game.state.planets[id].exhausted = id !== 'mecatol-rex';
    const spec = payment.spec(game, 'ann', { kind: 'influence', amount: 2, for: '' });
    return 'proposed' in spec ? spec.proposed : undefined;
  };
  expect(proposed('action')).toEqual({ 'trade-goods': 2 });
  expect(proposed('status')).toEqual({ 'mecatol-rex': 1 });
});

test('Uprising waits for a ready planet of another player', () => {
  const worth = (owner: 'ann' | 'bob'): number => {
    const { game } = new Table({ places: { 'arinam-meer': [5, 5] }, ground: { meer: owner } });
    for (const planet of Object.values(game.state.planets)) if (planet.id !== 'meer') planet.exhausted = true;
    return evaluateUse(new AiContext(game, 'ann', () => 0), 'uprising#1');
  };
  expect(worth('ann')).toBeLessThan(0);
  expect(worth('bob')).toBeGreaterThan(0);
});

test('No ship moves by Warfare for a command counter alone', () => {
  expect(chosen('warfare-move', { moved: [] }, ['u1>empty-1', 'none'], { ground: {} })).toEqual(['none']);
});

test('The Minister of Internal Security destroys no forces of its player', () => {
  const { game } = new Table({
    places: { 'mecatol-rex': [5, 5] },
    ground: { 'mecatol-rex': 'bob 1 ground-force; ann 3 ground-force' },
  });
  const question = 'minister-of-internal-security';
  const spec = { kind: 'number' as const, prompt: '', min: 1, max: 4 };
  const asked = { question, data: { most: 4 }, spec, check: () => undefined };
  expect(chooseAnswer(knownTo(game, 'ann'), 'ann', asked, 'seed')).toBe(1);
});

test('E3 9.5 no dock is planned where the rules bar one', () => {
  const planned = (law?: string) => {
    const { game } = new Table({
      places: { 'mecatol-rex': [5, 5] },
      ground: { 'mecatol-rex': 'ann ground-force', saudor: 'ann' },
    });
    game.state.seats.ann.tradeGoods = 9;
    if (law !== undefined) enactForTest(game, law, 'mecatol-rex');
    return findBestDock(new AiContext(game, 'ann', () => 0), 'mecatol-rex')?.planet;
  };
  expect(planned()).toBe('mecatol-rex');
  expect(planned('holy-planet-of-ixth')).toBeUndefined();
});

test('E3 16.2 progress toward an objective is a gain of a proposal', () => {
  const held = (at: string, claimedBy: string[] = []) => {
    const { game } = new Table({ places: { 'mecatol-rex': [5, 5] }, space: { [at]: 'ann 2 dreadnought' } });
    Object.assign(game.state.seats.ann, { secretObjective: 'forceful' });
    game.state.objectives = [{ id: 'five-planets', claimedBy }];
    return Object.values(ti3ProposalRules.progress?.(game, 'ann') ?? {});
  };
  expect(held('empty-1')).toEqual([0, 0, 0, 0]);
  expect(held('mecatol-rex')).toEqual([0, 0, 0, 2]);
  expect(held('mecatol-rex', ['ann'])).toEqual([0, 0, 2]);
});
