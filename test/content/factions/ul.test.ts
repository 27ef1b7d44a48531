import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { notesInPlayArea } from '#ti4/rules/trade/promissory-notes.ts';
import { destroyPlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { State } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { influenceOf, resourcesOf, traitsOf } from '#ti4/rules/planets/planets.ts';
import { definitionFor, isGroundForce, isStructure, unitsAt } from '#ti4/rules/units/units.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { onTop, POK } from '../../rules/exploring.ts';
import { lyingOn } from '../../rules/markers.ts';
import { dealt } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from './leaders-at-hand.ts';

// Ann is the Titans of Ul.
const seats = { ann: 'ul', bob: 'winnu', cat: 'jol-nar' };
/** Her agent is exhausted and she has no Scanlink Drone Network, unless it is what a test is about. */
const at = ({ agent = false, ...setting }: Setting & { agent?: boolean } = {}): TestTable =>
  table({
    sets: POK,
    seats,
    ...setting,
    change: (state) => {
      resting(state, 'ann');
      const tellurian = state.seats.ann.leaders?.tellurian;
      if (tellurian && !agent) tellurian.exhausted = true;
      if (!setting.technologies?.ann?.includes('scanlink-drone-network'))
        delete state.seats.ann.technologies['scanlink-drone-network'];
      setting.change?.(state);
    },
  });

/** Sleeper tokens lie on these planets. */
const asleep =
  (...planets: string[]) =>
  (state: State): void => {
    for (const [i, planet] of planets.entries())
      state.planets[planet].markers = [{ id: `sleeper#${i + 1}`, component: 'sleeper', owner: 'ann' }];
  };

/** Ann activates a system; nothing moves. */
const activating = (system: string, setting: Setting = {}): TestTable =>
  at(setting).begin(tacticalAction, { seat: 'ann' }).ann.activates(system).table;

const sleeping = (t: TestTable): string[] =>
  Object.values(t.state.planets).flatMap((planet) =>
    lyingOn(planet).some((id) => id.startsWith('sleeper')) ? [planet.id] : [],
  );

const exploring = (planet: string, setting: Setting = {}): TestTable =>
  at({
    ground: { [planet]: { ann: '1 infantry' } },
    ...setting,
    change: (state) => {
      onTop(state, 'mining-world', 'dyson-sphere', 'rich-world');
      setting.change?.(state);
    },
  }).begin(explore, { seat: 'ann', planet, system: '27' });

// A unit in two roles

test('Hel-Titan: a structure and a ground force, unlike other players’ PDS', () => {
  const { game } = at();
  const pds = (owner: string) => ({ type: 'pds', owner }) as const;
  expect([isStructure(game, pds('ann')), isGroundForce(game, pds('ann'))]).toEqual([true, true]);
  expect([isStructure(game, pds('bob')), isGroundForce(game, pds('bob'))]).toEqual([true, false]);
});

test('Hel-Titan: it fights on the ground, sustains damage and holds its planet', () => {
  const t = load(at({ ground: { starpoint: { ann: '1 pds', bob: '1 infantry' } } }), 10, 7, 1, 7).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'bob',
    defender: 'ann',
  });
  t.ann.sustains('1 pds');
  expect(rolls(t).slice(0, 2)).toEqual(['bob ground-combat 1', 'ann ground-combat 1']);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 pds (damaged)');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
});

test('Hel-Titan: an invader must destroy it to take the planet', () => {
  const t = load(
    at({ active: 'bob', space: { 27: { bob: '1 carrier, 2 infantry' } }, ground: { starpoint: { ann: '1 pds' } } }),
    1,
    8,
    10,
    1,
  ).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('2 infantry on starpoint');
  t.ann.firesAt('bob').sustains();
  expect(t.state.planets.starpoint.controller).toBe('bob');
  expect(t.units('ann')).toBe('');
});

test('Hel-Titan: cannot be transported by moving or retreating ships', () => {
  const t = at({ space: { 27: { ann: '1 carrier' } }, ground: { starpoint: { ann: '1 pds, 1 infantry' } } }).begin(
    tacticalAction,
    {
      seat: 'ann',
    },
  );
  t.ann.activates('26');
  expect(t.options('ann', 'move-ships')).toEqual(['carrier@27', 'carry-infantry@starpoint']);
  t.ann.moves('carrier from 27');
  const away = at({
    space: { 27: { ann: '1 carrier', bob: '1 destroyer' }, 26: { ann: '1 cruiser' } },
    ground: { starpoint: { ann: '1 pds' } },
  });
  load(away, 1, 1, 1, 1, 1).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  away.ann.retreats();
  expect(away.units('ann', { planet: 'starpoint' })).toBe('1 pds');
  expect(away.facts('ships-withdrawn')).toMatchObject([{ units: ['carrier'] }]);
});

test('Hel-Titan note 1: Warfare uses a space dock, not a Hel-Titan', () => {
  const t = at({ ground: { elysium: { ann: '1 pds, 1 space-dock' } } }).begin(produceUnits, {
    seat: 'ann',
    system: '55',
    at: 'one-space-dock',
  });
  expect(t.spec('ann', 'units-to-produce')).toMatchObject({ prompt: expect.stringContaining('Up to 6') as string });
  t.ann.produces();
  const none = at({ ground: { elysium: { ann: '1 pds' } } }).begin(produceUnits, {
    seat: 'ann',
    system: '55',
    at: 'one-space-dock',
  });
  expect(none).toAsk();
});

test('Hel-Titan note 2: two Hel-Titans combine their Production (D22)', () => {
  const t = at({ ground: { elysium: { ann: '2 pds' } } }).begin(produceUnits, { seat: 'ann', system: '55' });
  t.ann.produces('2 infantry').pays('elysium');
  expect(t.facts('produced')).toMatchObject([{ cost: 1, units: ['infantry', 'infantry'] }]);
  const one = at({ ground: { elysium: { ann: '1 pds' } } }).begin(produceUnits, { seat: 'ann', system: '55' });
  expect(one.ann.refusal('2 infantry on elysium')).toBe('Infantry: choose at most 1.');
});

test('Hel-Titan note 3: Transit Diodes moves Hel-Titans, two per planet (D21)', () => {
  const t = at({
    technologies: { ann: ['transit-diodes'] },
    ground: { starpoint: { ann: '2 pds' }, lodor: { ann: '1 pds' }, elysium: { ann: '1 infantry' } },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses('Transit Diodes').chooses('2 pds from starpoint');
  expect(t.ann.refusal('2 pds on lodor')).toBe('PDS on Lodor: choose at most 1.');
  t.ann.chooses('1 pds on lodor, 1 pds on elysium');
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann', { planet: 'elysium' })]).toEqual([
    '2 pds',
    '1 infantry, 1 pds',
  ]);
});

const decoyed = (setting: Setting): TestTable =>
  at({ active: 'bob', hands: { ann: ['decoy-operation'] }, ...setting })
    .begin(tacticalAction, { seat: 'bob' })
    .bob.activates('27')
    .ann.plays('Decoy Operation').table;

test('Hel-Titan note 3: Decoy Operation moves Hel-Titans within structure limits (D21)', () => {
  const t = decoyed({
    ground: { starpoint: { ann: '1 pds' }, lodor: { ann: '2 pds' }, elysium: { ann: '1 infantry' } },
  });
  const titans = unitsAt(t.game, { owner: 'ann', planet: 'lodor' }).map(({ id }) => id);
  expect(t.ann.refusal(titans, 'decoy-operation-forces')).toBe('Starpoint cannot have that many structures.');
  const [infantry] = unitsAt(t.game, { owner: 'ann', type: 'infantry' });
  t.ann.chooses([titans[0], infantry.id], 'decoy-operation-forces');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 2 pds');
});

test('Decoy Operation note 1: damage stays; a structure is required', () => {
  const t = decoyed({
    ground: { starpoint: { ann: '1 space-dock' }, elysium: { ann: '1 mech (damaged), 1 infantry' } },
  });
  const [mech] = unitsAt(t.game, { owner: 'ann', type: 'mech' });
  t.ann.chooses([mech.id], 'decoy-operation-forces');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 mech (damaged), 1 space-dock');
  const none = at({
    active: 'bob',
    hands: { ann: ['decoy-operation'] },
    ground: { starpoint: { ann: '1 infantry' }, elysium: { ann: '1 mech' } },
  })
    .begin(tacticalAction, { seat: 'bob' })
    .bob.activates('27').table;
  expect(none).toAsk();
});

test('Hel-Titan note 4, Ghost Squad note 3: Hel-Titans cannot move (D21)', () => {
  const t = at({
    active: 'bob',
    hands: { ann: ['ghost-squad'] },
    space: { 27: { bob: '1 carrier, 1 infantry' } },
    ground: { starpoint: { ann: '1 pds, 1 infantry' }, 'new-albion': { ann: '1 infantry' } },
  }).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('1 infantry on new-albion');
  t.ann.plays('Ghost Squad');
  expect(t.options('ann', 'ghost-squad')).toEqual(['infantry@new-albion>starpoint', 'infantry@starpoint>new-albion']);
  t.leaves('ann', 'ghost-squad');
});

test('Hel-Titan note 5: war sun bombardment may damage it (D20)', () => {
  const ships = (fleet: string) =>
    at({
      active: 'bob',
      technologies: { bob: ['war-sun'] },
      space: { 27: { bob: fleet } },
      ground: { starpoint: { ann: '1 pds' } },
    });
  const t = load(ships('1 war-sun'), 10, 10, 1).begin(bombardment, { seat: 'bob', system: '27' });
  t.bob.bombards('starpoint');
  t.ann.sustains('1 pds');
  expect(t.units('ann')).toBe('');
  expect(ships('1 dreadnought').begin(bombardment, { seat: 'bob', system: '27' })).toAsk();
});

test('Hel-Titan: Vuil’raith do not capture it in combat (D20)', () => {
  const taken = (forces: string, ...faces: number[]) => {
    const t = load(
      at({
        seats: { ann: 'ul', bob: 'vuilraith', cat: 'jol-nar' },
        ground: { starpoint: { ann: forces, bob: '2 infantry' } },
      }),
      ...faces,
    );
    t.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' });
    return t;
  };
  const titan = taken('1 pds (damaged)', 10, 1, 1);
  expect([titan.units('ann'), titan.state.seats.bob.captured]).toEqual(['', undefined]);
  expect(taken('1 infantry', 10, 1, 1).state.seats.bob.captured).toEqual([{ type: 'infantry' }]);
});

test('Hel-Titan II: it fires at ships in adjacent systems', () => {
  const t = load(
    at({
      active: 'bob',
      technologies: { ann: ['hel-titan-ii'] },
      space: { 27: { bob: '1 cruiser' } },
      ground: { lodor: { ann: '1 pds' } },
    }),
    5,
  ).begin(spaceCannonOffense, { system: '27' });
  t.ann.firesAt('bob');
  expect(t.units('bob')).toBe('');
  expect(definitionFor(t.game, 'ann', 'pds')).toMatchObject({
    combat: { value: 6, dice: 1 },
    production: 1,
    sustainDamage: true,
  });
});

// Terragenesis and Awaken

test('Terragenesis: exploring may place or move a sleeper token there', () => {
  const t = exploring('starpoint');
  t.ann.uses('Terragenesis').chooses('supply');
  expect(sleeping(t)).toEqual(['starpoint']);
  const moved = exploring('starpoint', { change: asleep('lodor', 'resculon') });
  moved.ann.uses('Terragenesis').chooses('lodor');
  expect(sleeping(moved).sort()).toEqual(['resculon', 'starpoint']);
  expect(moved.state.planets.lodor.markers).toBeUndefined();
});

test('Terragenesis: one sleeper token per planet, five in all', () => {
  const there = exploring('starpoint', { change: asleep('starpoint') });
  expect(there).toAsk();
  const all = exploring('starpoint', { change: asleep('lodor', 'resculon', 'new-albion', 'quann', 'tequran') });
  all.ann.uses('Terragenesis');
  expect(all.options('ann')).not.toContain('supply');
  all.ann.chooses('quann');
});

test('Awaken: replaces chosen sleeper tokens of the activated system with PDS', () => {
  const t = activating('27', {
    ground: { elysium: { ann: '1 infantry' } },
    planets: { ann: ['starpoint', 'new-albion'] },
    change: asleep('starpoint', 'new-albion', 'lodor'),
  });
  t.ann.uses('Awaken');
  expect(t.options('ann')).toEqual(['new-albion', 'starpoint']);
  t.ann.chooses('starpoint');
  t.ann.declines(); // no Hecatoncheires
  expect([t.units('ann', { planet: 'starpoint' }), sleeping(t).sort()]).toEqual(['1 pds', ['lodor', 'new-albion']]);
  t.leaves('ann', 'units-to-produce');
});

test('Awaken note 1, Awaken note 2: tokens placed after the activation stay', () => {
  const t = activating('27', {
    technologies: { ann: ['scanlink-drone-network'] },
    ground: { starpoint: { ann: '1 infantry' }, 'new-albion': { ann: '1 infantry' } },
    change: (state) => {
      asleep('new-albion')(state);
      onTop(state, 'mining-world');
    },
  });
  t.ann.uses('Scanlink Drone Network').chooses('starpoint').uses('Terragenesis').chooses('supply').uses('Awaken');
  expect(t.options('ann')).toEqual(['new-albion']);
  t.ann.chooses('new-albion').declines();
  expect(sleeping(t)).toEqual(['starpoint']);
  t.leaves('ann', 'units-to-produce');
});

test('Awaken note 3: takes a PDS from a tokenless system, undamaged', () => {
  const t = activating('27', {
    ground: { elysium: { ann: '2 pds' }, lodor: { ann: '2 pds (damaged)' }, resculon: { ann: '2 pds' } },
    planets: { ann: ['starpoint'] },
    change: (state) => {
      asleep('starpoint')(state);
      state.systems['55'].tokens.push('ann');
    },
  });
  t.ann.uses('Awaken').chooses('starpoint');
  expect(t).toAsk('ann unit-to-take');
  const taken = t.options('ann').map((id) => t.state.units[id].planet);
  expect(new Set(taken)).toEqual(new Set(['lodor', 'resculon']));
  t.ann.chooses(t.options('ann')[taken.indexOf('lodor')]).declines();
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { planet: 'lodor' })]).toEqual([
    '1 pds',
    '1 pds (damaged)',
  ]);
  t.leaves('ann', 'window'); // Tungstantus, who has counted six structures
});

test('Awaken note 4: takes an undefended planet and destroys its structures', () => {
  const t = activating('27', { ground: { starpoint: { bob: '1 space-dock, 1 pds' } }, change: asleep('starpoint') });
  t.ann.uses('Awaken').chooses('starpoint').declines();
  expect([t.state.planets.starpoint.controller, t.units('bob')]).toEqual(['ann', '']);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 pds');
  t.leaves('ann', 'units-to-produce');
});

const beside = (setting: Setting = {}, ...faces: number[]) => {
  const t = load(
    at({ ground: { starpoint: { bob: '1 infantry' } }, change: asleep('starpoint'), ...setting }),
    ...faces,
  );
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27').uses('Awaken').chooses('starpoint');
  return t;
};

test('Awaken note 4: defended planets face ground combat in Invasion', () => {
  const t = beside({}, 10, 1);
  t.ann.declines();
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', where: 'ground' }]);
  expect(t.state.planets.starpoint.controller).toBe('ann');
  t.leaves('ann', 'units-to-produce');
});

test('Coalescence note 1: Space Cannon Defense cannot hit awakened units', () => {
  const t = beside(
    { space: { 27: { ann: '1 carrier, 1 infantry' } }, ground: { starpoint: { bob: '1 infantry, 1 pds' } } },
    10,
    10,
    1,
  );
  t.ann.declines();
  t.bob.holdsFire();
  t.ann.lands('1 infantry on starpoint');
  t.bob.firesAt('ann');
  // The Hel-Titan could sustain damage, were it hit.
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 pds');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  t.leaves('ann', 'units-to-produce');
});

test('Coalescence note 1: no defensive fire without committed ground forces', () => {
  const t = beside({ ground: { starpoint: { bob: '1 infantry, 1 pds' } } }, 10, 1);
  t.ann.declines();
  expect(t.facts('space-cannon-used')).toEqual([]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  t.leaves('ann', 'units-to-produce');
});

/** A turn of Ann's in which she activates a system. */
const inTurn = (system: string, setting: Setting = {}, ...faces: number[]): TestTable =>
  load(
    at({
      ...setting,
      change: (state) => {
        dealt({ ann: 'leadership', bob: 'diplomacy', cat: 'politics' })(state);
        setting.change?.(state);
      },
    }),
    ...faces,
  )
    .begin(actionPhase, {})
    .ann.activates(system).table;

test('Coalescence note 2: a turn cut short still fights the combat', () => {
  const t = inTurn(
    '27',
    {
      ground: { starpoint: { bob: '1 infantry' }, elysium: { ann: '1 infantry' } },
      change: (state) => {
        asleep('starpoint')(state);
        state.laws['minister-of-peace'] = { component: 'minister-of-peace', owner: 'bob' };
        for (const deck of Object.values(state.decks))
          deck.draw = deck.draw.filter((card) => card !== 'minister-of-peace');
      },
    },
    10,
    1,
  );
  t.ann.uses('Awaken').chooses('starpoint').declines();
  t.bob.uses('Minister of Peace');
  expect(t.facts('turn-cut-short')).toHaveLength(1);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', planet: 'starpoint' }]);
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(t).toAsk('bob turn');
});

test('Coalescence note 2: Ouranos still fights when the turn is cut short', () => {
  const t = inTurn(
    '27',
    {
      space: { 27: { bob: '1 destroyer' } },
      ground: { starpoint: { ann: '1 pds' }, elysium: { ann: '1 infantry' } },
      change: (state) => {
        state.laws['minister-of-peace'] = { component: 'minister-of-peace', owner: 'bob' };
        for (const deck of Object.values(state.decks))
          deck.draw = deck.draw.filter((card) => card !== 'minister-of-peace');
      },
    },
    1,
    1,
    10,
    10,
    1,
  );
  t.ann.uses('Ouranos').chooses('starpoint');
  t.bob.uses('Minister of Peace');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', where: 'space', system: '27' }]);
  expect([t.units('ann', { system: '27' }), t.units('bob')]).toEqual(['1 flagship', '']);
  expect(t).toAsk('bob turn');
});

test('Coalescence note 3: own Ceasefire does not stop Ouranos or Awaken', () => {
  const t = inTurn(
    '27',
    {
      space: { 26: { ann: '1 cruiser' } },
      ground: { starpoint: { ann: '1 pds' }, 'new-albion': { bob: '1 infantry' }, elysium: { ann: '1 infantry' } },
      change: (state) => {
        asleep('new-albion')(state);
        state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((one) => one !== 'ceasefire@ann');
        state.seats.bob.promissoryNotes.push('ceasefire@ann');
      },
    },
    10,
    1,
  );
  t.ann.uses('Ouranos').chooses('starpoint');
  t.bob.plays('ceasefire@ann');
  expect(t.units('ann', { system: '27' })).toBe('1 flagship');
  t.ann.uses('Awaken').chooses('new-albion').declines();
  expect(t.units('ann', { planet: 'new-albion' })).toBe('1 pds');
  expect([t.units('ann', { system: '26' }), t.facts('ships-moved')]).toEqual(['1 cruiser', []]);
  t.leaves('ann', 'units-to-produce');
});

test('Coalescence note 4: others do not bombard on Ul’s turn (note 4a)', () => {
  const t = load(
    at({
      seats: { ann: 'ul', bob: 'l1z1x', cat: 'jol-nar' },
      space: { 27: { bob: '1 dreadnought' } },
      ground: { starpoint: { bob: '1 infantry' } },
      change: asleep('starpoint'),
    }),
    1,
    1,
    10,
    1,
  );
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27').uses('Awaken').chooses('starpoint');
  t.ann.declines().holdsFire();
  expect(rolls(t)).toEqual([
    'ann ground-combat 1',
    'bob ground-combat 1',
    'ann ground-combat 1',
    'bob ground-combat 1',
  ]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  t.leaves('ann', 'units-to-produce');
});

test('Coalescence note 4a Harrow is not used in the turn of Ul', () => {
  const t = load(
    at({
      seats: { ann: 'ul', bob: 'l1z1x', cat: 'jol-nar' },
      space: { 27: { bob: '1 dreadnought' } },
      ground: { starpoint: { ann: '1 infantry', bob: '1 infantry' } },
    }),
    1,
    1,
    10,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(rolls(t).filter((one) => one.includes('bombardment'))).toEqual([]);
});

test('Scanlink Drone Network note 1: units must be present before ships move', () => {
  const t = activating('27', {
    technologies: { ann: ['scanlink-drone-network'] },
    space: { 26: { ann: '1 carrier, 1 infantry' }, 27: { ann: '1 carrier, 1 infantry' } },
    ground: { starpoint: { ann: '1 infantry' } },
    change: (state) => onTop(state, 'mining-world'),
  });
  t.ann.uses('Scanlink Drone Network');
  expect(t.options('ann')).toEqual(['starpoint']);
  t.leaves('ann', 'choose-planet');
  const none = activating('27', {
    technologies: { ann: ['scanlink-drone-network'] },
    space: { 27: { ann: '1 carrier, 1 infantry' } },
  });
  expect(none.asked('ann')).not.toContain('window');
  none.leaves('ann', 'commit-ground-forces');
});

// Ouranos

test('Ouranos: a PDS in the activated system becomes the flagship', () => {
  const t = activating('27', { ground: { starpoint: { ann: '2 pds' } } });
  t.ann.uses('Ouranos').chooses('starpoint');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { system: '27', space: true })]).toEqual([
    '1 pds',
    '1 flagship',
  ]);
  t.leaves('ann', 'units-to-produce');
  const built = activating('27', { space: { 26: { ann: '1 flagship' } }, ground: { starpoint: { ann: '1 pds' } } });
  expect(built.asked('ann')).not.toContain('window');
  built.leaves('ann', 'move-ships');
});

test('Ouranos note 1, Ouranos note 2: an awakened PDS is ineligible', () => {
  const t = activating('27', {
    planets: { ann: ['starpoint'] },
    ground: { elysium: { ann: '1 infantry' } },
    change: asleep('starpoint'),
  });
  t.ann.uses('Awaken').chooses('starpoint').declines();
  expect(t).toAsk('ann units-to-produce');
  t.leaves('ann', 'units-to-produce');
  const both = activating('27', { ground: { starpoint: { ann: '1 pds (damaged)' } }, change: asleep('starpoint') });
  both.ann.uses('Awaken').chooses('starpoint').declines();
  // Only the other one can be replaced, so nobody is asked which.
  both.ann.uses('Ouranos').chooses('starpoint');
  expect(both.units('ann', { planet: 'starpoint' })).toBe('1 pds');
  both.leaves('ann', 'units-to-produce');
});

// Hecatoncheires

const constructing = (setting: Setting = {}): TestTable =>
  at({
    planets: { ann: ['elysium', 'starpoint', 'lodor'] },
    ...setting,
    change: (state) => {
      state.seats.ann.strategyCards.construction = { used: false };
      delete state.strategyCards.construction;
      setting.change?.(state);
    },
  }).begin(strategicAction, { seat: 'ann', card: 'construction' });

test('Hecatoncheires note 1: each PDS may become a mech and infantry (D23)', () => {
  const t = constructing();
  t.ann.chooses('pds@starpoint').uses('Hecatoncheires').chooses('pds@lodor');
  t.ann.uses('Hecatoncheires');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { planet: 'lodor' })]).toEqual([
    '1 infantry, 1 mech',
    '1 infantry, 1 mech',
  ]);
  // The PDS never came: nothing can count it.
  expect(t.facts('units-placed').map(({ unit }) => unit)).toEqual(['mech', 'infantry', 'mech', 'infantry']);
  expect(t.facts('unit-removed')).toEqual([]);
  t.leaves('bob', 'use-secondary').leaves('cat', 'use-secondary');
});

test('Hecatoncheires note 2 only mechs of the reinforcements are deployed', () => {
  const t = constructing({ ground: { elysium: { ann: '4 mech' } } });
  t.ann.chooses('pds@starpoint');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 pds');
  expect(t).toAsk('ann structure-site');
  t.leaves('ann', 'structure-site');
});

test('Hecatoncheires note 3: not on a planet with two PDS', () => {
  const t = constructing({ ground: { starpoint: { ann: '2 pds' } } });
  expect(t.options('ann')).not.toContain('pds@starpoint');
  const awake = activating('27', {
    ground: { starpoint: { ann: '2 pds' }, elysium: { ann: '1 flagship' } },
    change: asleep('starpoint'),
  });
  expect(awake.facts('token-taken-up')).toEqual([]);
  awake.leaves('ann', 'units-to-produce');
});

test('Hecatoncheires note 4: needs an available PDS, possibly from the board', () => {
  const held = { ground: { elysium: { ann: '2 pds' }, resculon: { ann: '2 pds' }, lodor: { ann: '2 pds' } } };
  const none = constructing({
    ...held,
    change: (state) => {
      for (const system of ['55', '26', '28', state.planets.resculon.system]) state.systems[system].tokens.push('ann');
    },
  });
  expect(none.options('ann').filter((key) => key.startsWith('pds'))).toEqual([]);
  const t = constructing(held);
  t.ann.chooses('pds@starpoint');
  const first = unitsAt(t.game, { owner: 'ann', planet: 'resculon', type: 'pds' }).map(({ id }) => id)[0];
  t.ann.chooses(first, 'unit-to-take').uses('Hecatoncheires');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech');
  expect(unitsAt(t.game, { owner: 'ann', type: 'pds' })).toHaveLength(5);
  t.leaves('ann', 'structure-site');
});

// Saturn Engine, Terraform and the leaders

test('Saturn Engine: has capacity 1; the upgrade adds capacity and Sustain Damage', () => {
  const cruiser = (...technologies: string[]) =>
    definitionFor(at({ technologies: { ann: technologies } }).game, 'ann', 'cruiser');
  expect([cruiser().capacity, cruiser().sustainDamage, cruiser().combat]).toEqual([
    1,
    undefined,
    { value: 7, dice: 1 },
  ]);
  expect(cruiser('saturn-engine-ii')).toMatchObject({
    capacity: 2,
    sustainDamage: true,
    move: 3,
    combat: { value: 6, dice: 1 },
  });
});

/** Bob has Terraform, and attaches it to a planet of his. */
const terraformed = (planet: string, setting: Setting = {}): TestTable =>
  at({
    active: 'bob',
    ...setting,
    planets: { bob: ['starpoint', 'lodor'], ...setting.planets },
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((one) => one !== 'terraform@ann');
      state.seats.bob.promissoryNotes.push('terraform@ann');
      setting.change?.(state);
    },
  })
    .begin(turn, { seat: 'bob', performed: 0 })
    .bob.uses('Terraform')
    .chooses(planet)
    .endsTurn().table;

test('Terraform: adds values and traits, not at home or Mecatol Rex', () => {
  const t = terraformed('starpoint', { planets: { bob: ['starpoint', 'mecatol-rex', 'winnu'] } });
  expect([resourcesOf(t.game, 'starpoint'), influenceOf(t.game, 'starpoint')]).toEqual([4, 2]);
  expect([...traitsOf(t.game, 'starpoint')].sort()).toEqual(['cultural', 'hazardous', 'industrial']);
  const open = at({
    active: 'bob',
    planets: { bob: ['starpoint', 'mecatol-rex', 'winnu'] },
    change: ({ seats: { bob } }) => void bob.promissoryNotes.push('terraform@ann'),
  }).begin(turn, { seat: 'bob', performed: 0 });
  open.bob.uses('Terraform');
  expect(open.options('bob')).toEqual(['starpoint']);
  open.leaves('bob', 'choose-planet');
});

test('33.10d, Terraform note 1: never returns, even after elimination', () => {
  const t = terraformed('starpoint');
  t.begin(elimination, { seat: 'ann' });
  expect(lyingOn(t.state.planets.starpoint)).toEqual(['terraform@ann']);
  expect(resourcesOf(t.game, 'starpoint')).toBe(4);
  expect(
    Object.values(t.state.seats).flatMap(({ promissoryNotes, playArea }) => [...promissoryNotes, ...playArea]),
  ).not.toContain('terraform@ann');
});

test('Terraform note 2: counts as the controller’s play area (D24)', () => {
  const t = terraformed('starpoint');
  expect([notesInPlayArea(t.game, 'bob'), notesInPlayArea(t.game, 'cat')]).toEqual([['terraform@ann'], []]);
  t.state.planets.starpoint.controller = 'cat';
  expect([notesInPlayArea(t.game, 'bob'), notesInPlayArea(t.game, 'cat')]).toEqual([[], ['terraform@ann']]);
});

test('Terraform note 3: the explorer picks one of three decks', () => {
  const t = terraformed('starpoint').begin(explore, { seat: 'bob', planet: 'starpoint', system: '27' });
  expect(t.options('bob', 'trait-to-explore').sort()).toEqual(['cultural', 'hazardous', 'industrial']);
  t.leaves('bob', 'trait-to-explore');
});

test('Terraform: cannot be used again once attached', () => {
  const t = terraformed('starpoint').begin(turn, { seat: 'bob', performed: 0 });
  expect(t.names('bob', 'turn')).not.toContain('terraform');
});

test('Terraform: purged with a destroyed planet', () => {
  const t = terraformed('starpoint').begin(destroyPlanet, {
    seat: 'ann',
    planet: 'starpoint',
    token: 'destroyed-planet',
  });
  expect(t.state.purged).toEqual(['terraform@ann']);
});

test('Tellurian: cancels one hit against any unit, then stays exhausted', () => {
  const t = load(
    at({ agent: true, ground: { starpoint: { bob: '1 infantry', cat: '1 infantry' } } }),
    10,
    10,
    10,
    1,
    1,
  ).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'bob',
    defender: 'cat',
  });
  t.ann.uses('Tellurian');
  expect(t.facts('hits-cancelled')).toMatchObject([{ seat: 'bob', by: 'tellurian', count: 1 }]);
  expect([t.units('bob'), t.units('cat')]).toEqual(['1 infantry', '']);
});

test('Tellurian: Ssruu may cancel another hit with its text', () => {
  const t = load(
    at({
      agent: true,
      seats: { ann: 'ul', bob: 'yssaril', cat: 'naalu' },
      ground: { starpoint: { ann: '3 infantry', cat: '3 infantry' } },
      change: ({ seats: { bob } }) => void delete bob.leaders?.ssruu.exhausted,
    }),
    ...[10, 10, 10, 1, 1, 1],
    ...[1, 1, 1, 10, 10],
    ...[1, 10, 1],
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'cat', defender: 'ann' });
  t.ann.uses('Tellurian').bob.uses('ssruu~tellurian');
  expect(t.facts('hits-cancelled')).toMatchObject([
    { by: 'tellurian', count: 1 },
    { by: 'tellurian', count: 1 },
  ]);
  expect(t.units('ann')).toBe('2 infantry');
});

test('Tellurian note 1: cannot stop destruction without a hit', () => {
  const t = at({ agent: true, space: { 27: { ann: '1 cruiser' } } });
  t.begin(destroyUnits, { units: unitsAt(t.game, { owner: 'ann' }).map(({ id }) => id), by: 'bob' });
  expect([t.units('ann'), t.facts('leader-exhausted')]).toEqual(['', []]);
});

/** Ann has five structures, and produces at home. */
const blooming = (setting: Setting = {}, data: object = {}): TestTable =>
  at({
    ground: { elysium: { ann: '1 space-dock, 2 pds' }, lodor: { ann: '2 pds' } },
    ...setting,
  }).begin(produceUnits, { seat: 'ann', system: '55', ...data });

test('Tungstantus: five structures unlock; using Production gains a trade good', () => {
  const t = blooming();
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'tungstantus' }]);
  t.ann.uses('Tungstantus').produces('2 fighter').pays('elysium');
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  const without = blooming();
  without.ann.declines().produces('2 fighter').pays('elysium');
  expect(without.state.seats.ann.tradeGoods).toBe(0);
});

test('Tungstantus note 1: the trade good may pay for the production', () => {
  const t = blooming({
    change: ({ planets }) => {
      for (const planet of Object.values(planets)) planet.exhausted = true;
    },
  });
  t.ann.uses('Tungstantus');
  expect(t.ann.refusal('4 fighter')).toBe('These units cost 2; you can spend 1 resource.');
  t.ann.produces('2 fighter').pays('trade-goods');
  expect([t.state.seats.ann.tradeGoods, t.facts('trade-goods-gained').length]).toEqual([0, 1]);
});

test('Tungstantus note 1a: Pillage counts trade goods after payment', () => {
  const pillaged = (pay: object) => {
    const t = blooming({
      seats: { ann: 'ul', bob: 'mentak', cat: 'jol-nar' },
      board: { '201': '55' },
      space: { 55: {} },
      ground: { elysium: { ann: '1 space-dock, 2 pds' }, lodor: { ann: '2 pds', bob: '1 infantry' } },
      change: ({ seats: { ann } }) => {
        ann.tradeGoods = 2;
      },
    });
    t.ann
      .uses('Tungstantus')
      .produces('2 fighter')
      .pays(pay as Record<string, number>);
    const asked = t.asks('bob', 'window');
    return asked;
  };
  expect(pillaged({ 'trade-goods': 1 })).toBe(false);
  expect(pillaged({ elysium: 1 })).toBe(true);
});

test('Tungstantus note 1b: producing nothing gains no trade good', () => {
  const t = blooming();
  t.ann.uses('Tungstantus').produces();
  expect([t.state.seats.ann.tradeGoods, t.facts('trade-goods-gained')]).toEqual([0, []]);
});

test('Tungstantus note 2: production by other abilities gains nothing', () => {
  const t = blooming({}, { limit: 2 });
  expect(t).toAsk('ann units-to-produce');
  t.ann.produces('2 fighter').pays('elysium');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
});

/** Ul the Progenitor is attached to Elysium. */
const geoform = (setting: Setting = {}): TestTable => {
  const t = at({
    ...setting,
    change: (state) => {
      delete state.seats.ann.leaders?.['ul-the-progenitor'].locked;
      state.planets.elysium.exhausted = true;
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  return t.ann.uses('Ul the Progenitor').endsTurn().table;
};

test('51.12a, Ul the Progenitor: readies Elysium, adds 3 and attaches', () => {
  const t = geoform();
  expect([resourcesOf(t.game, 'elysium'), influenceOf(t.game, 'elysium'), t.state.planets.elysium.exhausted]).toEqual([
    7,
    4,
    false,
  ]);
  expect(t.state.seats.ann.leaders?.['ul-the-progenitor']).toEqual({
    component: 'ul-the-progenitor',
    attached: 'elysium',
  });
  expect(t.facts('leader-purged')).toEqual([]);
});

test('Ul the Progenitor note 1: Elysium’s controller uses its Space Cannon (D25)', () => {
  const t = load(geoform({ space: { 55: { bob: '1 cruiser' } } }), 4, 4, 5);
  t.state.active = 'bob';
  t.begin(spaceCannonOffense, { system: '55' });
  t.ann.firesAt('bob');
  expect([rolls(t), t.units('bob')]).toEqual([['ann space-cannon-offense 3'], '']);
  const taken = load(
    geoform({ space: { 55: { ann: '1 cruiser' } }, ground: { lodor: { ann: '1 infantry' } } }),
    4,
    4,
    6,
  ); // her Antimass Deflectors
  taken.state.planets.elysium.controller = 'bob';
  taken.begin(spaceCannonOffense, { system: '55' });
  taken.bob.firesAt('ann');
  expect([rolls(taken), taken.units('ann', { system: '55' })]).toEqual([['bob space-cannon-offense 3'], '']);
});

test('Ul the Progenitor: Elysium fires despite Disable, but not at adjacent systems', () => {
  const t = load(
    geoform({
      hands: { bob: ['disable'] },
      space: { 55: { bob: '1 carrier, 1 infantry' } },
      ground: { elysium: { ann: '1 pds' } },
    }),
    4,
    4,
    5,
  );
  t.state.active = 'bob';
  t.begin(invasion, { seat: 'bob', system: '55' });
  t.bob.plays('Disable').lands('1 infantry on elysium');
  t.ann.firesAt('bob');
  expect([rolls(t), t.units('bob', { planet: 'elysium' })]).toEqual([['ann space-cannon-defense 3'], '']);
  const beyond = geoform({ board: { '205': '55' }, space: { 27: { bob: '1 cruiser' } } });
  beyond.state.active = 'bob';
  expect(beyond.begin(spaceCannonOffense, { system: '27' })).toAsk();
});

test('33.10d, Ul the Progenitor: outlives its player, but not the planet', () => {
  const t = geoform();
  t.begin(elimination, { seat: 'ann' });
  t.state.planets.elysium.controller = 'bob';
  expect(resourcesOf(t.game, 'elysium')).toBe(7);
  const gone = geoform({ ground: { lodor: { ann: '1 infantry' } } }).begin(destroyPlanet, {
    seat: 'bob',
    planet: 'elysium',
    token: 'destroyed-planet',
  });
  expect(gone.state.seats.ann.leaders?.['ul-the-progenitor']).toMatchObject({ purged: true });
});
