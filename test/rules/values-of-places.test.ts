import { expect, test } from 'vitest';
import { agenda, unit } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted, readyAll, readyComponent } from '#ti4/rules/components/in-force.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { parseGoods, goodsProblem, publicGoodsOf } from '#ti4/rules/trade/goods.ts';
import { anomaliesIn, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { placeBoardToken, markersIn, markersOf, removeMarker, tokensLeft } from '#ti4/rules/tokens/markers.ts';
import { hasTrait, isLegendary, specialtiesOf, traitsOf } from '#ti4/rules/planets/planets.ts';
import { groundForcesOn, isGroundForce, isShip, isStructure, shipsIn } from '#ti4/rules/units/units.ts';
import { plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const strange = agenda({
  id: 'test-strange',
  name: 'Strange',
  set: 'base',
  text: 'test',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    anomalies: (_game, _held, anomalies, { system }) => (system === '26' ? [...anomalies, 'nebula'] : anomalies),
    traits: (_game, _held, traits, { planet }) => (planet === 'lodor' ? [...traits, 'industrial'] : traits),
    specialties: (_game, _held, colors, { planet }) => (planet === 'lodor' ? [...colors, 'warfare'] : colors),
    legendary: (_game, _held, legendary, { planet }) => legendary || planet === 'lodor',
    roles: (_game, _held, roles, { unit: { type, planet } }) =>
      type === 'pds' && planet !== undefined ? new Set([...roles, 'ground-force'] as const) : roles,
  },
});
const walking = unit({
  id: 'test-walking-dock',
  name: 'Walking Dock',
  set: 'base',
  text: 'test',
  type: 'space-dock',
  roles: new Set(['structure', 'ship']),
  move: 1,
});
const begin = (setting: Setting = {}) => table({ components: [strange, walking], seats: plain, ...setting });

test('9.5, 64 components change a system’s or planet’s traits', () => {
  const t = begin();
  const told = () => [
    anomaliesIn(t.game, '26'),
    traitsOf(t.game, 'lodor'),
    specialtiesOf(t.game, 'lodor'),
    isLegendary(t.game, 'lodor'),
  ];
  expect(told()).toEqual([[], ['cultural'], [], false]);
  enactLaw(t.game, 'test-strange', 'for');
  expect(told()).toEqual([['nebula'], ['cultural', 'industrial'], ['warfare'], true]);
  expect([
    hasTrait(t.game, 'lodor', 'cultural'),
    hasTrait(t.game, 'lodor', 'industrial'),
    hasTrait(t.game, 'lodor', 'hazardous'),
  ]).toEqual([true, true, false]);
});

test('96.1 cards and components determine unit roles', () => {
  const t = begin({
    space: { 26: { ann: '1 space-dock' } },
    ground: { lodor: { bob: '1 pds' } },
    change: ({ seats }) => {
      seats.ann.units['space-dock'] = 'test-walking-dock';
    },
  });
  expect(shipsIn(t.game, '26', 'ann').map(({ type }) => type)).toEqual(['space-dock']);
  const dock = { type: 'space-dock', owner: 'ann' } as const;
  expect([isShip(t.game, dock), isStructure(t.game, dock), isShip(t.game, { ...dock, owner: 'bob' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(groundForcesOn(t.game, 'lodor')).toEqual([]);
  enactLaw(t.game, 'test-strange', 'for');
  expect(groundForcesOn(t.game, 'lodor').map(({ type }) => type)).toEqual(['pds']);
  expect([
    isGroundForce(t.game, { type: 'pds', owner: 'bob' }),
    isStructure(t.game, { type: 'pds', owner: 'bob' }),
  ]).toEqual([false, true]);
});

test('board tokens lie in one place with their printed side', () => {
  const { game } = begin();
  expect(placeBoardToken(game, 'alpha-wormhole', { system: '27' })).toBe('alpha-wormhole');
  expect([
    wormholesIn(game, '27'),
    tokensLeft(game, 'alpha-wormhole'),
    placeBoardToken(game, 'alpha-wormhole', { system: '26' }),
  ]).toEqual([['alpha'], [], undefined]);
  expect(markersOf(game, 'alpha-wormhole').map(({ site }) => site)).toEqual([{ system: '27' }]);
  expect(removeMarker(game, 'alpha-wormhole')).toEqual({ system: '27' });
  expect([markersIn(game, '27'), 'markers' in game.state.systems['27'], removeMarker(game, 'alpha-wormhole')]).toEqual([
    [],
    false,
    undefined,
  ]);
});

test('34 every exhaustible card exhausts and readies alike', () => {
  const { game } = begin({ technologies: { ann: ['graviton-laser-system'] } });
  enactLaw(game, 'test-strange', 'for');
  const cards = [
    { component: 'graviton-laser-system', holder: 'ann', key: 'graviton-laser-system' },
    { component: 'test-strange', holder: '', key: 'test-strange' },
  ];
  for (const held of cards) exhaust(game, held);
  expect(cards.map((held) => isExhausted(game, held))).toEqual([true, true]);
  readyComponent(game, cards[1]);
  expect([cards.map((held) => isExhausted(game, held)), game.state.laws['test-strange']]).toEqual([
    [true, false],
    { component: 'test-strange' },
  ]);
  readyAll(game, 'agenda');
  expect(isExhausted(game, cards[0])).toBe(true);
  readyAll(game, 'status');
  expect(isExhausted(game, cards[0])).toBe(false);
  // What is not there is not exhausted, and nothing happens to it.
  exhaust(game, { component: 'graviton-laser-system', holder: 'bob', key: 'graviton-laser-system' });
  expect(isExhausted(game, { component: 'graviton-laser-system', holder: 'bob', key: 'graviton-laser-system' })).toBe(
    false,
  );
});

test('94.2 parseGoods reads known goods, ignoring odd values', () => {
  const { game } = begin();
  const typed = {
    tradeGoods: 2,
    commodities: 'many',
    cards: 'sabotage#1',
    ships: ['x'],
    promissoryNote: 'ceasefire@ann',
  };
  expect(parseGoods(typed)).toEqual({ tradeGoods: 2, notes: ['ceasefire@ann'] });
  expect([parseGoods(null), parseGoods({ tradeGoods: '1', cards: [] })]).toEqual([{}, {}]);
  expect(publicGoodsOf(parseGoods(typed))).toEqual({ tradeGoods: 2, notes: 1 });
  const two = parseGoods({ notes: ['ceasefire@ann', 'trade-agreement@ann'] });
  expect(goodsProblem(game, 'ann', 'bob', two, true)).toBe(
    'Each player can give only 1 promissory note in a transaction.',
  );
});
