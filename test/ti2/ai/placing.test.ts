import { expect, test } from 'vitest';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { table } from '../table.ts';

test('E2 7.7 a practice player places fighters only with support', () => {
  const { game } = table({ space: { quill: 'ann carrier', solm: 'ann cruiser' } });
  const placed = (...keys: string[]) => {
    const amounts = keys.map((key) => ({ key, label: key, max: 2 }));
    const spec = { kind: 'allot', prompt: '', amounts, proposed: {} } as const;
    const asked = { question: 'place-units', data: {}, spec: { ...spec, amounts }, check: () => undefined };
    return chooseAnswer(knownTo(game, 'ann'), 'ann', asked, 'seed');
  };
  expect(placed('fighter@solm')).toEqual({});
  expect(placed('fighter@solm', 'fighter@quill')).toEqual({ 'fighter@quill': 2 });
  expect(placed('fighter@solm', 'carrier@solm')).toEqual({ 'carrier@solm': 2, 'fighter@solm': 2 });
});
