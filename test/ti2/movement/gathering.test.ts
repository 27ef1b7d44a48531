import { expect, test } from 'vitest';
import { table, type Laid } from '../table.ts';

test('E2 7.2 ships of several systems gather in one', () => {
  const t = table({ space: { solm: 'ann cruiser', ravne: 'ann 2 cruiser' } }).turn();
  t.says('ann', 'gather>mecatol-rex').says('ann', { 'cruiser@solm': 1, 'cruiser@ravne': 1 });
  expect([t.at('mecatol-rex', 'ann'), t.at('ravne', 'ann'), t.at('solm', 'ann')]).toEqual(['2 cruiser', 'cruiser', '']);
  // What a step uses up is used up here as well.
  expect(t.choices).toContain('mecatol-rex>quill');
  t.says('ann', 'gather>quill');
  expect(t.choices).toEqual(['cruiser.1@mecatol-rex', 'cruiser@ravne']);
});

test('E2 7.2 systems beyond all ships’ movement are not offered', () => {
  const t = table({ space: { quill: 'ann carrier' } }).turn();
  expect(t.choices).toContain('gather>mecatol-rex');
  expect(t.choices.filter((key) => key.startsWith('gather>'))).not.toContain('gather>delve');
});

test('E2 7.3 gathering ships take cargo from their own starting systems', () => {
  const laid: Laid = {
    space: { solm: 'ann cruiser', quill: 'ann carrier, 2 fighter' },
    ground: { quill: 'ann 4 ground-force, pds' },
  };
  const t = table(laid).turn().says('ann', 'gather>mecatol-rex');
  expect(t.refuses({ 'cruiser@solm': 1, 'ground-force@quill': 1 })).toBe(
    'Choose a ship at Quill (101) to transport these units (E2 7.3).',
  );
  expect(t.refuses({ 'carrier@quill': 1, 'ground-force@quill': 4, 'fighter@quill': 2 })).toBe(
    'The ships from Quill (101) do not have enough capacity for these units (E2 7.3).',
  );
  t.says('ann', { 'cruiser@solm': 1, 'carrier@quill': 1, 'ground-force@quill': 3, 'fighter@quill': 2 });
  expect(t.at('mecatol-rex', 'ann')).toBe('carrier, cruiser, 2 fighter, 3 ground-force');
  expect(t.on('quill', 'ann')).toBe('ground-force, pds');
});

test('E2 7.4 nobody passes a fleet or leaves one after arriving', () => {
  const t = table({ space: { 'alpha-gate': 'ann cruiser', quill: 'bob cruiser' } }).turn();
  expect(t.choices).toContain('gather>quill');
  expect(t.choices).not.toContain('gather>mecatol-rex');
  expect(t.says('ann', 'gather>quill').says('ann', { 'cruiser@alpha-gate': 1 }).choices).toEqual(['end']);
});

test('E2 7.5 gathering passes asteroid fields only with Antimass Deflectors', () => {
  expect(table({ space: { ravne: 'ann cruiser' } }).turn().choices).not.toContain('gather>asteroid-field-1');
  const laid: Laid = { space: { 'mecatol-rex': 'ann cruiser' } };
  expect(table(laid).turn().choices).not.toContain('gather>aldry-besk');
  const t = table({ ...laid, technologies: { ann: ['antimass-deflectors'] } }).turn();
  expect(t.choices).not.toContain('gather>asteroid-field-1');
  expect(t.says('ann', 'gather>aldry-besk').says('ann', { 'cruiser@mecatol-rex': 1 }).at('aldry-besk', 'ann')).toBe(
    'cruiser',
  );
});

test('E2 7.6 ships in a gravity rift leave only by die', () => {
  const t = table({ space: { 'gravity-rift-1': 'ann cruiser' } }).turn();
  expect(t.choices).toEqual(['gravity-rift-1>out', 'end']);
});

test('E2 7.13 gathered ships may withdraw the way they came', () => {
  const t = table({ space: { 'alpha-gate': 'ann 2 cruiser', 'mecatol-rex': 'bob 2 cruiser' } }).turn();
  t.says('ann', 'gather>mecatol-rex').says('ann', { 'cruiser@alpha-gate': 2 }).dice(1, 1, 1, 1).says('ann', 'end');
  expect(t.asked).toEqual(['ann: withdrawal']);
  expect(t.choices).toEqual(['fight-on', 'quill']);
});
