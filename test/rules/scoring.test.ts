import { expect, test } from 'vitest';
import { done } from '#engine';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { actionCard, objective } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { load, plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

/** Objectives on the table, and secret ones in hands. */
const begin = (setting: Setting, open: string[] = [], secrets: Record<string, string[]> = {}) =>
  table({
    seats: plain,
    ...setting,
    change: (state) => {
      state.objectives = open.map((id) => ({ id, scoredBy: [] }));
      for (const deck of [state.decks.stage1, state.decks.stage2, state.decks.secret])
        deck.draw = deck.draw.filter((id) => !open.includes(id) && !Object.values(secrets).flat().includes(id));
      for (const [seat, list] of Object.entries(secrets)) state.seats[seat].secretObjectives = list;
      state.turn.system = '27';
      setting.change?.(state);
    },
  });
const status = (setting: Setting, open: string[], secrets: Record<string, string[]> = {}) =>
  begin({ phase: 'status', ...setting }, open, secrets).begin(statusPhase, {});
const destroyed = (id: string) =>
  objective({
    id,
    name: id,
    set: 'base',
    text: 'test',
    stage: 'secret',
    points: 1,
    phase: 'action',
    after: ['unit-destroyed'],
    fulfilled: (_game, seat, event) => event?.name === 'unit-destroyed' && event.by === seat,
  });

test('61.3, 61.5 each objective is scored only in its phase', () => {
  const t = status(
    {
      space: { 26: { ann: '5 dreadnought' } },
      change: (state) => {
        state.seats.ann.tokens.fleet = 5;
      },
    },
    [],
    { ann: ['gather-a-mighty-fleet', 'spark-a-rebellion'] },
  );
  expect(t.ann.refusal('spark-a-rebellion', 'score-secret-objective')).toBe(
    'You score this objective when you meet its condition, not in the status phase.',
  );
  t.ann.scores('gather-a-mighty-fleet');
  expect(t.state.seats.ann.scoredSecrets).toEqual(['gather-a-mighty-fleet']);
  const u = load(
    begin(
      {
        space: {
          27: { ann: '1 cruiser', bob: '1 cruiser' },
          31: { ann: '3 dreadnought' },
          30: { ann: '2 dreadnought' },
        },
      },
      [],
      {
        ann: ['gather-a-mighty-fleet'],
      },
    ),
    10,
    1,
  );
  expect(u.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' })).toAsk();
  t.leaves('ann', 'discard-action-cards');
});

test('61.5a, 61 note 1 the status phase checks the current board', () => {
  const t = status({ planets: { ann: ['wellon', 'thibah', 'tarmann'] } }, ['corner-the-market']);
  expect(t.facts('objective-scored')).toEqual([]);
  expect(scoringProblem(t.game, 'ann', 'corner-the-market')).toBe(
    "You need 4 industrial planets; you have 3: Tar'mann, Thibah and Wellon.",
  );
  t.leaves('ann', 'discard-action-cards');
});

test('61 note 2 a scored objective stays open to other players', () => {
  const t = status(
    {
      change: (state) => {
        for (const seat of ['ann', 'bob']) state.seats[seat].tradeGoods = 5;
      },
    },
    ['negotiate-trade-routes'],
  );
  t.ann.scores('negotiate-trade-routes').bob.scores('negotiate-trade-routes');
  expect(t.state.objectives[0].scoredBy).toEqual(['ann', 'bob']);
  expect([t.state.seats.ann.points, t.state.seats.bob.points]).toEqual([1, 1]);
  t.leaves('ann', 'discard-action-cards');
});

test('61.12 public objectives record scorers and give points', () => {
  const t = status(
    {
      change: (state) => {
        state.seats.ann.tradeGoods = 10;
      },
    },
    ['centralize-galactic-trade'],
  );
  t.ann.scores('centralize-galactic-trade');
  expect(t.state.objectives[0]).toMatchObject({ id: 'centralize-galactic-trade', scoredBy: ['ann'] });
  expect(t.state.seats.ann.points).toBe(2);
  t.leaves('ann', 'discard-action-cards');
});

test('61.18, 61 note 3 scored secrets are public, counts always', () => {
  const t = status(
    {
      space: { 26: { ann: '5 dreadnought' } },
      change: (state) => {
        state.seats.ann.tokens.fleet = 5;
      },
    },
    [],
    { ann: ['gather-a-mighty-fleet', 'spark-a-rebellion'] },
  );
  expect(JSON.stringify(buildBoardView(t.game, 'bob'))).not.toMatch(/mighty|spark/i);
  expect(buildBoardView(t.game, 'bob').seats.find(({ id }) => id === 'ann')).toMatchObject({ secretObjectives: 2 });
  t.ann.scores('gather-a-mighty-fleet');
  expect(JSON.stringify(buildBoardView(t.game, 'bob'))).toMatch(/mighty/i);
  expect(JSON.stringify(buildBoardView(t.game, 'bob'))).not.toMatch(/spark/i);
  expect(t.state.seats.ann).toMatchObject({ points: 1, secretObjectives: ['spark-a-rebellion'] });
  t.leaves('ann', 'discard-action-cards');
});

test('61.5c agenda phase objectives score in that phase', () => {
  const secret = objective({
    id: 'test-vote',
    name: 'Vote',
    set: 'base',
    text: 'test',
    stage: 'secret',
    points: 1,
    phase: 'agenda',
    after: ['votes-cast'],
    fulfilled: (_game, seat, event) => event?.name === 'votes-cast' && event.seat === seat,
  });
  const t = begin(
    {
      components: [secret],
      phase: 'agenda',
      change: (state) => {
        state.active = null;
        state.decks.agenda.draw = ['mutiny'];
      },
    },
    [],
    { ann: ['test-vote'] },
  );
  t.begin('agenda', { votes: {}, aside: [] });
  for (let i = 0; i < 6 && !t.asks('ann', 'window'); i++) {
    const { seat, question } = t.next;
    t.seat(seat).complies(question);
  }
  t.ann.uses('test-vote');
  expect(t.state.seats.ann.points).toBe(1);
  t.leaves('ann', 'break-tie');
});

test('61.9 units destroyed by cards count as destroyed', () => {
  const t = load(
    begin({ hands: { ann: ['direct-hit'] }, space: { 27: { ann: '1 cruiser', bob: '1 flagship' } } }, [], {
      ann: ['destroy-their-greatest-ship'],
    }),
    10,
    1,
    1,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' })
    .bob.sustains('flagship')
    .ann.plays('direct-hit');
  expect(t).toAsk('ann window');
  t.ann.uses('destroy-their-greatest-ship');
  expect(t.state.seats.ann.points).toBe(1);
});

const nothing = procedure<object>()('test-nothing', { start: () => done() });
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [nothing],
});

test('61.9a removing ships over the fleet pool destroys none', () => {
  const t = begin(
    {
      components: [holder, destroyed('test-destroyed')],
      space: { 27: { bob: '2 flagship' } },
      change: (state) => {
        state.seats.bob.tokens.fleet = 1;
      },
    },
    [],
    { ann: ['test-destroyed'] },
  ).begin(nothing, {});
  t.bob.removes('flagship');
  expect(t.facts('unit-removed')).toHaveLength(1);
  expect(t.facts('unit-destroyed')).toEqual([]);
  expect(t).toAsk();
});

const both = { ann: ['test-one', 'test-two'] };
const two: Setting = { components: [destroyed('test-one'), destroyed('test-two')] };

test('61.7, 61 note 6a the barrage belongs to its combat', () => {
  const t = load(
    begin({ ...two, space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 cruiser' } } }, [], both),
    10,
    1,
    10,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' }).ann.uses('test-one');
  expect(t.units('bob')).toBe('');
  expect(t.state.seats.ann.points).toBe(1);
  expect(t).toAsk();
});

test('61.7a, 61 note 5 each ground combat is another combat (42 note 4)', () => {
  const t = load(
    begin(
      {
        ...two,
        components: [...(two.components ?? []), destroyed('test-three')],
        space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      },
      [],
      { ann: ['test-one', 'test-two', 'test-three'] },
    ),
    10,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' }).ann.uses('test-one');
  for (const [planet, id] of [
    ['starpoint', 'test-two'],
    ['new-albion', 'test-three'],
  ]) {
    for (const owner of ['ann', 'bob'])
      t.state.units[`${owner}${planet}`] = { id: `${owner}${planet}`, type: 'infantry', owner, system: '27', planet };
    load(t, 10, 1).begin(groundCombat, { system: '27', planet, attacker: 'ann', defender: 'bob' }).ann.plays(id);
  }
  expect(t.state.seats.ann.points).toBe(3);
});

test('61 note 6 bombardment and cannons score any number', () => {
  const t = load(
    begin({ ...two, space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '2 infantry' } } }, [], both),
    10,
  );
  t.begin(bombardment, { seat: 'ann', system: '27' }).ann.bombards('starpoint').uses('test-one').uses('test-two');
  expect(t.state.seats.ann.points).toBe(2);
  const u = load(
    begin(
      { ...two, active: 'bob', space: { 27: { bob: '2 cruiser' } }, ground: { starpoint: { ann: '1 pds' } } },
      [],
      both,
    ),
    10,
  );
  u.begin(spaceCannonOffense, { system: '27' }).ann.firesAt('bob').uses('test-one').uses('test-two');
  expect(u.state.seats.ann.points).toBe(2);
});

test('98.1 Support for the Throne also gives a point', () => {
  const t = begin({}).begin(turn, { seat: 'ann', performed: 0 });
  t.state.planets.lodor.controller = 'ann';
  t.state.planets['new-albion'].controller = 'bob';
  t.bob.offers('ann', { give: { promissoryNote: 'support-for-the-throne@bob' } }).ann.accepts();
  expect(t.state.seats.ann.points).toBe(1);
});
