import { expect, test } from 'vitest';
import { addEffect } from '#ti2/rules/components/kit.ts';
import { influenceOf } from '#ti2/rules/seats.ts';
import { table } from '../table.ts';

test('E2 12.2 Lazax Survivors removes all influence in the next round', () => {
  const t = table({ ground: { quill: 'ann ground-force, spacedock' }, technologies: { ann: ['enviro-compensator'] } });
  const { game } = t;
  const purposes = ['order', 'votes', 'chart'] as const;
  const without = purposes.map((why) => influenceOf(game, 'ann', why));
  expect(Math.min(...without)).toBeGreaterThan(0);
  addEffect(game, 'lazax-survivors', 'ann', { without: 'influence', round: game.state.round + 1 }, 'game');
  game.invalidateAll();
  expect(purposes.map((why) => influenceOf(game, 'ann', why))).toEqual(without);
  game.state.round += 1;
  game.invalidateAll();
  expect(purposes.map((why) => influenceOf(game, 'ann', why))).toEqual([0, 0, 0]);
  game.state.round += 1;
  game.invalidateAll();
  expect(purposes.map((why) => influenceOf(game, 'ann', why))).toEqual(without);
});
