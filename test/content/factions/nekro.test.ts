import { expect, test } from 'vitest';
import { adjacent } from '../../../src/rules/board.ts';
import { fightersInSpace } from '../../../src/rules/combat.ts';
import { groundCombat } from '../../../src/rules/ground-combat.ts';
import { modify } from '../../../src/rules/modifiers.ts';
import { spaceCombat } from '../../../src/rules/space-combat.ts';
import { copyTechnology, gainTechnology, research } from '../../../src/rules/technology.ts';
import { settleUnits } from '../../../src/rules/structures.ts';
import { definitionFor } from '../../../src/rules/units.ts';
import { takeable, takeTechnology } from '../../../src/content/shared/taken-technology.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Nekro Virus.
const seats = { ann: 'nekro', bob: 'sardakk-norr', cat: 'saar' };
const X = 'valefar-assimilator-x';
const Y = 'valefar-assimilator-y';
const at = (setting: Setting = {}) => table({ seats, ...setting });
const keys = (t: ReturnType<typeof at>, from: string[]) => takeable(t.game, 'ann', from).map(({ key }) => key);

test('Propagation: 3 command tokens in the place of a technology', () => {
  const t = at().begin(research, { seat: 'ann' });
  expect(t.open).toEqual(['ann gain-tokens']);
  t.answers('ann', { tactic: 1, fleet: 2 });
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 4, fleet: 5, strategy: 2 });
  expect(Object.keys(t.state.seats.ann.technologies).sort()).toEqual(['dacxive-animators', X, Y]);
  expect(t.state.stack).toEqual([]);
});

test('Propagation: the Technology card is of use to it all the same, twice if it pays', () => {
  const t = at({ change: (state) => { state.seats.ann.tradeGoods = 6; } }).begin('technology-primary', { seat: 'ann' });
  t.answers('ann', { tactic: 3 }, 'gain-tokens').answers('ann', 'yes', 'technology-again').answers('ann', { 'trade-goods': 6 }, 'payment').answers('ann', { fleet: 3 }, 'gain-tokens');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 6, fleet: 6, strategy: 2 });
});

test('Galactic Threat: the Nekro Virus does not vote, but predicts once per agenda phase', () => {
  const t = at({ phase: 'agenda', technologies: { bob: ['neural-motivator'] }, change: (state) => { state.decks.agenda.draw = ['economic-equality', 'economic-equality', ...state.decks.agenda.draw]; state.speaker = 'cat'; } }).begin('agenda-phase', {});
  t.answers('ann', 'nekro/2', 'window').answers('ann', 'for', 'predict-outcome').declineAll();
  expect(t.open).toEqual(['bob vote-for']);
  t.answers('bob', 'for', 'vote-for').answers('bob', (spec) => (spec.kind === 'allot' ? { [spec.lines[0].key]: 1 } : null)).declineAll().answers('cat', 'abstain', 'vote-for').declineAll();
  expect(t.options('ann', 'technology-to-take')).toEqual(['neural-motivator']);
  t.answers('ann', 'neural-motivator');
  expect(t.state.seats.ann.technologies).toHaveProperty('neural-motivator');
  expect(t.open.filter((one) => one === 'ann window')).toEqual([]);
});

test('Galactic Threat: a wrong prediction brings nothing', () => {
  const t = at({ phase: 'agenda', technologies: { bob: ['neural-motivator'] }, change: (state) => { state.decks.agenda.draw = ['economic-equality', ...state.decks.agenda.draw]; state.speaker = 'cat'; } }).begin('agenda-phase', {});
  t.answers('ann', 'nekro/2', 'window').answers('ann', 'against', 'predict-outcome').declineAll();
  t.answers('bob', 'for', 'vote-for').answers('bob', (spec) => (spec.kind === 'allot' ? { [spec.lines[0].key]: 1 } : null)).declineAll().answers('cat', 'abstain', 'vote-for').declineAll();
  expect(t.facts('technology-gained')).toEqual([]);
});

const combat = (setting: Setting, ...faces: number[]) => load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const duel: Setting = { space: { 27: { ann: '2 cruiser', bob: '2 cruiser' } }, technologies: { bob: ['neural-motivator', 'cruiser-ii'] } };

test('Technological Singularity: once per combat, a technology of whoever lost a unit, in force at once', () => {
  const t = combat(duel, 10, 1, 1, 1, 10, 1, 1).answers('ann', 'nekro/1', 'window');
  expect(t.options('ann')).toEqual(['neural-motivator', 'cruiser-ii']);
  t.answers('ann', 'cruiser-ii');
  expect(definitionFor(t.game, 'ann', 'cruiser').combat?.value).toBe(6);
  expect(t.facts('technology-gained')).toHaveLength(1);
  expect(t.state.stack).toEqual([]);
});

test('Technological Singularity: not for the Virus\' own losses, nor where there is nothing to learn', () => {
  expect(combat(duel, 1, 1, 10, 10).facts('technology-gained')).toEqual([]);
  expect(combat({ space: duel.space }, 10, 10, 1, 1).state.stack).toEqual([]);
});

const holdsAntivirus = (setting: Setting): Setting => ({ ...setting, change: (state) => {
  state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'antivirus@ann');
  state.seats.bob.promissoryNotes.push('antivirus@ann');
} });

test('Antivirus: laid down as a combat starts it keeps the Virus from learning', () => {
  const t = combat(holdsAntivirus(duel), 10, 10, 1, 1).answers('bob', 'antivirus@ann', 'window');
  expect(t.state.seats.bob.playArea).toEqual(['antivirus@ann']);
  expect(t.state.stack).toEqual([]);
  expect(t.facts('technology-gained')).toEqual([]);
});

test('Antivirus: in the hand it does nothing, and it goes back when its holder activates a system with Nekro units', () => {
  const t = combat(holdsAntivirus(duel), 10, 10, 1, 1).answers('bob', [], 'window');
  expect(t.open).toEqual(['ann window']);
  const laid = at({ active: 'bob', space: { 28: { ann: '1 cruiser' } }, change: (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'antivirus@ann');
    state.seats.bob.playArea = ['antivirus@ann'];
  } }).begin('tactical-action', { seat: 'bob' });
  laid.answers('bob', '28', 'system-to-activate');
  expect(laid.state.seats.bob.playArea).toEqual([]);
  expect(laid.state.seats.ann.promissoryNotes).toContain('antivirus@ann');
});

test('Technological Singularity: ground combat counts as well, bombardment before it does not', () => {
  const t = load(at({ ground: { lodor: { ann: '1 infantry', bob: '1 infantry' } }, technologies: { bob: ['neural-motivator'] } }), 10, 1).begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' });
  expect(t.options('ann', 'window')).toEqual(['nekro/1']);
});

// Copies

test('90.16 Valefar Assimilator: faction technologies only by an assimilator, starting units not at all', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii', 'neural-motivator'] } });
  expect(keys(t, ['bob'])).toEqual([`exotrireme-ii@${X}`, 'neural-motivator']);
});

test('Valefar Assimilator: what one has taken on the other cannot', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii', 'valkyrie-particle-weave'] } });
  copyTechnology(t.game, 'ann', X, 'valkyrie-particle-weave');
  expect(keys(t, ['bob'])).toEqual([`exotrireme-ii@${X}`, `exotrireme-ii@${Y}`]);
});

test('90.21 Valefar Assimilator: a second upgrade of a unit takes the place of the first', () => {
  const t = table({ seats: { ...seats, cat: 'l1z1x' }, technologies: { bob: ['exotrireme-ii'], cat: ['super-dreadnought-ii'] } });
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  expect(keys(t, ['cat']).filter((key) => key.startsWith('super'))).toEqual([`super-dreadnought-ii@${Y}`]);
});

test('Valefar Assimilator: a faction\'s upgrade goes before a generic one, which is back when that is lost', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii', 'valkyrie-particle-weave'], ann: ['dreadnought-ii'] } }).begin(takeTechnology, { seat: 'ann', from: ['bob'] });
  t.answers('ann', `exotrireme-ii@${X}`);
  expect(t.state.seats.ann.units.dreadnought).toBe('exotrireme-ii');
  copyTechnology(t.game, 'ann', X, 'valkyrie-particle-weave');
  expect(t.state.seats.ann.units.dreadnought).toBe('dreadnought-ii');
  delete t.state.seats.ann.technologies['dreadnought-ii'];
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  copyTechnology(t.game, 'ann', Y, 'chaos-mapping');
  expect(t.state.seats.ann.units.dreadnought).toBe('dreadnought-i');
});

test('Valefar Assimilator: a generic upgrade gained later does not cover a faction\'s', () => {
  const t = at();
  copyTechnology(t.game, 'ann', X, 'exotrireme-ii');
  gainTechnology(t.game, 'ann', 'dreadnought-ii');
  expect(t.state.seats.ann.units.dreadnought).toBe('exotrireme-ii');
});

test('Valefar Assimilator: infantry waiting on an upgrade go along to the one in its place, or are lost', () => {
  const t = table({ seats: { ...seats, cat: 'sol' }, technologies: { ann: ['infantry-ii'] } });
  const { technologies } = t.state.seats.ann;
  technologies['infantry-ii'].memory = 2;
  copyTechnology(t.game, 'ann', X, 'spec-ops-ii');
  expect([technologies[X].memory, technologies['infantry-ii'].memory]).toEqual([2, undefined]);
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  expect([technologies[X].memory, technologies['infantry-ii'].memory]).toEqual([undefined, 2]);
});

test('90.19 Valefar Assimilator: space docks float with the Floating Factory, and come down when it is lost', () => {
  const t = at({ ground: { lodor: { ann: '1 space-dock' } }, space: { 27: { ann: '1 space-dock' } }, planets: { ann: ['mordai-ii'] }, technologies: { cat: ['floating-factory-ii', 'chaos-mapping'] } });
  copyTechnology(t.game, 'ann', X, 'floating-factory-ii');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann', { system: '26', space: true })).toBe('1 space-dock');
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 space-dock');
  expect(t.units('ann', { system: '27' })).toBe('');
});

test('90.20 Valefar Assimilator: war suns leave the board with their technology', () => {
  const t = table({ seats: { ...seats, cat: 'muaat' }, space: { 27: { ann: '1 war-sun, 1 cruiser' } } });
  copyTechnology(t.game, 'ann', X, 'prototype-war-sun-ii');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann')).toBe('1 cruiser, 1 war-sun');
  copyTechnology(t.game, 'ann', X, 'magmus-reactor');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann')).toBe('1 cruiser');
});

test('Adapt New Strategies note 1: assimilators count only with a copy', () => {
  const t = at();
  const objective = t.game.book.components['adapt-new-strategies'];
  const fulfilled = () => objective.kind === 'objective' && objective.fulfilled(t.game, 'ann');
  expect(fulfilled()).toBe(false);
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  expect(fulfilled()).toBe(false);
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  expect(fulfilled()).toBe(true);
});

test('A copy works for its holder, through the holder\'s own card', () => {
  const t = table({ seats: { ...seats, cat: 'creuss' }, technologies: { cat: ['wormhole-generator'] } });
  copyTechnology(t.game, 'ann', X, 'wormhole-generator');
  t.begin('turn', { seat: 'ann', performed: 0 }).answers('ann', `component:${X}`, 'turn').answers('ann', 'alpha@27', 'wormhole-site');
  expect(adjacent(t.game, '26', '27', 'bob')).toBe(true);
  expect(modify(t.game, 'vote-barred', { seat: 'bob', agenda: '' }, undefined)).toBeUndefined();
});

// The Alastor

const fleet: Setting = { space: { 26: { ann: '1 flagship, 1 infantry', bob: '2 cruiser' } }, ground: { lodor: { ann: '2 infantry' } } };
const alastor = (setting: Setting, ...faces: number[]) => load(at(setting), ...faces).begin(spaceCombat, { system: '26', attacker: 'bob', defender: 'ann' }).answers('ann', 'the-alastor', 'window');

test('The Alastor: ground forces fight in space, from where they stand', () => {
  // Bob's two cruisers, then Ann's infantry and the two dice of her flagship.
  const t = alastor(fleet, 10, 1, 1, 1, 1, 1).answers('ann', { 'infantry': 1, 'infantry@lodor': 1 });
  expect(fightersInSpace(t.game, '26', 'ann').map(({ type }) => type).sort()).toEqual(['flagship', 'infantry', 'infantry']);
});

test('The Alastor: they may be destroyed in its place, in space or on a planet as their owner chooses', () => {
  const t = alastor(fleet, 10, 1, 1, 1, 1, 1, 1, 1, 10, 10, 1).answers('ann', { 'infantry': 1, 'infantry@lodor': 1 });
  t.answers('ann', {}, 'sustain-damage');
  expect(t.options('ann', 'assign-hits')).toEqual(['flagship', 'infantry', 'infantry@lodor']);
  t.answers('ann', { 'infantry@lodor': 1 }, 'assign-hits');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry');
});

test('The Alastor: the ground forces fight on without it, and only in that combat', () => {
  const t = alastor({ ...fleet, space: { 26: { ann: '1 flagship (damaged)', bob: '2 cruiser' } } }, 10, 1, 1, 1, 1, 1, 1, 1, 10, 10).answers('ann', { 'infantry@lodor': 2 });
  t.answers('ann', { 'flagship-damaged': 1 }, 'assign-hits');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(fightersInSpace(t.game, '26', 'ann')).toEqual([]);
  expect(t.units('ann')).toBe('2 infantry');
});

test('The Alastor: ground forces in it blockade a Floating Factory', () => {
  const t = load(table({ seats: { ann: 'nekro', bob: 'saar', cat: 'sol' }, space: { 26: { ann: '1 flagship (damaged)', bob: '1 space-dock, 1 cruiser' } }, ground: { lodor: { ann: '1 infantry' } } }), 10, 10, 1, 1)
    .begin(spaceCombat, { system: '26', attacker: 'bob', defender: 'ann' }).answers('ann', 'the-alastor', 'window').answers('ann', { 'infantry@lodor': 1 });
  t.answers('ann', { 'flagship-damaged': 1 }, 'assign-hits');
  expect(t.units('bob')).toBe('');
});
