import { expect, test } from 'vitest';
import { technology } from '#ti4/rules/components/component.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { setupChoices } from '#ti4/rules/setup/setup-choices.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { finds, findsInSpace, frontierToken, onTop, POK, tableToExplore } from './exploring.ts';
import { lyingOn } from './markers.ts';
import { table, type TestTable } from './table.ts';

const twoFaced = technology({
  id: 'two-faced',
  name: 'Two-faced',
  set: 'base',
  text: 'Starpoint is cultural as well.',
  prerequisites: {},
  modifiers: {
    traits: (_game, _held, traits, { planet }) => (planet === 'starpoint' ? [...traits, 'cultural'] : traits),
  },
});

const explored = (t: TestTable): string[] =>
  t.facts('card-explored').map(({ planet, card }) => `${planet ?? 'space'}: ${card}`);

test('35.1 only a planet gained from nobody is explored', () => {
  const t = tableToExplore(['mining-world'], { planets: { bob: ['resculon'] } });
  t.begin(gainControl, { seat: 'ann', planet: 'resculon' });
  expect(explored(t)).toEqual([]);
  t.begin(gainControl, { seat: 'ann', planet: 'starpoint' });
  expect(explored(t)).toEqual(['starpoint: mining-world#1']);
});

test('35.1 without the expansion no planet is explored', () => {
  const t = table().begin(gainControl, { seat: 'ann', planet: 'starpoint' });
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(explored(t)).toEqual([]);
});

test('35.2 the card comes from the planet’s trait deck (35.2a)', () => {
  for (const [planet, card] of [
    ['lodor', 'dyson-sphere'],
    ['starpoint', 'rich-world'],
    ['new-albion', 'biotic-research-facility'],
  ])
    expect(explored(finds(card, planet))).toEqual([`${planet}: ${card}#1`]);
});

test('35.2b Mecatol Rex and home planets cannot be explored', () => {
  const t = tableToExplore([]);
  for (const planet of ['mecatol-rex', 'jord']) t.begin(gainControl, { seat: 'bob', planet });
  expect(explored(t)).toEqual([]);
  t.begin(explore, { seat: 'ann', planet: 'jord', system: '1' });
  expect(explored(t)).toEqual([]);
});

test('35.2c the player picks a multi-trait planet’s deck', () => {
  const t = tableToExplore(['dyson-sphere'], {
    components: [twoFaced],
    technologies: { ann: ['two-faced'] },
  });
  t.begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect(t.options('ann', 'trait-to-explore')).toEqual(['hazardous', 'cultural']);
  t.ann.chooses('cultural');
  expect(explored(t)).toEqual(['starpoint: dyson-sphere#1']);
});

test('35.2d the active player explores planets one by one (35 note 3)', () => {
  const t = tableToExplore(['rich-world', 'biotic-research-facility'], {
    space: { 27: { ann: '1 carrier, 2 infantry' } },
  }).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('infantry on new-albion, infantry on starpoint');
  t.ann.chooses(['starpoint', 'new-albion'], 'planet-order');
  expect(
    t.state.facts
      .filter(({ type }) => type === 'planet-taken' || type === 'card-attached')
      .map((fact) => `${fact.type} ${'planet' in fact ? fact.planet : ''}`),
  ).toEqual([
    'planet-taken starpoint',
    'card-attached starpoint',
    'planet-taken new-albion',
    'card-attached new-albion',
  ]);
});

test('35.5 exploring a system needs a frontier token', () => {
  expect(explored(findsInSpace('lost-crew'))).toEqual(['space: lost-crew#1']);
  const t = tableToExplore(['lost-crew'], { board: { '206': '46' } }).begin(explore, { seat: 'ann', system: '46' });
  expect(explored(t)).toEqual([]);
});

test('35.6 an explored frontier token is removed', () => {
  expect(lyingOn(findsInSpace('lost-crew').state.systems['46'])).toEqual([]);
});

test('35.7 resolved cards go to their deck’s discard pile', () => {
  const t = findsInSpace('lost-crew');
  expect(t.state.decks.frontier.discard).toEqual(['lost-crew#1']);
  const other = finds('mercenary-outfit', 'lodor');
  other.ann.chooses([], 'resolve-exploration');
  expect(other.state.decks.cultural.discard).toEqual(['mercenary-outfit#1']);
});

test('35 note 1 a card that purges itself is not discarded', () => {
  const t = finds('gamma-wormhole', 'lodor');
  expect(t.state.decks.cultural.discard).toEqual([]);
  expect(t.facts('cards-purged')).toMatchObject([{ cards: ['gamma-wormhole#1'] }]);
});

test('35 note 2 Enigmatic Device and Ion Storm stay in play', () => {
  const device = findsInSpace('enigmatic-device');
  expect(device.state.seats.ann.fragments).toEqual(['enigmatic-device#1']);
  const storm = findsInSpace('ion-storm');
  storm.ann.chooses('beta', 'resolve-exploration');
  expect(lyingOn(storm.state.systems['46'])).toEqual(['ion-storm#1']);
  for (const t of [device, storm]) expect(t.state.decks.frontier.discard).toEqual([]);
});

test('35.7a an empty exploration deck reshuffles its discard pile', () => {
  const t = tableToExplore([], {
    change: ({ decks }) => {
      decks.hazardous = { draw: [], discard: ['rich-world#1'] };
    },
  }).begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect(explored(t)).toEqual(['starpoint: rich-world#1']);
  t.begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect(t.facts('nothing-explored')).toMatchObject([{ planet: 'starpoint', deck: 'hazardous' }]);
});

test('35.8 attached cards affect their planet under any controller (12.2)', () => {
  const t = finds('mining-world');
  expect(lyingOn(t.state.planets.starpoint)).toEqual(['mining-world#1']);
  expect(resourcesOf(t.game, 'starpoint')).toBe(5);
  t.begin(gainControl, { seat: 'bob', planet: 'starpoint' });
  expect(lyingOn(t.state.planets.starpoint)).toEqual(['mining-world#1']);
  expect(resourcesOf(t.game, 'starpoint')).toBe(5);
});

test('12 note 1 a planet may have any number of attachments', () => {
  const t = finds('mining-world');
  onTop(t.game.state, 'lazax-survivors');
  t.begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect([resourcesOf(t.game, 'starpoint'), influenceOf(t.game, 'starpoint')]).toEqual([6, 3]);
});

test('35.9 relic fragments stay face up with their finder', () => {
  const t = finds('hazardous-relic-fragment');
  expect(t.state.seats.ann.fragments).toEqual(['hazardous-relic-fragment#1']);
  expect(t.state.decks.hazardous.discard).toEqual([]);
});

test('35 note 5 everyone sees the card before it resolves', () => {
  const t = finds('mercenary-outfit', 'lodor');
  expect(t.facts('card-explored')).toMatchObject([{ seat: 'ann', card: 'mercenary-outfit#1', planet: 'lodor' }]);
  expect(t.facts('card-explored')[0].to).toBeUndefined();
  t.leaves('ann', 'resolve-exploration');
});

test('38.1, Creuss Gate note 1 setup puts frontier tokens in planetless systems (35.4a, 38.1c, 38.1d)', () => {
  const t = table({
    sets: POK,
    seats: { ann: 'creuss', bob: 'letnev', cat: 'sardakk-norr' },
    board: { '206': '46', '207': '41' },
    phase: 'setup',
  });
  t.begin(setupChoices, {});
  const tokens = Object.values(t.state.systems).flatMap(({ id, markers = [] }) =>
    markers.filter(({ component }) => component === 'frontier').map(() => id),
  );
  expect(tokens.sort()).toEqual(['17', '41', '46']);
  for (const seat of t.state.order) t.leaves(seat, 'keep-secret-objective');
});

test('38.1 without the expansion there are no frontier tokens', () => {
  const t = table({ board: { '206': '46' }, phase: 'setup' }).begin(setupChoices, {});
  expect(t.state.systems['46'].markers).toBeUndefined();
  for (const seat of t.state.order) t.leaves(seat, 'keep-secret-objective');
});

test('38.1b a system has at most one frontier token', () => {
  const t = findsInSpace('lost-crew', {
    board: { '207': '47' },
    change: (state) => {
      state.systems['47'].markers = frontierToken(2);
    },
  });
  expect(lyingOn(t.state.systems['47'])).toEqual(['frontier#2']);
});

test('35.3 a planet may be explored again', () => {
  const t = finds(['mining-world', 'rich-world']);
  t.begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect(explored(t)).toEqual(['starpoint: mining-world#1', 'starpoint: rich-world#1']);
});
