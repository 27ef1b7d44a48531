import { expect, test } from 'vitest';
import { activationProblem } from '#ti4/rules/movement/activation.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { placeStructure } from '#ti4/rules/units/structures.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Clan of Saar.
const seats = { ann: 'saar', bob: 'winnu', cat: 'sol' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const moving = (system: string, setting: Setting, seat = 'ann') =>
  at({ active: seat, ...setting }).begin(movement, { seat, system });

test('Scavenge: a trade good for each planet taken', () => {
  const t = at({
    ground: { lodor: { ann: '1 infantry' } },
    planets: { bob: ['lodor'] },
    change: (state) => {
      state.planets.lodor.controller = 'bob';
    },
  });
  t.begin(gainControl, { seat: 'ann', planet: 'lodor' }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  expect(at().begin(gainControl, { seat: 'bob', planet: 'lodor' }).state.seats.ann.tradeGoods).toBe(0);
});

test('Nomadic: public objectives are scored without the home planets', () => {
  const homeless = (seat: string) =>
    at({
      planets: { [seat]: ['mecatol-rex'] },
      change: (state) => {
        for (const planet of state.systems[state.seats[seat].home].planets) state.planets[planet].controller = null;
        state.objectives = [{ id: 'corner-the-market', scoredBy: [] }];
      },
    });
  expect(scoringProblem(homeless('ann').game, 'ann', 'corner-the-market')).toBe(
    'You need 4 cultural planets; you have 0.',
  );
  expect(scoringProblem(homeless('bob').game, 'bob', 'corner-the-market')).toBe(
    'You do not control every planet in your home system.',
  );
});

test('Floating Factory: starts in space, moves and transports units', () => {
  const t = table({ seats, startingUnits: true, active: 'ann' });
  expect(t.units('ann', { system: '11', space: true })).toContain('1 space-dock');
  const m = moving('27', { space: { 26: { ann: '1 space-dock, 2 infantry' } } });
  expect(m.options('ann')).toEqual(['space-dock@26', 'carry-infantry@26', 'give-up']);
  m.ann.moves('space-dock from 26, 2 infantry from 26');
  expect(m.units('ann', { system: '27' })).toBe('2 infantry, 1 space-dock');
});

test('Floating Factory note 1: does not count against the fleet pool', () => {
  expect(
    moving('27', { space: { 27: { ann: '3 cruiser' }, 26: { ann: '1 space-dock' } } }).ann.refusal(
      'space-dock from 26',
      'move-ships',
    ),
  ).toBeUndefined();
});

test('68.4 Floating Factory note 2: produces in space and on own planets', () => {
  const t = at({
    space: { 27: { ann: '1 space-dock' } },
    planets: { ann: ['new-albion'] },
    change: (state) => {
      state.seats.ann.tradeGoods = 5;
    },
  }).begin(produceUnits, { seat: 'ann', system: '27' });
  expect(t.options('ann')).toEqual(expect.arrayContaining(['cruiser@space', 'infantry@space', 'infantry@new-albion']));
  expect(t.options('ann')).not.toContain('infantry@starpoint');
  expect(t.ann.refusal('3 infantry in space, 3 fighter in space', 'units-to-produce')).toBe(
    'Choose at most 5 units; you chose 6.',
  );
});

test('79.4a Floating Factory note 11: arriving ships destroy an undefended factory', () => {
  const t = moving('27', { space: { 27: { ann: '1 space-dock' }, 26: { bob: '1 cruiser' } } }, 'bob').bob.moves(
    'cruiser from 26',
  ).table;
  expect(t.units('ann')).toBe('');
  expect(t.facts('unit-destroyed')).toMatchObject([{ seat: 'ann', unit: 'space-dock' }]);
});

test('79.4a Floating Factory note 11b: own ships or lost arrivals save it', () => {
  expect(
    moving('27', { space: { 27: { ann: '1 space-dock, 1 fighter' }, 26: { bob: '1 cruiser' } } }, 'bob')
      .bob.moves('cruiser from 26')
      .table.units('ann', { system: '27' }),
  ).toContain('space-dock');
  const rift = load(
    at({ active: 'bob', board: { 101: '41' }, space: { 27: { ann: '1 space-dock' }, 41: { bob: '1 cruiser' } } }),
    1,
  ).begin(movement, { seat: 'bob', system: '27' });
  expect(rift.bob.moves('cruiser from 41').table.units('ann')).toBe('1 space-dock');
});

const combat = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });

test('79.4a Floating Factory note 6a: falls with the fleet unless nobody survives', () => {
  expect(combat({ space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '2 cruiser' } } }, 10, 10, 1).units('ann')).toBe(
    '',
  );
  expect(combat({ space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '1 cruiser' } } }, 10, 10).units('ann')).toBe(
    '1 space-dock',
  );
});

test('85.1a Floating Factory: it retreats with the ships', () => {
  const t = combat(
    { space: { 27: { ann: '1 space-dock, 2 cruiser', bob: '1 cruiser' } }, planets: { ann: ['lodor'] } },
    1,
    1,
    1,
  );
  t.ann.retreats();
  expect(t.units('ann', { system: '26' })).toBe('2 cruiser, 1 space-dock');
});

test('Floating Factory note 3: space cannons cannot hit it', () => {
  const t = load(
    at({ space: { 27: { ann: '1 space-dock, 1 fighter' } }, ground: { starpoint: { bob: '2 pds' } } }),
    10,
    10,
  ).begin(spaceCannonOffense, { seat: 'ann', system: '27' });
  t.bob.firesAt('ann');
  expect(t.units('ann')).toBe('1 space-dock');
});

test('85.1a Floating Factory: one space site per system with own planets', () => {
  const t = at({ planets: { ann: ['new-albion', 'starpoint'] } }).begin(placeStructure, {
    seat: 'ann',
    types: ['space-dock'],
    system: '27',
  });
  expect(t.options('ann')).toHaveLength(1);
  t.ann.chooses('space-dock', 'structure-site');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 space-dock');
});

test('Floating Factory II: faster and larger', () => {
  const t = at({
    technologies: { ann: ['floating-factory-ii'] },
    active: 'ann',
    space: { 19: { ann: '1 space-dock' } },
  }).begin(movement, {
    seat: 'ann',
    system: '18',
  });
  expect(t.options('ann')).toEqual(['space-dock@19']);
});

test('Chaos Mapping note 5: protects asteroid fields with Saar ships from activation', () => {
  const field = (units: string) =>
    at({ technologies: { ann: ['chaos-mapping'] }, board: { 101: '45' }, space: { 45: { ann: units } } }).game;
  expect(activationProblem(field('1 cruiser'), 'bob', '45')).toBe(
    'You cannot activate this asteroid field: Chaos Mapping protects the ships there.',
  );
  expect(activationProblem(field('1 cruiser'), 'ann', '45')).toBeUndefined();
  expect(activationProblem(field('1 space-dock'), 'bob', '45')).toBeUndefined();
});

test('Chaos Mapping note 1: produces one paid unit at turn start', () => {
  const t = at({
    technologies: { ann: ['chaos-mapping'] },
    space: { 27: { ann: '1 space-dock' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 3;
    },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.uses('chaos-mapping');
  expect(t.ann.refusal('fighter in space, cruiser in space', 'units-to-produce')).toBe(
    'Choose at most 1 unit; you chose 2.',
  );
  t.ann.produces('destroyer in space').pays('trade-goods');
  expect(t.units('ann', { system: '27' })).toBe('1 destroyer, 1 space-dock');
  expect(t).toAsk('ann turn');
});

const called: Setting = {
  space: { 26: { bob: '1 carrier, 2 infantry' } },
  ground: { lodor: { ann: '3 infantry, 1 pds' } },
  change: (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'raghs-call@ann');
    state.seats.bob.promissoryNotes.push('raghs-call@ann');
  },
};

test('Raghs Call note 1, Raghs Call note 2, Raghs Call note 3: moves Saar’s ground forces', () => {
  const t = load(at({ active: 'bob', ...called }), 1)
    .begin(invasion, { seat: 'bob', system: '26' })
    .bob.lands('2 infantry on lodor').table;
  t.bob.plays('raghs-call');
  expect(t.options('bob', 'raghs-call').sort()).toEqual(['lisis-ii', 'ragh']);
  t.bob.chooses('ragh', 'raghs-call').ann.firesAt('bob');
  expect(t.units('ann', { planet: 'ragh' })).toBe('3 infantry');
  expect(t.facts('combat-begins')).toEqual([]);
  expect(t.state.planets.lodor.controller).toBe('bob');
  expect(t.state.seats.ann.promissoryNotes).toContain('raghs-call@ann');
});

test('Raghs Call: needs another Saar planet', () => {
  const t = load(
    at({
      active: 'bob',
      ...called,
      change: (state) => {
        called.change?.(state);
        for (const id of ['ragh', 'lisis-ii']) state.planets[id].controller = null;
      },
    }),
    1,
    ...Array.from({ length: 40 }, (_, i) => (i % 2 ? 10 : 1)),
  )
    .begin(invasion, { seat: 'bob', system: '26' })
    .bob.lands('2 infantry on lodor').table;
  expect(t).toAsk('ann use-space-cannon');
});

// Rulings

test('Scavenge note 1, Pillage note 5: each planet pays separately', () => {
  const t = at({
    seats: { ...seats, bob: 'mentak' },
    space: { 27: { ann: '1 carrier, 2 infantry' }, 28: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 2;
    },
  }).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('infantry on starpoint, infantry on new-albion');
  for (const left of [2, 2]) {
    t.bob.uses('pillage').chooses('trade-good', 'pillage');
    expect(t.state.seats.ann.tradeGoods).toBeGreaterThanOrEqual(left);
  }
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([2, 2]);
});

const mapped = (setting: Setting = {}) =>
  at({
    technologies: { ann: ['chaos-mapping'] },
    space: { 27: { ann: '1 space-dock' } },
    ...setting,
    change: (state) => {
      state.seats.ann.tradeGoods = 6;
    },
  }).begin('turn', { seat: 'ann', performed: 0 });
const mapping = (t: ReturnType<typeof mapped>) =>
  t.ann.uses('chaos-mapping').produces('destroyer in space').pays('trade-goods').table;

test('Chaos Mapping note 2: the produced unit may move that turn', () => {
  const t = mapping(mapped()).ann.activates('26').table;
  expect(t.options('ann', 'move-ships')).toContain('destroyer@27');
});

test('Chaos Mapping note 3, Chaos Mapping note 3a: even when passing', () => {
  const t = mapping(mapped()).ann.passes().table;
  expect(t.state.seats.ann.passed).toBe(true);
  t.state.stack = [];
  expect(mapping(t.begin('turn', { seat: 'ann', performed: 0 })).units('ann', { system: '27' })).toBe(
    '2 destroyer, 1 space-dock',
  );
});

test('Chaos Mapping note 4: space cannons may fire into the field', () => {
  const t = at({
    technologies: { ann: ['chaos-mapping'], bob: ['pds-ii'] },
    board: { 101: '45' },
    space: { 45: { ann: '1 cruiser' } },
    ground: { starpoint: { bob: '1 pds' } },
  }).begin(spaceCannonOffense, { seat: 'ann', system: '45' });
  expect(t).toAsk('bob use-space-cannon');
});

test('Floating Factory note 4: ship movement bonuses apply', () => {
  const far = (technologies: string[]) =>
    moving('18', { technologies: { ann: technologies }, space: { 19: { ann: '1 space-dock' } } }).stopsAt();
  expect(far([])).toEqual([]);
  expect(far(['gravity-drive'])).toEqual(['ann move-ships']);
});

test('Floating Factory note 5: gains range from gravity rifts, and rolls', () => {
  const t = load(at({ active: 'ann', board: { 101: '41' }, space: { 41: { ann: '1 space-dock' } } }), 1).begin(
    movement,
    {
      seat: 'ann',
      system: '28',
    },
  );
  t.ann.moves('space-dock from 41');
  expect(t.units('ann')).toBe('');
});

test('Floating Factory note 6: lost with the last ships before retreating', () => {
  const t = combat(
    { space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '2 cruiser' } }, planets: { ann: ['lodor'] } },
    10,
    10,
    1,
  );
  t.ann.retreats();
  expect(t.units('ann')).toBe('');
});

const sustains = (t: ReturnType<typeof combat>, seat: string) => t.seat(seat).sustains('dreadnought').table;

test('Floating Factory note 7: a Direct Hit leaves it to doomed ships', () => {
  const t = combat(
    { hands: { bob: ['direct-hit'] }, space: { 27: { ann: '1 space-dock, 1 dreadnought', bob: '1 cruiser' } } },
    10,
    10,
  );
  sustains(t, 'ann').bob.plays('direct-hit');
  expect([t.units('ann'), t.units('bob')]).toEqual(['', '']);
});

test('Floating Factory note 7a: survives if the opponent’s ship died first', () => {
  const t = combat(
    {
      hands: { ann: ['direct-hit'], bob: ['direct-hit#2'] },
      space: { 27: { ann: '1 space-dock, 1 dreadnought', bob: '1 dreadnought' } },
    },
    10,
    10,
  );
  sustains(t, 'bob').ann.plays('direct-hit');
  sustains(t, 'ann').bob.plays('direct-hit');
  expect([t.units('ann'), t.units('bob')]).toEqual(['1 space-dock', '']);
});

test('Floating Factory note 8, 14 note 2: excess fighters destroy it first', () => {
  const t = combat({ space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '1 carrier, 2 fighter' } } }, 10, 1, 1, 10);
  t.bob.loses('carrier');
  expect([t.units('ann'), t.open]).toEqual(['', ['bob excess-units']]);
  t.leaves('bob', 'excess-units');
});

test('Floating Factory note 9: placement needs an own planet there', () => {
  const place = (planets: string[]) =>
    at({ planets: { ann: planets } })
      .begin(placeStructure, { seat: 'ann', types: ['space-dock'], system: '27' })
      .stopsAt();
  expect([place([]), place(['new-albion'])]).toEqual([[], ['ann structure-site']]);
});

test('Floating Factory note 10: passing ships do not blockade it', () => {
  const t = moving('18', {
    technologies: { ann: ['floating-factory-ii', 'light-wave-deflector'] },
    space: { 19: { ann: '1 space-dock' }, 26: { bob: '1 cruiser' } },
  }).ann.moves('space-dock from 19').table;
  expect(t.units('ann', { system: '18' })).toBe('1 space-dock');
});

test('Floating Factory note 11a: destroyed before space cannons fire', () => {
  const t = at({
    active: 'bob',
    space: { 27: { ann: '1 space-dock' }, 26: { bob: '1 cruiser' } },
    ground: { starpoint: { ann: '1 pds' } },
  })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('27')
    .moves('cruiser from 26').table;
  expect([t.open, t.units('ann')]).toEqual([['ann use-space-cannon'], '1 pds']);
  t.leaves('ann', 'use-space-cannon');
});
