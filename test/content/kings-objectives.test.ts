import { expect, test } from 'vitest';
import { boardTemplatesFor, boardShape } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { destroyPlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import { buildNeighborGraph, isOnEdge } from '#ti4/rules/board/adjacency.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { cheapestCombinedPayment } from '#ti4/rules/production/combined-payment.ts';
import { scoreObjectives, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import type { State } from '#ti4/rules/state.ts';
import { plain } from '../rules/loaded-dice.ts';
import { attachedLaw } from '../rules/markers.ts';
import { POK } from '../rules/exploring.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

// The public objectives of Prophecy of Kings. 26 to 31 lie around Mecatol Rex, at the edge 39 (an alpha wormhole) and 46 (empty).

const lay = (setting: Setting = {}): TestTable => table({ sets: POK, seats: plain, ...setting });
const met = (t: TestTable, id: string, seat = 'ann'): boolean => objectiveOf(t.game, id).fulfilled(t.game, seat);
const meets = (id: string, setting: Setting): boolean => met(lay(setting), id);
/** Whether either of two objectives, the lesser and the greater, is met. */
const both = (ids: [string, string], setting: Setting): [boolean, boolean] => {
  const t = lay(setting);
  return [met(t, ids[0]), met(t, ids[1])];
};
const one = (system: string, units = '1 destroyer'): Setting['space'] => ({ [system]: { ann: units } });
const inEach = (systems: string[]): Setting['space'] => Object.assign({}, ...systems.map((system) => one(system)));

/** Ann scores this objective, with planets and trade goods as told and nothing else that is ready. */
const paying = (id: string, tradeGoods: number, planets: string[]): TestTable =>
  lay({
    phase: 'status',
    planets: { ann: planets },
    change: (state) => {
      for (const planet of state.systems[state.seats.ann.home].planets)
        Object.assign(state.planets[planet], { exhausted: true, controller: 'ann' });
      state.objectives = [{ id, scoredBy: [] }];
      state.seats.ann.tradeGoods = tradeGoods;
    },
  });

// Lodor 3/1, Starpoint 3/1, New Albion 1/1, Tequ'ran 2/0, Torkan 0/3, Mellon 0/2, Zohbat 3/1.
test('Amass Wealth note 1, Hold Vast Reserves note 1: ignores earlier spending', () => {
  for (const [id, each] of [
    ['amass-wealth', 3],
    ['hold-vast-reserves', 6],
  ] as const) {
    const t = paying(id, 0, []);
    for (const kind of ['resources', 'influence'])
      t.game.addFact({ type: 'paid', seat: 'ann', kind, amount: 20, with: {} });
    t.game.addFact({ type: 'trade-goods-lost', seat: 'ann', count: 10, why: 'test' });
    expect(scoringProblem(t.game, 'ann', id)).toBe(`You need ${each} trade goods; you have 0.`);
  }
});

test('Amass Wealth note 2, Hold Vast Reserves note 2: planets pay once', () => {
  const t = paying('amass-wealth', 3, ['lodor', 'torkan']);
  expect(scoringProblem(t.game, 'ann', 'amass-wealth')).toBeUndefined();
  t.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth').pays('lodor').pays('torkan');
  expect(t.state.seats.ann).toMatchObject({ points: 1, tradeGoods: 0 });
  expect([t.state.planets.lodor.exhausted, t.state.planets.torkan.exhausted]).toEqual([true, true]);
  const short = paying('amass-wealth', 3, ['lodor', 'new-albion']);
  expect(scoringProblem(short.game, 'ann', 'amass-wealth')).toBe('You need 3 influence; you have 2.');
  const mixed = paying('amass-wealth', 3, ['lodor', 'starpoint', 'zohbat']);
  expect(scoringProblem(mixed.game, 'ann', 'amass-wealth')).toBe(
    'You cannot pay both: each planet pays either resources or influence.',
  );
  const reserves = paying('hold-vast-reserves', 6, ['lodor', 'starpoint', 'zohbat', 'torkan', 'mellon', 'new-albion']);
  expect(scoringProblem(reserves.game, 'ann', 'hold-vast-reserves')).toBeUndefined();
  const fewer = paying('hold-vast-reserves', 6, ['lodor', 'zohbat', 'starpoint', 'torkan', 'new-albion']);
  expect(scoringProblem(fewer.game, 'ann', 'hold-vast-reserves')).toBe(
    'You cannot pay both: each planet pays either resources or influence.',
  );
});

test('Amass Wealth note 3, Hold Vast Reserves note 3: trade goods substitute', () => {
  const t = paying('amass-wealth', 9, []);
  t.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth').pays('3 trade-goods').pays('3 trade-goods');
  expect(t.state.seats.ann).toMatchObject({ points: 1, tradeGoods: 0 });
  expect(scoringProblem(paying('amass-wealth', 8, []).game, 'ann', 'amass-wealth')).toBe(
    'You cannot pay both: each planet pays either resources or influence.',
  );
  const more = paying('hold-vast-reserves', 17, ['new-albion']);
  expect(scoringProblem(more.game, 'ann', 'hold-vast-reserves')).toBeUndefined();
  expect(scoringProblem(paying('hold-vast-reserves', 16, ['new-albion']).game, 'ann', 'hold-vast-reserves')).toBe(
    'You cannot pay both: each planet pays either resources or influence.',
  );
});

test('Amass Wealth: proposed payments leave enough for the second', () => {
  const t = paying('amass-wealth', 4, ['lodor', 'torkan', 'mellon']);
  t.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth');
  expect(t.spec('ann', 'payment')).toMatchObject({ kind: 'allot', proposed: { lodor: 1 } });
  const narrow = paying('amass-wealth', 5, ['lodor', 'starpoint']);
  narrow.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth');
  expect(narrow.spec('ann', 'payment')).toMatchObject({ proposed: { lodor: 1 } });
  narrow.ann.pays('lodor').pays('starpoint, 2 trade-goods');
  expect(narrow.state.seats.ann).toMatchObject({ points: 1, tradeGoods: 0 });
  const refused = paying('amass-wealth', 6, ['new-albion', 'torkan']);
  refused.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth');
  expect(refused.ann.refusal('new-albion, 2 trade-goods')).toBeUndefined();
  expect(refused.ann.refusal('3 trade-goods')).toBeUndefined();
  const tight = paying('amass-wealth', 4, ['lodor', 'torkan']);
  tight.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth');
  expect(tight.ann.refusal('lodor')).toBeUndefined();
  tight.leaves('ann', 'payment');
  refused.leaves('ann', 'payment');
  t.leaves('ann', 'payment');
});

test('Amass Wealth: combines planets for two amounts with fewest trade goods', () => {
  const planets = [
    { id: 'a', first: 3, then: 3 },
    { id: 'b', first: 0, then: 3 },
    { id: 'c', first: 1, then: 0 },
  ];
  expect(cheapestCombinedPayment(planets, { first: 3, then: 3 }, { count: 0, worth: 1, weight: 1.2 })).toEqual({
    planets: ['a'],
    goods: 0,
  });
  expect(cheapestCombinedPayment(planets, { first: 4, then: 4 }, { count: 0, worth: 1, weight: 1.2 })).toBeUndefined();
  expect(cheapestCombinedPayment(planets, { first: 4, then: 4 }, { count: 1, worth: 1, weight: 1.2 })).toEqual({
    planets: ['a', 'c'],
    goods: 0,
  });
  expect(cheapestCombinedPayment([], { first: 3, then: 3 }, { count: 3, worth: 2, weight: 1.2 })).toBeUndefined();
  // Two planets stay ready although the others then pay 1 too much.
  const four = [
    { id: 'starpoint', first: 3, then: 1 },
    { id: 'the-dark', first: 3, then: 4 },
    { id: 'new-albion', first: 1, then: 1 },
    { id: 'xxehan', first: 1, then: 1 },
  ];
  expect(cheapestCombinedPayment(four, { first: 3, then: 3 }, { count: 4, worth: 1, weight: 100 })).toEqual({
    planets: ['starpoint'],
    goods: 0,
  });
  // Between planets that pay the same, the one stays ready that is worth more for the other amount.
  const pair = [
    { id: 'lor', first: 1, then: 2 },
    { id: 'thibah', first: 1, then: 1 },
  ];
  expect(cheapestCombinedPayment(pair, { first: 1, then: 0 }, { count: 0, worth: 1, weight: 1.2 })?.planets).toEqual([
    'thibah',
  ]);
  expect(cheapestCombinedPayment([], { first: 3, then: 3 }, { count: 4, worth: 2, weight: 1.2 })).toEqual({
    planets: [],
    goods: 2,
  });
});

const LEGENDS: [string, string] = ['make-history', 'become-a-legend'];

test('Make History note 1, Make History note 2, Become a Legend note 1, Become a Legend note 2: any unit counts', () => {
  // 42 is a nebula, 41 a gravity rift, 18 Mecatol Rex, 65 Primor.
  const board = { '201': '42', '202': '41', '203': '65' };
  expect(both(LEGENDS, { board, space: one('42'), ground: { primor: { ann: '1 pds' } } })).toEqual([true, false]);
  expect(both(LEGENDS, { board, space: one('42', '3 destroyer, 2 fighter') })).toEqual([false, false]);
  const four = {
    board,
    space: { ...one('42'), ...one('41') },
    ground: { primor: { ann: '1 infantry' }, 'mecatol-rex': { ann: '1 space-dock' } },
  };
  expect(both(LEGENDS, four)).toEqual([true, true]);
});

test('Make History note 2a, Make History note 2b, Become a Legend note 2a, Become a Legend note 2b: both players count', () => {
  const board = { '201': '42', '202': '41', '203': '65' };
  const t = lay({
    board,
    space: {
      65: { bob: '1 destroyer' },
      42: { ann: '1 destroyer', bob: '1 destroyer' },
      41: { ann: '1 destroyer', bob: '1 destroyer' },
      18: { bob: '1 cruiser' },
    },
    ground: { primor: { ann: '1 infantry' }, 'mecatol-rex': { ann: '1 infantry' } },
  });
  for (const seat of ['ann', 'bob'])
    expect([met(t, LEGENDS[0], seat), met(t, LEGENDS[1], seat)], seat).toEqual([true, true]);
  expect([t.state.planets.primor.controller, t.state.planets['mecatol-rex'].controller]).toEqual(['ann', 'ann']);
});

test('Make History note 3, Become a Legend note 3: counts systems once', () => {
  const board = { '201': '42', '202': '65', '203': '41' };
  const mirage = (state: State): void => {
    state.systems['42'].planets.push('mirage');
    state.systems['42'].markers = [{ id: 'mirage-token', component: 'mirage-token' }];
    state.planets.mirage = {
      ...state.planets.primor,
      id: 'mirage',
      system: '42',
      legend: { component: 'mirage-flight-academy' },
    };
  };
  const so = (space: Setting['space']): [boolean, boolean] => both(LEGENDS, { board, space, change: mirage });
  expect(so(one('42'))).toEqual([false, false]);
  expect(so({ ...one('42'), ...one('65'), ...one('41') })).toEqual([true, false]);
  expect(so({ ...one('42'), ...one('65'), ...one('41'), ...one('18') })).toEqual([true, true]);
});

test('Make History note 4, Make History note 4a, Become a Legend note 4, Become a Legend note 4a: tears make anomalies', () => {
  // A tear is a space dock of the Vuil'raith.
  const board = { '201': '42', '202': '65', '203': '41' };
  const seats = { ann: 'yssaril', bob: 'vuilraith', cat: 'naalu' };
  const so = (space: Setting['space'], ...tears: string[]): [boolean, boolean] =>
    both(LEGENDS, {
      seats,
      board,
      space,
      ground: Object.fromEntries(tears.map((planet) => [planet, { bob: '1 space-dock' }])),
    });
  expect(so({ ...one('26'), ...one('27') })).toEqual([false, false]);
  expect(so({ ...one('26'), ...one('27') }, 'lodor', 'starpoint')).toEqual([true, false]);
  expect(so({ ...one('65') }, 'primor')).toEqual([false, false]);
  expect(so({ ...one('65'), ...one('41'), ...one('18') }, 'primor', 'mecatol-rex')).toEqual([true, false]);
  expect(so({ ...one('65'), ...one('41'), ...one('18'), ...one('26') }, 'lodor')).toEqual([true, true]);
});

const EDGE: [string, string] = ['populate-the-outer-rim', 'control-the-borderlands'];
/** Three homes and five more places at the edge. */
const RIM = { '302': '46', '303': '37', '304': '38', '305': '39', '306': '40', '308': '44', '309': '45' };
const rim = (setting: Setting): Setting => ({
  seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' },
  board: RIM,
  ...setting,
});

test('Populate the Outer Rim note 1, Populate the Outer Rim note 2, Control the Borderlands note 1, Control the Borderlands note 2: any unit counts', () => {
  const three = rim({
    space: { ...one('46'), ...one('38', '4 fighter, 1 carrier') },
    ground: { arinam: { ann: '1 infantry' } },
  });
  expect(both(EDGE, three)).toEqual([true, false]);
  expect(both(EDGE, rim({ space: { ...one('46'), ...one('38', '4 fighter, 1 carrier') } }))).toEqual([false, false]);
  expect(
    both(
      EDGE,
      rim({
        space: inEach(['46', '37', '38', '39']),
        ground: { tequran: { ann: '1 infantry' }, fria: { ann: '1 pds' } },
      }),
    ),
  ).toEqual([true, false]);
  // Systems inside do not count, nor does one's own home.
  expect(both(EDGE, rim({ space: inEach(['46', '37', '38', '39', '40']) }))).toEqual([true, true]);
  expect(both(EDGE, rim({ space: inEach(['46', '37', '1', '26', '27', '18']) }))).toEqual([false, false]);
});

test('Populate the Outer Rim note 2a, Control the Borderlands note 2a: both players count', () => {
  const t = lay(
    rim({
      space: { ...inEach(['46', '38', '39', '40']), 37: { bob: '1 cruiser' } },
      ground: { arinam: { ann: '1 infantry' } },
    }),
  );
  expect([met(t, EDGE[0]), met(t, EDGE[1])]).toEqual([true, true]);
  const bob = lay(
    rim({
      space: Object.fromEntries(
        ['46', '38', '39', '40', '37'].map((system) => [system, { bob: '1 cruiser', ann: '1 cruiser' }]),
      ),
    }),
  );
  expect([met(bob, EDGE[0], 'bob'), met(bob, EDGE[1], 'bob')]).toEqual([true, true]);
});

test('Populate the Outer Rim note 3, Control the Borderlands note 3: others’ homes count', () => {
  const [bob, cat] = [lay(rim({})).state.seats.bob.home, lay(rim({})).state.seats.cat.home];
  expect(both(EDGE, rim({ space: inEach(['46', bob, cat]) }))).toEqual([true, false]);
  expect(both(EDGE, rim({ space: inEach(['46', '37', '38', bob, cat]) }))).toEqual([true, true]);
});

test('Creuss Gate note 2, Populate the Outer Rim note 4, Populate the Outer Rim note 5, Control the Borderlands note 4, Control the Borderlands note 5: the gate counts at the edge', () => {
  const t = lay({ seats: { ann: 'creuss', bob: 'letnev', cat: 'sardakk-norr' }, board: RIM });
  const gate = Object.values(t.state.systems).find(({ id }) => id === '17');
  expect(gate?.position).not.toBeNull();
  const seats = { ann: 'creuss', bob: 'letnev', cat: 'sardakk-norr' };
  expect(both(EDGE, { seats, board: RIM, space: inEach(['17', '82', '46']) })).toEqual([true, false]);
  // The home of the Creuss is theirs, not another player's: for them it does not count, for others it does.
  expect(both(EDGE, { seats, board: RIM, space: inEach(['17', '51', '46']) })).toEqual([false, false]);
  const bob = lay({
    seats,
    board: RIM,
    space: { 51: { bob: '1 cruiser' }, 82: { bob: '1 cruiser' }, 46: { bob: '1 cruiser' } },
  });
  expect(met(bob, EDGE[0], 'bob')).toBe(true);
});

/** The positions of a ready-made board whose systems are on its edge. */
function edgeOf(id: string, players: number): string[] {
  const { game } = lay();
  const shape = boardShape(game.book, players, id);
  const laid = ['000', ...shape.places, ...shape.homes].map((position) => ({ id: position, position }));
  const graph = buildNeighborGraph(game.book, laid, shape.hyperlanes);
  return laid.map(({ position }) => position).filter((position) => graph.isAtEdge(position));
}
const ringOf = (position: string): number => Number(position.slice(0, -2));

test('Populate the Outer Rim note 6, Populate the Outer Rim note 6a, Control the Borderlands note 6, Control the Borderlands note 6a: hyperlanes are no edge (D71)', () => {
  for (const [id, players, inside] of [
    ['hyperlanes-5', 5, '207'],
    ['standard-7', 7, '310'],
  ] as const) {
    const edge = edgeOf(id, players);
    const { places, homes } = boardShape(lay().game.book, players, id);
    expect([...places, ...homes], id).toContain(inside);
    expect(edge, id).not.toContain(inside);
    // Whatever else lies in the last ring does.
    const last = Math.max(...[...places, ...homes].map(ringOf));
    for (const position of [...places, ...homes].filter((one) => ringOf(one) === last))
      expect(edge, `${id} ${position}`).toContain(position);
  }
});

test('Populate the Outer Rim note 6b, Control the Borderlands note 6b: the edge is three steps out (D71)', () => {
  for (const [id, players] of [
    ['alternate-7', 7],
    ['alternate-8', 8],
  ] as const) {
    const { game } = lay();
    expect(boardTemplatesFor(game.book, players).map((board) => board.id)).toContain(id);
    const { places, homes } = boardShape(game.book, players, id);
    const shape = boardShape(game.book, players, id);
    const laid = ['000', ...places, ...homes].map((position) => ({ id: position, position }));
    const graph = buildNeighborGraph(game.book, laid, shape.hyperlanes);
    const steps = new Map([['000', 0]]);
    for (const [at, far] of steps)
      for (const next of graph.neighborsOf(at)) if (!steps.has(next)) steps.set(next, far + 1);
    const outer = laid.map(({ position }) => position).filter((position) => steps.get(position) === 3);
    expect(edgeOf(id, players).sort(), id).toEqual(outer.sort());
    for (const home of homes) expect(outer, id).toContain(home);
  }
});

const EMPTY: [string, string] = ['explore-deep-space', 'patrol-vast-territories'];

test('Explore Deep Space note 1, Patrol Vast Territories note 1: any unit', () => {
  const board = { '201': '39', '202': '40', '203': '41', '204': '42', '205': '46' };
  const so = (systems: string[], more: Setting['space'] = {}): [boolean, boolean] =>
    both(EMPTY, { board, space: { ...inEach(systems), ...more } });
  expect(so(['39', '40', '41'])).toEqual([true, false]);
  expect(so(['39', '40'], one('41', '3 cruiser, 2 fighter'))).toEqual([true, false]);
  expect(so(['39', '40', '26', '27', '28'])).toEqual([false, false]);
  expect(so(['39', '40', '41', '42', '46'])).toEqual([true, true]);
  expect(so(['39', '40', '41', '42'])).toEqual([true, false]);
});

test('Explore Deep Space note 2, Patrol Vast Territories note 2: systems whose planet was destroyed count', () => {
  const board = { '201': '39', '202': '40', '203': '65', '204': '42', '205': '46' };
  const t = lay({ board, space: inEach(['39', '40', '65']) });
  expect(met(t, EMPTY[0])).toBe(false);
  t.begin(destroyPlanet, { seat: 'bob', planet: 'primor', token: 'destroyed-planet' });
  expect(met(t, EMPTY[0])).toBe(true);
  const five = lay({ board, space: inEach(['39', '40', '65', '42', '46']) });
  expect(met(five, EMPTY[1])).toBe(false);
  five.begin(destroyPlanet, { seat: 'bob', planet: 'primor', token: 'destroyed-planet' });
  expect(met(five, EMPTY[1])).toBe(true);
});

const BUILT: [string, string] = ['improve-infrastructure', 'protect-the-border'];

test('Improve Infrastructure note 1, Protect the Border note 1: counts planets once', () => {
  const three = { starpoint: { ann: '2 pds, 1 space-dock' }, 'new-albion': { ann: '1 pds' }, lodor: { ann: '1 pds' } };
  expect(both(BUILT, { ground: three })).toEqual([true, false]);
  expect(both(BUILT, { ground: { starpoint: { ann: '2 pds, 1 space-dock' }, lodor: { ann: '1 pds' } } })).toEqual([
    false,
    false,
  ]);
  expect(both(BUILT, { ground: { ...three, tequran: { ann: '1 pds' }, torkan: { ann: '1 space-dock' } } })).toEqual([
    true,
    true,
  ]);
  // Ground forces are none, and the planets of one's own home do not count.
  const t = lay();
  const [home] = t.state.systems[t.state.seats.ann.home].planets;
  expect(
    both(BUILT, {
      ground: {
        starpoint: { ann: '1 pds' },
        lodor: { ann: '1 infantry' },
        tequran: { ann: '1 pds' },
        [home]: { ann: '1 space-dock' },
      },
    }),
  ).toEqual([false, false]);
});

test('Improve Infrastructure note 2, Protect the Border note 2: others’ homes count', () => {
  const t = lay();
  const [theirs] = t.state.systems[t.state.seats.bob.home].planets;
  const two = { starpoint: { ann: '1 pds' }, lodor: { ann: '1 pds' }, [theirs]: { ann: '1 pds' } };
  expect(both(BUILT, { ground: two })).toEqual([true, false]);
  expect(both(BUILT, { ground: { ...two, tequran: { ann: '1 pds' }, torkan: { ann: '1 pds' } } })).toEqual([
    true,
    true,
  ]);
});

test('Improve Infrastructure note 3, Protect the Border note 3, Floating Factory note 12: it never counts', () => {
  const seats = { ann: 'saar', bob: 'winnu', cat: 'naalu' };
  const ground = { starpoint: { ann: '1 pds' }, lodor: { ann: '1 pds' } };
  expect(both(BUILT, { seats, ground, space: { 27: { ann: '1 space-dock' } } })).toEqual([false, false]);
  expect(both(BUILT, { seats, ground: { ...ground, tequran: { ann: '1 pds' } } })).toEqual([true, false]);
  const four = { ...ground, tequran: { ann: '1 pds' }, torkan: { ann: '1 pds' } };
  expect(both(BUILT, { seats, ground: four, space: { 27: { ann: '1 space-dock' } } })).toEqual([true, false]);
  // Among all structures in play it is one.
  const t = lay({
    seats,
    ground: { starpoint: { ann: '2 pds' }, lodor: { ann: '1 pds' } },
    space: { 27: { ann: '1 space-dock' } },
  });
  expect([met(t, 'build-defenses'), met(t, 'construct-massive-cities')]).toEqual([true, false]);
});

test('Build Defenses, Construct Massive Cities: structures count anywhere', () => {
  const cities: [string, string] = ['build-defenses', 'construct-massive-cities'];
  expect(both(cities, { ground: { starpoint: { ann: '2 pds, 1 space-dock', bob: '1 pds' } } })).toEqual([false, false]);
  expect(
    both(cities, {
      ground: { starpoint: { ann: '2 pds, 1 space-dock' }, lodor: { ann: '2 pds, 1 space-dock, 5 infantry' } },
    }),
  ).toEqual([true, false]);
  expect(
    both(cities, {
      ground: {
        starpoint: { ann: '2 pds, 1 space-dock' },
        lodor: { ann: '2 pds, 1 space-dock' },
        tequran: { ann: '1 pds' },
      },
    }),
  ).toEqual([true, true]);
});

test('Discover Lost Outposts note 1, Reclaim Ancient Monuments note 1: tokens excluded', () => {
  const ids: [string, string] = ['discover-lost-outposts', 'reclaim-ancient-monuments'];
  const attached =
    (on: Record<string, string[]>) =>
    (state: State): void => {
      for (const [planet, cards] of Object.entries(on)) state.planets[planet].markers = cards.map(attachedLaw);
    };
  const so = (on: Record<string, string[]>): [boolean, boolean] =>
    both(ids, { planets: { ann: ['lodor', 'starpoint', 'tequran'], bob: ['torkan'] }, change: attached(on) });
  expect(so({ lodor: ['mining-world', 'rich-world', 'tomb-of-emphidia'] })).toEqual([false, false]);
  expect(so({ lodor: ['mining-world'], torkan: ['rich-world'] })).toEqual([false, false]);
  expect(so({ lodor: ['mining-world'], starpoint: ['rich-world'] })).toEqual([true, false]);
  expect(so({ lodor: ['mining-world'], starpoint: ['rich-world'], tequran: ['tomb-of-emphidia'] })).toEqual([
    true,
    true,
  ]);
  expect(so({ lodor: ['mining-world'], starpoint: ['sleeper'] })).toEqual([false, false]);
});

test('Discover Lost Outposts, Reclaim Ancient Monuments: an attached leader counts', () => {
  const t = lay({
    seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' },
    planets: { ann: ['elysium', 'lodor'] },
    change: (state) => {
      state.planets.lodor.markers = [attachedLaw('mining-world')];
      state.seats.ann.leaders!['ul-the-progenitor'] = { component: 'ul-the-progenitor', attached: 'elysium' };
    },
  });
  expect(met(t, 'discover-lost-outposts')).toBe(true);
});

test('Achieve Supremacy note 1: an eliminated player’s home counts', () => {
  const at = (system: string, units: string, change: Setting['change'] = () => undefined): boolean =>
    meets('achieve-supremacy', { space: one(system, units), change });
  const { bob, ann } = lay().state.seats;
  expect([at(bob.home, '1 war-sun'), at(bob.home, '1 flagship'), at('18', '1 flagship')]).toEqual([true, true, true]);
  expect([at(bob.home, '5 dreadnought'), at(ann.home, '1 flagship'), at('27', '1 war-sun')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(at(bob.home, '1 war-sun', (state) => void (state.seats.bob.eliminated = true))).toBe(true);
});

test('Engineer a Marvel: a flagship or war sun anywhere on the board', () => {
  expect([
    meets('engineer-a-marvel', { space: one('27', '1 flagship') }),
    meets('engineer-a-marvel', { space: one('27', '1 war-sun') }),
  ]).toEqual([true, true]);
  expect(meets('engineer-a-marvel', { space: { 27: { ann: '5 dreadnought', bob: '1 flagship' } } })).toBe(false);
});

test('Raise a Fleet, Command an Armada: non-fighter ships in one system', () => {
  const fleets: [string, string] = ['raise-a-fleet', 'command-an-armada'];
  expect(both(fleets, { space: one('27', '4 cruiser, 5 fighter') })).toEqual([false, false]);
  expect(both(fleets, { space: { ...one('27', '4 cruiser'), ...one('28', '4 destroyer') } })).toEqual([false, false]);
  expect(both(fleets, { space: one('27', '4 cruiser, 1 carrier, 4 fighter') })).toEqual([true, false]);
  expect(both(fleets, { space: one('27', '4 cruiser, 4 carrier') })).toEqual([true, true]);
});

/** Nobody holds anything at home. */
const homeless = (state: State): void => {
  for (const { home } of Object.values(state.seats))
    for (const planet of state.systems[home].planets) state.planets[planet].controller = null;
};

test('Push Boundaries note 1, Foster Cohesion note 2: Creuss wormholes make neighbors', () => {
  // 39 has an alpha wormhole, 40 a beta one.
  const so = (bob: string): [boolean, boolean] =>
    both(['push-boundaries', 'foster-cohesion'], {
      seats: { ann: 'yssaril', bob, cat: 'naalu' },
      board: { '201': '39', '207': '40' },
      planets: { ann: ['lodor'] },
      space: { 39: { ann: '1 cruiser' }, 40: { bob: '1 cruiser' }, 28: { cat: '1 cruiser', ann: '1 cruiser' } },
      change: homeless,
    });
  expect([so('creuss'), so('winnu')]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('Push Boundaries: a tie with a neighbor is not enough', () => {
  const held = (ann: number): boolean => {
    const t = lay({
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser', cat: '1 cruiser' } },
      planets: { ann: ['lodor', 'starpoint', 'tequran'].slice(0, ann), bob: ['torkan'], cat: ['mellon'] },
      change: homeless,
    });
    return met(t, 'push-boundaries');
  };
  expect([held(1), held(2)]).toEqual([false, true]);
});

test('Rule Distant Lands note 1, Rule Distant Lands note 2, Rule Distant Lands note 3: one planet per home', () => {
  // 37 lies beside bob's home at 307, 38 beside cat's at 313; 36 between neither.
  const board = { '306': '37', '312': '38' };
  const so = (planets: string[], change: Setting['change'] = () => undefined): boolean =>
    meets('rule-distant-lands', { board, planets: { ann: planets }, change });
  const { bob, cat } = lay().state.seats;
  const home = (seat: typeof bob): string => lay().state.systems[seat.home].planets[0];
  expect(so(['arinam', 'abyz'])).toBe(true);
  expect(so(['arinam', 'meer'])).toBe(false);
  expect(so([home(bob), 'abyz'])).toBe(true);
  expect(so([home(bob), home(cat)])).toBe(true);
  expect(so(['arinam', 'abyz'], (state) => void (state.seats.cat.eliminated = true))).toBe(true);
  // Wormholes join both homes with each other: the planet at one of them is next to the other.
  const joined = (state: State): void => {
    for (const [i, seat] of [bob, cat].entries())
      state.systems[seat.home].markers = [{ id: `gamma-wormhole-token#${i + 1}`, component: 'gamma-wormhole-token' }];
  };
  expect(so([home(bob)], joined)).toBe(false);
  expect(so([home(bob), 'arinam'], joined)).toBe(true);
});

test('39.2 a system inside the galaxy is on no edge', () => {
  const t = lay(rim({}));
  expect(['18', '27', '46'].map((system) => isOnEdge(t.game, system))).toEqual([false, false, true]);
});
