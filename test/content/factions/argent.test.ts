import { expect, test } from 'vitest';
import { antiFighterBarrage } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { spaceCannonDefense, spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { movementProblem } from '#ti4/rules/movement/move-map.ts';
import { fleetLoadOf } from '#ti4/rules/units/capacity.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Argent Flight.
const POK = ['base', 'codex-1', 'pok'];
const seats = { ann: 'argent', bob: 'arborec', cat: 'mentak' };
const at = (setting: Setting = {}): TestTable => table({ sets: POK, seats, ...setting });
const turn = (setting: Setting = {}, seat = 'ann'): TestTable =>
  at({ active: seat, ...setting }).begin('turn', { seat, performed: 0 });
const fight = { system: '27', attacker: 'ann', defender: 'bob' };

const council = (setting: Setting = {}): TestTable =>
  at({
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['mecatol-rex'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Zeal note 1, Zeal note 2, Zeal note 3 votes first, with extra votes', () => {
  const t = council();
  expect(t.open.filter((one) => one.endsWith('vote-for'))).toEqual(['ann vote-for', 'bob vote-for', 'cat vote-for']);
  t.ann.votesFor('for', 'lodor');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'ann', outcome: 'for', votes: 4 }]);
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for');
});

test('Zeal note 1a abstaining adds no votes', () => {
  const t = council();
  t.ann.abstains();
  expect(t.facts('votes-cast')).toEqual([]);
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for');
});

const barrage = (setting: Setting, ...faces: number[]): TestTable =>
  load(at(setting), ...faces).begin(antiFighterBarrage, { ...fight });
const damaged = (t: TestTable): string => t.units('bob');

test('Raid Formation note 1 excess hits damage ships of Argent’s choice', () => {
  const t = barrage(
    {
      space: { 27: { ann: '3 destroyer', bob: '3 dreadnought, 2 fighter, 1 cruiser, 1 carrier' } },
      change: ({ seats: { bob } }) => void (bob.tokens.fleet = 9),
    },
    9,
    9,
    9,
    10,
    1,
    1,
  );
  expect(damaged(t)).toBe('1 carrier, 1 cruiser, 1 dreadnought, 2 dreadnought (damaged)');
  expect(t.facts('units-damaged')).toMatchObject([{ seat: 'bob', units: ['dreadnought', 'dreadnought'] }]);
  const all = barrage({ space: { 27: { ann: '1 destroyer', bob: '1 dreadnought, 1 cruiser' } } }, 9, 9);
  expect(damaged(all)).toBe('1 cruiser, 1 dreadnought (damaged)');
  const which = barrage({ space: { 27: { ann: '1 destroyer', bob: '1 dreadnought, 1 flagship' } } }, 9, 1);
  which.ann.chooses('flagship', 'raid-formation');
  expect(damaged(which)).toBe('1 dreadnought, 1 flagship (damaged)');
});

test('Raid Formation note 2 canceled hits still damage ships', () => {
  const t = load(
    at({
      space: { 27: { ann: '1 destroyer', bob: '1 dreadnought, 1 fighter, 1 carrier' } },
      hands: { bob: ['shields-holding'] },
    }),
    9,
    9,
  ).begin(spaceCombat, { ...fight });
  expect(damaged(t)).toBe('1 carrier, 1 dreadnought (damaged), 1 fighter');
  load(t, ...Array.from({ length: 40 }, () => 10));
  t.bob.plays('Shields Holding');
  expect(t.facts('hits-cancelled')).toHaveLength(1);
  expect(t.facts('units-damaged')).toHaveLength(1);
  t.leaves('bob', 'assign-hits');
});

test('Raid Formation note 2a counts rerolled dice', () => {
  const t = barrage(
    { space: { 27: { ann: '2 destroyer', bob: '3 dreadnought' } }, hands: { bob: ['scramble-frequency'] } },
    ...[10, 10, 10, 10],
    ...[9, 1, 1, 1],
  );
  t.bob.plays('scramble-frequency');
  expect(damaged(t)).toBe('2 dreadnought, 1 dreadnought (damaged)');
});

test('Raid Formation note 4c the Dynamo does not repair its damage', () => {
  const t = load(
    at({
      seats: { ...seats, bob: 'empyrean' },
      planets: { bob: ['starpoint', 'mecatol-rex'] },
      space: { 27: { ann: '1 destroyer', bob: '1 flagship, 1 dreadnought' } },
    }),
    ...[9, 9],
    ...[1, 1, 1, 10],
  ).begin(spaceCombat, { ...fight });
  expect(t.facts('units-damaged')).toMatchObject([{ units: ['flagship', 'dreadnought'] }]);
  // Bob is asked about nothing else before the destroyer is lost.
  t.bob.stays();
  expect([t.units('ann'), damaged(t)]).toEqual(['', '1 dreadnought (damaged), 1 flagship (damaged)']);
});

test('Raid Formation note 3 choosing a damaged ship has no effect', () => {
  const t = barrage({ space: { 27: { ann: '1 destroyer', bob: '1 dreadnought (damaged), 1 dreadnought' } } }, 9, 1);
  t.ann.chooses({ 'dreadnought-damaged': 1 }, 'raid-formation');
  expect(damaged(t)).toBe('1 dreadnought, 1 dreadnought (damaged)');
  expect(t.facts('units-damaged')).toEqual([]);
});

test('Raid Formation note 4, Raid Formation note 4a, Raid Formation note 4b damage is no Sustain Damage', () => {
  const t = load(
    at({
      space: { 27: { ann: '1 destroyer', bob: '2 dreadnought' } },
      technologies: { bob: ['duranium-armor', 'non-euclidean-shielding'] },
      hands: { ann: ['direct-hit'] },
    }),
    9,
    9,
    1,
    1,
    10,
  ).begin(spaceCombat, { ...fight });
  expect(t.facts('units-damaged')).toMatchObject([{ units: ['dreadnought', 'dreadnought'] }]);
  expect(t.facts('damage-sustained')).toEqual([]);
  expect(t.facts('unit-repaired')).toHaveLength(1);
  expect(damaged(t)).toBe('1 dreadnought, 1 dreadnought (damaged)');
});

test('Strike Wing Alpha note 1, Strike Wing Alpha note 2 destroys infantry', () => {
  const t = barrage(
    {
      space: { 27: { ann: '1 destroyer', bob: '2 carrier, 3 infantry, 1 dreadnought' } },
      technologies: { ann: ['strike-wing-alpha-ii'] },
      hands: { bob: ['shields-holding'] },
    },
    9,
    10,
    8,
  );
  expect(rolls(t)).toEqual(['ann anti-fighter-barrage 3']);
  expect(t.units('bob')).toBe('2 carrier, 1 dreadnought (damaged), 1 infantry');
});

test('Strike Wing Alpha note 2 counts rerolled dice, and no cancel helps', () => {
  const t = load(
    at({
      space: { 27: { ann: '1 destroyer', bob: '2 carrier, 3 infantry, 1 fighter' } },
      technologies: { ann: ['strike-wing-alpha-ii'] },
      hands: { bob: ['scramble-frequency', 'shields-holding'] },
    }),
    ...[10, 10, 10],
    ...[9, 1, 6],
    ...[10, 10, 1, 10],
  ).begin(spaceCombat, { ...fight });
  t.bob.plays('scramble-frequency');
  expect(t.units('bob')).toBe('2 carrier, 1 fighter, 2 infantry');
  t.bob.plays('shields-holding');
  expect([t.facts('hits-cancelled').length, t.units('bob')]).toEqual([1, '2 carrier, 1 fighter, 2 infantry']);
  t.bob.loses('1 carrier');
});

test('Strike Wing Alpha note 3 may eliminate a player and win combat', () => {
  const t = load(
    at({
      space: { 27: { ann: '1 destroyer', bob: '1 carrier, 1 infantry' } },
      technologies: { ann: ['strike-wing-alpha-ii'] },
      change: (state) => {
        for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.controller = null;
      },
    }),
    9,
    1,
    1,
  ).begin(spaceCombat, { ...fight });
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(t.units('bob')).toBe('');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('Strike Wing Alpha I: a destroyer with capacity 1', () => {
  const t = at({ space: { 27: { ann: '1 destroyer, 1 infantry' } } });
  expect(fleetLoadOf(t.game, unitsAt(t.game, { owner: 'ann', system: '27' }))).toMatchObject({
    capacity: 1,
    groundForces: 1,
  });
});

test('Quetzecoatl note 1 bars only Space Cannon Offense', () => {
  const setting: Setting = {
    space: { 27: { ann: '1 flagship, 1 cruiser' } },
    ground: { starpoint: { bob: '1 pds', ann: '' } },
  };
  const t = at(setting).begin(spaceCannonOffense, { system: '27' });
  expect(t).toAsk();
  const landed = load(
    at({ ...setting, ground: { starpoint: { bob: '1 pds, 1 infantry', ann: '1 infantry' } } }),
    10,
  ).begin(spaceCannonDefense, {
    seat: 'ann',
    system: '27',
    planet: 'starpoint',
  });
  landed.bob.firesAt('ann');
  expect(landed.units('ann', { planet: 'starpoint' })).toBe('');
  const other = load(at({ ...setting, space: { 27: { ann: '1 cruiser' } } }), 1).begin(spaceCannonOffense, {
    system: '27',
  });
  expect(other).toAsk('bob use-space-cannon');
  other.leaves('bob', 'use-space-cannon');
});

const zulok = (setting: Setting): Setting => ({
  ...setting,
  change: (state) => {
    delete state.seats.ann.leaders?.['trrakan-aun-zulok'].locked;
    setting.change?.(state);
  },
});

test('Trrakan Aun Zulok: one unit rolls an extra die', () => {
  const t = load(
    at(zulok({ space: { 27: { ann: '2 destroyer', bob: '1 carrier, 3 fighter' } } })),
    9,
    9,
    9,
    1,
    1,
  ).begin(antiFighterBarrage, {
    ...fight,
  });
  t.ann.uses('Trrakan Aun Zulok').chooses('destroyer', 'choose-unit');
  expect(rolls(t)).toEqual(['ann anti-fighter-barrage 5']);
  expect(t.units('bob')).toBe('1 carrier');
});

test('Trrakan Aun Zulok note 2 not for combat rolls', () => {
  const t = load(at(zulok({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } })), 10, 1).begin(spaceCombat, {
    ...fight,
  });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('Trrakan Aun Zulok: adds one die across all planets', () => {
  const t = load(
    at(
      zulok({
        space: { 27: { ann: '2 dreadnought' } },
        ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 infantry' } },
      }),
    ),
    1,
    1,
    1,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  t.ann.chooses('split', 'bombard').splits('dreadnought on starpoint, dreadnought on new-albion');
  t.ann.uses('Trrakan Aun Zulok').complies('choose-unit');
  expect(rolls(t)).toEqual(['ann bombardment 2', 'ann bombardment 1']);
});

const isUnlocked = (t: TestTable): boolean => !t.state.seats.ann.leaders?.['trrakan-aun-zulok'].locked;
const manyShips: Setting['change'] = ({ seats: { ann } }) => void (ann.tokens.fleet = 9);

test('Trrakan Aun Zulok: six units with these abilities unlock it', () => {
  const six = turn({ space: { 27: { ann: '4 destroyer' } }, ground: { lodor: { ann: '2 pds' } }, change: manyShips });
  const five = turn({
    space: { 27: { ann: '3 destroyer, 1 cruiser' } },
    ground: { lodor: { ann: '2 pds, 1 space-dock' } },
    change: manyShips,
  });
  expect([isUnlocked(six), isUnlocked(five)]).toEqual([true, false]);
});

test('Trrakan Aun Zulok note 1 counts units with Bombardment from Blitz', () => {
  const t = at({
    space: { 27: { ann: '3 destroyer, 1 carrier, 1 infantry' } },
    ground: { lodor: { ann: '2 pds' }, starpoint: { bob: '1 infantry' } },
    hands: { ann: ['blitz'] },
    change: manyShips,
  }).begin(invasion, { seat: 'ann', system: '27' });
  expect(isUnlocked(t)).toBe(false);
  t.ann.plays('blitz');
  expect(isUnlocked(t)).toBe(true);
  expect(t).toAsk('ann bombard');
});

test('Trrakan Aun Zulok note 1a does not count an Experimental Battlestation', () => {
  const t = at({
    active: 'bob',
    space: { 27: { ann: '3 destroyer' }, 20: { bob: '1 cruiser' } },
    ground: { starpoint: { ann: '2 pds, 1 space-dock' } },
    hands: { ann: ['experimental-battlestation'] },
    change: manyShips,
  }).begin(tacticalAction, { seat: 'bob' });
  t.bob.activates('27').moves('cruiser from 20');
  t.ann.plays('experimental-battlestation');
  expect(t.facts('action-card-played')).toHaveLength(1);
  expect(isUnlocked(t)).toBe(false);
  expect(t).toAsk('ann use-space-cannon');
});

test('Strike Wing Ambuscade: one unit rolls an extra die', () => {
  const t = load(
    at({
      space: { 27: { ann: '1 carrier, 3 fighter', bob: '1 destroyer' } },
      change: ({ seats: { ann, bob } }) => {
        ann.promissoryNotes = ann.promissoryNotes.filter((note) => note !== 'strike-wing-ambuscade@ann');
        bob.promissoryNotes.push('strike-wing-ambuscade@ann');
      },
    }),
    9,
    9,
    9,
  ).begin(antiFighterBarrage, { ...fight });
  t.bob.uses('Strike Wing Ambuscade').chooses('destroyer', 'choose-unit');
  expect(t.units('ann')).toBe('1 carrier');
  expect(t.state.seats.ann.promissoryNotes).toContain('strike-wing-ambuscade@ann');
});

/** Bob activates 29, beyond Mecatol Rex from his cruiser. */
const passing = (setting: Setting): TestTable => {
  const t = at({
    active: 'bob',
    technologies: { ann: ['aerie-hololattice'], bob: ['light-wave-deflector'] },
    space: { 26: { bob: '1 cruiser' } },
    ...setting,
  }).begin(tacticalAction, { seat: 'bob' });
  t.bob.activates('29');
  return t;
};

test('Aerie Hololattice: structures block others’ ships', () => {
  const { game } = at({
    technologies: { ann: ['aerie-hololattice'] },
    ground: { 'mecatol-rex': { ann: '1 pds' } },
    space: { 26: { bob: '1 cruiser', ann: '1 carrier' } },
  });
  const [cruiser] = unitsAt(game, { owner: 'bob', type: 'cruiser' });
  const [carrier] = unitsAt(game, { owner: 'ann', type: 'carrier' });
  expect([
    movementProblem(game, cruiser, '18', true, '29'),
    movementProblem(game, cruiser, '18', false, '18'),
    movementProblem(game, cruiser, '27', true, '29'),
    movementProblem(game, carrier, '18', true, '29'),
  ]).toEqual(['Ships cannot move through systems where Argent has structures.', undefined, undefined, undefined]);
});

test('Aerie Hololattice note 2 also stops Light/Wave Deflector', () => {
  const ships = passing({ space: { 26: { bob: '1 cruiser' }, 18: { ann: '1 carrier' } } });
  ships.bob.moves('cruiser from 26');
  expect(ships.units('bob', { system: '29' })).toBe('1 cruiser');
  const structures = passing({ ground: { 'mecatol-rex': { ann: '1 pds' } } });
  expect(structures.units('bob', { system: '26' })).toBe('1 cruiser');
  expect(structures.asks('bob', 'move-ships')).toBe(false);
});

test('Aerie Hololattice note 1 a planet with structures has Production 1', () => {
  const t = at({ technologies: { ann: ['aerie-hololattice'] }, ground: { lodor: { ann: '1 pds' } } }).begin(
    produceUnits,
    {
      seat: 'ann',
      system: '26',
    },
  );
  expect(t.options('ann', 'units-to-produce')).toEqual(expect.arrayContaining(['infantry@lodor']));
  expect(t.ann.refusal('2 infantry', 'units-to-produce')).toBe('Infantry: choose at most 1.');
  t.ann.produces('1 infantry').pays('lodor');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry, 1 pds');
});

test('Aerie Sentinel: needs no capacity beside ships that have some', () => {
  const t = at({ space: { 27: { ann: '1 carrier, 4 infantry, 2 mech' }, 28: { ann: '1 cruiser, 1 mech' } } });
  expect(fleetLoadOf(t.game, unitsAt(t.game, { owner: 'ann', system: '27' })).groundForces).toBe(4);
  expect(fleetLoadOf(t.game, unitsAt(t.game, { owner: 'ann', system: '28' })).groundForces).toBe(1);
});
