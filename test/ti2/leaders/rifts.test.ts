import { expect, test } from 'vitest';
import { GALAXY } from '../table.ts';
import { led } from './led.ts';

/** An asteroid field beside a rift. */
const galaxy = { ...GALAXY, '104': 'asteroid-field-1', '105': 'gravity-rift-1' };

/** A cruiser with an Admiral and a dreadnought, of Ann's, who begin there. */
const fleet = (system: string, technologies: string[] = []) =>
  led(
    { space: { [system]: 'ann cruiser, dreadnought' }, technologies: { ann: technologies }, playing: { galaxy } },
    { delouis: `ann aboard cruiser in ${system}` },
  ).turn();

const RIFT = 'gravity-rift-1';

test('E2 12.5 led ships and their Admiral leave no rift', () => {
  const t = fleet('ravne').sails('ravne', 'mecatol-rex', { 'cruiser+delouis': 1, dreadnought: 1 });
  t.sails('mecatol-rex', RIFT, { 'cruiser.1+delouis': 1, 'dreadnought.1': 1 });
  expect([t.at(RIFT, 'ann'), t.choices]).toEqual(['cruiser, dreadnought', ['end']]);
});

test('E2 7.6 with an Admiral, unled ships leave a rift alone', () => {
  const t = fleet('ravne', ['type-iv-drive']).sails('ravne', 'mecatol-rex', { 'cruiser+delouis': 1, dreadnought: 1 });
  t.sails('mecatol-rex', RIFT, { 'cruiser.1+delouis': 1, 'dreadnought.1': 1 }).says('ann', `${RIFT}>out`);
  expect(t.choices).toEqual(['cruiser.2+delouis', 'dreadnought.2']);
  t.dice(7).says('ann', { 'dreadnought.2': 1 }).says('ann', 'mecatol-rex');
  // It may come back to the Admiral, who takes it further.
  expect([t.at('mecatol-rex', 'ann'), t.choices]).toEqual([
    'dreadnought',
    [`${RIFT}>out`, `mecatol-rex>${RIFT}`, 'end'],
  ]);
});

test('E2 12.5 ships leave no rift into an inescapable asteroid field', () => {
  const way = (technologies: string[]) => {
    const t = fleet('mecatol-rex', ['antimass-deflectors', ...technologies]);
    t.sails('mecatol-rex', RIFT, { 'cruiser+delouis': 1, dreadnought: 1 }).says('ann', `${RIFT}>out`);
    return t.dice(7).says('ann', { 'dreadnought.1': 1 }).choices;
  };
  expect(way([])).not.toContain('asteroid-field-1');
  expect(way(['type-iv-drive'])).toContain('asteroid-field-1');
});

test('E2 12.5 leaders may board until something has moved', () => {
  const t = fleet('quill');
  expect(t.choices).toContain('leaders');
  t.sails('quill', 'mecatol-rex', {}).says('ann', 'gather>mecatol-rex').says('ann', {});
  expect(t.choices).toContain('leaders');
  t.says('ann', 'leaders').says('ann', {});
  expect(t.choices).toContain('leaders');
  t.sails('quill', 'mecatol-rex', { dreadnought: 1 });
  expect(t.choices).not.toContain('leaders');
});

test('E2 7.9 leaders board after a jump, not after rift attempts', () => {
  const t = fleet('quill', ['spatial-jump']);
  expect(t.asked).toEqual(['ann: window']);
  t.dice(1, 1).says('ann', 'spatial-jump').says('ann', 'ravne');
  expect([t.at('ravne', 'ann'), t.choices.includes('leaders')]).toEqual(['cruiser, dreadnought', true]);
  const stayed = fleet(RIFT).says('ann', `${RIFT}>out`).dice(7).says('ann', { dreadnought: 1 }).says('ann', 'stay');
  expect(stayed.choices).not.toContain('leaders');
});
