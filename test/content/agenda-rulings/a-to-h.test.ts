import { expect, test } from 'vitest';
import { isAdjacent, areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { discardLaw, enactLaw } from '#ti4/rules/politics/laws.ts';
import { moveMapOf } from '#ti4/rules/movement/move-map.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { scoreObjectives, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { State } from '#ti4/rules/state.ts';
import { copyTechnology } from '#ti4/rules/technology/technology.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { council, elects, goods, inPlay, nextStrategyPhase, points, resolve } from './council.ts';
import { lyingOn, wormholeTokens } from '../../rules/markers.ts';

// Anti-Intellectual Revolution

const revolution = (setting: Setting): TestTable =>
  table({
    ...setting,
    change: (state) => {
      inPlay('anti-intellectual-revolution')(state);
      setting.change?.(state);
    },
  }).begin(research, { seat: 'ann' });

test('Anti-Intellectual Revolution note 1: gained technology costs no ship', () => {
  const t = revolution({
    seats: { ann: 'jol-nar', bob: 'sol', cat: 'sardakk-norr' },
    space: { 26: { ann: '2 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.bob.promissoryNotes = ['research-agreement@ann'];
      state.seats.ann.promissoryNotes = [];
    },
  });
  t.ann.researches('gravity-drive').bob.plays('research-agreement');
  expect([t.open, t.units('ann'), t.units('bob')]).toEqual([[], '1 cruiser', '1 cruiser']);
  expect(t.state.seats.bob.technologies['gravity-drive']).toBeDefined();
});

test('Anti-Intellectual Revolution note 3: fighters are not lost', () => {
  const t = revolution({
    ground: { jord: { ann: '1 space-dock' } },
    space: { '01': { ann: '2 fighter' }, 26: { bob: '1 cruiser' } },
  });
  t.ann.researches('sarween-tools');
  expect(t.state.seats.ann.technologies['sarween-tools']).toBeDefined();
  expect([t.open, t.units('ann'), t.units('bob')]).toEqual([[], '2 fighter, 1 space-dock', '1 cruiser']);
});

/** Against: what cat has to exhaust in the next strategy phase. */
function toExhaust(setting: Setting, change?: (t: TestTable) => void): TestTable {
  const t = elects(
    council('anti-intellectual-revolution', {
      ...setting,
      change: (state) => {
        for (const seat of ['ann', 'bob']) state.seats[seat].technologies = {};
        setting.change?.(state);
      },
    }).declineAll(),
    'against',
  );
  change?.(t);
  return nextStrategyPhase(t);
}

test('Anti-Intellectual Revolution note 2: Valefar Assimilators count, copying or not', () => {
  const setting: Setting = {
    seats: { ann: 'letnev', bob: 'sol', cat: 'nekro' },
    planets: { cat: ['lodor', 'quann', 'starpoint', 'mellon'] },
    change: (state) => {
      state.seats.cat.technologies = Object.fromEntries(
        ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'].map((component) => [
          component,
          { component },
        ]),
      );
    },
  };
  for (const t of [
    toExhaust(setting),
    toExhaust(setting, (one) => copyTechnology(one.game, 'cat', 'valefar-assimilator-x', 'l4-disruptors')),
  ]) {
    expect(t.spec('cat', 'anti-intellectual-revolution-planets')).toMatchObject({ min: 3, max: 3 });
  }
});

test('Anti-Intellectual Revolution note 4: exhausts only own planets', () => {
  const t = toExhaust({
    planets: { cat: ['lodor'], ann: ['starpoint', 'quann'] },
    technologies: { cat: ['sarween-tools', 'plasma-scoring'] },
  });
  const own = Object.values(t.state.planets)
    .filter(({ controller }) => controller === 'cat')
    .map(({ id }) => id);
  expect(own.length).toBeGreaterThan(2);
  expect(t.options('cat', 'anti-intellectual-revolution-planets').sort()).toEqual(own.sort());
});

// Archived Secret

test('Archived Secret note 1: a fourth secret returns', () => {
  const t = resolve('archived-secret', 'cat', {
    sets: ['base'],
    change: (state) => {
      state.seats.cat.scoredSecrets = state.decks.secret.draw.splice(0, 3);
    },
  });
  const drawn = t.facts('secret-objectives-drawn');
  expect(drawn).toMatchObject([{ seat: 'cat', count: 1 }]);
  expect(t.facts('secret-objectives-returned')).toMatchObject([{ seat: 'cat', count: 1 }]);
  expect([t.state.seats.cat.secretObjectives, t.state.decks.secret.draw.length]).toEqual([[], 17]);
});

// Classified Document Leaks

const LEAKS = 'classified-document-leaks';
const GATE = 'become-the-gatekeeper';

/** Secret objectives that somebody has scored. */
const scored =
  (seat: string, ...secrets: string[]) =>
  (state: State): void => {
    state.seats[seat].scoredSecrets = secrets;
    state.seats[seat].points = secrets.length;
    state.decks.secret.draw = state.decks.secret.draw.filter((id) => !secrets.includes(id));
  };

test('Classified Document Leaks note 1, Classified Document Leaks note 1a: sole candidate wins', () => {
  const t = council(LEAKS, { hands: { bob: ['trade-rider'] }, change: scored('cat', GATE) });
  t.bob.plays('trade-rider');
  expect(t.options('bob', 'predict-outcome')).toEqual([GATE]);
  t.bob.predicts(GATE);
  expect([t.facts('votes-cast'), t.state.laws[LEAKS].elected, t.state.seats.bob.tradeGoods]).toEqual([[], GATE, 5]);
  expect(council(LEAKS, { change: scored('cat', GATE) }).options('bob')).toEqual([GATE, 'abstain']);
});

test('Classified Document Leaks note 2, Classified Document Leaks note 3: points stay', () => {
  const t = resolve(LEAKS, GATE, {
    space: { 26: { cat: '1 cruiser', ann: '1 cruiser' }, 25: { cat: '1 cruiser', ann: '1 cruiser' } },
    change: scored('cat', GATE, 'unveil-flagship', 'spark-a-rebellion'),
  });
  expect(scoringProblem(t.game, 'ann', GATE)).toBeUndefined();
  expect(scoringProblem(t.game, 'cat', GATE)).toBe('You have already scored it.');
  expect(points(t)).toBe('0 0 3');
  t.state.stack = [];
  drawSecrets(t.game, 'cat', 1);
  t.begin(scoreObjectives, { seat: 'cat' });
  expect(t.state.seats.cat.secretObjectives).toHaveLength(1);
  expect(t.asks('cat', 'return-secret-objective')).toBe(false);
  t.cat.declines('score-secret-objective');
});

test('Classified Document Leaks note 4: discarding it makes the objective unscorable', () => {
  const t = resolve(LEAKS, GATE, {
    space: { 26: { ann: '1 cruiser', bob: '1 cruiser' }, 25: { ann: '1 cruiser', bob: '1 cruiser' } },
    change: scored('cat', GATE),
  });
  discardLaw(t.game, LEAKS);
  expect(t.state.objectives).toEqual([{ id: GATE, scoredBy: ['cat'] }]);
  expect([t.state.seats.cat.scoredSecrets, t.state.seats.cat.secretObjectives]).toEqual([[], []]);
  expect([...t.state.decks.secret.draw, ...t.state.decks.secret.discard]).not.toContain(GATE);
  expect(scoringProblem(t.game, 'ann', GATE)).toBe('This objective is no longer public.');
  expect(points(t)).toBe('0 0 1');
  // Nor once the speaker of that time is out of the game.
  t.state.stack = [];
  t.begin('elimination', { seat: 'ann' });
  expect(scoringProblem(t.game, 'bob', GATE)).toBe('This objective is no longer public.');
});

test('Classified Document Leaks note 5: one objective per combat', () => {
  const greatest = 'destroy-their-greatest-ship';
  const fight = (first: string): TestTable => {
    const t = load(
      table({
        seats: { ann: 'muaat', bob: 'sol', cat: 'sardakk-norr' },
        space: { 27: { ann: '1 flagship, 1 cruiser', bob: '1 flagship (damaged)' } },
        change: (state) => {
          inPlay(LEAKS, greatest)(state);
          state.turn.system = '27';
          state.objectives = [{ id: greatest, scoredBy: ['cat'] }];
          state.seats.ann.secretObjectives = ['unveil-flagship'];
        },
      }),
      10,
      10,
      10,
      1,
      1,
    ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    return (first === greatest ? t.ann.plays(greatest) : t.ann.declines()).table;
  };
  const t = fight(greatest);
  expect([t.open, t.state.seats.ann.points]).toEqual([[], 1]);
  expect(t.state.objectives[0].scoredBy).toEqual(['cat', 'ann']);
  const u = fight('unveil-flagship');
  expect(u.options('ann', 'window')).toEqual(['unveil-flagship']);
});

test('Classified Document Leaks note 6: its objective counts as public', () => {
  const ships: Setting = { space: { 26: { ann: '1 cruiser' }, 25: { ann: '1 cruiser' } } };
  const leaked = (state: State): void => {
    inPlay(LEAKS, GATE)(state);
    state.objectives = [{ id: GATE, scoredBy: ['cat'] }];
    state.seats.ann.secretObjectives = ['cut-supply-lines'];
  };
  const t = table({ ...ships, phase: 'status', change: leaked }).begin(scoreObjectives, { seat: 'ann' });
  expect(t.options('ann', 'score-public-objective')).toEqual([GATE]);
  expect(JSON.stringify(t.spec('ann', 'score-secret-objective'))).not.toContain(GATE);
  t.ann.scores(GATE).declines('score-secret-objective');
  expect([t.state.seats.ann.points, t.state.seats.ann.scoredSecrets]).toEqual([1, []]);
  // Not without every planet at home.
  const away = table({
    ...ships,
    change: (state) => {
      leaked(state);
      state.planets.jord.controller = 'bob';
    },
  });
  expect(scoringProblem(away.game, 'ann', GATE)).toBe('You do not control every planet in your home system.');
});

/** The law is voted on anew, the gatekeeper's objective being the one it made public. */
const leaksAnew = (change: (state: State) => void = () => undefined): TestTable =>
  resolve('miscount-disclosed', LEAKS, {
    planets: { bob: ['mecatol-rex', 'starpoint'] },
    space: { 26: { ann: '1 cruiser' }, 25: { ann: '1 cruiser' } },
    change: (state) => {
      inPlay(LEAKS, GATE)(state);
      state.objectives = [{ id: GATE, scoredBy: ['cat'] }];
      change(state);
    },
  });

test('Classified Document Leaks note 6a: a revote cannot elect its objective', () => {
  const t = leaksAnew(scored('cat', 'cut-supply-lines'));
  expect(t.options('bob', 'vote-for')).toEqual(['cut-supply-lines', 'abstain']);
  expect(scoringProblem(t.game, 'ann', GATE)).toBeUndefined();
  t.bob.votesFor('cut-supply-lines', 'starpoint');
  expect(t.state.laws[LEAKS].elected).toBe('cut-supply-lines');
  expect(scoringProblem(t.game, 'ann', GATE)).toBe('This objective is no longer public.');
  expect(scoringProblem(t.game, 'ann', 'cut-supply-lines')).toBe('You do not meet its condition.');
  discardLaw(t.game, LEAKS);
  for (const secret of [GATE, 'cut-supply-lines'])
    expect(scoringProblem(t.game, 'ann', secret)).toBe('This objective is no longer public.');
});

test('Classified Document Leaks note 6b: revote without candidates discards it', () => {
  const t = leaksAnew();
  expect(t.state.laws).toEqual({});
  expect(t.state.decks.agenda.discard).toContain(LEAKS);
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual([
    'miscount-disclosed',
    LEAKS,
    'archived-secret',
  ]);
  expect(t).toAskAmongOthers('bob vote-for');
  t.bob.votesFor('ann', 'starpoint');
  expect(t.facts('agenda-revealed').at(-1)).toMatchObject({ agenda: 'economic-equality' }); // all that was the first agenda
});

// Colonial Redistribution

/** Lodor is elected, cat's, who alone has no point. */
const redistributed = (change?: Setting['change']): TestTable =>
  resolve('colonial-redistribution', 'lodor', {
    ground: { lodor: { cat: '2 infantry, 1 pds' } },
    change: (state) => {
      state.seats.ann.points = 1;
      state.seats.bob.points = 1;
      change?.(state);
    },
  });

test('Colonial Redistribution note 1: the controller may resettle', () => {
  const t = redistributed();
  expect(t.options('cat')).toEqual(['cat']);
  t.cat.chooses('cat', 'colonial-redistribution-player').chooses('yes', 'colonial-redistribution-settle');
  expect([t.units('cat'), t.state.planets.lodor.controller, t.facts('planet-taken')]).toEqual([
    '1 infantry',
    'cat',
    [],
  ]);
});

test('Colonial Redistribution note 2: nobody settles a Demilitarized Zone', () => {
  const t = redistributed(inPlay('demilitarized-zone', 'lodor'));
  expect(t.open.filter((open) => open.includes('colonial'))).toEqual([]);
  expect([t.units('cat'), t.state.planets.lodor.controller]).toEqual(['', 'cat']);
  expect(t.facts('agenda-revealed')).toHaveLength(2);
});

// Committee Formation

/** An agenda that elects a player, cat being able to name them. */
const committee = (hands: Record<string, string[]>): TestTable =>
  council('minister-of-commerce', { hands, change: inPlay('committee-formation', 'cat', 'cat') }, ['ann', 'cat']);

test('Committee Formation note 1: riders may follow and predict correctly', () => {
  for (const [elected, count] of [
    ['ann', 5],
    ['cat', 0],
  ] as const) {
    const t = committee({ bob: ['trade-rider'] });
    t.cat.uses('committee-formation'); // said early, and bob still has the moment before
    expect(t.state.laws['committee-formation']).toBeDefined();
    t.bob.plays('trade-rider').predicts('ann');
    t.cat.uses('committee-formation').chooses(elected, 'committee-formation-player');
    expect([t.state.laws['minister-of-commerce'].owner, t.state.seats.bob.tradeGoods, t.facts('votes-cast')]).toEqual([
      elected,
      count,
      [],
    ]);
    expect(t.state.laws['committee-formation']).toBeUndefined();
  }
});

test('Committee Formation note 1a: its owner may predict first', () => {
  const t = committee({ cat: ['trade-rider'] });
  expect(t.options('cat', 'window').sort()).toEqual(['committee-formation', 'trade-rider#1']);
  t.cat.plays('trade-rider').predicts('bob');
  t.cat.uses('committee-formation').chooses('bob', 'committee-formation-player');
  expect([t.state.laws['minister-of-commerce'].owner, goods(t)]).toEqual(['bob', '0 0 5']);
});

test('Committee Formation note 2: the elected may play Confusing Legal Text', () => {
  const t = committee({ bob: ['confusing-legal-text'] });
  t.cat.uses('committee-formation').chooses('bob', 'committee-formation-player');
  expect(t).toAsk('bob window');
  t.bob.plays('confusing-legal-text').chooses('ann', 'choose-player-elected');
  expect(Object.values(t.state.laws)).toEqual([{ component: 'minister-of-commerce', elected: 'ann', owner: 'ann' }]);
  expect(t.state.decks.agenda.discard).toContain('committee-formation');
});

// Compensated Disarmament

test('Compensated Disarmament note 1, Compensated Disarmament note 2: one simultaneous gain', () => {
  const t = resolve('compensated-disarmament', 'lodor', {
    seats: { ann: 'mentak', bob: 'letnev', cat: 'sardakk-norr' },
    space: { 26: { ann: '1 cruiser' } },
    ground: { lodor: { cat: '4 infantry' } },
  });
  expect(t.facts('trade-goods-gained')).toMatchObject([{ seat: 'cat', count: 4 }]);
  t.ann.uses('pillage').chooses('trade-good', 'pillage');
  expect(goods(t)).toBe('1 0 3');
  expect(t.asks('ann', 'window')).toBe(false); // pillaged once
});

test('Compensated Disarmament note 3, Compensated Disarmament note 4: needs no infantry', () => {
  for (const setting of [
    { planets: { cat: ['lodor'] } },
    { ground: { lodor: { cat: '1 pds, 1 space-dock' } } },
  ] satisfies Setting[]) {
    const t = resolve('compensated-disarmament', 'lodor', setting);
    expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'lodor' }]);
    expect([goods(t), t.facts('trade-goods-gained'), t.state.planets.lodor.controller]).toEqual(['0 0 0', [], 'cat']);
    expect(t.units('cat')).toBe('ground' in setting ? '1 pds, 1 space-dock' : '');
  }
});

// Conventions of War

test('Conventions of War note 1: permits Tactical Bombardment and ground X-89', () => {
  const law = inPlay('conventions-of-war');
  const t = table({
    seats: plain,
    hands: { ann: ['tactical-bombardment'] },
    space: { 26: { ann: '1 dreadnought' } },
    planets: { bob: ['lodor'] },
    change: law,
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(t.game.book.planets.lodor.trait).toBe('cultural');
  t.ann.plays('tactical-bombardment').chooses('26', 'choose-system');
  expect(t.state.planets.lodor.exhausted).toBe(true);
  const u = load(
    table({
      seats: plain,
      technologies: { ann: ['x-89-bacterial-weapon'] },
      ground: { lodor: { bob: '2 infantry', ann: '1 infantry' } },
      change: law,
    }),
    10,
    1,
    1,
  ).begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' });
  expect([u.units('ann'), u.units('bob')]).toEqual(['1 infantry', '']);
  // Its bombardment is one like any other.
  const b = table({
    seats: plain,
    technologies: { ann: ['x-89-bacterial-weapon'] },
    space: { 26: { ann: '1 dreadnought' } },
    ground: { lodor: { bob: '2 infantry' } },
    change: law,
  }).begin(bombardment, { seat: 'ann', system: '26' });
  expect([b.open, b.units('bob')]).toEqual([[], '2 infantry']);
  t.ann.endsTurn();
});

// Core Mining

test('Core Mining note 1: attaches to a planet without infantry', () => {
  const t = resolve('core-mining', 'starpoint', { ground: { starpoint: { cat: '1 pds' } } });
  expect(lyingOn(t.state.planets.starpoint)).toEqual(['core-mining']);
  expect(t.units('cat')).toBe('1 pds');
});

// Economic Equality

test('Economic Equality note 1: Pillage applies to each neighbor', () => {
  const t = resolve('economic-equality', 'for', {
    seats: { ann: 'mentak', bob: 'letnev', cat: 'sardakk-norr' },
    space: { 26: { ann: '1 cruiser', bob: '1 cruiser', cat: '1 cruiser' } },
  });
  for (const _ of ['bob', 'cat']) t.ann.uses('pillage').chooses('trade-good', 'pillage');
  expect(goods(t)).toBe('7 4 4');
  expect(t.asks('ann', 'window')).toBe(false);
});

// Enforced Travel Ban: 26 and 39 have alpha wormholes, 25 a beta one; none of them touch.

const BAN = 'enforced-travel-ban';
const apart: Setting = { board: { 209: '39' } };
const banned = (setting: Setting, faction = 'yssaril'): TestTable =>
  table({
    seats: { ...plain, ann: faction },
    ...apart,
    ...setting,
    change: (state) => {
      inPlay(BAN)(state);
      setting.change?.(state);
    },
  });

test('Enforced Travel Ban note 3: bars retreats and ability movement', () => {
  const setting: Setting = { space: { 39: { ann: '1 cruiser', bob: '1 cruiser' } }, planets: { ann: ['lodor'] } };
  const free = table({ seats: plain, ...apart, ...setting });
  expect([retreatSystems(free.game, 'ann', '39'), retreatSystems(free.game, 'ann', '39', true).includes('26')]).toEqual(
    [['26'], true],
  );
  const t = banned(setting);
  expect([retreatSystems(t.game, 'ann', '39'), retreatSystems(t.game, 'ann', '39', true).includes('26')]).toEqual([
    [],
    false,
  ]);
  // A side in common is a way out still.
  expect(
    retreatSystems(
      banned({
        ...setting,
        planets: { ann: ['lodor'], bob: [] },
        space: { ...setting.space, 34: { ann: '1 infantry' } },
      }).game,
      'ann',
      '39',
    ),
  ).toEqual(['34']);
});

test('Enforced Travel Ban note 3: Bioplasmosis cannot use wormholes', () => {
  const ways = (law: boolean): string[] =>
    table({
      seats: { ann: 'arborec', bob: 'sol', cat: 'naalu' },
      technologies: { ann: ['bioplasmosis'] },
      phase: 'status',
      ground: { lodor: { ann: '1 infantry' } },
      planets: { ann: ['quann', 'wellon'] },
      change: (state) => {
        state.systems['25'].markers = wormholeTokens('alpha'); // a token of the Ghosts
        if (law) inPlay(BAN)(state);
      },
    })
      .begin('use-ability', {
        seat: 'ann',
        component: 'bioplasmosis',
        key: 'bioplasmosis',
        use: 0,
        event: { name: 'status-phase-ends', timing: 'when' },
      })
      .options('ann', 'bioplasmosis');
  expect(ways(false).sort()).toEqual(['lodor>quann', 'lodor>wellon']);
  expect(ways(true)).toEqual(['lodor>wellon']);
});

test('Enforced Travel Ban note 1: exempts the Ghosts of Creuss', () => {
  const setting: Setting = {
    space: { 39: { ann: '1 cruiser', bob: '1 cruiser' } },
    planets: { ann: ['lodor', 'quann'] },
  };
  const t = banned(setting, 'creuss');
  expect(retreatSystems(t.game, 'ann', '39').sort()).toEqual(['25', '26']);
  expect(moveMapOf(t.game, 'ann', '39').near('39')).toEqual(expect.arrayContaining(['25', '26']));
  expect(moveMapOf(t.game, 'bob', '39').near('39')).not.toContain('26');
});

test('Enforced Travel Ban note 2: other adjacency still works', () => {
  const near = (t: TestTable): string[] =>
    moveMapOf(t.game, 'ann', '39')
      .near('39')
      .filter((system) => system === '25' || system === '26')
      .sort();
  expect(near(banned({}))).toEqual([]);
  expect(near(banned({ change: inPlay('wormhole-reconstruction') }))).toEqual(['25', '26']);
  expect(
    near(
      banned({
        change: (state) => {
          state.effects.e1 = { id: 'e1', component: 'lost-star-chart', holder: 'ann', data: null, until: 'action' };
        },
      }),
    ),
  ).toEqual(['25', '26']);
});

test('Enforced Travel Ban note 4: PDS II fires through wormholes', () => {
  const t = banned({
    space: { 39: { ann: '1 cruiser' } },
    ground: { lodor: { bob: '1 pds' } },
    technologies: { bob: ['pds-ii'] },
  }).begin(spaceCannonOffense, { system: '39', seat: 'ann' });
  expect(t).toAsk('bob use-space-cannon');
});

test('Enforced Travel Ban note 5: wormholes still make neighbors', () => {
  const t = banned({ space: { 39: { ann: '1 cruiser' } }, planets: { bob: ['lodor'] } });
  expect(moveMapOf(t.game, 'ann', '26').near('39')).not.toContain('26'); // in no other way
  expect([areNeighbors(t.game, 'ann', 'bob'), areNeighbors(t.game, 'bob', 'ann')]).toEqual([true, true]);
});

test('Enforced Travel Ban note 6: against destroys PDS near all wormholes', () => {
  const pds = ['lodor', 'wellon', 'quann', 'creuss', 'mellon'];
  const t = resolve(BAN, 'against', {
    seats: { ann: 'creuss', bob: 'letnev', cat: 'sardakk-norr' },
    ground: Object.fromEntries(pds.map((planet) => [planet, { cat: '1 pds' }])),
  });
  expect(isAdjacent(t.game, '19', '26')).toBe(true);
  expect(Object.values(t.state.units).map(({ planet }) => planet)).toEqual(['mellon']);
  expect(t.state.laws).toEqual({});
});

// Executive Sanctions

test('Executive Sanctions note 1: Yssaril keep their hand', () => {
  const cards = ['summit', 'public-disgrace', 'bribery', 'distinguished-councilor'];
  const t = resolve('executive-sanctions', 'for', {
    seats: { ann: 'sol', bob: 'letnev', cat: 'yssaril' },
    hands: { cat: cards },
  });
  expect(t.open.filter((open) => open.includes('discard'))).toEqual([]);
  expect(t.state.seats.cat.actionCards).toHaveLength(4);
});

// Fleet Regulations

test('Fleet Regulations note 1: Letnev keep 6 ships', () => {
  for (const [fleet, open] of [
    [4, false],
    [5, true],
  ] as const) {
    const t = resolve('fleet-regulations', 'for', {
      space: { 27: { bob: `${fleet + 2} cruiser` } },
      change: (state) => {
        state.seats.bob.tokens.fleet = fleet;
      },
    });
    expect(t.state.seats.bob.tokens.fleet).toBe(4);
    expect(t.asks('bob', 'excess-units')).toBe(open);
  }
});

// Holy Planet of Ixth

test('Holy Planet of Ixth note 1: discarding it costs no points', () => {
  const t = resolve('holy-planet-of-ixth', 'lodor', { planets: { bob: ['mecatol-rex'], cat: ['lodor'] } });
  discardLaw(t.game, 'holy-planet-of-ixth');
  expect(points(t)).toBe('0 0 1');
  t.state.stack = [];
  t.begin('gain-control', { seat: 'ann', planet: 'lodor' });
  expect(points(t)).toBe('0 0 1');
});

// Homeland Defense Act

test('Homeland Defense Act note 1: discarding it leaves 2 PDS each', () => {
  const t = table({ ground: { lodor: { cat: '4 pds, 1 infantry' }, quann: { ann: '2 pds' } } });
  enactLaw(t.game, 'homeland-defense-act', 'for');
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.units('cat')).toBe('1 infantry, 4 pds');
  discardLaw(t.game, 'homeland-defense-act');
  expect([t.units('cat'), t.units('ann')]).toEqual(['1 infantry, 2 pds', '2 pds']);
  expect(t.facts('unit-destroyed')).toEqual([]);
});
