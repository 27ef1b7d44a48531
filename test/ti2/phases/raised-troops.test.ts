import { expect, test } from 'vitest';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { planetOption } from '#ti2/rules/components/planet-choice.ts';
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

test('E2 9 the planets of the player who is asked have no owner in their hints', () => {
  const t = table({ ground: { quill: 'ann ground-force', ravne: 'ann' }, credits: { ann: 20 } });
  t.seat('ann').technologies['gen-synthesis'] = { component: 'gen-synthesis' };
  t.game.invalidateAll();
  t.begins('placement-phase');
  const hints = t.spec.kind === 'allot' ? t.spec.amounts.map(({ label, hint }) => `${label}: ${hint}`) : [];
  expect(hints).toEqual(['Quill: 4 resources, 4 influence, with 1 ground force', 'Ravne: 3 resources, 3 influence']);
  const { hint } = planetOption(t.game, 'quill');
  expect(hint).toBe("ann's planet, 4 resources, 4 influence, with 1 ground force");
});
