import { expect, test } from 'vitest';
import { technology } from '#ti4/rules/components/component.ts';
import { newGame } from '#ti4/rules/game.ts';
import { gainTechnology, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' };
/** Cat begins with no technology, no units and only her home planets. */
const begin = (setting: Setting = {}) => table({ seats, ...setting });
const researching = (setting: Setting = {}) => begin(setting).begin(research, { seat: 'cat' });

test('90.12, 90.8a, 90.7a each prerequisite needs one technology of its color', () => {
  const t = researching({ technologies: { cat: ['sarween-tools'] } });
  expect(t.options('cat')).toEqual(expect.arrayContaining(['graviton-laser-system', 'neural-motivator']));
  expect(t.cat.refusal('transit-diodes')).toBe('You lack 1 yellow prerequisite.');
  expect(t.cat.refusal('pds-ii')).toBe('You lack 1 red prerequisite.');
});

test('90.7b, 90.12b unit upgrades have no color and satisfy nothing', () => {
  const t = begin({ technologies: { cat: ['destroyer-ii', 'pds-ii'] } });
  expect(researchProblem(t.game, 'cat', 'duranium-armor')).toBe('You lack 2 red prerequisites.');
});

test('90.11 players research only their own faction’s technologies', () => {
  const t = begin({
    technologies: { cat: ['plasma-scoring', 'magen-defense-grid'], ann: ['plasma-scoring', 'magen-defense-grid'] },
  });
  expect(researchProblem(t.game, 'ann', 'valkyrie-particle-weave')).toBe("It is another faction's technology.");
  expect(researchProblem(t.game, 'cat', 'valkyrie-particle-weave')).toBeUndefined();
});

test('90 note 3, 97 note 1 faction upgrades replace generic ones', () => {
  const t = begin({ technologies: { bob: ['antimass-deflectors', 'gravity-drive'] } });
  expect(researchProblem(t.game, 'bob', 'carrier-ii')).toBe('Your faction has its own upgrade for this unit.');
  expect(researchProblem(t.game, 'bob', 'advanced-carrier-ii')).toBeUndefined();
  expect(technologyDeck(t.game, 'bob').map(({ id }) => id)).not.toContain('carrier-ii');
});

test('90.3 an owned technology cannot be researched again', () => {
  const t = begin({ technologies: { cat: ['sarween-tools'] } });
  expect(researchProblem(t.game, 'cat', 'sarween-tools')).toBe('You already own it.');
});

test('97.2 an upgrade covers its unit type immediately', () => {
  const t = begin();
  gainTechnology(t.game, 'cat', 'cruiser-ii');
  expect(t.state.seats.cat.units.cruiser).toBe('cruiser-ii');
});

test('90.5, 90 note 2 a gained technology needs no prerequisites', () => {
  const t = begin();
  gainTechnology(t.game, 'cat', 'assault-cannon');
  expect(Object.keys(t.state.seats.cat.technologies)).toEqual(['assault-cannon']);
});

// These tests say themselves which planets have which specialty.
const specialty = (
  setting: Setting,
  specialties: Record<string, 'propulsion' | 'biotic' | 'cybernetic' | 'warfare'>,
) => {
  const t = begin(setting);
  const planets = { ...t.game.book.planets };
  for (const [id, color] of Object.entries(specialties)) planets[id] = { ...planets[id], specialty: color };
  t.game = newGame(t.state, { ...t.game.book, planets });
  return t;
};

test('90.14, 90.12c, 64.4 exhausting a specialty planet ignores one matching prerequisite', () => {
  const t = specialty({ planets: { cat: ['lodor'] } }, { lodor: 'cybernetic' });
  expect(researchProblem(t.game, 'cat', 'gravity-drive')).toBe('You lack 1 blue prerequisite.');
  t.begin(research, { seat: 'cat' }).cat.researches('graviton-laser-system');
  expect(t.state.planets.lodor.exhausted).toBe(true);
  expect(t.state.seats.cat.technologies).toHaveProperty('graviton-laser-system');
});

test('90.15 an exhausted specialty planet does not help', () => {
  const t = specialty(
    { planets: { cat: ['lodor'] }, change: (state) => (state.planets.lodor.exhausted = true) },
    { lodor: 'cybernetic' },
  );
  expect(researchProblem(t.game, 'cat', 'graviton-laser-system')).toBe('You lack 1 yellow prerequisite.');
});

test('90.14 specialties help only up to the missing prerequisites', () => {
  const t = specialty(
    { planets: { cat: ['lodor', 'wellon', 'thibah'] } },
    { lodor: 'cybernetic', wellon: 'cybernetic', thibah: 'cybernetic' },
  );
  expect(researchProblem(t.game, 'cat', 'pds-ii')).toBe('You lack 1 yellow and 1 red prerequisite.');
});

test('90.14 the player chooses which specialty planets to exhaust', () => {
  const t = specialty({ planets: { cat: ['lodor', 'wellon'] } }, { lodor: 'cybernetic', wellon: 'cybernetic' });
  t.begin(research, { seat: 'cat' }).cat.researches('graviton-laser-system');
  expect(t.cat.refusal('lodor, wellon')).toBe('You lack only 1 yellow prerequisite; you chose 2.');
  t.cat.chooses('wellon', 'ignore-prerequisites');
  expect([t.state.planets.lodor.exhausted, t.state.planets.wellon.exhausted]).toEqual([false, true]);
});

const shortcut = technology({
  id: 'test-shortcut',
  name: 'Test Shortcut',
  set: 'base',
  text: 'test',
  color: 'biotic',
  prerequisites: {},
  modifiers: {
    'prerequisite-skips': (_game, { holder, key, component }, skips, { seat }) =>
      seat === holder ? [...skips, { component, key, label: 'Shortcut', ignores: 2, resources: 2 }] : skips,
  },
});

test('90.12 ignoring prerequisites exhausts the card and pays', () => {
  const t = begin({
    components: [shortcut],
    technologies: { cat: ['test-shortcut'] },
    change: (state) => (state.seats.cat.tradeGoods = 2),
  });
  for (const planet of ['trenlak', 'quinarra']) t.state.planets[planet].exhausted = true;
  t.begin(research, { seat: 'cat' })
    .cat.researches('duranium-armor')
    .chooses('test-shortcut', 'ignore-prerequisites')
    .pays('2 trade-goods');
  expect(t.state.seats.cat.technologies).toMatchObject({ 'test-shortcut': { exhausted: true }, 'duranium-armor': {} });
  expect(researchProblem(t.game, 'cat', 'assault-cannon')).toBe('You lack 2 red prerequisites.');
});

test('90.12 an unaffordable ability ignores no prerequisites', () => {
  const t = begin({ components: [shortcut], technologies: { cat: ['test-shortcut'] } });
  for (const planet of ['trenlak', 'quinarra']) t.state.planets[planet].exhausted = true;
  expect(researchProblem(t.game, 'cat', 'duranium-armor')).toBe('You lack 2 red prerequisites.');
});

test('Transit Diodes note 2, Transit Diodes note 3, Transit Diodes note 4: moves four ground forces', () => {
  const t = begin({
    technologies: { cat: ['transit-diodes'] },
    ground: { lodor: { cat: '3 infantry' }, wellon: { cat: '1 infantry' } },
    space: { 29: { cat: '1 carrier, 2 infantry' } },
  });
  t.begin(turn, { seat: 'cat', performed: 0 }).cat.uses('transit-diodes');
  expect(t.cat.refusal('3 infantry on lodor, 2 infantry from 29')).toBe('Choose up to 4 ground forces; you chose 5.');
  t.cat.chooses('2 infantry on lodor, 2 infantry in 29', 'transit-diodes-take-up');
  expect(t.units('cat', { planet: 'lodor' })).toBe('3 infantry');
  expect(t.cat.refusal('3 infantry on wellon')).toBe('Place exactly 4 infantry; you placed 3.');
  t.cat.chooses('3 infantry on wellon, infantry on quinarra', 'transit-diodes-set-down');
  expect([
    t.units('cat', { planet: 'lodor' }),
    t.units('cat', { planet: 'wellon' }),
    t.units('cat', { planet: 'quinarra' }),
  ]).toEqual(['1 infantry', '4 infantry', '1 infantry']);
  expect(t).toAsk('cat turn');
  expect(t.state.seats.cat.technologies['transit-diodes'].exhausted).toBe(true);
});

test('Integrated Economy note 1, Integrated Economy note 2, Integrated Economy note 3: produces on gained planets', () => {
  const t = begin({
    technologies: { cat: ['integrated-economy'] },
    ground: { lodor: { cat: '1 infantry' } },
    change: (state) => {
      state.planets.lodor.controller = null;
      state.seats.cat.tradeGoods = 5;
    },
  });
  t.begin('gain-control', { seat: 'cat', planet: 'lodor' }).cat.uses('integrated-economy');
  expect(t.cat.refusal('2 infantry on lodor, carrier in space')).toBe(
    'These units cost 4; their total cost can be at most 3 resources.',
  );
  t.cat.produces('2 infantry on lodor, cruiser in space');
  t.cat.agrees('payment');
  expect(t.units('cat', { system: '26' })).toBe('1 cruiser, 3 infantry');
});
