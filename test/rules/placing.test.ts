import { expect, test } from 'vitest';
import { canonicalJson } from '#engine';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { placeUnits, placeOnPlanet, unitsAt } from '#ti4/rules/units/units.ts';
import { table } from './table.ts';
import { attachedLaw } from './markers.ts';

const zone =
  (planet: string) =>
  (state: State): void => {
    state.laws['demilitarized-zone'] = { component: 'demilitarized-zone', elected: planet };
    state.planets[planet].markers = [attachedLaw('demilitarized-zone')];
  };

test('Demilitarized Zone: no function places a unit there', () => {
  const t = table({ planets: { ann: ['lodor', 'wellon'] }, change: zone('lodor') });
  expect(placeUnits(t.game, 'ann', 'infantry', 2, { system: '26', planet: 'lodor' })).toEqual([]);
  expect(placeUnits(t.game, 'ann', 'infantry', 1, { system: '19', planet: 'wellon' })).toHaveLength(1);
  const [unit] = unitsAt(t.game, { owner: 'ann', planet: 'wellon' });
  expect(placeOnPlanet(t.game, unit, 'lodor')).toBe(false);
  expect(unit).toMatchObject({ system: '19', planet: 'wellon' });
});

test('Transit Diodes: a demilitarized zone is no destination', () => {
  const setting = { technologies: { ann: ['transit-diodes'] }, ground: { wellon: { ann: '2 infantry' } } };
  const t = table({ ...setting, planets: { ann: ['lodor', 'quann'] }, change: zone('lodor') }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.uses('transit-diodes').chooses('2 infantry on wellon', 'transit-diodes-take-up');
  expect(t.options('ann', 'transit-diodes-set-down').sort()).toEqual([
    'infantry@jord',
    'infantry@quann',
    'infantry@wellon',
  ]);
  expect(t.refusal('ann', { 'infantry@lodor': 2 })).toBe('“infantry@lodor” is not among the choices.');
  const only = table({
    technologies: { ann: ['transit-diodes'] },
    space: { 26: { ann: '1 carrier, 2 infantry' } },
    planets: { ann: ['lodor'] },
    change: zone('lodor'),
  });
  for (const planet of Object.values(only.state.planets))
    if (planet.id !== 'lodor' && planet.controller === 'ann') planet.controller = null;
  expect(only.begin(turn, { seat: 'ann', performed: 0 }).open).not.toContain('ann window');
});

test('Military Support: infantry cannot go to a demilitarized zone', () => {
  const t = table({
    active: 'ann',
    planets: { bob: ['lodor', 'wellon'] },
    change: (state) => {
      zone('lodor')(state);
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (note) => note !== 'military-support@ann',
      );
      state.seats.bob.promissoryNotes.push('military-support@ann');
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.bob.plays('military-support');
  expect(t.options('bob', 'supported-planet')).not.toContain('lodor');
  t.bob.chooses('wellon', 'supported-planet');
  expect(unitsAt(t.game, { owner: 'bob', planet: 'wellon' })).toHaveLength(2);
});

test('Decoy Operation: ground forces avoid a demilitarized zone', () => {
  const t = table({
    sets: ['base', 'codex-1', 'pok'],
    seats: { ann: 'winnu', bob: 'sol', cat: 'naalu' },
    hands: { bob: ['decoy-operation'] },
    ground: { 'new-albion': { bob: '1 pds' }, lodor: { bob: '2 infantry' } },
    planets: { bob: ['starpoint'] },
    change: (state) =>
      void (state.planets.starpoint.markers = [
        { id: 'demilitarized-zone-attachment#1', component: 'demilitarized-zone-attachment' },
      ]),
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.activates('27');
  t.bob.plays('decoy-operation').chooses([], 'decoy-operation-forces');
  expect(t).toAsk('ann end-turn');
});

test('Ghost Squad: needs a destination without demilitarized zone', () => {
  const t = table({
    active: 'bob',
    hands: { ann: ['ghost-squad'] },
    space: { 27: { bob: '1 carrier, 2 infantry' } },
    ground: { 'new-albion': { ann: '3 infantry' } },
    planets: { ann: ['starpoint'] },
    change: zone('starpoint'),
  }).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('2 infantry on new-albion');
  expect(t.asks('ann', 'window')).toBe(false);
});

test('49.2 line order in answers does not matter', () => {
  const lands = (answer: Record<string, number>) =>
    table({ active: 'ann', space: { 27: { ann: '1 carrier, 3 infantry' } } })
      .begin(invasion, { seat: 'ann', system: '27' })
      .ann.chooses(answer, 'commit-ground-forces').table;
  const [one, other] = [
    lands({ 'infantry@starpoint': 1, 'infantry@new-albion': 2 }),
    lands({ 'infantry@new-albion': 2, 'infantry@starpoint': 1 }),
  ];
  expect(canonicalJson(one.state)).toBe(canonicalJson(other.state));
});
