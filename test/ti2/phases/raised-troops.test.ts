import { expect, test } from 'vitest';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { table } from '../table.ts';

test('E2 9 a player can skip buying ground forces after units are placed', () => {
  const asked = (skips: boolean): string[] => {
    const t = table({ ground: { quill: 'ann ground-force' }, credits: { ann: 5 } });
    t.seat('ann').technologies['gen-synthesis'] = { component: 'gen-synthesis' };
    t.game.invalidateAll();
    if (skips) t.does('ann', 'standing-order', { moment: [skipOrder('raise-troops')], until: 'always' });
    return t.begins('placement-phase').asked;
  };
  expect([asked(false), asked(true)]).toEqual([['ann: raise-troops'], []]);
});
