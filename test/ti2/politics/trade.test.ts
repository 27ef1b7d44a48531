import { expect, test } from 'vitest';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { table, type Laid } from '../table.ts';

const laid: Laid = {
  ground: { quill: 'ann ground-force', ravne: 'bob ground-force', solm: 'cal ground-force' },
  hands: { ann: ['trade-agreement', 'trade-agreement'] },
};
/** Ann offers an agreement to Bob. */
const offered = (more: Laid = {}) => {
  const t = table({ ...laid, ...more }).turn();
  return t.says('ann', [t.choices[0]]).says('ann', 'bob');
};

test('E2 6.1 an agreement needs consent, and its card lies open', () => {
  const t = offered().says('bob', 'agree');
  expect(Object.values(t.game.state.agreements).map(({ seats }) => seats)).toEqual([['ann', 'bob']]);
  expect([t.seat('ann').actionCards.length, t.game.state.decks.action.discard]).toEqual([1, []]);
});

test('E2 6.1 a refused agreement leaves the card with its player', () => {
  const t = offered().says('bob', 'refuse');
  expect([t.game.state.agreements, t.seat('ann').actionCards.length]).toEqual([{}, 2]);
});

test('E2 6.1 a player can skip offers of trade agreements, except from Hacan', () => {
  const skipped = (more: Laid): number => {
    const t = table({ ...laid, ...more }).turn();
    t.does('bob', 'standing-order', { moment: [skipOrder('agree-to-trade')], until: 'always' });
    t.says('ann', [t.choices[0]]).says('ann', 'bob');
    expect(t.asked).not.toContain('bob: agree-to-trade');
    return Object.keys(t.game.state.agreements).length;
  };
  expect([skipped({}), skipped({ races: { ann: 'hacan' } })]).toEqual([0, 1]);
});

test('E2 6.1 a pair has one agreement at a time', () => {
  const t = offered().says('bob', 'agree');
  t.says('ann', [t.choices[0]]);
  expect(t.asked).toEqual(['cal: agree-to-trade']); // the only one left
});

test('E2 6.1 nobody can refuse Hacan', () => {
  const t = offered({ races: { ann: 'hacan' } });
  expect(Object.keys(t.game.state.agreements).length).toBe(1);
});

test('E2 6.2 either side may end an agreement, except with Hacan', () => {
  const t = offered().says('bob', 'agree').does('bob', 'end-agreement', { partner: 'ann' });
  expect([t.game.state.agreements, t.game.state.decks.action.discard.length]).toEqual([{}, 1]);
  const bound = offered({ races: { ann: 'hacan' } });
  expect(() => bound.does('bob', 'end-agreement', { partner: 'ann' })).toThrow(/Hacan/);
});

test('E2 6.3 fighting ends an agreement, except with Hacan', () => {
  const war: Laid = { space: { 'mecatol-rex': 'ann cruiser; bob cruiser' } };
  const fight = (more: Laid) => {
    const t = table({ ...war, ...more });
    t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#13' };
    t.dice(8, 1).begins('space-battle', { system: 'mecatol-rex', attacker: 'ann', defender: 'bob' });
    return Object.keys(t.game.state.agreements);
  };
  expect([fight({}), fight({ races: { bob: 'hacan' } })]).toEqual([[], ['a']]);
});
