import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on, technology, type ActionCard } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf, expireEffects, type Until } from '#ti4/rules/components/effects.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { table } from './table.ts';

const card = (id: string, more: Partial<ActionCard>): ActionCard =>
  actionCard({ id, name: id, set: 'base', text: 'test', copies: 3, ...more });

test('1.3a effects keep their duration after their card is gone', () => {
  const bonus = card('test-bonus', {
    modifiers: {
      'hand-limit': (_game, held, limit, { seat }) => (seat === held.holder ? limit + Number(held.memory) : limit),
    },
  });
  const t = table({ components: [bonus] });
  addEffect(t.game, 'test-bonus', 'bob', 2, 'turn');
  addEffect(t.game, 'test-bonus', 'bob', 3, 'round');
  expect(modify(t.game, 'hand-limit', { seat: 'bob' }, 7)).toBe(12);
  expect(modify(t.game, 'hand-limit', { seat: 'ann' }, 7)).toBe(7);
  expireEffects(t.game, 'turn');
  expect(effectsOf(t.game, 'test-bonus', 'bob').map(({ data }) => data)).toEqual([3]);
});

test('1.3a effects end with their own or an enclosing period', () => {
  const left = (until: Exclude<Until, 'game'>) => {
    const t = table();
    for (const each of ['combat-round', 'combat', 'action', 'turn', 'agenda', 'phase', 'round', 'game'] as Until[])
      addEffect(t.game, 'trade', 'ann', null, each);
    expireEffects(t.game, until);
    return Object.values(t.state.effects).map((effect) => effect.until);
  };
  expect(left('combat-round')).toEqual(['combat', 'action', 'turn', 'agenda', 'phase', 'round', 'game']);
  expect(left('combat')).toEqual(['action', 'turn', 'agenda', 'phase', 'round', 'game']);
  expect(left('turn')).toEqual(['agenda', 'phase', 'round', 'game']);
  expect(left('agenda')).toEqual(['combat-round', 'combat', 'action', 'turn', 'phase', 'round', 'game']);
  expect(left('round')).toEqual(['game']);
});

test('1.18 an ability answers one event only once', () => {
  const again = technology({
    id: 'test-again',
    name: 'Again',
    set: 'base',
    text: 'test',
    prerequisites: {},
    reactions: [on('when', 'turn-begins', { isUsable: () => true, effect: () => undefined })],
  });
  const t = table({ components: [again], technologies: { ann: ['test-again'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.uses('test-again');
  expect(t).toAsk('ann turn');
});

test('1 anytime abilities work out of turn and explain refusals', () => {
  const whim = card('test-whim', {
    anytime: {
      problem: (game, held) => (game.state.seats[held.holder].tradeGoods ? 'Once is enough.' : undefined),
      effect: (game, held) => void (game.state.seats[held.holder].tradeGoods += 1),
    },
  });
  const t = table({ components: [whim], hands: { bob: ['test-whim#1', 'test-whim#2'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.bob.usesAnytime('test-whim');
  expect(t.state.seats.bob).toMatchObject({ tradeGoods: 1, actionCards: ['test-whim#2'] });
  expect(() => t.bob.usesAnytime('test-whim')).toThrow('Once is enough.');
  expect(() => t.cat.usesAnytime('test-whim')).toThrow(
    'You have no ability of that name that you can use at any time.',
  );
  expect(t).toAsk('ann turn');
});

test('22 barred action cards cannot be component actions', () => {
  const act = card('test-act', { action: { problem: () => undefined, effect: () => undefined } });
  const bar = card('test-bar', {
    modifiers: {
      'action-card-barred': (_game, held, why, { seat }) => (seat === held.holder ? 'No cards for you.' : why),
    },
  });
  const t = table({ components: [act, bar], hands: { ann: ['test-act'] } });
  addEffect(t.game, 'test-bar', 'ann', null, 'game');
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.ann.refusal('test-act')).toBe('No cards for you.');
});
