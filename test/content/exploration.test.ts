import { expect, test } from 'vitest';
import { unit } from '#ti4/rules/components/component.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { influenceOf, resourcesOf, specialtiesOf } from '#ti4/rules/planets/planets.ts';
import { finds, findsInSpace, frontierToken, onTop, tableToExplore } from '../rules/exploring.ts';
import { lyingOn } from '../rules/markers.ts';
import type { Setting, TestTable } from '../rules/table.ts';

const mech = unit({
  id: 'mech',
  name: 'Mech',
  set: 'base',
  text: '',
  type: 'mech',
  cost: 2,
  combat: { value: 6, dice: 1 },
  sustainDamage: true,
});
const MECHS: Setting = { components: [mech], change: ({ seats }) => void (seats.ann.units.mech = 'mech') };
const values = (t: TestTable, planet = 'starpoint') => [resourcesOf(t.game, planet), influenceOf(t.game, planet)];

test('each attachment adds its printed values to its own planet only', () => {
  for (const [card, planet, resources, influence] of [
    ['dyson-sphere', 'lodor', 2, 1],
    ['paradise-world', 'lodor', 0, 2],
    ['tomb-of-emphidia', 'lodor', 0, 1],
    ['lazax-survivors', 'starpoint', 1, 2],
    ['mining-world', 'starpoint', 2, 0],
    ['rich-world', 'starpoint', 1, 0],
  ] as const) {
    const t = finds(card, planet);
    expect(values(t, planet), card).toEqual([3 + resources, 1 + influence]);
    expect(values(t, 'new-albion'), card).toEqual([1, 1]);
  }
});

test('research facilities add a specialty, or 1 to both values', () => {
  for (const [card, planet, colour] of [
    ['biotic-research-facility', 'qucenn', 'biotic'],
    ['cybernetic-research-facility', 'qucenn', 'cybernetic'],
    ['propulsion-research-facility', 'qucenn', 'propulsion'],
    ['warfare-research-facility', 'starpoint', 'warfare'],
  ]) {
    const t = finds(card, planet);
    const before = planet === 'qucenn' ? [1, 2] : [3, 1];
    expect([specialtiesOf(t.game, planet), values(t, planet)], card).toEqual([[colour], before]);
  }
  const t = finds(['biotic-research-facility', 'propulsion-research-facility'], 'qucenn');
  t.begin(explore, { seat: 'ann', planet: 'qucenn', system: '29' });
  expect([specialtiesOf(t.game, 'qucenn'), values(t, 'qucenn')]).toEqual([['biotic'], [2, 3]]);
});

test('Core Mine, Expedition, Volatile Fuel Source: may remove one infantry', () => {
  const mine = finds('core-mine');
  mine.ann.chooses('infantry', 'resolve-exploration');
  expect([mine.state.seats.ann.tradeGoods, mine.units('ann')]).toEqual([1, '']);
  const left = finds('core-mine');
  left.ann.declines('resolve-exploration');
  expect([left.state.seats.ann.tradeGoods, left.units('ann')]).toEqual([0, '1 infantry']);
  const readied = finds('expedition', 'starpoint', '1 infantry', {
    change: ({ planets }) => void (planets.starpoint.exhausted = true),
  });
  readied.ann.chooses('infantry', 'resolve-exploration');
  expect(readied.state.planets.starpoint.exhausted).toBe(false);
  const fuel = finds('volatile-fuel-source');
  fuel.ann.chooses('infantry', 'resolve-exploration').ann.gains('fleet');
  expect(fuel.state.seats.ann.tokens.fleet).toBe(4);
});

test('Core Mine: automatic with a mech, nothing without units', () => {
  const t = finds('core-mine', 'starpoint', '1 mech, 1 infantry', MECHS);
  expect([t.state.seats.ann.tradeGoods, t.units('ann')]).toEqual([1, '1 infantry, 1 mech']);
  const none = tableToExplore(['core-mine'], { planets: { ann: ['starpoint'] } }).begin(explore, {
    seat: 'ann',
    planet: 'starpoint',
    system: '27',
  });
  expect(none.state.seats.ann.tradeGoods).toBe(0);
});

test('Abandoned Warehouses: gain 2 commodities, or convert 1 or 2', () => {
  const t = finds('abandoned-warehouses', 'new-albion', '1 infantry', {
    change: ({ seats }) => void (seats.ann.commodities = 3),
  });
  expect(t.options('ann', 'resolve-exploration')).toEqual(['gain', 'convert-2', 'convert-1']);
  t.ann.chooses('gain', 'resolve-exploration');
  expect(t.state.seats.ann.commodities).toBe(4);
  const full = finds('abandoned-warehouses', 'new-albion', '1 infantry', {
    change: ({ seats }) => void (seats.ann.commodities = 4),
  });
  expect(full.options('ann', 'resolve-exploration')).toEqual(['convert-2', 'convert-1']);
  full.ann.chooses('convert-2', 'resolve-exploration');
  expect(full.state.seats.ann).toMatchObject({ commodities: 2, tradeGoods: 2 });
});

test('Functioning Base: 1 commodity, or buys an action card', () => {
  const t = finds('functioning-base', 'new-albion', '1 infantry', {
    change: ({ seats }) => void (seats.ann.tradeGoods = 1),
  });
  expect(t.options('ann', 'resolve-exploration')).toEqual(['gain', 'trade-good']);
  t.ann.chooses('trade-good', 'resolve-exploration');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.ann.actionCards.length]).toEqual([0, 1]);
});

test('Local Fabricators: a mech for a commodity', () => {
  const t = finds('local-fabricators', 'new-albion', '1 infantry', {
    ...MECHS,
    change: (state) => {
      MECHS.change?.(state);
      state.seats.ann.commodities = 1;
    },
  });
  t.ann.chooses('commodity', 'resolve-exploration');
  expect([t.state.seats.ann.commodities, t.units('ann')]).toEqual([0, '1 infantry, 1 mech']);
  const without = finds('local-fabricators', 'new-albion', '1 infantry', {
    change: ({ seats: { ann } }) => {
      ann.tradeGoods = 1;
      delete (ann.units as Partial<typeof ann.units>).mech;
    },
  });
  expect(without.options('ann', 'resolve-exploration')).toEqual(['gain']);
  without.ann.declines('resolve-exploration');
});

test('Mercenary Outfit: places an infantry on the planet', () => {
  const t = finds('mercenary-outfit', 'lodor');
  t.ann.chooses('place', 'resolve-exploration');
  expect(t.units('ann', { planet: 'lodor' })).toBe('2 infantry');
});

test('Freelancers note 1: produces one unit for resources or influence', () => {
  const t = finds('freelancers', 'lodor', '1 infantry', {
    planets: { ann: ['torkan'] },
    change: ({ planets }) => void (planets.lodor.exhausted = true),
  });
  t.ann.produces('cruiser on space');
  t.leaves('ann', 'payment');
  expect(t.refusal('ann', {} as never, 'payment')).toBe('Pay 2 resources; you are paying 0.');
  t.ann.pays('torkan');
  expect([
    t.units('ann', { system: '26', space: true }),
    t.state.planets.torkan.exhausted,
    Object.keys(t.state.effects),
  ]).toEqual(['1 cruiser', true, []]);
});

test('Freelancers note 2: cannot produce on an uncontrolled planet', () => {
  const t = finds('freelancers', 'rarron', '1 infantry', { change: ({ seats }) => void (seats.ann.tradeGoods = 1) });
  expect(t.options('ann', 'units-to-produce').filter((key) => key.startsWith('infantry'))).toEqual([
    'infantry@rarron',
    'infantry@space',
  ]);
  t.ann.produces();
});

test('Gamma Wormhole, Gamma Relay: place a gamma wormhole in the system', () => {
  expect(wormholesIn(finds('gamma-wormhole', 'lodor').game, '26')).toEqual(['alpha', 'gamma']);
  expect(wormholesIn(findsInSpace('gamma-relay').game, '46')).toEqual(['gamma']);
});

test('Ion Storm note 1 its finder chooses the side', () => {
  for (const side of ['alpha', 'beta']) {
    const t = findsInSpace('ion-storm');
    t.ann.chooses(side, 'resolve-exploration');
    expect(wormholesIn(t.game, '46')).toEqual([side]);
  }
});

test('Derelict Vessel, Lost Crew: draw secrets and action cards', () => {
  expect(findsInSpace('derelict-vessel').state.seats.ann.secretObjectives).toHaveLength(1);
  expect(findsInSpace('lost-crew').state.seats.ann.actionCards).toHaveLength(2);
});

test('Derelict Vessel note 1: a fourth secret returns', () => {
  const scored = ['become-the-gatekeeper', 'control-the-region', 'cut-supply-lines'];
  const t = findsInSpace('derelict-vessel', { change: ({ seats }) => void (seats.ann.scoredSecrets = scored) });
  expect(t.state.seats.ann.secretObjectives).toEqual([]);
});

test('Merchant Station: replenishes commodities or converts all of them', () => {
  const full = findsInSpace('merchant-station');
  full.ann.chooses('replenish', 'resolve-exploration');
  expect(full.state.seats.ann.commodities).toBe(4);
  const turned = findsInSpace('merchant-station', { change: ({ seats }) => void (seats.ann.commodities = 3) });
  turned.ann.chooses('convert', 'resolve-exploration');
  expect(turned.state.seats.ann).toMatchObject({ commodities: 0, tradeGoods: 3 });
});

test('Enigmatic Device note 1: costs 6 resources', () => {
  const setting = (tradeGoods: number): Setting => ({
    change: ({ seats }) => {
      seats.ann.fragments = ['enigmatic-device#1'];
      seats.ann.tradeGoods = tradeGoods;
    },
  });
  const poor = tableToExplore([], setting(1)).begin(turn, { seat: 'ann', performed: 0 });
  expect(poor.refusal('ann', 'component:enigmatic-device#1', 'turn')).toBe('You cannot pay 6 resources.');
  const t = tableToExplore([], setting(2)).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses('Enigmatic Device').ann.agrees('payment').ann.researches('sarween-tools').ann.endsTurn();
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 0, technologies: { 'sarween-tools': {} } });
  expect(t.state.seats.ann.fragments).toBeUndefined();
});

test('Demilitarized Zone note 1: moves ground forces to space', () => {
  const t = finds('demilitarized-zone-attachment', 'lodor', '3 infantry, 1 pds', {
    space: { 26: { ann: '1 carrier' } },
  });
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann', { system: '26', space: true })]).toEqual([
    '',
    '1 carrier, 3 infantry',
  ]);
  expect(t.state.planets.lodor.controller).toBe('ann');
  const without = finds('demilitarized-zone-attachment', 'lodor', '3 infantry, 1 pds');
  without.ann.complies('excess-units');
  expect(without.units('ann')).toBe('');
});

test('Demilitarized Zone: no unit can be placed on the planet', () => {
  const t = finds(['demilitarized-zone-attachment', 'mercenary-outfit'], 'lodor', '1 infantry', {
    space: { 26: { ann: '1 carrier' } },
  });
  t.begin(explore, { seat: 'ann', planet: 'lodor', system: '26' });
  expect(t.units('ann', { planet: 'lodor' })).toBe('');
});

test('Mirage: the planet is gained, explored and readied', () => {
  const t = findsInSpace('mirage', { change: (state) => onTop(state, 'paradise-world') });
  expect(t.state.planets.mirage).toMatchObject({ system: '46', controller: 'ann', exhausted: false });
  expect(t.state.systems['46'].planets).toEqual(['mirage']);
  expect([lyingOn(t.state.planets.mirage), values(t, 'mirage')]).toEqual([['paradise-world#1'], [1, 4]]);
  expect(t.facts('cards-purged')).toMatchObject([{ cards: ['mirage#1'] }]);
});

test('73.1, 35.9a, 73 note 1, Cultural Relic Fragment note 1: three fragments buy a relic', () => {
  const t = tableToExplore([], {
    change: ({ seats, decks }) => {
      seats.ann.fragments = ['hazardous-relic-fragment#1', 'unknown-relic-fragment#1', 'unknown-relic-fragment#2'];
      decks.relic = { draw: [], discard: [] };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses('Hazardous Relic Fragment').ann.endsTurn();
  expect(t.state.seats.ann.fragments).toBeUndefined();
  expect(t.facts('no-relic-left')).toMatchObject([{ seat: 'ann' }]);
});

test('Unknown Relic Fragment note 1: unknown fragments alone have no type', () => {
  const t = tableToExplore([], {
    change: ({ seats }) => void (seats.ann.fragments = [1, 2, 3].map((i) => `unknown-relic-fragment#${i}`)),
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(t.options('ann', 'turn').filter((key) => key.includes('fragment'))).toEqual([]);
  const more = tableToExplore([], {
    change: ({ seats, decks }) => {
      seats.ann.fragments = [
        'hazardous-relic-fragment#1',
        'hazardous-relic-fragment#2',
        'hazardous-relic-fragment#3',
        'unknown-relic-fragment#1',
      ];
      decks.relic = { draw: [], discard: [] };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  more.ann
    .uses('Hazardous Relic Fragment')
    .ann.chooses({ 'hazardous-relic-fragment': 2, 'unknown-relic-fragment': 1 }, 'fragments-to-purge')
    .ann.endsTurn();
  expect(more.state.seats.ann.fragments).toEqual(['hazardous-relic-fragment#3']);
});

const tap = (space: Setting['space'], setting: Setting = {}): TestTable =>
  tableToExplore(['lost-crew'], {
    board: { '206': '46' },
    technologies: { ann: ['dark-energy-tap'] },
    space,
    ...setting,
    change: (state) => {
      state.systems['46'].markers = frontierToken();
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

test('35.4, 38 note 1, Dark Energy Tap note 1, note 3: explores frontier tokens', () => {
  const t = tap({ 30: { ann: '1 cruiser' } });
  const from = Object.keys(t.state.systems).find((one) => t.state.systems[one].position === '206');
  expect(from).toBe('46');
  t.ann.activates('46').ann.moves('cruiser from 30').ann.endsTurn();
  expect(t.state.seats.ann.actionCards).toHaveLength(2);
  expect(lyingOn(t.state.systems['46'])).toEqual([]);
});

test('35.4 Dark Energy Tap: needs a ship and the technology', () => {
  const none = tap({});
  none.ann.activates('46').ann.endsTurn();
  const other = tap({ 30: { ann: '1 cruiser' } }, { technologies: {} });
  other.ann.activates('46').ann.moves('cruiser from 30').ann.endsTurn();
  for (const t of [none, other]) expect(lyingOn(t.state.systems['46'])).toEqual(['frontier#1']);
});
