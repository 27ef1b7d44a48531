import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { done } from '#engine';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const wait = procedure<object>()('test-wait', { start: () => done() });
const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait],
});

// Ann is Sardakk N'orr; the agents of all are at rest.
const at = ({ unlocked = ['ghom-sekkus'], ...setting }: Setting & { unlocked?: string[] } = {}): TestTable =>
  table({
    sets: ['base', 'codex-1', 'pok'],
    seats: { ann: 'sardakk-norr', bob: 'winnu', cat: 'l1z1x' },
    ...setting,
    components: [waiting],
    change: (state) => {
      for (const { leaders = {} } of Object.values(state.seats))
        for (const id in leaders) {
          if (unlocked.includes(id)) delete leaders[id].locked;
          else if (!leaders[id].locked) leaders[id].exhausted = true;
        }
      setting.change?.(state);
    },
  });

/** Ann invades Starpoint's system; Tequ'ran lies next to it. */
const invading = (setting: Parameters<typeof at>[0] = {}, ...faces: number[]) =>
  load(
    at({ planets: { bob: ['new-albion'] }, ground: { tequran: { ann: '2 infantry, 1 mech' } }, ...setting }),
    ...faces,
  ).begin(invasion, {
    seat: 'ann',
    system: '27',
  });
const offered = (t: TestTable): string[] =>
  t.asks('ann', 'commit-ground-forces') ? t.options('ann', 'commit-ground-forces') : [];

test("G'hom Sek'kus note 1: five planets outside home systems unlock it", () => {
  const facts = (planets: string[]) =>
    at({ unlocked: [], planets: { ann: planets }, change: ({ seats }) => void (seats.bob.eliminated = true) })
      .begin(wait, {})
      .facts('leader-unlocked');
  expect(facts(['lodor', 'quann', 'starpoint', 'new-albion'])).toEqual([]);
  expect(facts(['lodor', 'quann', 'starpoint', 'new-albion', 'winnu'])).toEqual([]);
  expect(facts(['lodor', 'quann', 'starpoint', 'new-albion', 'wellon'])).toMatchObject([{ leader: 'ghom-sekkus' }]);
});

test("G'hom Sek'kus note 2, G'hom Sek'kus note 4, G'hom Sek'kus note 9: one ground force per planet (D52)", () => {
  const t = invading(
    {
      ground: {
        tequran: { ann: '2 infantry, 1 mech' },
        torkan: { ann: '1 infantry' },
        starpoint: { bob: '1 infantry' },
      },
    },
    10,
    1,
  );
  expect(offered(t).every((key) => key.startsWith('from:'))).toBe(true);
  expect(t.ann.refusal({ 'from:infantry@tequran>starpoint': 1, 'from:mech@tequran>new-albion': 1 })).toBe(
    "Choose at most 1 ground force from Tequ'ran; you chose 2.",
  );
  t.ann.chooses({ 'from:infantry@tequran>new-albion': 1, 'from:infantry@torkan>starpoint': 1 }, 'commit-ground-forces');
  expect([
    t.units('ann', { planet: 'starpoint' }),
    t.units('ann', { planet: 'new-albion' }),
    t.units('ann', { planet: 'tequran' }),
  ]).toEqual(['1 infantry', '1 infantry', '1 infantry, 1 mech']);
  expect([t.state.planets.starpoint.controller, t.state.planets['new-albion'].controller]).toEqual(['ann', 'ann']);
});

test("G'hom Sek'kus note 10: own command tokens block it without Dominus Orb", () => {
  const held = (orb: boolean) => {
    const t = at({
      ground: { tequran: { ann: '1 infantry' } },
      change: (state) => void (state.systems['28'].tokens = ['ann']),
    });
    if (orb) addEffect(t.game, 'dominus-orb', 'ann', null, 'action');
    return offered(t.begin(invasion, { seat: 'ann', system: '27' }));
  };
  expect(held(false)).toEqual([]);
  expect(held(true)).not.toEqual([]);
});

test("G'hom Sek'kus note 5: only the active player commits", () => {
  expect(offered(invading({ active: 'bob' }))).toEqual([]);
});

test("G'hom Sek'kus note 3: Parley puts them into space without capacity", () => {
  const t = invading({
    ground: { tequran: { ann: '1 infantry' }, starpoint: { bob: '1 infantry' } },
    hands: { bob: ['parley'] },
  });
  t.ann.chooses({ 'from:infantry@tequran>starpoint': 1 }, 'commit-ground-forces');
  t.bob.plays('parley');
  if (t.asks('ann', 'excess-units')) t.ann.agrees('excess-units');
  expect(t.units('ann')).toBe('');
});

test("G'hom Sek'kus note 6, G'hom Sek'kus note 6a: other players never bombard", () => {
  const t = invading(
    {
      ground: { tequran: { ann: '1 infantry' }, starpoint: { bob: '1 infantry' } },
      space: { 27: { cat: '1 dreadnought' } },
    },
    10,
    1,
  );
  t.ann.chooses({ 'from:infantry@tequran>starpoint': 1 }, 'commit-ground-forces');
  expect(t.facts('dice-rolled').map(({ purpose }) => purpose)).toEqual(['ground-combat', 'ground-combat']);
});

test("G'hom Sek'kus note 7: Space Cannon Defense may fire at them", () => {
  const t = invading({ ground: { tequran: { ann: '1 infantry' }, starpoint: { bob: '1 pds' } } }, 10);
  t.ann.chooses({ 'from:infantry@tequran>starpoint': 1 }, 'commit-ground-forces');
  t.bob.firesAt('ann');
  expect(t.units('ann')).toBe('');
});

test("G'hom Sek'kus note 8, G'hom Sek'kus note 8a: Ceasefire blocks adjacent forces", () => {
  const t = at({ ground: { tequran: { ann: '1 infantry' }, starpoint: { bob: '1 infantry' } } });
  addEffect(t.game, 'ceasefire', 'bob', { seat: 'ann', system: '27' }, 'action');
  t.begin(invasion, { seat: 'ann', system: '27' });
  expect(offered(t)).toEqual([]);
  // What is in the system already may still be committed.
  const there = at({ ground: { 'new-albion': { ann: '1 infantry' }, starpoint: { bob: '1 infantry' } } });
  addEffect(there.game, 'ceasefire', 'bob', { seat: 'ann', system: '27' }, 'action');
  there.begin(invasion, { seat: 'ann', system: '27' });
  expect(offered(there)).toEqual(['from:infantry@new-albion>starpoint']);
  there.leaves('ann', 'commit-ground-forces');
});

/** Mirage lies in a system of some sort next to Tequ'ran. */
const toMirage = (tile: string, technologies: Record<string, string[]> = {}, seats?: Record<string, string>) => {
  const t = at({
    board: { 102: tile },
    ground: { tequran: { ann: '1 infantry' } },
    technologies,
    ...(seats && { seats }),
    change: (state) => {
      state.planets.mirage = { id: 'mirage', system: tile, controller: null, exhausted: false };
      state.systems[tile].planets.push('mirage');
      if (seats) state.seats.ann.playArea.push('alliance@bob');
    },
  }).begin(invasion, { seat: 'ann', system: tile });
  const found = offered(t);
  if (found.length) t.leaves('ann', 'commit-ground-forces');
  return found.length > 0;
};

test("G'hom Sek'kus note 8b, G'hom Sek'kus note 8c: anomalies need their technology", () => {
  expect([toMirage('44'), toMirage('44', { ann: ['antimass-deflectors'] }), toMirage('43')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(toMirage('43', { ann: ['magmus-reactor'] }, { ann: 'muaat', bob: 'sardakk-norr', cat: 'l1z1x' })).toBe(true);
});

test("G'hom Sek'kus note 8d: forces leaving a gravity rift roll", () => {
  const from = (face: number) => {
    const t = load(
      at({
        board: { 103: '41' },
        planets: { bob: ['starpoint'] },
        change: (state) => {
          state.planets.mirage = { id: 'mirage', system: '41', controller: 'ann', exhausted: false };
          state.systems['41'].planets.push('mirage');
          state.units.u900 = { id: 'u900', type: 'infantry', owner: 'ann', system: '41', planet: 'mirage' };
        },
      }),
      face,
    ).begin(invasion, { seat: 'ann', system: '27' });
    t.ann.chooses({ 'from:infantry@mirage>starpoint': 1 }, 'commit-ground-forces');
    return [t.units('ann'), t.state.planets.starpoint.controller];
  };
  expect([from(3), from(4)]).toEqual([
    ['', 'bob'],
    ['1 infantry', 'ann'],
  ]);
});

test("G'hom Sek'kus note 8e: Enforced Travel Ban blocks wormholes", () => {
  const through = (laws: string[]) => {
    const t = at({
      board: { 102: '39', 208: '26' },
      ground: { lodor: { ann: '1 infantry' } },
      change: (state) => {
        state.planets.mirage = { id: 'mirage', system: '39', controller: null, exhausted: false };
        state.systems['39'].planets.push('mirage');
        for (const law of laws) state.laws[law] = { component: law };
      },
    }).begin(invasion, { seat: 'ann', system: '39' });
    const found = offered(t);
    if (found.length) t.leaves('ann', 'commit-ground-forces');
    return found.length > 0;
  };
  expect([through([]), through(['enforced-travel-ban'])]).toEqual([true, false]);
});

test("G'hom Sek'kus note 11: unlocked during an invasion, commits nothing more", () => {
  const t = invading({
    unlocked: [],
    space: { 27: { ann: '1 carrier, 1 infantry' } },
    ground: { tequran: { ann: '1 infantry' } },
    planets: { ann: ['lodor', 'wellon', 'torkan'], bob: ['starpoint', 'new-albion'] },
  });
  t.ann.lands('infantry on starpoint');
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'ghom-sekkus' }]);
  expect(t.units('ann', { planet: 'tequran' })).toBe('1 infantry');
});

test("G'hom Sek'kus note 12: not onto a demilitarized planet", () => {
  const t = invading({
    change: (state) => {
      state.planets.starpoint.markers = [
        { id: 'demilitarized-zone-attachment#1', component: 'demilitarized-zone-attachment' },
      ];
    },
  });
  expect(offered(t).some((key) => key.endsWith('>starpoint'))).toBe(false);
  t.leaves('ann', 'commit-ground-forces');
});

// Sh'val, Harbinger

/** Ann's carrier brings infantry to Starpoint. */
const brood = (setting: Parameters<typeof at>[0] = {}, ...faces: number[]) => {
  const t = load(
    at({ unlocked: ['shval-harbinger'], space: { 28: { ann: '1 carrier, 1 cruiser, 3 infantry' } }, ...setting }),
    ...faces,
  ).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').moves('carrier from 28, cruiser from 28, 3 infantry from 28');
  return t;
};

test("Sh'val, Harbinger note 2: skips to committing, then removes ships", () => {
  const t = brood(
    {
      space: { 27: { bob: '1 dreadnought' }, 28: { ann: '1 carrier, 1 cruiser, 3 infantry' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 pds' } },
    },
    10,
    10,
    1,
  );
  t.ann.uses("Sh'val, Harbinger");
  expect(t).toAsk('ann commit-ground-forces');
  expect([t.facts('combat-begins'), t.facts('space-cannon-used')]).toEqual([[], []]);
  t.ann.lands('2 infantry on starpoint, infantry on new-albion');
  if (t.asks('bob', 'use-space-cannon')) t.bob.holdsFire();
  expect(t.units('ann', { system: '27', space: true })).toBe('');
  expect(t.state.seats.ann.leaders?.['shval-harbinger'].purged).toBe(true);
  expect(t.state.effects).toEqual({});
});

test("Sh'val, Harbinger note 1: forces returned by Parley are lost", () => {
  const t = brood({ ground: { starpoint: { bob: '1 infantry' } }, hands: { bob: ['parley'] } });
  t.ann.uses("Sh'val, Harbinger").lands('3 infantry on starpoint');
  t.bob.plays('parley');
  if (t.asks('ann', 'excess-units')) t.ann.agrees('excess-units');
  expect(t.units('ann')).toBe('');
});

test("Sh'val, Harbinger note 3, Sh'val, Harbinger note 4: only space cannons respond", () => {
  const t = brood(
    {
      seats: { ann: 'sardakk-norr', bob: 'winnu', cat: 'naalu' },
      ground: { starpoint: { bob: '1 pds' } },
      space: { 27: { cat: '1 cruiser' }, 28: { ann: '1 carrier, 1 cruiser, 3 infantry' } },
    },
    10,
  );
  // Foresight may be used in the same moment; after him nothing follows.
  t.ann.uses("Sh'val, Harbinger");
  if (t.asks('cat', 'window')) t.cat.declines();
  t.ann.lands('3 infantry on starpoint');
  t.bob.firesAt('ann');
  if (t.asks('ann', 'assign-hits')) t.ann.complies('assign-hits');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.units('cat')).toBe('1 cruiser');
});

// Valkyrie Exoskeleton

const exoskeletons = (forces: { ann: string; bob: string }, setting: Setting, ...faces: number[]) =>
  load(at({ ground: { starpoint: forces }, ...setting }), ...faces).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });

test('Valkyrie Exoskeleton note 1, Valkyrie Exoskeleton note 2: sustaining produces a hit', () => {
  const t = exoskeletons({ ann: '1 mech, 1 infantry', bob: '3 infantry' }, {}, 6, 10, 10, 1, 1);
  t.ann.sustains('mech');
  // One hit of the mech's die, one of the infantry's, and one that it produces.
  expect([t.units('bob', { planet: 'starpoint' }), t.facts('combat-round-begins').length]).toEqual(['', 1]);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech (damaged)');
  expect(t.facts('hits-added')).toMatchObject([{ seat: 'bob', by: 'ann', count: 1 }]);
});

test('Valkyrie Exoskeleton: also while defending, only in ground combat', () => {
  const t = load(at({ ground: { starpoint: { ann: '2 mech', bob: '2 infantry' } } }), 10, 10, 1, 1).begin(
    groundCombat,
    {
      system: '27',
      planet: 'starpoint',
      attacker: 'bob',
      defender: 'ann',
    },
  );
  t.ann.sustains('2 mech');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  const bombed = load(
    at({ ground: { starpoint: { ann: '1 mech' } }, space: { 27: { bob: '1 dreadnought' } } }),
    10,
  ).begin(bombardment, {
    seat: 'bob',
    system: '27',
  });
  bombed.bob.chooses('starpoint', 'bombard').ann.sustains('mech');
  expect([bombed.facts('damage-sustained').length, bombed.facts('hits-added')]).toEqual([1, []]);
});
