import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import type { State } from '#ti4/rules/state.ts';
import { frontierToken, onTop } from '../../rules/exploring.ts';
import type { Setting, TestTable } from '../../rules/table.ts';
import { inPlay } from '../agenda-rulings/council.ts';
import { lay } from '../laid.ts';

// What is left of the hard cases of Prophecy of Kings (test/coverage/hard-cases.json) beside the tests of the cards themselves.

const goes = (t: TestTable): TestTable => {
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  return t;
};

test('Freelancers note 2: produces on the explored planet or in space only', () => {
  const t = lay({
    space: { 28: { ann: '1 carrier, 2 infantry' } },
    change: (state) => {
      onTop(state, 'freelancers');
      state.seats.ann.tradeGoods = 2;
    },
  }).begin(invasion, { seat: 'ann', system: '28' });
  t.ann.lands('infantry on torkan, infantry on tequran');
  if (t.asks('ann', 'planet-order')) t.ann.chooses(['torkan', 'tequran'], 'planet-order');
  expect(t.facts('card-explored')).toMatchObject([{ planet: 'torkan', card: 'freelancers#1' }]);
  expect(t.options('ann', 'units-to-produce').filter((key) => key.startsWith('infantry'))).toEqual([
    'infantry@torkan',
    'infantry@space',
  ]);
  goes(t);
});

test('Dark Energy Tap note 3: exploring is mandatory, even for earlier ships', () => {
  const taps = (fleet: Setting['space']): TestTable =>
    lay({
      board: { 206: '46' },
      technologies: { ann: ['dark-energy-tap'] },
      ...(fleet && { space: fleet }),
      change: ({ systems }) => void (systems['46'].markers = frontierToken()),
    })
      .begin(tacticalAction, { seat: 'ann' })
      .ann.activates('46').table;
  const there = taps({ 46: { ann: '1 cruiser' } });
  expect(there.facts('card-explored')).toMatchObject([{ seat: 'ann', system: '46' }]);
  expect(there.asks('ann', 'window')).toBe(false);
  expect(taps({}).facts('card-explored')).toEqual([]);
  goes(there);
});

test('Predictive Intelligence note 1: exhausted it adds no votes either', () => {
  const votes = (exhausted: boolean): string[] => {
    const t = lay({
      phase: 'agenda',
      planets: { ann: ['lodor'], bob: ['mecatol-rex'] },
      technologies: { ann: ['predictive-intelligence'] },
      change: (state) => {
        state.decks.agenda.draw = ['mutiny', 'economic-equality'];
        state.speaker = 'cat';
        for (const seat of Object.values(state.seats)) seat.actionCards = [];
        if (exhausted) state.seats.ann.technologies['predictive-intelligence'].exhausted = true;
      },
    }).begin(agendaPhase, {});
    t.ann.votesFor('for');
    const lines = t.options('ann', 'planets-for-votes').filter((key) => key.includes('predictive-intelligence'));
    goes(t);
    return lines;
  };
  expect([votes(false).length, votes(true).length]).toEqual([1, 0]);
});

test('Stellar Converter note 3: no legendary planet is destroyed', () => {
  const inSight = (board: Record<string, string>): string[] => {
    const t = lay({
      board,
      space: { 27: { ann: '1 dreadnought' } },
      change: ({ seats }) => void (seats.ann.relics = { 'stellar-converter': { component: 'stellar-converter' } }),
    }).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.uses('Stellar Converter');
    const planets = t.options('ann', 'choose-planet');
    goes(t);
    return planets;
  };
  // 203 lies next to 102, where the dreadnought is.
  expect(inSight({ 203: '65' })).not.toContain('primor');
  expect(inSight({ 203: '59' })).toContain('archon-vail');
});

test('Stellar Converter: also destroys units placed in response', () => {
  const t = lay({
    seats: { ann: 'winnu', bob: 'yin', cat: 'naalu' },
    space: { 27: { ann: '1 dreadnought' } },
    ground: { lodor: { bob: '1 infantry' } },
    change: ({ seats }) => {
      seats.ann.relics = { 'stellar-converter': { component: 'stellar-converter' } };
      delete seats.bob.leaders?.['brother-milor'].exhausted;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses('Stellar Converter').chooses('lodor', 'choose-planet');
  t.bob.uses('Brother Milor').chooses('infantry', 'brother-milor-units');
  expect([t.state.planets.lodor, t.units('bob')]).toEqual([undefined, '']);
  goes(t);
});

test('Nexus Sovereignty note 1: bars retreats through alpha and beta except Creuss', () => {
  const ways = (ann: string, law: boolean): boolean => {
    const { game } = lay({
      seats: { ann, bob: 'winnu', cat: 'naalu' },
      board: { 204: '39' },
      space: { 39: { ann: '1 cruiser', bob: '1 cruiser' }, 82: { ann: '1 cruiser' } },
      change: (state) => {
        state.systems['82'].face = 'open';
        if (law) inPlay('nexus-sovereignty')(state);
      },
    });
    return retreatSystems(game, 'ann', '39').includes('82');
  };
  expect([ways('yssaril', false), ways('yssaril', true), ways('creuss', true)]).toEqual([true, false, true]);
});

test('Carth of Golden Sands note 1: full players replenish, allowing Trade Agreement', () => {
  const t = lay({
    seats: { ann: 'hacan', bob: 'sol', cat: 'letnev' },
    change: ({ seats }: State) => {
      seats.bob.commodities = 4;
      for (const seat of Object.values(seats)) seat.actionCards = [];
      delete seats.ann.leaders?.['carth-of-golden-sands'].exhausted;
    },
  });
  giveNote(t.game, 'trade-agreement@bob', 'cat');
  t.begin(turn, { seat: 'ann', performed: 0 });
  t.ann.usesAnytime('carth-of-golden-sands').chooses('Replenish: Sol');
  expect(t.facts('commodities-replenished')).toMatchObject([{ seat: 'bob', commodities: 4 }]);
  t.cat.plays('Trade Agreement');
  expect([t.state.seats.cat.tradeGoods, t.state.seats.bob.commodities]).toEqual([4, 0]);
  goes(t);
});

test('Covert Legislation note 4: Bribery comes before revealing the hidden agenda', () => {
  const t = lay({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['tequran'] },
    hands: { bob: ['bribery'] },
    change: (state) => {
      state.decks.agenda.draw = ['covert-legislation', 'seed-of-an-empire', 'economic-equality', 'mutiny'];
      state.seats.bob.tradeGoods = 2;
      for (const { home } of Object.values(state.seats))
        for (const id of state.systems[home].planets) state.planets[id].exhausted = true;
    },
  }).begin(agendaPhase, {});
  t.bob.votesFor('for', 'starpoint');
  for (const seat of ['cat', 'ann']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
  t.bob.plays('bribery').chooses(2, 'bribery-trade-goods');
  const order = t.game.facts.map(({ type }) => type);
  expect([
    order.indexOf('action-card-played') > -1,
    order.indexOf('agenda-uncovered') > order.indexOf('action-card-played'),
  ]).toEqual([true, true]);
  expect(t.facts('votes-cast').at(-1)).toMatchObject({ seat: 'bob', outcome: 'for', votes: 2 });
  goes(t);
});
