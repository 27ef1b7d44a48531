import { expect, test } from 'vitest';
import { act } from '#engine';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { followProblem } from '#ti3/rules/phases/strategic-action.ts';
import { council } from '../council.ts';

test('E3 4.4 Trade needs an agreement unless Trade War applies', () => {
  const plain = council();
  plain.of('cal').tradeGoods = 2;
  expect(followProblem(plain.game, 'bob', 'trade')).toBe('You have no trade agreements.');
  const war = council().law('trade-war');
  for (const seat of ['ann', 'bob', 'cal'] as const) war.of(seat).tradeGoods = 0;
  expect(followProblem(war.game, 'bob', 'trade')).toBe('You have no trade agreements.');
  war.of('cal').tradeGoods = 2;
  expect(followProblem(war.game, 'bob', 'trade')).toBeUndefined();
  war.begins('follow-strategy-card', { seat: 'bob', card: 'trade' });
  expect(war.asksFor('bob')).toBe('use-secondary');
  expect(war.asked('bob')).toMatchObject({
    prompt: 'Do you follow Trade? You have no trade agreements.',
  });
  war.says('bob', 'use').says('bob', 'trade-war');
  if (war.asksFor('bob') === 'choose-player') war.says('bob', 'cal');
  expect(war.of('cal').tradeGoods).toBe(1);
});

test('E3 4.4 a player who skips a secondary ability declines it', () => {
  const at = council();
  at.of('bob').counters.strategy = 2;
  act(at.game as never, 'bob', 'standing-order', { moment: skipOrder('use-secondary', 'warfare'), until: 'round' });
  at.begins('follow-strategy-card', { seat: 'bob', card: 'warfare' });
  expect(at.asksFor('bob')).toBeUndefined();
  at.begins('follow-strategy-card', { seat: 'bob', card: 'initiative' });
  expect(at.asksFor('bob')).toBe('use-secondary');
});

test('E3 13.3 a player who skips voting abstains', () => {
  const at = council();
  act(at.game as never, 'bob', 'standing-order', { moment: skipOrder('vote'), until: 'always' });
  at.begins('vote-on', { card: 'trade-war' });
  expect(at.asksFor('bob')).toBeUndefined();
  expect(at.asksFor('cal')).toBe('vote');
});
