import { expect, test } from 'vitest';
import { activationProblem } from '../../../src/rules/activation.ts';
import { gainControl } from '../../../src/rules/control.ts';
import { invasion } from '../../../src/rules/invasion.ts';
import { movement } from '../../../src/rules/movement.ts';
import { produceUnits } from '../../../src/rules/production.ts';
import { scoringProblem } from '../../../src/rules/scoring.ts';
import { spaceCannonOffense } from '../../../src/rules/space-cannon.ts';
import { spaceCombat } from '../../../src/rules/space-combat.ts';
import { placeStructure } from '../../../src/rules/structures.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Clan of Saar.
const seats = { ann: 'saar', bob: 'winnu', cat: 'sol' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const moving = (system: string, setting: Setting, seat = 'ann') => at({ active: seat, ...setting }).begin(movement, { seat, system });

test('Scavenge: a trade good for each planet taken', () => {
  const t = at({ ground: { lodor: { ann: '1 infantry' } }, planets: { bob: ['lodor'] }, change: (state) => { state.planets.lodor.controller = 'bob'; } });
  t.begin(gainControl, { seat: 'ann', planet: 'lodor' }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  expect(at().begin(gainControl, { seat: 'bob', planet: 'lodor' }).state.seats.ann.tradeGoods).toBe(0);
});

test('Nomadic: public objectives are scored without the home planets', () => {
  const homeless = (seat: string) => at({ planets: { [seat]: ['mecatol-rex'] }, change: (state) => {
    for (const planet of state.systems[state.seats[seat].home].planets) state.planets[planet].controller = null;
    state.objectives = [{ id: 'corner-the-market', scoredBy: [] }];
  } });
  expect(scoringProblem(homeless('ann').game, 'ann', 'corner-the-market')).toBe('Its condition is not met.');
  expect(scoringProblem(homeless('bob').game, 'bob', 'corner-the-market')).toBe('You do not control every planet in your home system.');
});

test('Floating Factory: it starts in space, moves like a ship and carries', () => {
  const t = table({ seats, startingUnits: true, active: 'ann' });
  expect(t.units('ann', { system: '11', space: true })).toContain('1 space-dock');
  const m = moving('27', { space: { 26: { ann: '1 space-dock, 2 infantry' } } });
  expect(m.options('ann')).toEqual(['space-dock@26', 'carry-infantry@26', 'give-up']);
  m.answers('ann', { 'space-dock@26': 1, 'carry-infantry@26': 2 });
  expect(m.units('ann', { system: '27' })).toBe('2 infantry, 1 space-dock');
});

test('Floating Factory: it does not count against the fleet pool', () => {
  expect(moving('27', { space: { 27: { ann: '3 cruiser' }, 26: { ann: '1 space-dock' } } }).refusal('ann', { 'space-dock@26': 1 })).toBeUndefined();
});

test('68.4 Floating Factory: it produces ships in space, ground forces there or on any planet of its owner in the system', () => {
  const t = at({ space: { 27: { ann: '1 space-dock' } }, planets: { ann: ['new-albion'] }, change: (state) => { state.seats.ann.tradeGoods = 5; } }).begin(produceUnits, { seat: 'ann', system: '27' });
  expect(t.options('ann')).toEqual(expect.arrayContaining(['cruiser@space', 'infantry@space', 'infantry@new-albion']));
  expect(t.options('ann')).not.toContain('infantry@starpoint');
  expect(t.refusal('ann', { 'infantry@space': 3, 'fighter@space': 3 })).toMatch(/At most 5 units/);
});

test('79.4a Floating Factory: ships that arrive where it stands alone destroy it at once', () => {
  const t = moving('27', { space: { 27: { ann: '1 space-dock' }, 26: { bob: '1 cruiser' } } }, 'bob').answers('bob', { 'cruiser@26': 1 });
  expect(t.units('ann')).toBe('');
  expect(t.facts('unit-destroyed')).toMatchObject([{ seat: 'ann', unit: 'space-dock' }]);
});

test('79.4a Floating Factory: a ship of its owner keeps it, and so do ships that never arrive', () => {
  expect(moving('27', { space: { 27: { ann: '1 space-dock, 1 fighter' }, 26: { bob: '1 cruiser' } } }, 'bob').answers('bob', { 'cruiser@26': 1 }).units('ann', { system: '27' })).toContain('space-dock');
  const rift = load(at({ active: 'bob', board: { 101: '41' }, space: { 27: { ann: '1 space-dock' }, 41: { bob: '1 cruiser' } } }), 1).begin(movement, { seat: 'bob', system: '27' });
  expect(rift.answers('bob', { 'cruiser@41': 1 }).units('ann')).toBe('1 space-dock');
});

const combat = (setting: Setting, ...faces: number[]) => load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });

test('79.4a Floating Factory: it goes with the last of its owner\'s ships, unless nobody has any left', () => {
  expect(combat({ space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '2 cruiser' } } }, 10, 10, 1).units('ann')).toBe('');
  expect(combat({ space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '1 cruiser' } } }, 10, 10).units('ann')).toBe('1 space-dock');
});

test('85.1a Floating Factory: it retreats with the ships', () => {
  const t = combat({ space: { 27: { ann: '1 space-dock, 2 cruiser', bob: '1 cruiser' } }, planets: { ann: ['lodor'] } }, 1, 1, 1);
  t.answers('ann', 'retreat');
  expect(t.units('ann', { system: '26' })).toBe('2 cruiser, 1 space-dock');
});

test('Floating Factory: space cannons cannot hit it', () => {
  const t = load(at({ space: { 27: { ann: '1 space-dock, 1 fighter' } }, ground: { starpoint: { bob: '2 pds' } } }), 10, 10).begin(spaceCannonOffense, { seat: 'ann', system: '27' });
  t.answers('bob', 'ann', 'use-space-cannon');
  expect(t.units('ann')).toBe('1 space-dock');
});

test('85.1a Floating Factory: it is placed in the space area of a system with a planet of its owner, once for each', () => {
  const t = at({ planets: { ann: ['new-albion', 'starpoint'] } }).begin(placeStructure, { seat: 'ann', types: ['space-dock'], system: '27' });
  expect(t.options('ann')).toHaveLength(1);
  t.answers('ann', (spec) => (spec.kind === 'choose' ? [spec.options[0].key] : null), 'structure-site');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 space-dock');
});

test('Floating Factory II: faster and larger', () => {
  const t = at({ technologies: { ann: ['floating-factory-ii'] }, active: 'ann', space: { 19: { ann: '1 space-dock' } } }).begin(movement, { seat: 'ann', system: '18' });
  expect(t.options('ann')).toEqual(['space-dock@19']);
});

test('Chaos Mapping: others do not activate an asteroid field with a ship of Saar\'s', () => {
  const field = (units: string) => at({ technologies: { ann: ['chaos-mapping'] }, board: { 101: '45' }, space: { 45: { ann: units } } }).game;
  expect(activationProblem(field('1 cruiser'), 'bob', '45')).toMatch(/Chaos Mapping/);
  expect(activationProblem(field('1 cruiser'), 'ann', '45')).toBeUndefined();
  expect(activationProblem(field('1 space-dock'), 'bob', '45')).toBeUndefined();
});

test('Chaos Mapping: one unit, paid for, as the turn starts', () => {
  const t = at({ technologies: { ann: ['chaos-mapping'] }, space: { 27: { ann: '1 space-dock' } }, change: (state) => { state.seats.ann.tradeGoods = 3; } }).begin('turn', { seat: 'ann', performed: 0 });
  t.answers('ann', 'chaos-mapping', 'window');
  expect(t.refusal('ann', { 'fighter@space': 1, 'cruiser@space': 1 }, 'units-to-produce')).toMatch(/At most 1 unit/);
  t.answers('ann', { 'destroyer@space': 1 }, 'units-to-produce').answers('ann', { 'trade-goods': 1 }, 'payment');
  expect(t.units('ann', { system: '27' })).toBe('1 destroyer, 1 space-dock');
  expect(t.open).toEqual(['ann turn']);
});

const called: Setting = {
  space: { 26: { bob: '1 carrier, 2 infantry' } }, ground: { lodor: { ann: '3 infantry, 1 pds' } },
  change: (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'raghs-call@ann');
    state.seats.bob.promissoryNotes.push('raghs-call@ann');
  },
};

test('Raghs Call: Saar\'s ground forces go to another planet of theirs, and nobody fights', () => {
  const t = load(at({ active: 'bob', ...called }), 1).begin(invasion, { seat: 'bob', system: '26' }).answers('bob', { 'infantry@lodor': 2 }, 'commit-ground-forces');
  t.answers('bob', 'raghs-call@ann', 'window');
  expect(t.options('bob', 'raghs-call').sort()).toEqual(['lisis-ii', 'ragh']);
  t.answers('bob', 'ragh', 'raghs-call').answers('ann', 'bob', 'use-space-cannon');
  expect(t.units('ann', { planet: 'ragh' })).toBe('3 infantry');
  expect(t.facts('combat-begins')).toEqual([]);
  expect(t.state.planets.lodor.controller).toBe('bob');
  expect(t.state.seats.ann.promissoryNotes).toContain('raghs-call@ann');
});

test('Raghs Call: not where Saar has no other planet', () => {
  const t = load(at({ active: 'bob', ...called, change: (state) => {
    called.change?.(state);
    for (const id of ['ragh', 'lisis-ii']) state.planets[id].controller = null;
  } }), 1, ...Array.from({ length: 40 }, (_, i) => (i % 2 ? 10 : 1))).begin(invasion, { seat: 'bob', system: '26' }).answers('bob', { 'infantry@lodor': 2 }, 'commit-ground-forces');
  expect(t.open).toEqual(['ann use-space-cannon']);
});
