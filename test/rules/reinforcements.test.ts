import { expect, test } from 'vitest';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { placeStructure } from '#ti4/rules/units/structures.ts';
import { placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { gainTokens, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { countInReinforcements, placeUnits, UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const placing = (setting: Setting, data: { type: 'cruiser' | 'carrier'; system: string }) =>
  table({ seats, ...setting }).begin(placeUnit, { seat: 'ann', ...data });
const wide = (state: State): void => {
  state.seats.ann.tokens.fleet = 8;
};
const tokens =
  (...systems: string[]) =>
  (state: State) => {
    wide(state);
    for (const system of systems) state.systems[system].tokens.push('ann');
  };

test('96.2, 96 note 2 each player’s figures per type are limited', () => {
  const t = table({ seats });
  const spare = Object.fromEntries(UNIT_TYPES.map((type) => [type, countInReinforcements(t.game, 'ann', type)]));
  expect(spare).toEqual({
    flagship: 1,
    'war-sun': 2,
    dreadnought: 5,
    carrier: 4,
    cruiser: 8,
    destroyer: 8,
    mech: 4,
    pds: 6,
    'space-dock': 3,
    fighter: Infinity,
    infantry: Infinity,
  });
});

test('72.1, 96.3 units on the board are not in reinforcements', () => {
  const t = table({ seats, space: { 27: { ann: '3 cruiser' } } });
  expect(countInReinforcements(t.game, 'ann', 'cruiser')).toBe(5);
});

// All eight cruisers are on the board, two of them where no token lies.
const spent: Setting = {
  space: { 27: { ann: '6 cruiser' }, 28: { ann: '1 cruiser, 1 cruiser (damaged)' } },
  change: tokens('27'),
};

test('23.4a, 72 note 1 a missing unit comes from a tokenless system', () => {
  const t = placing(spent, { type: 'cruiser', system: '31' });
  expect(t).toAsk('ann unit-to-take');
  expect(t.options('ann').map((id) => t.state.units[id].system)).toEqual(['28', '28']);
});

test('23.4a players may decline to take a unit', () => {
  const t = placing(spent, { type: 'cruiser', system: '31' }).ann.declines('unit-to-take').table;
  expect(t.units('ann', { system: '31' })).toBe('');
  expect(t.units('ann', { system: '28' })).toBe('1 cruiser, 1 cruiser (damaged)');
});

test('23.4a with reinforcements left no unit is taken', () => {
  const t = placing(
    { ...spent, space: { 27: { ann: '6 cruiser' }, 28: { ann: '1 cruiser' } } },
    { type: 'cruiser', system: '31' },
  );
  expect(t).toAsk();
  expect(t.units('ann', { system: '31' })).toBe('1 cruiser');
});

test('23 note 7 damaged units taken from the board are repaired', () => {
  const t = placing(spent, { type: 'cruiser', system: '31' });
  t.ann.chooses('Tequ’ran and Torkan (103) (damaged)', 'unit-to-take');
  expect(t.units('ann', { system: '31' })).toBe('1 cruiser');
  expect(t.units('ann', { system: '28' })).toBe('1 cruiser');
});

test('23.4a tokens in every system prevent placing a unit', () => {
  const t = placing({ ...spent, change: tokens('27', '28') }, { type: 'cruiser', system: '31' });
  expect(t).toAsk();
  expect(t.units('ann', { system: '31' })).toBe('');
});

test('23.4a structures come from another planet or not at all', () => {
  const docks: Setting = {
    ground: { '000': { ann: '1 space-dock' }, wellon: { ann: '1 space-dock' }, starpoint: { ann: '1 space-dock' } },
    planets: { ann: ['lodor'] },
  };
  const t = table({ seats, ...docks })
    .begin(placeStructure, { seat: 'ann', types: ['space-dock'] })
    .ann.chooses('space-dock@lodor', 'structure-site').table;
  expect(t.options('ann', 'unit-to-take')).toHaveLength(3);
  t.ann.declines('unit-to-take');
  expect(t.units('ann', { planet: 'lodor' })).toBe('');
});

// Thirteen planets with infantry.
const PLANETS = [
  '000',
  'wellon',
  'vefut-ii',
  'thibah',
  'tarmann',
  'saudor',
  'mehar-xull',
  'lodor',
  'new-albion',
  'starpoint',
  'tequran',
  'torkan',
  'mecatol-rex',
];
const garrisons = (count: number): Setting => ({
  ground: Object.fromEntries(PLANETS.slice(0, count).map((planet) => [planet, { ann: '2 infantry' }])),
});
const looked = (setting: Setting) => table({ seats, ...setting }).begin(movement, { seat: 'bob', system: '18' });

test('46 note 1, 23 note 1 infantry can stand in twelve places', () => {
  expect(looked(garrisons(12))).toAsk();
  expect(looked(garrisons(13))).toAsk('ann places-without-figure');
});

test('46.3a the player destroys tokens without a figure (46.2, 23 note 2)', () => {
  const t = looked(garrisons(13));
  expect(t.options('ann')).toHaveLength(13);
  t.ann.chooses('lodor', 'places-without-figure');
  expect(t.units('ann', { planet: 'lodor' })).toBe('');
  expect(t.facts('unit-destroyed')).toMatchObject([
    { unit: 'infantry', planet: 'lodor' },
    { unit: 'infantry', planet: 'lodor' },
  ]);
  expect(t).toAsk();
});

test('46.3 infantry in space needs its own figure', () => {
  const t = looked({ ...garrisons(12), space: { 31: { ann: '1 carrier, 1 infantry' } } });
  expect(t).toAsk('ann places-without-figure');
});

test('46 note 4 infantry may be given up for another planet', () => {
  const t = looked(garrisons(13)).ann.chooses('000', 'places-without-figure').table;
  expect(t.units('ann', { planet: 'mecatol-rex' })).toBe('2 infantry');
});

test('36.3, 36 note 1, 36.3a fighters can stand in ten systems', () => {
  const systems = ['19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29'];
  const fleets = (count: number): Setting => ({
    technologies: { ann: ['fighter-ii'] },
    space: Object.fromEntries(systems.slice(0, count).map((system) => [system, { ann: '2 fighter' }])),
  });
  expect(looked(fleets(10))).toAsk();
  const t = looked(fleets(11));
  expect(t).toAsk('ann places-without-figure');
  t.ann.chooses('29', 'places-without-figure');
  expect(t.units('ann', { system: '29' })).toBe('');
  expect(t.units('ann', { system: '28' })).toBe('2 fighter');
});

test('23.4b, 36 note 3, 46 note 3 a planet holds unlimited infantry', () => {
  const t = looked({ ground: { lodor: { ann: '40 infantry' } } });
  expect(t).toAsk();
  expect(t.units('ann', { planet: 'lodor' })).toBe('40 infantry');
});

test('20.3, 23 note 5, 72 note 2 a player has sixteen command tokens', () => {
  const t = table({ seats, change: tokens('19', '20') });
  expect(tokensInReinforcements(t.game, 'ann')).toBe(16 - 3 - 8 - 2 - 2);
});

const empty = (state: State): void => {
  Object.assign(state.seats.ann.tokens, { tactic: 6, fleet: 6, strategy: 4 });
};

test('20.3a, 20.2 without tokens in reinforcements no token is gained', () => {
  expect(
    table({ seats, change: empty }).game &&
      gainTokens.spec(table({ seats, change: empty }).game, 'ann', { count: 3 }).kind,
  ).toBe('none');
  const spec = gainTokens.spec(table({ seats }).game, 'ann', { count: 3 });
  expect(spec.kind === 'allot' && spec.amounts.map(({ key }) => key)).toEqual(['tactic', 'fleet', 'strategy']);
});

test('20.3b without reinforcements the sheet provides the token', () => {
  const t = table({ seats, change: empty }).begin(placeTokens, { todo: [{ seat: 'ann', system: '26' }] });
  expect(t).toAsk('ann token-from-sheet');
  t.ann.chooses('strategy', 'token-from-sheet');
  expect(t.state.seats.ann.tokens.strategy).toBe(3);
  expect(t.state.systems['26'].tokens).toEqual(['ann']);
});

test('20.6, 20.3b an own token already there prevents placing another', () => {
  const t = table({
    seats,
    change: (state) => {
      empty(state);
      state.seats.ann.tokens.tactic = 5;
      state.systems['26'].tokens.push('ann');
    },
  }).begin(placeTokens, { todo: [{ seat: 'ann', system: '26' }] });
  expect(t).toAsk();
  expect(t.state.systems['26'].tokens).toEqual(['ann']);
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 5, fleet: 6, strategy: 4 });
});

test('23.2 trade goods are unlimited', () => {
  const t = table({
    seats,
    change: (state) => {
      state.seats.ann.tradeGoods = 1000;
    },
  });
  gainTradeGoods(t.game, 'ann', 5);
  expect(t.state.seats.ann.tradeGoods).toBe(1005);
});

test('23 note 8 a replacing unit may come from the board', () => {
  const pds: Setting = {
    ground: { '000': { ann: '2 pds' }, wellon: { ann: '2 pds' }, tequran: { ann: '2 pds' }, lodor: { bob: '1 pds' } },
  };
  const gained = () => table({ seats, ...pds }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  const t = gained();
  t.ann.chooses('from Wellon', 'structure-to-move');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 pds');
  expect(gained().ann.declines('structure-to-move').table.units('ann', { planet: 'lodor' })).toBe('');
});

test('23.5 an empty deck reshuffles its discard pile', () => {
  const t = table({
    seats,
    change: (state) => {
      state.decks.action.discard = state.decks.action.draw.splice(0);
    },
  });
  const discards = t.state.decks.action.discard.length;
  drawActionCards(t.game, 'ann', 2);
  expect(t.state.decks.action.draw).toHaveLength(discards - 2);
  expect(t.state.decks.action.discard).toEqual([]);
});

test('23.4 placed units are limited by the figures', () => {
  const t = table({ seats, space: { 27: { ann: '7 cruiser' } }, change: wide });
  expect(placeUnits(t.game, 'ann', 'cruiser', 3, { system: '28' })).toHaveLength(1);
});

test('20.1 players start with 3 tactic, 3 fleet, 2 strategy', () => {
  expect(table({ seats }).state.seats.bob.tokens).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
});

test('20.4 tactical actions place a tactic token', () => {
  const t = table({ seats, space: { 27: { ann: '1 cruiser' } } })
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates('28').table;
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
  expect(t.state.systems['28'].tokens).toEqual(['ann']);
  t.leaves('ann', 'move-ships');
});

/** Ann uses a strategy card; the others are asked about its secondary ability. */
const uses = (card: string, planets: string[] = []) =>
  table({
    seats,
    planets: { bob: planets },
    change: (state) => {
      state.seats.ann.strategyCards[card] = { used: false };
      delete state.strategyCards[card];
    },
  }).begin(strategicAction, { seat: 'ann', card });

test('20.5 secondary abilities cost a strategy token', () => {
  const t = uses('politics').ann.chooses('bob', 'politics-speaker').table;
  while (t.open.some((one) => one.startsWith('ann')))
    t.ann.chooses(['anti-intellectual-revolution', 'archived-secret', 'the-deck'], 'politics-agendas');
  t.bob.follows();
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
  t.cat.declines('use-secondary');
});

test('20.5a the secondary of Leadership costs no token', () => {
  const t = uses('leadership', ['mecatol-rex']).ann.gains('3 tactic').chooses(0, 'leadership-tokens').table;
  t.bob.follows().chooses(1, 'leadership-tokens').agrees('payment').table.bob.gains('tactic');
  expect(t.state.seats.bob.tokens).toEqual({ tactic: 4, fleet: 3, strategy: 2 });
  t.cat.declines('use-secondary');
});
