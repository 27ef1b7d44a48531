import { expect, test } from 'vitest';
import type { Spec } from '../../../src/engine/index.ts';
import { adjacent, adjacentSystems, neighbors, wormholesIn } from '../../../src/rules/board.ts';
import { movement } from '../../../src/rules/movement.ts';
import { moveValueOf } from '../../../src/rules/movement-paths.ts';
import type { State } from '../../../src/rules/state.ts';
import { spaceCombat } from '../../../src/rules/space-combat.ts';
import { unitsAt } from '../../../src/rules/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Ghosts of Creuss; 26 has an alpha wormhole, 25 a beta, and 17 is the gate.
const seats = { ann: 'creuss', bob: 'winnu', cat: 'sol' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const moving = (system: string, setting: Setting, seat = 'ann') => at({ active: seat, ...setting }).begin(movement, { seat, system });
const turn = (setting: Setting = {}, seat = 'ann') => at({ active: seat, ...setting }).begin('turn', { seat, performed: 0 });

test('Creuss Gate: it lies where the home system would, and that is off the board, next to delta wormholes alone', () => {
  const t = at();
  expect(t.state.systems['17'].position).toBe('301');
  expect(t.state.systems['51'].position).toBeNull();
  expect(t.state.seats.ann.home).toBe('51');
  expect(adjacentSystems(t.game, '51')).toEqual(['17']);
  expect(moving('17', { space: { 51: { ann: '1 cruiser' } } }).options('ann')).toEqual(['cruiser@51']);
  expect(moving('51', { space: { 17: { bob: '1 cruiser' } } }, 'bob').options('bob')).toEqual(['cruiser@17']);
});

test('Quantum Entanglement: alpha and beta are adjacent, to the Ghosts alone', () => {
  const t = at();
  expect(adjacent(t.game, '26', '25', 'ann')).toBe(true);
  expect(adjacent(t.game, '26', '25', 'bob')).toBe(false);
  expect(adjacent(t.game, '26', '25')).toBe(false);
});

test('60.3 Quantum Entanglement makes neighbors of the Ghosts and others', () => {
  const t = at({ space: { 26: { ann: '1 cruiser', cat: '1 cruiser' }, 25: { bob: '1 cruiser' } } });
  expect(neighbors(t.game, 'ann', 'bob')).toBe(true);
  expect(neighbors(t.game, 'bob', 'ann')).toBe(true);
  expect(neighbors(t.game, 'cat', 'bob')).toBe(false);
});

test('Quantum Entanglement: the Enforced Travel Ban does not touch it', () => {
  const ban: Setting = { board: { 206: '39' }, change: (state) => { state.laws['enforced-travel-ban'] = { component: 'enforced-travel-ban', elected: 'for' }; } };
  expect(moving('25', { ...ban, space: { 26: { ann: '1 carrier' } } }).options('ann')).toContain('carrier@26');
  expect(moving('39', { ...ban, space: { 26: { bob: '1 carrier' } } }, 'bob').open).toEqual([]);
});

test('Slipstream: one further from home and from alpha and beta, not from the gate', () => {
  const t = at({ space: { 51: { ann: '1 cruiser' }, 26: { ann: '1 cruiser' }, 17: { ann: '1 cruiser' }, 25: { bob: '1 cruiser' } } });
  const move = (owner: string, system: string) => moveValueOf(t.game, unitsAt(t.game, { owner, system })[0], '18');
  expect([move('ann', '51'), move('ann', '26'), move('ann', '17'), move('bob', '25')]).toEqual([3, 3, 2, 2]);
});

test('Wormhole Generator: a token is placed, and later moved from where it lies', () => {
  const t = turn({ technologies: { ann: ['wormhole-generator'] } }).answers('ann', 'component:wormhole-generator', 'turn').answers('ann', 'alpha@27');
  expect(wormholesIn(t.game, '27')).toEqual(['alpha']);
  expect(adjacent(t.game, '27', '26', 'bob')).toBe(true);
  expect(t.state.seats.ann.technologies['wormhole-generator'].exhausted).toBe(true);
  delete t.state.seats.ann.technologies['wormhole-generator'].exhausted;
  t.answers('ann', 'end-turn').begin('turn', { seat: 'ann', performed: 0 }).answers('ann', 'component:wormhole-generator', 'turn').answers('ann', 'alpha@28');
  expect(wormholesIn(t.game, '27')).toEqual([]);
  expect(wormholesIn(t.game, '28')).toEqual(['alpha']);
});

test('Wormhole Generator: not at others\' ships or homes, unless a planet there is your own', () => {
  const t = turn({ technologies: { ann: ['wormhole-generator'] }, space: { 27: { bob: '1 cruiser' }, 28: { bob: '1 cruiser' } }, planets: { ann: ['tequran'] }, change: (state) => { state.planets[state.systems['28'].planets[0]].controller = 'ann'; } });
  t.answers('ann', 'component:wormhole-generator', 'turn');
  const sites = t.options('ann');
  expect(sites).toContain('beta@51');
  expect(sites).toContain('alpha@17');
  expect(sites).toContain('alpha@28');
  expect(sites).not.toContain(`alpha@${t.state.seats.bob.home}`);
});

test('Wormhole Generator: exhausted it does nothing more', () => {
  const t = turn({ technologies: { ann: ['wormhole-generator'] }, change: (state) => { state.seats.ann.technologies['wormhole-generator'].exhausted = true; } });
  expect(t.refusal('ann', 'component:wormhole-generator')).toBe('It is exhausted.');
});

test('Creuss Iff: its holder places a token as their turn starts, and it goes back', () => {
  const t = turn({ change: (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'creuss-iff@ann');
    state.seats.bob.promissoryNotes.push('creuss-iff@ann');
  } }, 'bob');
  t.answers('bob', 'creuss-iff@ann', 'window');
  expect(t.options('bob')).toContain(`alpha@${t.state.seats.bob.home}`);
  expect(t.options('bob')).not.toContain('alpha@51');
  t.answers('bob', 'beta@31');
  expect(wormholesIn(t.game, '31')).toEqual(['beta']);
  expect(t.state.seats.ann.promissoryNotes).toContain('creuss-iff@ann');
});

// Without the Gravity Drive with which the Ghosts start.
const undriven = (state: State): void => { delete state.seats.ann.technologies['gravity-drive']; };
const hil = (more: Setting = {}): Setting => ({ space: { 27: { ann: '1 flagship' }, 17: { ann: '1 carrier' } }, change: undriven, ...more });

test('Hil Colish: its system has a delta wormhole, for all', () => {
  const t = at(hil());
  expect(wormholesIn(t.game, '27')).toEqual(['delta']);
  expect(adjacent(t.game, '27', '51', 'bob')).toBe(true);
});

test('Hil Colish: moving first it lets the others follow through its wormhole', () => {
  const t = moving('26', hil());
  expect(t.refusal('ann', { 'flagship@27': 1, 'carrier@17': 1 })).toMatch(/Flagship has to move before these/);
  expect(t.refusal('ann', { 'carrier@17': 1, 'move-first': 1 })).toBe('Flagship does not move at all.');
  t.answers('ann', { 'flagship@27': 1, 'carrier@17': 1, 'move-first': 1 });
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 1 flagship');
});

test('Hil Colish: a boost is spared where moving first shortens the way', () => {
  const t = moving('26', hil({ change: () => undefined }));
  expect(t.refusal('ann', { 'flagship@27': 1, 'carrier@17': 1 })).toBeUndefined();
  t.answers('ann', { 'flagship@27': 1, 'carrier@17': 1, 'move-first': 1 });
  expect(t.facts('ability-used')).toEqual([]);
});

test('Hil Colish: moving last it takes its own wormhole, after the others', () => {
  const t = moving('17', { space: { 27: { ann: '1 flagship, 1 carrier' } } });
  expect(t.options('ann')).not.toContain('move-first');
  t.answers('ann', { 'flagship@27': 1, 'carrier@27': 1 });
  expect(t.units('ann', { system: '17' })).toBe('1 carrier, 1 flagship');
});

test('Hil Colish: lost in a gravity rift ahead of the others, it leaves them where they are', () => {
  const rift: Setting = { board: { 102: '41' }, space: { 21: { ann: '1 flagship' }, 17: { ann: '1 carrier' }, 29: { ann: '1 cruiser' } }, change: undriven };
  const t = load(at(rift), 1).begin(movement, { seat: 'ann', system: '26' });
  const proposed = (spec: Spec) => (spec.kind === 'allot' ? spec.start : null);
  t.answers('ann', { 'flagship@21': 1, 'carrier@17': 1, 'cruiser@29': 1, 'move-first': 1 }).answers('ann', proposed, 'path-of-ships');
  // Now that the flagship is lost, the others say their way anew.
  t.answers('ann', proposed, 'path-of-ships');
  expect(t.units('ann')).toBe('1 carrier, 1 cruiser');
  expect(t.units('ann', { system: '17' })).toBe('1 carrier');
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

const splice = (system: string, setting: Setting) => at({ technologies: { ann: ['dimensional-splicer'] }, ...setting }).begin(spaceCombat, { system, attacker: 'ann', defender: 'bob' });

test('Dimensional Splicer: a hit on a ship that its producer chooses', () => {
  const t = splice('26', { space: { 26: { ann: '1 cruiser', bob: '1 carrier, 1 fighter' } } }).answers('ann', 'dimensional-splicer', 'window');
  expect(t.options('ann').sort()).toEqual(['carrier', 'fighter']);
  t.answers('ann', 'carrier');
  expect(t.facts('unit-destroyed')).toContainEqual(expect.objectContaining({ seat: 'bob', by: 'ann', unit: 'carrier' }));
});

test('Dimensional Splicer: the ship chosen may sustain it, and no other', () => {
  const t = splice('26', { space: { 26: { ann: '1 cruiser', bob: '1 carrier, 1 dreadnought' } } }).answers('ann', 'dimensional-splicer', 'window').answers('ann', 'dreadnought');
  expect(t.options('bob', 'sustain-damage')).toEqual(['dreadnought']);
  const other = splice('26', { space: { 26: { ann: '1 cruiser', bob: '1 carrier, 1 dreadnought' } } }).answers('ann', 'dimensional-splicer', 'window').answers('ann', 'carrier');
  expect(other.units('bob')).toMatch(/^1 dreadnought/);
});

test('Dimensional Splicer: the wormhole may be the flagship\'s; without one nothing happens', () => {
  expect(splice('27', { space: { 27: { ann: '1 flagship', bob: '1 carrier' } } }).options('ann', 'window')).toEqual(['dimensional-splicer']);
  expect(splice('27', { space: { 27: { ann: '1 cruiser', bob: '1 carrier' } } }).facts('ability-used')).toEqual([]);
});
