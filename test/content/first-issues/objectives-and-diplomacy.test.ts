import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const BASE = ['base'];
const DUST = 'turn-their-fleets-to-dust';
const EXAMPLE = 'make-an-example-of-their-world';
const PRECISION = 'fight-with-precision';
const X89 = 'x-89-bacterial-weapon';

/** Ann has a secret objective, and 27 is the active system. */
const withSecret = (secret: string, setting: Setting): TestTable =>
  table({
    seats: plain,
    ...setting,
    change: (state) => {
      state.turn.system = '27';
      state.seats.ann.secretObjectives = [secret];
      state.decks.secret.draw = state.decks.secret.draw.filter((id) => id !== secret);
      setting.change?.(state);
    },
  });

/** Whether what has just happened lets ann score it. */
const scores = (t: TestTable, secret: string): boolean =>
  t.asks('ann', 'window') && t.names('ann', 'window').includes(secret);

/** Ann's PDS fires at bob's ships. */
const fire = (sets: string[], ships: string, ...faces: number[]): TestTable => {
  const setting: Setting = {
    sets,
    active: 'bob',
    technologies: { bob: ['fighter-ii'] },
    space: { 27: { bob: ships } },
    ground: { starpoint: { ann: '2 pds' } },
  };
  const t = load(withSecret(DUST, setting), ...faces).begin('space-cannon-offense', { seat: 'bob', system: '27' });
  return t.asks('ann', 'use-space-cannon') ? t.ann.firesAt('bob').table : t;
};

test('Turn Their Fleets to Dust, first issue: counts fighters among last ships', () => {
  expect(scores(fire(BASE, '1 carrier, 1 fighter', 10, 10), DUST)).toBe(true);
  expect(scores(fire(BASE, '1 fighter', 10, 1), DUST)).toBe(true);
  expect(scores(fire(BASE, '1 carrier, 1 fighter', 10, 1).bob.loses('carrier').table, DUST)).toBe(false);
});

test('Turn Their Fleets to Dust: Codex 3 ignores fighters', () => {
  const newest = ['base', 'codex-1', 'codex-3'];
  expect(scores(fire(newest, '1 fighter', 10, 1), DUST)).toBe(false);
  expect(scores(fire(newest, '1 carrier, 1 fighter', 10, 1).bob.loses('carrier').table, DUST)).toBe(true);
});

test('Turn Their Fleets to Dust, first issue: Direct Hit does not count', () => {
  const setting: Setting = {
    active: 'bob',
    space: { 27: { bob: '1 dreadnought' } },
    ground: { starpoint: { ann: '1 pds' } },
    hands: { ann: ['direct-hit'] },
  };
  const destroyed = (sets: string[]): TestTable =>
    load(withSecret(DUST, { ...setting, sets }), 10)
      .begin('space-cannon-offense', { seat: 'bob', system: '27' })
      .ann.firesAt('bob')
      .bob.sustains('dreadnought')
      .ann.plays('direct-hit').table;
  expect(destroyed(BASE).units('bob')).toBe('');
  expect([scores(destroyed(BASE), DUST), scores(destroyed(['base', 'codex-3']), DUST)]).toEqual([false, true]);
});

/** Ann bombards Starpoint. */
const bombard = (sets: string[], forces: string, setting: Setting, ...faces: number[]): TestTable =>
  load(
    withSecret(EXAMPLE, {
      sets,
      space: { 27: { ann: '1 dreadnought' } },
      ground: { starpoint: { bob: forces } },
      ...setting,
    }),
    ...faces,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .ann.bombards('starpoint').table;

test('Make an Example of Their World, first issue: bombardment destroys all forces', () => {
  expect(scores(bombard(BASE, '1 infantry', {}, 10), EXAMPLE)).toBe(true);
  expect(scores(bombard(BASE, '2 infantry', {}, 10), EXAMPLE)).toBe(false);
});

test('Make an Example of Their World note 1: Codex 3 counts X-89', () => {
  const poisoned = (sets: string[]): TestTable =>
    bombard(sets, '3 infantry', { technologies: { ann: [X89] } }, 10)
      .ann.uses(X89)
      .chooses('starpoint', 'x-89-planets').table;
  expect(poisoned(['base', 'codex-1']).units('bob')).toBe('');
  expect(scores(poisoned(['base', 'codex-1']), EXAMPLE)).toBe(false);
  expect(scores(poisoned(['base', 'codex-1', 'codex-3']), EXAMPLE)).toBe(true);
});

test('Make an Example of Their World, first issue: Harrow may score it', () => {
  const harrowed = (sets: string[]): TestTable =>
    load(
      withSecret(EXAMPLE, {
        sets,
        seats: { ann: 'l1z1x', bob: 'winnu', cat: 'naalu' },
        space: { 27: { ann: '1 dreadnought' } },
        ground: { starpoint: { ann: '2 infantry', bob: '1 infantry' } },
        change: (state) => {
          state.seats.ann.secretObjectives = [EXAMPLE, 'spark-a-rebellion'];
          state.decks.secret.draw = state.decks.secret.draw.filter((id) => id !== 'spark-a-rebellion');
          state.seats.bob.points = 5;
        },
      }),
      ...[1, 1, 1, 10, 1],
    )
      .begin('ground-combat', { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' })
      .ann.uses('harrow').table;
  const first = harrowed(BASE);
  first.ann.uses(EXAMPLE);
  expect([first.facts('combat-won'), first.state.seats.ann.points, first.open]).toMatchObject([
    [{ winner: 'ann' }],
    1,
    [],
  ]);
  expect(scores(harrowed(['base', 'codex-3']), EXAMPLE)).toBe(false);
});

const barrage = (setting: Setting, ...faces: number[]): TestTable =>
  load(withSecret(PRECISION, setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('Fight with Precision Ω: barrage destroys a player’s last fighters', () => {
  expect(
    scores(barrage({ space: { 27: { ann: '1 destroyer', bob: '2 fighter, 1 carrier' } } }, 10, 10), PRECISION),
  ).toBe(true);
  expect(scores(barrage({ space: { 27: { ann: '1 destroyer', bob: '3 fighter' } } }, 10, 10, 10, 1), PRECISION)).toBe(
    false,
  );
  // In the combat itself it is too late.
  expect(scores(barrage({ space: { 27: { ann: '1 destroyer', bob: '1 fighter' } } }, 1, 1, 10, 1), PRECISION)).toBe(
    false,
  );
});

test('Fight with Precision Ω: the loser may score it, and nothing else', () => {
  const t = barrage(
    {
      space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 flagship (damaged)' } },
      change: (state) => {
        state.seats.ann.secretObjectives.push('destroy-their-greatest-ship');
        state.decks.secret.draw = state.decks.secret.draw.filter((id) => id !== 'destroy-their-greatest-ship');
      },
    },
    ...[10, 10, 10, 10],
  );
  t.ann.uses(PRECISION);
  expect(t.facts('unit-destroyed').map(({ unit }) => unit)).toContain('flagship');
  expect([t.state.seats.ann.points, t.open]).toEqual([1, []]);
});

test('Fight with Precision Ω: later fighters and the cause do not matter', () => {
  const t = barrage({ space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 carrier' } } }, 10, 10);
  t.state.units.later = { id: 'later', type: 'fighter', owner: 'bob', system: '27' };
  expect(scores(t, PRECISION)).toBe(true);
  const elsewhere = withSecret(PRECISION, { space: { 28: { bob: '1 fighter' } } });
  elsewhere.begin(destroyUnits, { units: Object.keys(elsewhere.state.units), by: 'ann' });
  expect([elsewhere.open, elsewhere.units('bob')]).toEqual([[], '']);
  const event = {
    name: 'unit-destroyed',
    timing: 'after',
    seat: 'bob',
    by: 'ann',
    type: 'fighter',
    definition: 'fighter-i',
  };
  const about = { ...event, system: '27', ship: true, last: ['ships', 'fighters'] } as never;
  expect(scoringProblem(elsewhere.game, 'ann', PRECISION, about)).toBe('You do not meet its condition.');
});

test('Fight with Precision comes only with Codex 3', () => {
  const secrets = (sets: string[]): string[] =>
    Object.values(table({ sets }).game.book.byKind.objective).flatMap(({ id, stage }) =>
      stage === 'secret' ? [id] : [],
    );
  expect(secrets(BASE)).not.toContain(PRECISION);
  expect(secrets(['base', 'codex-3'])).toHaveLength(21);
});

const diplomacy = (sets: string[], planets: string[], exhausted: string[]): TestTable =>
  table({
    sets,
    planets: { ann: planets },
    change: (state) => {
      state.seats.ann.strategyCards = { diplomacy: { used: false } };
      delete state.strategyCards.diplomacy;
      for (const id of exhausted) state.planets[id].exhausted = true;
    },
  }).begin(strategicAction, { seat: 'ann', card: 'diplomacy' });

test('Diplomacy, first issue: readies your planets in that system only', () => {
  const planets = ['lodor', 'starpoint', 'new-albion', 'mecatol-rex'];
  const t = diplomacy(BASE, planets, planets);
  expect(t.options('ann', 'diplomacy-system')).not.toContain('18');
  t.ann.chooses('27', 'diplomacy-system');
  expect(t.state.systems['27'].tokens.sort()).toEqual(['bob', 'cat']);
  expect(planets.filter((id) => t.state.planets[id].exhausted)).toEqual(['lodor', 'mecatol-rex']);
  expect(t.facts('planets-readied')).toMatchObject([{ seat: 'ann', planets: ['new-albion', 'starpoint'] }]);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('Diplomacy, first issue: others ready two planets for a strategy token', () => {
  const t = diplomacy(BASE, ['lodor'], []);
  for (const planet of t.state.systems[t.state.seats.bob.home].planets) t.state.planets[planet].exhausted = true;
  t.ann.chooses('26', 'diplomacy-system').bob.follows();
  const [home] = t.state.systems[t.state.seats.bob.home].planets;
  t.bob.chooses([home], 'diplomacy-planets');
  expect([t.state.planets[home].exhausted, t.state.seats.bob.tokens.strategy]).toEqual([false, 1]);
  t.cat.declines('use-secondary');
});

test('Diplomacy, first issue: still asks for a system with only Mecatol Rex', () => {
  const t = diplomacy(BASE, ['mecatol-rex'], ['mecatol-rex']);
  for (const planet of t.state.systems[t.state.seats.ann.home].planets) t.state.planets[planet].controller = null;
  expect(t.open.filter((one) => one.startsWith('ann'))).toEqual(['ann diplomacy-system']);
  t.leaves('ann', 'diplomacy-system');
});
