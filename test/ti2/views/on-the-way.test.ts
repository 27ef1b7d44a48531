import { expect, test } from 'vitest';
import { narrate } from '#ti2/views/index.ts';
import { table } from '../table.ts';

test('E2 7.2 consecutive moves merge only for the same ships', () => {
  const t = table({ space: { quill: 'ann carrier', 'mecatol-rex': 'ann carrier' } }).turn();
  t.sails('mecatol-rex', 'ravne', { carrier: 1 }).sails('quill', 'mecatol-rex', { carrier: 1 });
  const told = () => narrate(t.game, t.told('ships-moved'), null).join(' ');
  expect(told()).not.toContain('through');
  // The other way round: where one arrives as another of its kind leaves.
  const chain = table({ space: { quill: 'ann carrier', 'mecatol-rex': 'ann carrier' } }).turn();
  chain.sails('quill', 'mecatol-rex', { carrier: 1 }).sails('mecatol-rex', 'ravne', { carrier: 1 });
  expect(narrate(chain.game, chain.told('ships-moved'), null)).toEqual([
    'Ann moves 1 carrier from Quill (101) to Mecatol Rex (000).',
    'Ann moves 1 carrier from 000 to Ravne (102).',
  ]);
  const same = table({ space: { quill: 'ann cruiser, fighter' } }).turn();
  same.sails('quill', 'mecatol-rex', { cruiser: 1 }).sails('mecatol-rex', 'ravne', { 'cruiser.1': 1 });
  expect(narrate(same.game, same.told('ships-moved'), null)).toEqual([
    'Ann moves 1 cruiser from Quill (101) to Ravne (102) through Mecatol Rex (000).',
  ]);
});
