import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

/** It is ann's turn, with one card in hand. */
const holding = (card: string, setting: Setting = {}): TestTable =>
  table({ seats: plain, ...setting, hands: { ann: [card], ...setting.hands } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });

const plays = (card: string, setting: Setting = {}): TestTable => holding(card, setting).ann.plays(card).table;

/** Why the card cannot be played; undefined when it can. */
function unable(card: string, setting: Setting = {}): string | undefined {
  const spec = holding(card, setting).spec('ann', 'turn');
  return spec.kind === 'choose'
    ? spec.options.find(({ key }) => key === `component:${card}#1`)?.disabledReason
    : 'not offered';
}

const exhausted =
  (...planets: string[]): Setting['change'] =>
  (state) => {
    for (const id of planets) state.planets[id].exhausted = true;
  };
const ready = (t: TestTable, ...planets: string[]): boolean[] => planets.map((id) => !t.state.planets[id].exhausted);

test('Economic Initiative readies cultural planets only', () => {
  const t = plays('economic-initiative', {
    planets: { ann: ['tequran', 'lodor'], bob: ['wellon'] },
    change: exhausted('tequran', 'lodor', 'wellon'),
  });
  expect([t.game.book.planets.lodor.trait, t.game.book.planets.tequran.trait]).toEqual(['cultural', 'hazardous']);
  expect(ready(t, 'lodor', 'tequran', 'wellon')).toEqual([true, false, false]);
  t.ann.endsTurn();
});

test('22.3, Economic Initiative note 1, Industrial Initiative note 1: needs no planets', () => {
  expect(unable('economic-initiative')).toBeUndefined();
  expect(unable('industrial-initiative')).toBeUndefined();
});

test('Industrial Initiative pays 1 trade good per industrial planet', () => {
  const t = plays('industrial-initiative', {
    planets: { ann: ['wellon', 'lodor'], bob: ['thibah'] },
    change: exhausted('wellon'),
  });
  expect(t.game.book.planets.wellon.trait).toBe('industrial');
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  t.ann.endsTurn();
});

test('Mining Initiative note 2: does not exhaust the planet', () => {
  const t = plays('mining-initiative', { planets: { ann: ['lodor'] } });
  expect(t.options('ann')).toContain('lodor');
  t.ann.chooses('lodor', 'choose-planet');
  expect([t.state.seats.ann.tradeGoods, ...ready(t, 'lodor')]).toEqual([3, true]);
  t.ann.endsTurn();
});

test('22.3, Mining Initiative note 1, Frontline Deployment note 1, Rise of a Messiah note 1: only Messiah needs no planet', () => {
  const none: Setting = {
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.controller === 'ann') planet.controller = null;
    },
    space: { 27: { ann: '1 carrier, 1 infantry' } },
  };
  const landless = { ...none, ground: { lodor: { bob: '1 infantry' } } };
  expect(unable('mining-initiative', landless)).toBe('You control no planet.');
  expect(unable('frontline-deployment', landless)).toBe('You control no planet where infantry can be placed.');
  expect(unable('rise-of-a-messiah', landless)).toBeUndefined();
});

test('Frontline Deployment note 2: all three infantry share one planet', () => {
  const t = plays('frontline-deployment', { planets: { ann: ['lodor', 'wellon'] } }).ann.chooses(
    'lodor',
    'choose-planet',
  ).table;
  expect(t.units('ann', { planet: 'lodor' })).toBe('3 infantry');
  t.ann.endsTurn();
});

test('Rise of a Messiah places one infantry on each planet', () => {
  const t = plays('rise-of-a-messiah', { planets: { ann: ['lodor', 'wellon'], bob: ['mellon'] } });
  expect(['lodor', 'wellon', 'mellon'].map((planet) => t.units('ann', { planet }))).toEqual([
    '1 infantry',
    '1 infantry',
    '',
  ]);
  t.ann.endsTurn();
});

test('Tactical Bombardment note 2: exhausts others’ planets, or none', () => {
  const t = plays('tactical-bombardment', {
    space: { 30: { ann: '1 dreadnought' }, 28: { ann: '1 cruiser' }, 27: { ann: '1 dreadnought' } },
    planets: { bob: ['mellon'], ann: ['zohbat'] },
  });
  expect(t.options('ann', 'choose-system').sort()).toEqual(['27', '30']);
  t.ann.chooses('30', 'choose-system');
  expect(ready(t, 'mellon', 'zohbat')).toEqual([false, true]);
  t.ann.endsTurn();
});

test('Tactical Bombardment note 1: needs a unit with Bombardment', () => {
  expect(unable('tactical-bombardment', { space: { 30: { ann: '1 cruiser' } } })).toBe(
    'None of your units has Bombardment.',
  );
});

test('2 note 9, Repeal Law note 1: discards a law in play', () => {
  expect(unable('repeal-law')).toBe('No law is in effect.');
  const t = table({ seats: plain, hands: { ann: ['repeal-law'] } });
  enactLaw(t.game, 'enforced-travel-ban', 'for');
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('repeal-law').chooses('enforced-travel-ban', 'repeal-law');
  expect(t.state.laws).toEqual({});
  expect(t.state.decks.agenda.discard).toContain('enforced-travel-ban');
  t.ann.endsTurn();
});

test('Uprising note 2: exhausts another’s planet for trade goods', () => {
  const t = plays('uprising', { planets: { bob: ['lodor', 'mellon'], ann: ['wellon'] }, change: exhausted('mellon') });
  expect(t.options('ann', 'choose-planet')).toEqual(['lodor']);
  t.ann.chooses('lodor', 'choose-planet');
  expect([t.state.seats.ann.tradeGoods, ...ready(t, 'lodor')]).toEqual([3, false]);
  t.ann.endsTurn();
});

test('22.3, Uprising note 1: needs a ready planet', () => {
  expect(unable('uprising', { planets: { bob: ['lodor'] }, change: exhausted('lodor') })).toBe(
    'No other player has a ready planet outside home systems.',
  );
});

test('2.7, 2.8, 1.15, 1.15a, 22.4, Sabotage note 7: a Sabotaged card has no effect', () => {
  const t = plays('uprising', { planets: { bob: ['lodor'] }, hands: { bob: ['sabotage'] } })
    .ann.chooses('lodor', 'choose-planet')
    .bob.plays('sabotage').table;
  expect([t.state.seats.ann.tradeGoods, ...ready(t, 'lodor')]).toEqual([0, true]);
  expect(t).toAsk('ann turn');
});
