import { expect, test } from 'vitest';
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
