import { expect, test } from 'vitest';
import { bombardPlanet } from '#ti4/rules/invasion/bombardment.ts';
import { fleetProblem } from '#ti4/rules/units/fleet-limits.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// What the Nekro Virus learns in combat, and The Alastor: rulings. Ann is the Nekro Virus.
const seats = { ann: 'nekro', bob: 'sardakk-norr', cat: 'saar' };
const X = 'valefar-assimilator-x';
const at = (setting: Setting = {}) => table({ seats, ...setting });
const combat = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const dice = (t: ReturnType<typeof at>, seat: string, purpose: string) =>
  t
    .facts('dice-rolled')
    .filter((fact) => fact.seat === seat && fact.purpose === purpose)
    .map((fact) => fact.dice as { unit: string; hitsOn: number }[]);

test('Technological Singularity note 1: once in space and once on the ground', () => {
  const t = combat(
    {
      technologies: { bob: ['gravity-drive', 'sarween-tools'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      ground: { starpoint: { bob: '1 infantry', ann: '1 infantry' } },
    },
    10,
    1,
    10,
    1,
  );
  t.ann.uses('technological-singularity').chooses('gravity-drive', 'technology-to-take');
  t.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t.names('ann', 'window')).toEqual(['technological-singularity']);
});

test('Technological Singularity note 2: once in each ground combat of an invasion', () => {
  const t = load(
    at({
      technologies: { bob: ['gravity-drive', 'sarween-tools'] },
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 infantry' } },
    }),
    10,
    1,
    10,
    1,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('infantry on starpoint, infantry on new-albion').chooses(['starpoint', 'new-albion'], 'planet-order');
  t.ann.uses('technological-singularity').chooses('gravity-drive', 'technology-to-take');
  t.ann.declines().ann.uses('technological-singularity').chooses('sarween-tools', 'technology-to-take');
  expect(t.facts('technology-gained')).toHaveLength(2);
  t.ann.declines();
});

test('Technological Singularity note 3, Technological Singularity note 4b: barrage losses count immediately', () => {
  const t = combat(
    {
      technologies: { bob: ['cruiser-ii'] },
      space: { 27: { ann: '1 destroyer, 1 cruiser', bob: '1 fighter, 1 cruiser' } },
    },
    10,
    1,
    1,
    6,
    1,
    1,
    10,
    1,
  );
  t.ann.uses('technological-singularity').chooses('cruiser-ii', 'technology-to-take');
  expect(dice(t, 'ann', 'space-combat')[0].find(({ unit }) => unit === 'cruiser')?.hitsOn).toBe(6);
});

test('Technological Singularity note 3a: units the opponent gives up count', () => {
  const t = combat({
    seats: { ...seats, bob: 'yin' },
    technologies: { bob: ['impulse-core'] },
    space: { 27: { ann: '2 cruiser', bob: '1 destroyer, 1 carrier' } },
  });
  t.bob.uses('impulse-core');
  expect(t.names('ann', 'window')).toEqual(['technological-singularity']);
});

test('Technological Singularity note 3b: removed units do not count', () => {
  const t = load(
    at({
      seats: { ...seats, cat: 'yin' },
      technologies: { bob: ['sarween-tools'] },
      ground: { lodor: { bob: '2 infantry', ann: '2 infantry' } },
      change: (state) => {
        state.seats.cat.promissoryNotes = [];
        state.seats.ann.promissoryNotes.push('greyfire-mutagen@cat');
      },
    }),
    1,
    1,
    1,
    10,
    1,
    1,
    10,
    1,
    10,
  );
  t.begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' }).ann.plays(
    'greyfire-mutagen',
  );
  expect(t.facts('unit-removed')).toMatchObject([{ seat: 'bob' }]);
  expect(t.asks('ann', 'window')).toBe(false);
});

test('Technological Singularity note 3c: bombardment and space cannon do not count', () => {
  const bombed = load(
    at({
      technologies: { bob: ['sarween-tools'] },
      ground: { lodor: { bob: '2 infantry' } },
      space: { 26: { ann: '1 dreadnought' } },
    }),
    10,
  ).begin(bombardPlanet, { seat: 'ann', system: '26', planet: 'lodor' });
  expect([bombed.units('bob'), bombed.open]).toEqual(['1 infantry', []]);
  const shot = load(
    at({
      active: 'bob',
      technologies: { bob: ['sarween-tools'] },
      space: { 27: { bob: '1 cruiser' } },
      ground: { starpoint: { ann: '1 pds' } },
    }),
    10,
  )
    .begin(spaceCannonOffense, { seat: 'bob', system: '27' })
    .ann.firesAt('bob').table;
  expect([shot.units('bob'), shot.open]).toEqual(['', []]);
});

test('Technological Singularity note 4a: rolled dice keep their results', () => {
  const t = combat(
    { technologies: { bob: ['cruiser-ii'] }, space: { 27: { ann: '2 cruiser', bob: '2 cruiser' } } },
    10,
    6,
    1,
    1,
    6,
    1,
    1,
  );
  t.ann.uses('technological-singularity').chooses('cruiser-ii', 'technology-to-take');
  expect(
    t
      .facts('hits-produced')
      .filter(({ seat }) => seat === 'ann')
      .map(({ hits }) => hits),
  ).toEqual([1, 1]);
});

test('Technological Singularity note 4c: an upgrade learned at combat start affects barrage', () => {
  const t = combat(
    {
      technologies: { ann: ['assault-cannon'], bob: ['destroyer-ii'] },
      space: { 27: { ann: '2 cruiser, 1 destroyer', bob: '1 cruiser, 1 carrier, 2 fighter' } },
    },
    ...Array<number>(40).fill(1),
  );
  t.bob.loses('cruiser in 27').ann.uses('technological-singularity');
  t.game.roll = (_label, count) => Array<number>(count).fill(t.facts('combat-round-begins').length > 1 ? 10 : 1);
  t.ann.chooses('destroyer-ii', 'technology-to-take');
  expect(dice(t, 'ann', 'anti-fighter-barrage')[0].map(({ hitsOn }) => hitsOn)).toEqual([6, 6, 6]);
});

test('Technological Singularity note 4d: an upgrade from Direct Hit sustains this round', () => {
  const t = combat(
    {
      seats: { ...seats, bob: 'sol' },
      hands: { ann: ['direct-hit'] },
      technologies: { bob: ['advanced-carrier-ii'] },
      space: { 27: { ann: '1 carrier, 2 cruiser', bob: '1 dreadnought, 2 cruiser' } },
    },
    10,
    1,
    1,
    10,
    1,
    1,
  );
  t.bob
    .sustains('dreadnought')
    .ann.plays('direct-hit')
    .ann.uses('technological-singularity')
    .chooses(`advanced-carrier-ii@${X}`, 'technology-to-take');
  expect(t.options('ann', 'sustain-damage')).toEqual(['carrier']);
});

test('Technological Singularity note 4e: Sustain Damage is offered again after learning it', () => {
  const t = combat(
    {
      hands: { ann: ['direct-hit'], bob: ['direct-hit#2'] },
      technologies: { bob: ['dreadnought-ii'] },
      space: { 27: { ann: '1 dreadnought, 1 cruiser', bob: '1 flagship, 1 carrier' } },
      change: (state) => {
        state.seats.bob.units.dreadnought = 'exotrireme-i';
      },
    },
    10,
    1,
    10,
    1,
    1,
  );
  t.ann
    .sustains()
    .bob.sustains('flagship')
    .ann.plays('direct-hit')
    .ann.uses('technological-singularity')
    .table.ann.chooses('dreadnought-ii', 'technology-to-take');
  expect(t.options('ann', 'sustain-damage')).toEqual(['dreadnought']);
  t.game.roll = (_label, count) => Array<number>(count).fill(t.facts('dice-rolled').length % 2 ? 1 : 10);
  t.ann.sustains('dreadnought');
  // It is a Dreadnought II by now.
  expect(t.units('ann')).toMatch(/dreadnought \(damaged\)/);
  expect(t.state.seats.bob.actionCards).toEqual(['direct-hit#2']);
});

test('Technological Singularity note 5, Technological Singularity note 5a: learned ability usable immediately', () => {
  const t = load(
    at({
      seats: { ...seats, bob: 'creuss' },
      technologies: { ann: ['assault-cannon'], bob: ['dimensional-splicer'] },
      space: { 26: { ann: '3 cruiser', bob: '3 carrier' } },
    }),
    10,
    10,
    10,
  ).begin(spaceCombat, { system: '26', attacker: 'ann', defender: 'bob' });
  if (t.asks('bob', 'window')) t.bob.declines();
  t.ann
    .uses('technological-singularity')
    .chooses(`dimensional-splicer@${X}`, 'technology-to-take')
    .bob.declines()
    .ann.uses(X);
  expect(t.facts('unit-destroyed').filter(({ seat }) => seat === 'bob').length).toBeGreaterThanOrEqual(2);
  t.leaves('bob', 'window');
});

test('Technological Singularity note 6: infantry lost simultaneously do not use Infantry II', () => {
  const t = load(
    at({ technologies: { bob: ['infantry-ii'] }, ground: { lodor: { ann: '2 infantry', bob: '2 infantry' } } }),
    10,
    1,
    10,
    1,
    1,
    10,
    1,
    1,
  ).begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' });
  t.ann.uses('technological-singularity').chooses('infantry-ii', 'technology-to-take');
  expect(t.facts('infantry-survival').filter(({ seat }) => seat === 'ann')).toEqual([]);
  t.ann.declines();
});

// The Alastor

const alastor = (setting: Setting, enlisted: string, ...faces: number[]) =>
  combat(setting, ...faces)
    .ann.uses('the-alastor')
    .chooses(enlisted, 'alastor-ground-forces').table;

test('The Alastor note 1: ship effects may target its ground forces', () => {
  const t = load(
    at({
      seats: { ...seats, bob: 'creuss' },
      technologies: { bob: ['dimensional-splicer'] },
      space: { 26: { ann: '1 flagship, 2 infantry', bob: '2 cruiser' } },
    }),
    1,
    1,
  ).begin(spaceCombat, { system: '26', attacker: 'ann', defender: 'bob' });
  t.ann.uses('the-alastor').chooses('2 infantry', 'alastor-ground-forces').bob.uses('dimensional-splicer');
  expect(t.options('bob', 'pick-unit').sort()).toEqual(['flagship', 'infantry']);
});

test('The Alastor note 1: Exotrireme II may destroy its ground forces', () => {
  const t = alastor(
    {
      technologies: { bob: ['exotrireme-ii'] },
      space: { 27: { ann: '1 flagship, 2 infantry', bob: '1 dreadnought' } },
    },
    '2 infantry',
    1,
    1,
    1,
    1,
    1,
  );
  t.bob.uses('exotrireme-ii').chooses('own dreadnought, 2 infantry', 'exotrireme-ramming');
  expect([t.units('ann'), t.units('bob')]).toEqual(['1 flagship', '']);
  t.ann.declines();
});

test('The Alastor note 1: Courageous to the End includes its ground forces', () => {
  const against = alastor(
    { hands: { bob: ['courageous-to-the-end'] }, space: { 27: { ann: '1 flagship, 1 infantry', bob: '2 cruiser' } } },
    'infantry',
    10,
    1,
    1,
    1,
    1,
    10,
    1,
  );
  against.bob.plays('courageous-to-the-end');
  expect(against.options('ann', 'choose-losses').sort()).toEqual(['flagship@27', 'infantry@27']);
  const own = alastor(
    {
      hands: { ann: ['courageous-to-the-end'] },
      space: { 27: { ann: '1 flagship', bob: '2 cruiser' } },
      ground: { starpoint: { ann: '1 infantry' } },
    },
    'infantry on starpoint',
    1,
    1,
    1,
    10,
    1,
    8,
    7,
    10,
    1,
    1,
  );
  own.ann.sustains().loses('infantry on starpoint').plays('courageous-to-the-end');
  expect(own.facts('dice-rolled').find(({ purpose }) => purpose === 'ability')).toMatchObject({
    dice: [{ unit: 'infantry', hitsOn: 8, hit: true }, { hit: false }],
  });
});

test('The Alastor note 1a: its ground forces count for Assault Cannon', () => {
  const t = alastor(
    {
      technologies: { ann: ['assault-cannon'] },
      space: { 27: { ann: '1 flagship, 1 cruiser, 1 infantry', bob: '1 cruiser' } },
    },
    'infantry',
  );
  expect(t.units('bob')).toBe('');
  const without = combat({
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '1 flagship, 1 cruiser, 1 infantry', bob: '1 cruiser' } },
  });
  expect(without.units('bob')).toBe('1 cruiser');
  without.leaves('ann', 'window');
});

test('The Alastor note 2, The Alastor note 2a, Assault Cannon note 3a: the opponent answers first', () => {
  const t = alastor(
    {
      technologies: { ann: ['assault-cannon'], bob: ['assault-cannon'] },
      space: { 27: { ann: '1 flagship, 1 cruiser, 1 infantry', bob: '3 cruiser' } },
    },
    'infantry',
    ...Array<number>(6).fill(1),
  );
  expect(t).toAsk('ann choose-losses');
  // From here on she misses and he hits.
  let turns = 0;
  t.game.roll = (_label, count) => Array<number>(count).fill((turns += 1) % 2 ? 1 : 10);
  t.ann.loses('infantry in 27');
  expect(t.units('bob')).toBe('3 cruiser');
  t.leaves('ann', 'sustain-damage');
});

test('The Alastor note 3: may be destroyed before using its ability', () => {
  const t = load(
    at({
      active: 'bob',
      technologies: { bob: ['assault-cannon'] },
      space: { 27: { ann: '1 flagship, 1 infantry', bob: '3 cruiser' } },
    }),
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
  expect(t.facts('ground-forces-enlisted')).toEqual([]);
  t.leaves('ann', 'excess-units');
});

test('The Alastor note 4: ground forces on planets stay there', () => {
  const t = alastor(
    { space: { 27: { ann: '1 flagship', bob: '1 dreadnought' } }, ground: { starpoint: { ann: '2 infantry' } } },
    '2 infantry on starpoint',
    1,
    1,
    1,
    1,
    10,
    10,
    10,
    10,
    10,
  );
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
  expect(unitsAt(t.game, { system: '27', owner: 'ann', space: true }).map(({ type }) => type)).toEqual(['flagship']);
  t.leaves('ann', 'sustain-damage');
});

test('The Alastor note 7: ground forces do not count against fleet pool', () => {
  const t = combat({ space: { 27: { ann: '1 flagship, 2 cruiser, 3 infantry', bob: '1 dreadnought' } } });
  t.game.roll = (_label, count) => Array<number>(count).fill(1);
  let seen: string | undefined = 'not asked';
  t.ann.uses('the-alastor');
  t.game.roll = (_label, count) => {
    seen = fleetProblem(t.game, 'ann', '27', unitsAt(t.game, { owner: 'ann', system: '27' }), true);
    return Array<number>(count).fill(10);
  };
  t.ann.chooses('3 infantry', 'alastor-ground-forces');
  expect(seen).toBeUndefined();
  expect(t.facts('unit-removed')).toEqual([]);
  expect(rolls(t)[0]).toBe('ann space-combat 7');
  t.leaves('ann', 'sustain-damage');
});

test('Technological Singularity note 6a: infantry lost after Direct Hit may return', () => {
  const t = alastor(
    {
      hands: { ann: ['direct-hit'] },
      technologies: { bob: ['infantry-ii'] },
      space: { 27: { ann: '1 flagship, 1 infantry', bob: '1 dreadnought, 2 cruiser' } },
    },
    'infantry',
    10,
    1,
    1,
    10,
    1,
    1,
    10,
  );
  t.ann
    .sustains()
    .bob.sustains('dreadnought')
    .ann.plays('direct-hit')
    .ann.uses('technological-singularity')
    .table.ann.chooses('infantry-ii', 'technology-to-take');
  t.game.roll = (_label, count) => Array<number>(count).fill(10);
  t.ann.sustains().loses('infantry');
  expect(t.facts('infantry-survival')).toMatchObject([{ seat: 'ann' }]);
  t.leaves('ann', 'sustain-damage');
});

test('The Alastor note 11a: Direct Hit scores before its player is eliminated', () => {
  const doomed = (points: number) => {
    const t = alastor(
      {
        seats: { ...seats, bob: 'winnu' },
        hands: { ann: ['direct-hit'] },
        space: { 27: { ann: '1 flagship (damaged), 1 infantry', bob: '1 flagship, 2 cruiser' } },
        change: (state) => {
          state.planets['mordai-ii'].controller = null;
          state.seats.ann.secretObjectives = ['destroy-their-greatest-ship'];
          state.seats.ann.points = points;
        },
      },
      'infantry',
      10,
      1,
      1,
      10,
      10,
      1,
      1,
    );
    t.bob.sustains('flagship').ann.plays('direct-hit').uses('destroy-their-greatest-ship');
    return t;
  };
  const t = doomed(0);
  expect(t.state.seats.ann.points).toBe(1);
  expect(t.state.seats.ann.eliminated).toBe(true);
  expect(doomed(9).state).toMatchObject({ phase: 'ended', winner: 'ann' });
});
