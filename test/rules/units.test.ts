import { expect, test } from 'vitest';
import { done } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { fleetProblem } from '#ti4/rules/units/fleet-limits.ts';
import { procedure } from '#ti4/rules/game.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { structureLimit, structureProblem } from '#ti4/rules/units/structures.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { copyTechnology, gainTechnology } from '#ti4/rules/technology/technology.ts';
import {
  definitionFor,
  FIGURES_PER_PLAYER,
  countInReinforcements,
  isGroundForce,
  isShip,
  isStructure,
  typesIn,
  unitsAt,
  UNIT_TYPES,
} from '#ti4/rules/units/units.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { rolesOf } from '#ti4/rules/units/roles.ts';
import { plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const nothing = procedure<object>()('test-nothing', { start: () => done() });
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [nothing],
});
const begin = (setting: Setting) => table({ components: [holder], seats: plain, ...setting }).begin(nothing, {});
const activated = (system: string, setting: Setting) =>
  table({ seats: plain, ...setting })
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates(system).table;

test('96.1, 63 note 1, 79 note 1 units have exactly one role', () => {
  const { game } = begin({});
  const of = (type: UnitType) => ({ type, owner: 'ann' });
  for (const type of UNIT_TYPES) expect(rolesOf(game, of(type)).size, type).toBe(1);
  expect(UNIT_TYPES.filter((type) => isShip(game, of(type)))).toEqual(typesIn('ship'));
  expect(UNIT_TYPES.filter((type) => isGroundForce(game, of(type)))).toEqual(['infantry', 'mech']);
  expect([isStructure(game, of('pds')), isStructure(game, of('space-dock'))]).toEqual([true, true]);
});

test('96.2 each player has the printed number of figures', () => {
  expect(FIGURES_PER_PLAYER).toMatchObject({
    flagship: 1,
    'war-sun': 2,
    dreadnought: 5,
    carrier: 4,
    cruiser: 8,
    destroyer: 8,
    fighter: 10,
    infantry: 12,
    pds: 6,
    'space-dock': 3,
  });
});

test('96.3, 96 note 2, 72.1 units off the board are in reinforcements', () => {
  const t = begin({ space: { 27: { ann: '3 carrier' } } });
  expect([countInReinforcements(t.game, 'ann', 'carrier'), countInReinforcements(t.game, 'bob', 'carrier')]).toEqual([
    1, 4,
  ]);
});

test('96 note 2a tokens make fighters and infantry unlimited', () => {
  const t = begin({ ground: { lodor: { ann: '12 infantry' } } });
  expect(countInReinforcements(t.game, 'ann', 'infantry')).toBe(Infinity);
});

test('63.1, 77.3a, 63 note 2 PDS have Space Cannon and Planetary Shield', () => {
  const t = begin({ technologies: { ann: ['pds-ii'] } });
  expect(definitionFor(t.game, 'bob', 'pds')).toMatchObject({
    spaceCannon: { value: 6, dice: 1 },
    planetaryShield: true,
  });
  expect(definitionFor(t.game, 'ann', 'pds')).toMatchObject({
    spaceCannon: { value: 5, dice: 1 },
    planetaryShield: true,
  });
});

test('63.2, 79.2, 85.1, 85.2 Construction places structures on planets', () => {
  const t = table({ planets: { ann: ['lodor'] } }).begin('construction-primary', { seat: 'ann' });
  t.ann.chooses('space-dock@lodor', 'structure-site').chooses('pds@lodor', 'structure-site');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 pds, 1 space-dock');
});

test('63.3, 85.5, 79.3, 85.4, 85.6 a planet holds few structures (24 note 1, 24 note 2)', () => {
  const t = begin({ ground: { lodor: { ann: '2 pds, 1 space-dock' }, starpoint: { ann: '1 pds' } } });
  expect([structureLimit(t.game, 'pds', 'lodor'), structureLimit(t.game, 'space-dock', 'lodor')]).toEqual([2, 1]);
  expect(structureProblem(t.game, 'ann', 'pds', 'lodor')).toBe('There are already 2 PDS.');
  expect(structureProblem(t.game, 'ann', 'space-dock', 'lodor')).toBe('There is already a space dock.');
  expect([
    structureProblem(t.game, 'ann', 'pds', 'starpoint'),
    structureProblem(t.game, 'ann', 'space-dock', 'starpoint'),
  ]).toEqual([undefined, undefined]);
});

test('85.3 structures neither move nor are carried', () => {
  const t = activated('27', {
    space: { 26: { ann: '1 carrier' } },
    ground: { lodor: { ann: '1 infantry, 1 pds, 1 space-dock' } },
  });
  expect(t.options('ann', 'move-ships')).toEqual(['carrier@26', 'carry-infantry@lodor']);
});

test('76.1 ships are produced in space and stay there', () => {
  const t = table({ seats: plain, ground: { starpoint: { ann: '1 space-dock' } } }).begin(produceUnits, {
    seat: 'ann',
    system: '27',
  });
  t.ann.produces('carrier in space').pays('starpoint');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier');
  const u = activated('27', { space: { 27: { ann: '1 carrier, 2 fighter, 1 infantry' } } });
  expect(u.options('ann', 'commit-ground-forces').every((key) => key.startsWith('infantry'))).toBe(true);
});

test('76.2, 76.2a the fleet pool limits ships, not fighters', () => {
  const t = begin({ space: { 27: { ann: '3 carrier, 8 fighter' } } });
  expect(t).toAsk();
  expect(fleetProblem(t.game, 'ann', '27', unitsAt(t.game, { system: '27' }))).toBeUndefined();
  const u = begin({ space: { 27: { ann: '4 carrier' } } });
  expect(u).toAsk('ann excess-units');
});

test('76 note 1 upgraded fighters count in capacity or fleet pool', () => {
  const upgraded: Setting = { technologies: { ann: ['fighter-ii'] } };
  expect(begin({ ...upgraded, space: { 27: { ann: '1 carrier, 6 fighter' } } })).toAsk(); // 4 in the hold, 2 beside the carrier
  expect(begin({ ...upgraded, space: { 27: { ann: '1 carrier, 7 fighter' } } })).toAsk('ann excess-units');
  expect(begin({ space: { 27: { ann: '1 carrier, 6 fighter' } } })).toAsk('ann excess-units');
});

test('76.3, 97.1, 97.4 upgrades replace sheet values', () => {
  const t = begin({ space: { 27: { ann: '1 cruiser' } } });
  expect(definitionFor(t.game, 'ann', 'cruiser')).toMatchObject({ cost: 2, combat: { value: 7, dice: 1 }, move: 2 });
  gainTechnology(t.game, 'ann', 'cruiser-ii');
  expect(definitionFor(t.game, 'ann', 'cruiser')).toMatchObject({
    cost: 2,
    combat: { value: 6, dice: 1 },
    move: 3,
    capacity: 1,
  });
  expect(definitionFor(t.game, 'bob', 'cruiser')).toMatchObject({ combat: { value: 7, dice: 1 } });
});

test('90.6, 90.6a, 90.10a an upgrade covers only its own unit', () => {
  const t = begin({});
  const before = { ...t.state.seats.ann.units };
  gainTechnology(t.game, 'ann', 'carrier-ii');
  expect(t.state.seats.ann.units).toEqual({ ...before, carrier: 'carrier-ii' });
});

test('97.1a Nekro Virus upgrades cover any unit of type', () => {
  const t = table({ seats: { ann: 'nekro', bob: 'l1z1x', cat: 'sardakk-norr' } });
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'super-dreadnought-ii');
  expect(t.state.seats.ann.units.dreadnought).toBe('super-dreadnought-ii');
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'exotrireme-ii');
  expect(t.state.seats.ann.units.dreadnought).toBe('exotrireme-ii');
});

test('79.1 a space dock has a Production value', () => {
  const t = table({
    seats: plain,
    ground: { starpoint: { ann: '1 space-dock' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 20;
    },
  }).begin(produceUnits, { seat: 'ann', system: '27' });
  expect(t.ann.refusal('6 infantry on starpoint')).toBe('Infantry: choose at most 5.');
  expect(t.ann.refusal('5 infantry on starpoint')).toBeUndefined(); // Starpoint's 3 and 2 more
});

test('79 note 2, 79 note 2a a dock frees no capacity mid-move', () => {
  const t = activated('27', {
    space: { 26: { ann: '1 carrier, 4 fighter' } },
    ground: { starpoint: { ann: '1 space-dock, 2 infantry' } },
  });
  expect(t.ann.refusal('carrier from 26, 4 fighter from 26, infantry on starpoint', 'move-ships')).toBe(
    'The ships you move have too little capacity: carry 1 fewer or move more ships.',
  );
  expect(
    t.ann.refusal('carrier from 26, 3 fighter from 26, infantry on starpoint, give-up', 'move-ships'),
  ).toBeUndefined();
});

test('96 note 1, 67 note 3, 68 note 3 abilities produce faction units', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'winnu', cat: 'naalu' },
    ground: { jord: { ann: '1 space-dock' } },
  }).begin(produceUnits, {
    seat: 'ann',
    system: '01',
    limit: 1,
    only: ['carrier'],
  });
  expect(t.options('ann').filter((key) => key.includes('@'))).toEqual(['carrier@space']);
});
