import { expect, test } from 'vitest';
import { begin } from '#engine';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { gainTechnology } from '#ti4/rules/technology/technology.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { explorationCardOf } from '#ti4/rules/exploration/exploration-cards.ts';
import { finds, findsInSpace, tableToExplore } from '../rules/exploring.ts';
import type { Setting, TestTable } from '../rules/table.ts';

const LETNEV = { ann: 'letnev', bob: 'sol', cat: 'naalu' };

const withRelic = (relic: string, { change, ...setting }: Setting = {}): TestTable =>
  tableToExplore([], {
    ...setting,
    change: (state) => {
      state.seats.ann.relics = { [relic]: { component: relic } };
      change?.(state);
    },
  });

test('Abandoned Warehouses note 1, Functioning Base note 1, Local Fabricators note 1 respect the commodity limit', () => {
  for (const card of ['abandoned-warehouses', 'functioning-base', 'local-fabricators']) {
    const explored = (commodities: number) =>
      finds(card, 'new-albion', '1 infantry', {
        seats: LETNEV,
        change: ({ seats }) => void (seats.ann.commodities = commodities),
      });
    const full = explored(2);
    expect(full.options('ann', 'resolve-exploration'), card).not.toContain('gain');
    full.ann.declines('resolve-exploration');
    const nearly = explored(1);
    nearly.ann.chooses('gain', 'resolve-exploration');
    expect(nearly.state.seats.ann.commodities, card).toBe(2);
  }
});

test('Freelancers note 3, Local Fabricators note 2 take units from the board', () => {
  const t = finds('local-fabricators', 'new-albion', '1 infantry', {
    seats: LETNEV,
    ground: { lodor: { ann: '3 mech (damaged)' }, tequran: { ann: '1 mech (damaged)' } },
    change: ({ seats, systems }) => {
      seats.ann.commodities = 1;
      systems['26'].tokens = ['ann'];
    },
  });
  t.ann.chooses('commodity', 'resolve-exploration');
  t.ann.chooses("Tequ'ran (damaged)");
  expect(t.units('ann', { planet: 'new-albion' })).toBe('1 infantry, 1 mech');
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann', { planet: 'tequran' })]).toEqual([
    '3 mech (damaged)',
    '',
  ]);
  const hired = finds('freelancers', 'lodor', '1 infantry', {
    planets: { ann: ['starpoint'] },
    space: { 28: { ann: '2 carrier' }, 29: { ann: '2 carrier (damaged)' } },
    change: ({ systems }) => void (systems['28'].tokens = ['ann']),
  });
  hired.ann.produces('carrier').ann.complies('payment');
  expect([hired.units('ann', { system: '26', space: true }), hired.units('ann', { system: '28' })]).toEqual([
    '1 carrier',
    '2 carrier',
  ]);
});

test('Cultural Relic Fragment note 2, Unknown Relic Fragment note 2 discard an eliminated player’s fragments', () => {
  const t = tableToExplore([], {
    change: ({ seats }) => void (seats.ann.fragments = ['cultural-relic-fragment#1', 'unknown-relic-fragment#1']),
  }).begin(elimination, { seat: 'ann' });
  expect([t.state.decks.cultural.discard, t.state.decks.frontier.discard]).toEqual([
    ['cultural-relic-fragment#1'],
    ['unknown-relic-fragment#1'],
  ]);
});

test('The Codex note 1 needs discarded action cards', () => {
  const t = withRelic('the-codex', {
    change: ({ decks: { action } }) => {
      action.discard = action.draw.slice(2);
      action.draw = action.draw.slice(0, 2);
    },
  });
  const cards = t.state.decks.action.discard.length;
  drawActionCards(t.game, 'bob', 2);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect([t.state.decks.action.draw.length, t.state.decks.action.discard]).toEqual([cards, []]);
  expect(t.facts('deck-shuffled')).toMatchObject([{ deck: 'action' }]);
  expect(t.spec('ann', 'turn')).toMatchObject({
    options: expect.arrayContaining([
      expect.objectContaining({ label: 'The Codex', disabledReason: 'There are no action cards in the discard pile.' }),
    ]) as unknown,
  });
  expect(t).toAsk('ann turn');
});

test("The Prophet's Tears note 1 ignores technology gained without research", () => {
  const t = withRelic('the-prophets-tears');
  gainTechnology(t.game, 'ann', 'war-sun');
  begin(t.game as never, turn.name, { seat: 'ann', performed: 0 });
  expect(t).toAsk('ann turn');
});

test("The Prophet's Tears note 2 works for Nekro in addition to tokens", () => {
  const t = withRelic('the-prophets-tears', { seats: { ann: 'nekro', bob: 'letnev', cat: 'naalu' } }).begin(research, {
    seat: 'ann',
  });
  expect(t.spec('ann')).toMatchObject({
    prompt: 'You would research a technology, but another effect replaces it. Do you respond?',
  });
  const cards = t.state.seats.ann.actionCards.length;
  t.ann.uses("The Prophet's Tears").ann.gains('3 tactic');
  expect([t.state.seats.ann.actionCards.length, t.state.seats.ann.relics?.['the-prophets-tears'].exhausted]).toEqual([
    cards + 1,
    true,
  ]);
  const without = withRelic('the-prophets-tears', { seats: { ann: 'nekro', bob: 'letnev', cat: 'naalu' } }).begin(
    research,
    {
      seat: 'ann',
    },
  );
  without.ann.declines().ann.gains('3 tactic');
  expect(without.state.seats.ann.relics?.['the-prophets-tears']).toEqual({ component: 'the-prophets-tears' });
});

test('Stellar Converter note 2 leaves a system without planets', () => {
  const t = withRelic('stellar-converter', { space: { 27: { ann: '1 dreadnought' } }, planets: { bob: ['lodor'] } });
  t.begin(turn, { seat: 'ann', performed: 0 })
    .ann.uses('Stellar Converter')
    .ann.chooses('lodor', 'choose-planet')
    .ann.endsTurn();
  expect([t.state.systems['26'].planets, t.state.planets.lodor]).toEqual([[], undefined]);
  expect(t).toAsk();
});

test('35 note 4 players may transact before resolving exploration', () => {
  const t = findsInSpace('merchant-station', {
    active: 'ann',
    space: { 46: { ann: '1 cruiser' }, 27: { bob: '1 cruiser', ann: '1 cruiser' } },
    change: ({ seats }) => void (seats.bob.commodities = 1),
  });
  expect(t.open).toEqual(['ann resolve-exploration']);
  t.bob.offers('ann', { give: { commodities: 1 } });
  t.ann.accepts();
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  t.ann.declines('resolve-exploration');
  expect(explorationCardOf(t.game, 'merchant-station#1').id).toBe('merchant-station');
});
