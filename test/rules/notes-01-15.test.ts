import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type TestTable } from './table.ts';
import { lyingOn } from './markers.ts';

const starting = actionCard({
  id: 'test-starting',
  name: 'Starting',
  set: 'base',
  text: 'test',
  copies: 9,
  reactions: [on('when', 'turn-begins', { isUsable: () => true, effect: () => undefined })],
});
const ending = actionCard({
  id: 'test-ending',
  name: 'Ending',
  set: 'base',
  text: 'test',
  copies: 2,
  reactions: [on('when', 'turn-ends', { isUsable: () => true, effect: () => undefined })],
});
const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => `test-starting#${from + i}`);
/** By initiative ann, bob, cat; it is ann's turn. */
const crowd = (): TestTable =>
  table({
    components: [starting],
    hands: { ann: cards(1, 4), bob: cards(5, 1), cat: cards(6, 2) },
    change: (state) => {
      state.seats.ann.strategyCards = { leadership: { used: true } };
      state.seats.bob.strategyCards = { trade: { used: true } };
      state.seats.cat.strategyCards = { imperial: { used: true } };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
const use = (t: TestTable, seat: string) => t.seat(seat).plays('test-starting').table;
const usedBy = (t: TestTable) => t.facts('action-card-played').map(({ seat }) => seat);

test('1 note 4a, 1 note 4b players alternate one ability each', () => {
  const t = crowd();
  for (let i = 0; i < 9; i++) for (const seat of ['cat', 'bob', 'ann']) if (t.asks(seat, 'window')) use(t, seat);
  expect(usedBy(t)).toEqual(['ann', 'bob', 'cat', 'ann', 'cat', 'ann', 'ann']);
});

test('1 note 4c, 1 note 4d, 1 note 4e declining is provisional', () => {
  const t = crowd();
  use(use(use(t, 'ann'), 'bob'), 'cat').ann.declines();
  use(t, 'cat');
  use(t, 'ann').ann.declines();
  expect(usedBy(t)).toEqual(['ann', 'bob', 'cat', 'cat', 'ann']);
  expect(t.state.seats.ann.actionCards).toHaveLength(2);
  expect(t).toAsk('ann turn');
});

test('1 note 6, 3 note 3 passing turns have start and end', () => {
  const t = table({
    components: [starting, ending],
    hands: { ann: ['test-starting#1', 'test-ending#1'] },
    change: (state) => {
      for (const [seat, card] of [
        ['ann', 'leadership'],
        ['bob', 'trade'],
        ['cat', 'imperial'],
      ]) {
        delete state.strategyCards[card];
        state.seats[seat].strategyCards[card] = { used: true };
      }
    },
  }).begin('action-phase', {});
  use(t, 'ann').ann.passes();
  expect(t.options('ann', 'window')).toEqual(['test-ending#1']);
});

test('2 note 1, 21 note 1 players begin without cards and commodities', () => {
  for (const seat of Object.values(table().state.seats))
    expect(seat).toMatchObject({ actionCards: [], commodities: 0 });
});

test('2 note 6 a second copy may follow a canceled card', () => {
  const t = load(
    table({
      seats: plain,
      hands: { ann: ['morale-boost#1', 'morale-boost#2'], bob: ['sabotage#1'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    }),
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.plays('morale-boost').bob.plays('sabotage');
  expect(t.options('ann', 'window')).toEqual(['morale-boost#2']);
});

test('2 note 7 Lucky Shot cannot target own ships', () => {
  const t = table({
    seats: plain,
    hands: { ann: ['lucky-shot'] },
    space: { 26: { ann: '1 destroyer', bob: '1 destroyer, 1 cruiser' } },
    planets: { ann: ['lodor'] },
  })
    .begin(turn, { seat: 'ann', performed: 0 })
    .ann.plays('lucky-shot').table;
  const aimed = t.options('ann', 'choose-unit').map((id) => t.state.units[id].owner);
  expect(aimed).toEqual(['bob', 'bob']);
});

test('2 note 8 a card counting something is playable at zero', () => {
  const t = table({ seats: plain, hands: { ann: ['economic-initiative'] } }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.plays('economic-initiative');
  expect(t.facts('action-card-played')).toHaveLength(1);
  t.ann.endsTurn();
});

test('3 note 1 passed players may still play other cards', () => {
  const t = table({
    components: [starting],
    hands: { bob: cards(1, 1) },
    change: (state) => {
      state.seats.bob.passed = true;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  use(t, 'bob');
  expect(usedBy(t)).toEqual(['bob']);
});

test('4 note 1, 8 note 2, 40 note 1 no turns outside action phase', () => {
  for (const phase of ['status-phase', 'agenda-phase', 'strategy-phase']) {
    const t = table({
      seats: plain,
      change: (state) => {
        state.active = null;
      },
    }).begin(phase, {});
    expect([phase, t.open.length > 0, t.state.active, t.facts('turn-begins')]).toEqual([phase, true, null, []]);
    if (phase === 'status-phase') t.leaves('ann', 'discard-action-cards');
  }
});

test('7 note 2, 8 note 3 outcomes apply clockwise from the speaker', () => {
  const t = table({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['torkan'] },
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      state.speaker = 'bob';
    },
  }).begin(agendaPhase, {});
  t.cat.votesFor('for', 'torkan').ann.votesFor('for', 'lodor').bob.votesFor('for', 'starpoint');
  expect(t.facts('points-gained').map(({ seat }) => seat)).toEqual(['bob', 'cat', 'ann']);
});

test('12 note 1, 12 note 2, 27 note 1 planets hold several attachments', () => {
  const t = table({ seats: plain, planets: { ann: ['lodor'] } });
  for (const law of ['senate-sanctuary', 'core-mining']) enactLaw(t.game, law, 'lodor');
  expect(lyingOn(t.state.planets.lodor)).toEqual(['senate-sanctuary', 'core-mining']);
  expect([t.state.custodians, lyingOn(t.state.planets['mecatol-rex'])]).toEqual([true, []]);
});

test('15 note 1a bombardment scores no combat secret objective', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 dreadnought' } },
      ground: { starpoint: { bob: '1 infantry' } },
      change: (state) => {
        state.seats.ann.secretObjectives = ['spark-a-rebellion'];
        state.seats.bob.points = 5;
      },
    }),
    10,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('starpoint').table;
  expect([t.units('bob'), t.open, t.facts('combat-won')]).toEqual(['', [], []]);
});

test('15 note 3 only the active player bombards', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 dreadnought', bob: '1 dreadnought' } },
      ground: { starpoint: { cat: '2 infantry' } },
    }),
    1,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('starpoint').table;
  expect([rolls(t), t.open]).toEqual([['ann bombardment 1'], []]);
});
