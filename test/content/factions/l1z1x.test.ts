import { expect, test } from 'vitest';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { capacityOf, definitionFor } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { onlyUnit, table, type Setting } from '../../rules/table.ts';

// Ann is the L1Z1X Mindnet.
const seats = { ann: 'l1z1x', bob: 'letnev', cat: 'sol' };
const at = (setting: Setting) => table({ seats, ...setting });

test('Assimilate: replaces PDS and space docks of a gained planet', () => {
  const t = at({
    ground: { lodor: { bob: '2 pds, 1 space-dock', ann: '1 infantry' } },
    change: (state) => {
      state.planets.lodor.controller = 'bob';
    },
  });
  t.begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry, 2 pds, 1 space-dock');
  expect(t.units('bob')).toBe('');
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('Assimilate: other factions destroy those structures', () => {
  const t = at({ ground: { lodor: { ann: '1 pds' }, mellon: { ann: '1 infantry' } }, planets: { ann: ['lodor'] } });
  t.begin(gainControl, { seat: 'bob', planet: 'lodor' });
  expect(t.units('bob')).toBe('');
  expect(t.facts('unit-destroyed')).toMatchObject([{ unit: 'pds', seat: 'ann' }]);
});

const sixPds: Setting = {
  ground: { '000': { ann: '2 pds' }, mellon: { ann: '2 pds' }, zohbat: { ann: '2 pds' }, lodor: { bob: '1 pds' } },
};

test('Assimilate note 3, Assimilate note 4: may take missing structures elsewhere', () => {
  const taken = at(sixPds).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  taken.ann.chooses('from Mellon', 'structure-to-move');
  expect(taken.units('ann', { planet: 'lodor' })).toBe('1 pds');
  expect(taken.units('ann')).toBe('6 pds');
  const left = at(sixPds).begin(gainControl, { seat: 'ann', planet: 'lodor' }).ann.declines('structure-to-move').table;
  expect(left.units('ann')).toBe('6 pds');
  expect(left.units('ann', { planet: 'lodor' })).toBe('');
  expect(left.facts('unit-destroyed')).toMatchObject([{ unit: 'pds', seat: 'bob' }]);
});

test('Assimilate: takes nothing from systems with an own token', () => {
  const t = at({
    ...sixPds,
    change: (state) => {
      state.systems['30'].tokens.push('ann');
    },
  }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(t.options('ann', 'structure-to-move').map((id) => t.state.units[id].planet)).toEqual(['000', '000']);
});

const invaded = (more: Setting = {}): Setting => ({
  seats,
  ground: { lodor: { ann: '2 infantry', bob: '3 infantry' } },
  space: { 26: { ann: '1 dreadnought' } },
  ...more,
});
const combat = (setting: Setting, ...faces: number[]) =>
  load(table(setting), ...faces).begin(groundCombat, {
    system: '26',
    planet: 'lodor',
    attacker: 'ann',
    defender: 'bob',
  });

// Plasma Scoring, with which L1Z1X starts, adds a die to each bombardment.
test('15.1e Harrow: ships bombard after each round of ground combat', () => {
  const t = combat(invaded(), 10, 1, 1, 1, 1, 10, 1, 1, 1, 1, 10);
  expect(t).toAsk('ann window');
  t.ann.uses('harrow');
  expect(t.units('ann', { planet: 'lodor' })).toBe('2 infantry'); // its own are spared
  expect(t.units('bob')).toBe('1 infantry');
  expect(t.facts('dice-rolled').map((fact) => fact.purpose)).toContain('bombardment');
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  t.leaves('ann', 'window');
});

test('Harrow note 3: may still force a draw', () => {
  const t = combat(invaded({ ground: { lodor: { ann: '1 infantry', bob: '1 infantry' } } }), 1, 10, 1, 10);
  t.ann.uses('harrow');
  expect(t.units('bob')).toBe('');
  expect(t.facts('combat-drawn')).toHaveLength(1);
});

test('Harrow note 1, Harrow note 2: needs own turn, ships, no shield', () => {
  expect(
    combat(invaded({ ground: { lodor: { ann: '1 infantry', bob: '2 infantry, 1 pds' } } }), 10, 1, 1, 10, 1),
  ).toAsk();
  expect(
    combat(invaded({ active: 'bob', ground: { lodor: { ann: '1 infantry', bob: '2 infantry' } } }), 10, 1, 1, 10, 1),
  ).toAsk();
  expect(
    combat(invaded({ space: {}, ground: { lodor: { ann: '1 infantry', bob: '2 infantry' } } }), 10, 1, 1, 10, 1),
  ).toAsk();
});

const attack = (setting: Setting, ...faces: number[]) =>
  load(table({ seats, ...setting }), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('[0.0.1]: its hits and its dreadnoughts’ go to non-fighter ships', () => {
  const t = attack(
    { space: { 27: { ann: '1 flagship, 1 dreadnought', bob: '2 cruiser, 1 carrier, 2 fighter' } } },
    10,
    1,
    10,
    1,
    1,
    1,
    1,
    1,
  );
  expect(t.bob.refusal('2 fighter', 'assign-hits')).toBe('Fighter: you cannot choose any.');
  expect(t.bob.refusal('cruiser, fighter', 'assign-hits')).toBe('Fighter: you cannot choose any.');
  expect(t.bob.refusal('2 cruiser', 'assign-hits')).toBeUndefined();
});

test('[0.0.1]: other hits may go to fighters', () => {
  const t = attack(
    { space: { 27: { ann: '1 flagship, 1 cruiser', bob: '2 cruiser, 2 fighter' } } },
    10,
    1,
    10,
    1,
    1,
    1,
    1,
  );
  expect(t.bob.refusal('2 fighter', 'assign-hits')).toBe('Fighter: choose at most 1.');
  expect(t.bob.refusal('cruiser, fighter', 'assign-hits')).toBeUndefined();
  expect(t.bob.refusal('2 cruiser', 'assign-hits')).toBeUndefined();
  const few = attack({ space: { 27: { ann: '1 flagship', bob: '3 fighter' } } }, 10, 10, 1, 1, 1, 10, 1, 1);
  expect(few.units('bob')).toBe('');
});

test('[0.0.1]: no effect outside its system', () => {
  const t = attack({ space: { 27: { ann: '2 dreadnought', bob: '2 cruiser, 2 fighter' } } }, 10, 10, 1, 1, 1, 1);
  expect(t.bob.refusal('2 fighter', 'assign-hits')).toBeUndefined();
});

test('Super Dreadnought: capacity 2; II is immune to Direct Hit', () => {
  const first = at({ space: { 27: { ann: '1 dreadnought' } } });
  const unit = onlyUnit(first);
  expect(capacityOf(first.game, unit)).toBe(2);
  expect(modify(first.game, 'immune', { unit, to: 'direct-hit' }, false)).toBe(false);
  const second = at({ space: { 27: { ann: '1 dreadnought' } }, technologies: { ann: ['super-dreadnought-ii'] } });
  expect(definitionFor(second.game, 'ann', 'dreadnought')).toMatchObject({
    move: 2,
    combat: { value: 4, dice: 1 },
    capacity: 2,
  });
  expect(modify(second.game, 'immune', { unit: onlyUnit(second), to: 'direct-hit' }, false)).toBe(true);
});

const heirs = (goods: number): Setting => ({
  technologies: { ann: ['inheritance-systems'] },
  change: (state) => {
    state.seats.ann.tradeGoods = goods;
    state.planets['000'].exhausted = true;
  },
});

test('Inheritance Systems: exhausts and costs 2 to ignore all prerequisites', () => {
  const t = at(heirs(2)).begin(research, { seat: 'ann' });
  t.ann.researches('assault-cannon');
  t.ann.chooses('inheritance-systems', 'ignore-prerequisites').pays('2 trade-goods');
  expect(Object.keys(t.state.seats.ann.technologies)).toContain('assault-cannon');
  expect(t.state.seats.ann.technologies['inheritance-systems'].exhausted).toBe(true);
  expect(t.state.seats.ann.tradeGoods).toBe(0);
});

test('Inheritance Systems: needs 2 resources and must be readied', () => {
  expect(researchProblem(at(heirs(2)).game, 'ann', 'war-sun')).toBeUndefined();
  expect(researchProblem(at(heirs(1)).game, 'ann', 'war-sun')).toBe('You lack 2 red prerequisites.');
  const t = at(heirs(2));
  t.state.seats.ann.technologies['inheritance-systems'].exhausted = true;
  expect(researchProblem(t.game, 'ann', 'war-sun')).toBe('You lack 2 red prerequisites.');
});

test('Inheritance Systems: not used when prerequisites are met', () => {
  const t = at(heirs(2)).begin(research, { seat: 'ann' });
  t.ann.researches('sarween-tools');
  expect(t.state.seats.ann.tradeGoods).toBe(2);
  expect(Object.keys(t.state.seats.ann.technologies)).toContain('sarween-tools');
});

test('Cybernetic Enhancements: one more token this status phase', () => {
  const t = at({
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (note) => note !== 'cybernetic-enhancements@ann',
      );
      state.seats.bob.promissoryNotes.push('cybernetic-enhancements@ann');
    },
  }).begin('status-phase', {});
  t.bob.plays('cybernetic-enhancements');
  const total = (seat: string) => {
    const spec = t.spec(seat, 'redistribute-tokens');
    return spec.kind === 'allot' ? spec.limits?.[0]?.atLeast : undefined;
  };
  expect(total('bob')).toBe(11);
  expect(total('ann')).toBe(10);
  expect(t.state.seats.ann.promissoryNotes).toContain('cybernetic-enhancements@ann');
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.state.effects).toEqual({});
});

test('Cybernetic Enhancements: L1Z1X cannot play its own', () => {
  expect(at({}).begin('status-phase', {})).toAsk(
    'ann redistribute-tokens',
    'bob redistribute-tokens',
    'cat redistribute-tokens',
  );
});

// Rulings

test('Assimilate note 1: an assimilated space dock produces this action', () => {
  const t = at({
    ground: { lodor: { bob: '1 space-dock' } },
    space: { 26: { ann: '1 carrier, 1 infantry' } },
    planets: { bob: ['lodor'] },
  })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('26').table;
  t.ann.lands('infantry on lodor');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry, 1 space-dock');
  expect(t).toAsk('ann units-to-produce');
});

test('Assimilate note 2: excludes Infiltrate afterwards', () => {
  const t = at({
    hands: { ann: ['infiltrate'] },
    ground: { lodor: { bob: '2 pds, 1 space-dock', ann: '1 infantry' } },
    planets: { bob: ['lodor'] },
  }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry, 2 pds, 1 space-dock');
  expect([t.open, t.state.seats.ann.actionCards]).toEqual([[], ['infiltrate#1']]);
});

test('Harrow note 4: every ship with Bombardment takes part', () => {
  const t = load(table(invaded({ space: { 26: { ann: '2 dreadnought' } } })), 1, 1, 1, 1, 1, 10, 10, 1, 1, 1, 10).begin(
    groundCombat,
    {
      system: '26',
      planet: 'lodor',
      attacker: 'ann',
      defender: 'bob',
    },
  );
  t.ann.uses('harrow');
  // Two dreadnoughts, and a die for Plasma Scoring.
  expect(t.facts('dice-rolled').find(({ purpose }) => purpose === 'bombardment')?.dice).toHaveLength(3);
  expect(t.units('bob')).toBe('1 infantry');
  t.leaves('ann', 'window');
});

test('Harrow note 5: X-89 doubles its hits', () => {
  const t = combat(invaded({ technologies: { ann: ['x-89-bacterial-weapon'] } }), 1, 1, 1, 1, 1, 10, 1, 1, 1, 10);
  t.ann.uses('harrow');
  expect(t.units('bob')).toBe('1 infantry');
  t.leaves('ann', 'window');
});

test('Inheritance Systems note 1: is paid separately from Technology', () => {
  const t = at({
    active: 'bob',
    technologies: { ann: ['inheritance-systems'] },
    change: (state) => {
      state.seats.ann.tradeGoods = 2;
    },
  }).begin('technology-secondary', { seat: 'ann' });
  t.ann.pays('1 000').researches('assault-cannon').chooses('inheritance-systems', 'ignore-prerequisites');
  expect(t.ann.refusal('trade-goods', 'payment')).toBe('Pay 2 resources; you are paying 1.');
  t.ann.pays('2 trade-goods');
  expect(t.facts('paid').map(({ amount }) => amount)).toEqual([4, 2]);
});
