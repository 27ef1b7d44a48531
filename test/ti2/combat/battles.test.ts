import { expect, test } from 'vitest';
import { table, type Laid } from '../table.ts';

test('E2 7.10 the active player chooses the order of battles', () => {
  const t = table({ space: { 'mecatol-rex': 'ann 2 dreadnought', quill: 'bob cruiser', ravne: 'bob cruiser' } }).turn();
  t.sails('mecatol-rex', 'quill', { dreadnought: 1 })
    .sails('mecatol-rex', 'ravne', { dreadnought: 1 })
    .says('ann', 'end');
  expect(t.asked).toEqual(['ann: next-battle']);
  t.dice(10, 1, 10, 1).says('ann', 'ravne');
  expect(t.told('battle-begins').map(({ system }) => system)).toEqual(['ravne', 'quill']);
  expect([t.at('quill', 'bob'), t.at('ravne', 'bob')]).toEqual(['', '']);
});

test('E2 7.11 PDS of the active player fire once before battles', () => {
  const t = table({
    space: { 'mecatol-rex': 'ann cruiser', quill: 'bob 2 fighter, carrier' },
    ground: { quill: 'ann pds, ground-force' },
  }).turn();
  t.sails('mecatol-rex', 'quill', { cruiser: 1 }).says('ann', 'end');
  expect(t.refuses({ 'quill>quill>bob': 2 })).toBeDefined();
  t.dice(7).says('ann', { 'quill>quill>bob': 1 }).dice(1, 1, 1).says('bob', { fighter: 1 });
  expect(t.told('dice-rolled').map(({ purpose }) => purpose)[0]).toBe('fire');
});

test('E2 7.11 with Deep Space Cannon PDS fire into adjacent systems', () => {
  const laid: Laid = { space: { quill: 'bob 2 carrier' }, ground: { 'mecatol-rex': 'ann pds, ground-force' } };
  expect(table(laid).turn().says('ann', 'end').asked).not.toContain('ann: offensive-fire');
  const t = table({ ...laid, technologies: { ann: ['deep-space-cannon'] } });
  t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#1' };
  t.turn().says('ann', 'end').dice(7).says('ann', { 'mecatol-rex>quill>bob': 1 });
  expect([t.at('quill', 'bob'), Object.keys(t.game.state.agreements)]).toEqual(['carrier', []]);
});

test('E2 7.11 two Mentak cruisers fire first, also in defense', () => {
  const t = table({ space: { quill: 'ann dreadnought; bob 3 cruiser' }, races: { bob: 'mentak' } }).dice(8, 1);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  expect([t.at('quill', 'ann'), t.diceLeft]).toEqual(['', 0]);
});

test('E2 7.11 Assault Cannon dreadnoughts fire first, by their difference', () => {
  const both = { ann: ['assault-cannon'], bob: ['assault-cannon'] };
  const t = table({ space: { quill: 'ann 2 dreadnought; bob dreadnought' }, technologies: both }).dice(4);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  expect([t.at('quill', 'ann'), t.at('quill', 'bob')]).toEqual(['2 dreadnought', '']);
});

test('E2 7.12 the defender fires with all units, even dying ones', () => {
  const t = table({ space: { quill: 'ann cruiser; bob cruiser' } }).dice(8, 8);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  expect([t.at('quill', 'ann'), t.at('quill', 'bob')]).toEqual(['', '']);
  expect(t.told('battle-ends').at(-1)?.winner).toBe(null); // 7.14
});

test('E2 7.12 owners choose losses, and one hit destroys any ship', () => {
  const t = table({ space: { quill: 'ann cruiser; bob dreadnought, carrier' } }).dice(8, 1, 1);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  expect(t.asked).toEqual(['bob: casualties']);
  t.dice(1, 9).says('bob', { dreadnought: 1 });
  expect([t.at('quill', 'ann'), t.at('quill', 'bob')]).toEqual(['', 'carrier']);
});

test('E2 1.2 modifiers are added to the die', () => {
  const t = table({
    space: { quill: 'ann cruiser; bob cruiser' },
    technologies: { ann: ['hylar-v-assault-laser'] },
  }).dice(7, 7);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  expect([t.at('quill', 'ann'), t.at('quill', 'bob')]).toEqual(['cruiser', '']);
});

test('E2 7.13 the attacker may withdraw to a system it left', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser, carrier', quill: 'bob dreadnought' } }).turn();
  t.sails('mecatol-rex', 'quill', { cruiser: 1, carrier: 1 }).dice(1, 1, 1).says('ann', 'end');
  expect(t.choices).toEqual(['fight-on', 'mecatol-rex']);
  t.says('ann', 'mecatol-rex');
  expect(t.at('mecatol-rex', 'ann')).toBe('carrier, cruiser');
});

test('E2 7.13 a wormhole is no way out', () => {
  const t = table({ space: { 'alpha-gate': 'ann cruiser', delve: 'bob cruiser' } }).turn();
  t.sails('alpha-gate', 'delve', { cruiser: 1 }).dice(1, 1, 8, 1).says('ann', 'end');
  expect([t.at('delve', 'ann'), t.at('delve', 'bob'), t.diceLeft]).toEqual(['cruiser', '', 0]);
});

test('E2 7.13 an asteroid field is no way out', () => {
  const t = table({
    space: { 'mecatol-rex': 'ann cruiser', 'aldry-besk': 'bob cruiser' },
    technologies: { ann: ['antimass-deflectors'] },
  }).turn();
  t.sails('mecatol-rex', 'asteroid-field-1', { cruiser: 1 }).sails('asteroid-field-1', 'aldry-besk', {
    'cruiser.1': 1,
  });
  t.dice(1, 1, 8, 1).says('ann', 'end');
  expect([t.at('aldry-besk', 'ann'), t.at('aldry-besk', 'bob'), t.diceLeft]).toEqual(['cruiser', '', 0]);
});

test('E2 7.15 in a nebula fighters hit nothing, and may be lost', () => {
  const t = table({ space: { 'nebula-1': 'ann carrier, 2 fighter; bob cruiser' } }).dice(9, 8);
  t.begins('space-battle', { system: 'nebula-1', attacker: 'ann', defender: 'bob' });
  expect(t.diceLeft).toBe(0);
  t.says('ann', { fighter: 1 });
  expect([t.at('nebula-1', 'ann'), t.at('nebula-1', 'bob')]).toEqual(['carrier, fighter', '']);
});

test('E2 7.15 ground forces die with their carrier, fighters after battle', () => {
  const u = table({ space: { quill: 'ann carrier(2 ground-force), 2 fighter; bob cruiser' } }).dice(1, 1, 1, 8);
  u.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  u.dice(9, 1, 1).says('ann', { 'carrier+2ground-force': 1 });
  expect([u.at('quill', 'ann'), u.at('quill', 'bob')]).toEqual(['', '']);
  expect(u.told('battle-ends').at(-1)?.winner).toBe(null);
});
