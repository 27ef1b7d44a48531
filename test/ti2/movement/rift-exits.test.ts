import { expect, test } from 'vitest';
import { GALAXY, table } from '../table.ts';

/** A rift in the middle of the ring, an asteroid field and another rift beside it. */
const galaxy = {
  ...GALAXY,
  '104': 'gravity-rift-2',
  '105': 'gravity-rift-1',
  '106': 'asteroid-field-1',
  '000': 'mecatol-rex',
};

test('E2 7.6 leaving a rift costs no movement', () => {
  const t = table({
    space: { 'gravity-rift-1': 'ann carrier' },
    technologies: { ann: ['antimass-deflectors'] },
    playing: { galaxy },
  });
  t.turn().says('ann', 'gravity-rift-1>out').dice(1).says('ann', { carrier: 1 });
  expect(t.choices).toEqual(['asteroid-field-1', 'stay']);
  t.says('ann', 'asteroid-field-1');
  expect(t.choices).not.toContain('end');
  expect(t.sails('asteroid-field-1', 'mecatol-rex', { carrier: 1 }).at('mecatol-rex', 'ann')).toBe('carrier');
});

test('E2 7.6 a spent ship leaves one rift, not two', () => {
  const t = table({ space: { 'mecatol-rex': 'ann carrier' }, playing: { galaxy } }).turn();
  t.sails('mecatol-rex', 'gravity-rift-1', { carrier: 1 })
    .says('ann', 'gravity-rift-1>out')
    .dice(7)
    .says('ann', { 'carrier.1': 1 });
  t.says('ann', 'gravity-rift-2');
  expect([t.at('gravity-rift-2', 'ann'), t.choices]).toEqual(['carrier', ['end']]);
});
