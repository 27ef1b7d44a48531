import { expect, test } from 'vitest';
import { table } from '../table.ts';

const laid = { technologies: { ann: ['integrated-economy'] }, ground: { quill: 'ann spacedock', solm: 'ann' } };

/** Ann has bought so many, and may place at once. */
function early(bought: Record<string, number>) {
  const t = table(laid);
  Object.assign(t.seat('ann'), { bought });
  return t.begins('place-at-once', { seats: ['ann'] });
}

test('E2 9.1 early placements count toward a dock’s limit', () => {
  const t = early({ 'ground-force': 9 });
  const { resources } = t.game.book.planets.quill;
  t.says('ann', { 'ground-force@quill': resources - 1 });
  t.game.state.phase = 'placement';
  t.begins('placement-phase', {});
  expect(t.refuses({ 'ground-force@quill': 2 })).toMatch(/can place only 1 unit/);
  expect(t.says('ann', { 'ground-force@quill': 1 }).on('quill', 'ann')).toBe(`${resources} ground-force, spacedock`);
});

test('E2 9.2 a dock placed early builds nothing that round', () => {
  const t = early({ spacedock: 1, 'ground-force': 1 });
  t.says('ann', { 'spacedock@solm': 1 });
  t.begins('placement-phase', {});
  expect(t.choices).toEqual(['ground-force@quill']);
});

test('E2 9.1 a dock’s limit resets in the next round', () => {
  const t = early({ 'ground-force': 1 });
  t.says('ann', { 'ground-force@quill': 1 });
  expect(t.game.state.placed).toBeDefined();
  t.game.state.round = 2;
  t.begins('game', {});
  expect(t.game.state.placed).toBeUndefined();
});

test('E2 7.7 fighters losing support between turns are lost at once', () => {
  const t = table({ space: { quill: 'ann carrier, 3 fighter' }, ground: { solm: 'ann' } });
  t.game.state.phase = 'political';
  t.begins('pay-debt', { seat: 'ann', count: 4, why: 'fine' }).says('ann', { 'carrier@space of quill': 1 });
  expect(t.at('quill', 'ann')).toBe('');
});
