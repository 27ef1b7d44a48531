import { expect, test } from 'vitest';
import { unit, type UnitQuality } from '#ti3/rules/components/component.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { CardTable, EXPANDED } from './card-table.ts';
import { Council } from './council.ts';

// Cards about units that only some games are played with: as soon as there are such units, they do what they say.

const made = (id: string, is: readonly UnitQuality[]) =>
  unit({ id, name: id, plural: `${id}s`, text: '', type: id as UnitType, cost: 2, forCost: 1, battle: 5, dice: 1, movement: null, capacity: 0, pieces: 4, is }); // prettier-ignore
const ALSO = [
  made('shock-troop', ['ground-force']),
  made('mechanized-unit', ['ground-force', 'sustains']),
  made('flagship', ['ship', 'sustains']),
];
const MECHANIZED = 'mechanized-unit' as UnitType;
const SHOCK_TROOP = 'shock-troop' as UnitType;

function table(): CardTable {
  const t = new CardTable(EXPANDED, ALSO);
  Object.assign(t.state.options, { flagships: true, mechanizedUnits: true, shockTroops: true });
  return t;
}

test('E3 12.2 Advanced Reinforcements: may place a shock troop instead', () => {
  const t = table().holds('ann', 'advanced-reinforcements');
  addUnit(t.game, 'ann', 'ground-force', t.state.planets.jord.system, 'jord');
  t.turn().plays('ann', 'advanced-reinforcements', 'shock-troop');
  expect(t.at('jord').toSorted()).toEqual(['ground-force', 'shock-troop']);
});

test("E3 13.4 Hope's End Training Ground: adds troops or demotes shock troops", () => {
  const council = (): Council => {
    const t = new Council(EXPANDED, ALSO);
    t.state.options.shockTroops = true;
    t.game.book.planets['hopes-end'] ??= {
      id: 'hopes-end',
      name: "Hope's End",
      resources: 3,
      influence: 0,
      specialties: [],
    };
    t.state.planets['hopes-end'] = { id: 'hopes-end', system: 'empty-1', owner: 'bob', exhausted: false };
    return t;
  };
  expect(council().decides('hopes-end-training-ground', 'for').at('hopes-end')).toEqual([
    'ground-force',
    'shock-troop',
    'shock-troop',
  ]);
  const t = council();
  addUnit(t.game, 'ann', SHOCK_TROOP, 'saudor', 'saudor');
  expect(t.decides('hopes-end-training-ground', 'against').at('saudor')).toEqual(['ground-force']);
});

test('E3 7.1 A Beacon of Hope needs one’s flagship there', () => {
  const t = table().holds('ann', 'a-beacon-of-hope');
  addUnit(t.game, 'ann', 'flagship' as UnitType, 'empty-1');
  t.units('bob', 'empty-1', 'cruiser');
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect(() => t.playsAtAnyTime('ann', 'a-beacon-of-hope')).toThrow();
  t.plays('ann', 'a-beacon-of-hope');
  expect(t.game.facts.some(({ type }) => type === 'action-card-played')).toBe(true);
  const without = table().holds('ann', 'a-beacon-of-hope');
  without.units('ann', 'empty-1', 'cruiser');
  without.units('bob', 'empty-1', 'cruiser');
  without.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect(without.playable('ann', 'a-beacon-of-hope')).toBeUndefined();
});

test('E3 8.2 Overrun and Geomagnetic Mines: kill landed ground units', () => {
  const t = table().holds('ann', 'overrun').holds('bob', 'geomagnetic-mines');
  t.units('bob', 'saudor', 'ground-force', 'ground-force');
  addUnit(t.game, 'ann', MECHANIZED, 'saudor', 'saudor');
  t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
  t.plays('ann', 'overrun');
  expect(t.at('saudor', 'bob')).toEqual(['ground-force']);
  t.plays('bob', 'geomagnetic-mines');
  expect(t.at('saudor', 'ann')).toEqual([]);
});
