import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { copyTechnology } from '#ti4/rules/technology/technology.ts';
import { load, plain } from '../rules/loaded-dice.ts';
import { table, type Setting } from '../rules/table.ts';
import { wormholeTokens } from '../rules/markers.ts';

// Rulings on objectives. 26 to 31 lie around Mecatol Rex; 42 is a nebula.

const meets = (id: string, setting: Setting): boolean => {
  const { game } = table({ seats: plain, ...setting });
  return objectiveOf(game, id).fulfilled(game, 'ann');
};
const secrets = (setting: Setting, list: string[], seat = 'ann') =>
  table({
    seats: plain,
    ...setting,
    change: (state) => {
      state.seats[seat].secretObjectives = list;
      state.decks.secret.draw = state.decks.secret.draw.filter((id) => !list.includes(id));
      state.turn.system = '27';
      setting.change?.(state);
    },
  });

/** An objective on the table, and whether ann could pay for it after having spent as much before. */
const affordable = (
  id: string,
  have: Partial<{ tradeGoods: number; planets: string[]; tokens: number; cards: number }>,
) => {
  const t = table({
    seats: plain,
    planets: { ann: have.planets ?? [] },
    change: (state) => {
      state.objectives = [{ id, scoredBy: [] }];
      const hidden = objectiveOf(table().game, id).stage === 'secret';
      if (hidden) {
        state.objectives = [];
        state.seats.ann.secretObjectives = [id];
      }
      for (const planet of state.systems[state.seats.ann.home].planets) state.planets[planet].exhausted = true;
      Object.assign(state.seats.ann, {
        tradeGoods: have.tradeGoods ?? 0,
        actionCards: Array.from({ length: have.cards ?? 0 }, (_, i) => `card#${i}`),
        tokens: { tactic: have.tokens ?? 0, fleet: 3, strategy: 0 },
      });
    },
  });
  // What went before is on record, and counts for nothing.
  for (const kind of ['resources', 'influence'])
    t.game.addFact({ type: 'paid', seat: 'ann', kind, amount: 20, with: {} });
  t.game.addFact({ type: 'tokens-spent', seat: 'ann', pools: { tactic: 6 } });
  t.game.addFact({ type: 'trade-goods-lost', seat: 'ann', count: 10, why: 'test' });
  t.game.addFact({ type: 'action-cards-discarded', seat: 'ann', cards: ['a', 'b', 'c', 'd', 'e'], why: 'test' });
  return scoringProblem(t.game, 'ann', id);
};

test('Centralize Galactic Trade note 1, Negotiate Trade Routes note 1: scoring costs trade goods', () => {
  expect(affordable('centralize-galactic-trade', { tradeGoods: 9 })).toBe('You need 10 trade goods; you have 9.');
  expect(affordable('centralize-galactic-trade', { tradeGoods: 10 })).toBeUndefined();
  expect(affordable('negotiate-trade-routes', { tradeGoods: 4 })).toBe('You need 5 trade goods; you have 4.');
  expect(affordable('negotiate-trade-routes', { tradeGoods: 5 })).toBeUndefined();
});

test('Erect a Monument note 1, Found a Golden Age note 1: scoring costs resources; Erect a Monument note 2, Found a Golden Age note 2: or trade goods', () => {
  expect(affordable('erect-a-monument', { planets: ['lodor', 'starpoint'] })).toBe('You need 8 resources; you have 6.');
  expect(affordable('erect-a-monument', { planets: ['lodor', 'starpoint'], tradeGoods: 2 })).toBeUndefined();
  expect(affordable('found-a-golden-age', { tradeGoods: 15 })).toBe('You need 16 resources; you have 15.');
  expect(affordable('found-a-golden-age', { tradeGoods: 16 })).toBeUndefined();
});

test('Sway the Council note 1, Manipulate Galactic Law note 1: scoring costs influence; Sway the Council note 2, Manipulate Galactic Law note 2: or trade goods', () => {
  expect(affordable('sway-the-council', { planets: ['mecatol-rex'] })).toBe('You need 8 influence; you have 6.');
  expect(affordable('sway-the-council', { planets: ['mecatol-rex'], tradeGoods: 2 })).toBeUndefined();
  expect(affordable('manipulate-galactic-law', { planets: ['mecatol-rex'], tradeGoods: 9 })).toBe(
    'You need 16 influence; you have 15.',
  );
  expect(affordable('manipulate-galactic-law', { planets: ['mecatol-rex'], tradeGoods: 10 })).toBeUndefined();
});

test('Lead From the Front note 1, Galvanize the People note 1, Form a Spy Network note 1: scoring costs tokens or cards', () => {
  expect(affordable('lead-from-the-front', { tokens: 2 })).toBe(
    'You need 3 command tokens in the tactic and strategy pools; you have 2.',
  );
  expect(affordable('lead-from-the-front', { tokens: 3 })).toBeUndefined();
  expect(affordable('galvanize-the-people', { tokens: 5 })).toBe(
    'You need 6 command tokens in the tactic and strategy pools; you have 5.',
  );
  expect(affordable('galvanize-the-people', { tokens: 6 })).toBeUndefined();
  expect(affordable('form-a-spy-network', { cards: 4 })).toBe('You need 5 action cards; you have 4.');
  expect(affordable('form-a-spy-network', { cards: 5 })).toBeUndefined();
});

test('Become the Gatekeeper note 1: one ship with both wormholes suffices', () => {
  const both: Setting = {
    space: { 26: { ann: '1 cruiser' } },
    change: (state) => {
      state.systems['26'].markers = wormholeTokens('beta');
    },
  };
  expect([
    meets('become-the-gatekeeper', both),
    meets('become-the-gatekeeper', { space: { 26: { ann: '1 cruiser' } } }),
  ]).toEqual([true, false]);
});

test('Control the Region note 1: ground forces and structures are not ships', () => {
  const five = Object.fromEntries(['26', '27', '28', '29', '30'].map((system) => [system, { ann: '1 cruiser' }]));
  expect(meets('control-the-region', { space: five, ground: { lazar: { ann: '1 infantry, 1 pds' } } })).toBe(false);
  expect(meets('control-the-region', { space: { ...five, 31: { ann: '1 fighter' } } })).toBe(true);
});

test('Learn the Secrets of the Cosmos note 1, Learn the Secrets of the Cosmos note 2, Learn the Secrets of the Cosmos note 3: needs adjacent ships', () => {
  const board = { 201: '42' };
  const two = { 26: { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } };
  expect(meets('learn-the-secrets-of-the-cosmos', { board, space: { ...two, 36: { ann: '1 cruiser' } } })).toBe(true);
  expect(meets('learn-the-secrets-of-the-cosmos', { board, space: { ...two, 42: { ann: '1 cruiser' } } })).toBe(false);
  expect(
    meets('learn-the-secrets-of-the-cosmos', { board, space: two, ground: { arnor: { ann: '2 infantry, 1 pds' } } }),
  ).toBe(false);
});

test('Threaten Enemies note 1, Threaten Enemies note 2, Threaten Enemies note 3: only ships adjacent to a home system count', () => {
  const { state } = table({ seats: plain });
  const near = Object.keys(state.systems).find((id) => state.systems[id].position === '205') ?? '';
  const [planet] = state.systems[near].planets;
  expect(meets('threaten-enemies', { space: { [state.seats.bob.home]: { ann: '1 cruiser' } } })).toBe(false);
  expect(
    meets('threaten-enemies', {
      space: { [near]: { ann: '1 cruiser' } },
      change: (now) => {
        now.seats.bob.eliminated = true;
      },
    }),
  ).toBe(true);
  expect(meets('threaten-enemies', { ground: { [planet]: { ann: '3 infantry, 1 pds' } } })).toBe(false);
});

test('Develop Weaponry note 2, Revolutionize Warfare note 2: Nekro Virus counts one upgrade per unit', () => {
  const t = table({ seats: { ann: 'nekro', bob: 'sardakk-norr', cat: 'l1z1x' } });
  t.state.seats.ann.technologies = {
    'valefar-assimilator-x': { component: 'valefar-assimilator-x' },
    'dreadnought-ii': { component: 'dreadnought-ii' },
    'cruiser-ii': { component: 'cruiser-ii' },
  };
  const met = (id: string) => objectiveOf(t.game, id).fulfilled(t.game, 'ann');
  expect([met('develop-weaponry'), met('revolutionize-warfare')]).toEqual([true, false]);
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'exotrireme-ii');
  expect([met('develop-weaponry'), met('revolutionize-warfare')]).toEqual([true, false]);
});

test('Destroy Their Greatest Ship note 1: destroying one’s own flagship scores nothing', () => {
  const t = secrets({}, ['destroy-their-greatest-ship']);
  const lost = (by: string) =>
    scoringProblem(t.game, 'ann', 'destroy-their-greatest-ship', {
      name: 'unit-destroyed',
      timing: 'after',
      seat: 'bob',
      by,
      type: 'flagship',
      definition: 'x',
      system: '27',
    } as never);
  expect([lost('bob'), lost('ann')]).toEqual(['You do not meet its condition.', undefined]);
});

test('Destroy Their Greatest Ship note 2a: the loser may score it', () => {
  const t = load(
    secrets({ space: { 27: { ann: '1 cruiser', bob: '1 flagship (damaged), 1 cruiser' } } }, [
      'destroy-their-greatest-ship',
    ]),
    10,
    10,
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.bob.loses('flagship (damaged)').ann.uses('destroy-their-greatest-ship');
  expect(t.state.seats.ann.points).toBe(1);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
});

test('Destroy Their Greatest Ship note 3: scores outside a combat too', () => {
  const t = load(
    secrets(
      { active: 'bob', space: { 27: { bob: '1 flagship (damaged)' } }, ground: { starpoint: { ann: '1 pds' } } },
      ['destroy-their-greatest-ship'],
    ),
    10,
  ).begin(spaceCannonOffense, { system: '27' });
  t.ann.firesAt('bob').uses('destroy-their-greatest-ship');
  expect(t.state.seats.ann.points).toBe(1);
});

const world = 'make-an-example-of-their-world';

test('Make an Example of Their World note 2: ground combat scores separately', () => {
  const t = load(
    secrets(
      {
        space: { 27: { ann: '1 dreadnought' } },
        ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 infantry' } },
      },
      [world, 'spark-a-rebellion'],
    ),
    10,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  t.ann.bombards('starpoint').plays(world);
  t.state.units.i = { id: 'i', type: 'infantry', owner: 'ann', system: '27', planet: 'new-albion' };
  t.state.seats.bob.points = 5;
  load(t, 10, 1).begin(groundCombat, { system: '27', planet: 'new-albion', attacker: 'ann', defender: 'bob' });
  t.ann.uses('spark-a-rebellion');
  expect(t.state.seats.ann.points).toBe(2);
});

test('Make an Example of Their World note 3: later forces change nothing', () => {
  const t = secrets({ planets: { bob: ['starpoint'] } }, [world]);
  t.game.addFact({ type: 'turn-begins', seat: 'ann', number: 1 });
  t.game.addFact({
    type: 'last-destroyed',
    seat: 'bob',
    by: 'ann',
    what: 'ground-forces',
    system: '27',
    planet: 'starpoint',
    purpose: 'bombardment',
  });
  t.state.units.back = { id: 'back', type: 'infantry', owner: 'bob', system: '27', planet: 'starpoint' };
  expect(
    scoringProblem(t.game, 'ann', world, {
      name: 'unit-destroyed',
      timing: 'after',
      seat: 'bob',
      by: 'ann',
      type: 'infantry',
      definition: 'infantry-i',
      system: '27',
      planet: 'starpoint',
    } as never),
  ).toBeUndefined();
});

test('Make an Example of Their World note 4: Harrow does not count', () => {
  const t = load(
    secrets(
      {
        seats: { ann: 'l1z1x', bob: 'winnu', cat: 'naalu' },
        active: 'ann',
        space: { 27: { ann: '1 dreadnought' } },
        ground: { starpoint: { bob: '1 infantry' } },
        change: (state) => {
          state.units.i = { id: 'i', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
        },
      },
      [world],
    ),
    1,
    1,
    10,
    10,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  t.ann.uses('harrow');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('');
  expect([t.open, t.state.seats.ann.points]).toEqual([[], 0]);
});

const dust = 'turn-their-fleets-to-dust';
const fire = (ships: string, list: string[], setting: Setting, ...faces: number[]) =>
  load(
    secrets(
      { active: 'bob', space: { 27: { bob: ships } }, ground: { starpoint: { ann: '1 pds' } }, ...setting },
      list,
    ),
    ...faces,
  ).begin(spaceCannonOffense, { system: '27' });

test('Turn Their Fleets to Dust note 1: a final Direct Hit counts', () => {
  const t = fire('1 dreadnought', [dust], { hands: { ann: ['direct-hit'] } }, 10)
    .ann.firesAt('bob')
    .bob.sustains('dreadnought').table;
  if (t.asks('ann', 'window')) t.ann.plays('direct-hit');
  expect(t.units('bob')).toBe('');
  t.ann.plays(dust);
  expect(t.state.seats.ann.points).toBe(1);
});

test('Turn Their Fleets to Dust note 2: remaining fighters do not matter', () => {
  const t = fire('1 carrier, 2 fighter', [dust], {}, 10).ann.firesAt('bob').bob.loses('carrier').table;
  t.ann.plays(dust);
  expect(t.state.seats.ann.points).toBe(1);
  t.leaves('bob', 'excess-units');
});

test('Turn Their Fleets to Dust note 5: fighters alone do not count', () => {
  const t = fire('1 fighter', [dust], { technologies: { bob: ['fighter-ii'] } }, 10).ann.firesAt('bob').table;
  expect([t.units('bob'), t.open]).toEqual(['', []]);
});

test('Turn Their Fleets to Dust note 4: a space combat scores separately', () => {
  const t = fire('1 flagship (damaged), 1 fighter', [dust, 'spark-a-rebellion'], {}, 10)
    .ann.firesAt('bob')
    .bob.loses('flagship (damaged)')
    .ann.plays(dust).table;
  if (t.asks('bob', 'excess-units')) t.bob.removes('fighter');
  for (const [id, owner] of [
    ['a', 'ann'],
    ['b', 'bob'],
  ])
    t.state.units[id] = { id, type: 'cruiser', owner, system: '27' };
  t.state.seats.bob.points = 5;
  load(t, 1, 10).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' }).ann.uses('spark-a-rebellion');
  expect(t.state.seats.ann.points).toBe(2);
});
