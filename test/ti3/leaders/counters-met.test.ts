import { expect, test } from 'vitest';
import { layFaceDown } from '../options/suns.ts';
import type { Table } from '../table.ts';
import { ledTable, whereIs } from './led-table.ts';

/** A general lands beside ground forces on a planet where a counter lies face down. */
function lands(counter: string, dice: number[] = [], ships = 'carrier'): Table {
  const t = ledTable({ space: { 'empty-1': `ann ${ships}, 3 ground-force` } }, { ann: { general: 'carrier@empty-1' } });
  layFaceDown(t.game.state, { tarmann: counter });
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  if (t.asked[0] === 'ann: board-leaders') t.says('ann', {});
  t.says('ann', Object.fromEntries(t.choices.map((key) => [key, key.startsWith('ground-force') ? 3 : 1])));
  t.dice(...dice).says('ann', { 'ground-force>tarmann': 3 });
  if (t.asked[0] === 'ann: land-leaders') t.says('ann', { [t.choices[0]]: 1 });
  return t;
}

test('E3 18.22 a leader landing beside a counter survives', () => {
  const t = lands('natural-wealth:2');
  expect(t.game.state.planets.tarmann.owner).toBe('ann');
  expect(whereIs(t, 'ann-general')).toBe('tarmann');
});

test('E3 20.5 radiation killing the landers removes their leader', () => {
  const t = lands('radiation');
  expect(t.game.state.planets.tarmann.owner).toBeNull();
  expect(whereIs(t, 'ann-general')).not.toBe('tarmann');
});

test('E3 18.30 settlers send landed leaders back to their ships', () => {
  const t = lands('settlers', [1, 1]);
  expect(t.game.state.planets.tarmann.owner).not.toBe('ann');
  expect(whereIs(t, 'ann-general')).toMatch(/^carrier@/);
});

test('E3 18.30 settlers send a leader back to the ship that it landed from', () => {
  const t = lands('settlers', [1, 1], 'destroyer, carrier');
  expect(whereIs(t, 'ann-general')).toBe('carrier@tarmann');
});
