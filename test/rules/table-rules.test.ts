import { expect, test } from 'vitest';
import { done } from '#engine';
import { agendaPhase, replaceAgenda } from '#ti4/rules/politics/agenda-phase.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agenda, actionCard, on } from '#ti4/rules/components/component.ts';
import { discardLaw } from '#ti4/rules/politics/laws.ts';
import { procedure } from '#ti4/rules/game.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { clearTransactions } from '#ti4/rules/trade/transactions.ts';
import { table, type Setting, type TestTable } from './table.ts';

const factions = { ann: 'sol', bob: 'hacan', cat: 'sardakk-norr' };
/** Ann (at Lodor) and bob (at New Albion) are neighbors; cat is far off. It is ann's turn. */
const inTurn = (setting: Setting = {}) =>
  table({
    seats: factions,
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    ...setting,
    change: (state) => {
      for (const seat of Object.values(state.seats)) Object.assign(seat, { tradeGoods: 3, commodities: 2 });
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
const council = (agendas: string[], setting: Setting = {}) =>
  table({
    seats: factions,
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['tequran'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = [...agendas];
      for (const seat of Object.values(state.seats)) seat.tradeGoods = 3;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});
const trade = (t: TestTable, from: string, to: string, give: object, take: object = {}) => {
  t.seat(from).offers(to, { give, take });
  return t.seat(to).accepts().table;
};
const refused = (t: TestTable, seat: string, to: string, data: object = { give: { tradeGoods: 1 } }): string => {
  try {
    t.seat(seat).offers(to, { ...data });
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

test('60 note 1 non-neighbors can promise but not exchange goods', () => {
  const t = inTurn();
  expect(refused(t, 'ann', 'cat')).toBe("You and Sardakk N'orr are not neighbors, so you cannot make a transaction.");
  expect(refused(t, 'ann', 'cat', { note: 'I shall leave Tequ’ran alone.' })).toBe('taken');
});

test('94.5 a transaction can include a recorded promise', () => {
  const t = inTurn();
  t.ann.offers('bob', { give: { tradeGoods: 1 }, note: 'For peace.' }).bob.accepts();
  expect(t.state.seats.bob.tradeGoods).toBe(4);
  expect(t.facts('deal-noted')).toMatchObject([{ seats: ['ann', 'bob'], note: 'For peace.' }]);
});

test('94.3 technologies, planets, secrets and action cards are untradable', () => {
  const t = inTurn({ seats: { ...factions, bob: 'winnu' }, hands: { ann: ['sabotage'] } });
  for (const give of [
    { technology: 'antimass-deflectors' },
    { planet: 'jord' },
    { secretObjective: 'x' },
    { tokens: 1 },
  ])
    expect(refused(t, 'ann', 'bob', { give }), JSON.stringify(give)).toBe(
      'Your offer is empty: add something to give or to ask for.',
    );
  expect(refused(t, 'ann', 'bob', { give: { cards: t.state.seats.ann.actionCards } })).toBe(
    'You cannot trade these cards.',
  );
});

test('94.3a Hacan can trade action cards both ways', () => {
  const t = inTurn({ hands: { ann: ['sabotage'], bob: ['direct-hit'] } });
  trade(t, 'bob', 'ann', { cards: [...t.state.seats.bob.actionCards] }, { tradeGoods: 1 });
  expect(t.state.seats.ann.actionCards.map((card) => card.split('#')[0]).sort()).toEqual(['direct-hit', 'sabotage']);
  const u = inTurn({ hands: { ann: ['sabotage'] } });
  trade(u, 'ann', 'bob', { cards: [...u.state.seats.ann.actionCards] });
  expect(u.state.seats.bob.actionCards).toHaveLength(1);
});

test('94.4 a transaction may give something for nothing', () => {
  const t = trade(inTurn(), 'ann', 'bob', { tradeGoods: 3 });
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([0, 6]);
});

test('93.5, 93.6, 93.6a received commodities become trade goods', () => {
  const t = trade(inTurn(), 'ann', 'bob', { commodities: 2 }, { tradeGoods: 1 });
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 4, commodities: 0 });
  expect(t.state.seats.bob).toMatchObject({ tradeGoods: 4, commodities: 2 });
});

test('94 note 5 a replacement agenda has its own transactions', () => {
  const veto = actionCard({
    id: 'test-veto',
    name: 'Veto',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [on('when', 'voting-begins', { isUsable: () => true, effect: (game) => replaceAgenda(game) as never })],
  });
  const t = council(['mutiny', 'economic-equality'], { components: [veto], hands: { cat: ['test-veto'] } });
  expect(t.open).toEqual(['cat window']);
  trade(t, 'ann', 'cat', { tradeGoods: 1 });
  expect(refused(t, 'ann', 'cat')).toBe('You have already made a transaction with this player on this agenda.');
  t.cat.plays('test-veto');
  expect(t.facts('agenda-revealed').map((fact) => fact.agenda)).toEqual(['mutiny', 'economic-equality']);
  expect(refused(t, 'ann', 'cat')).toBe('taken');
});

test('94.6 the second agenda has its own transactions', () => {
  const t = council(['mutiny', 'economic-equality']);
  trade(t, 'ann', 'cat', { tradeGoods: 1 });
  for (const seat of ['bob', 'cat', 'ann']) t.seat(seat).abstains();
  if (t.open.includes('ann break-tie')) t.ann.breaksTie('against');
  expect(t.facts('agenda-revealed')).toHaveLength(2);
  expect(refused(t, 'cat', 'ann')).toBe('taken');
});

test('80.2 the speaker votes last and breaks ties', () => {
  const t = council(['mutiny'], {
    change: (state) => {
      state.speaker = 'bob';
    },
  });
  expect(t.open).toEqual(['cat vote-for', 'ann vote-for', 'bob vote-for']);
  for (const seat of ['cat', 'ann', 'bob']) t.seat(seat).abstains();
  expect(t).toAsk('bob break-tie');
});

const deed = actionCard({
  id: 'test-deed',
  name: 'Deed',
  set: 'base',
  text: 'test',
  copies: 3,
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: () => true,
      effect: (game, held) => game.addFact({ type: 'ability-used', seat: held.holder, component: 'deed' }),
    }),
  ],
});

test('80 note 1 strategy phase windows resolve clockwise from the speaker', () => {
  const t = table({
    components: [deed],
    phase: 'strategy',
    hands: { ann: ['test-deed#1'], bob: ['test-deed#2'], cat: ['test-deed#3'] },
    change: (state) => {
      state.speaker = 'bob';
    },
  }).begin(strategyPhase, {});
  t.ann.plays('test-deed').cat.plays('test-deed');
  expect(t.facts('ability-used').filter(({ component }) => component === 'deed')).toEqual([]);
  t.bob.plays('test-deed').table.declineAll();
  expect(t.facts('ability-used').filter(({ component }) => component === 'deed')[0]).toMatchObject({ seat: 'bob' });
});

const status = (setting: Setting = {}) => table({ phase: 'status', ...setting }).begin(statusPhase, {});

test('81.5a ships over a reduced fleet pool are removed', () => {
  const t = status({ space: { 27: { ann: '3 cruiser' } } });
  t.ann.redistributes('6 tactic, 1 fleet, 4 strategy');
  for (const seat of ['bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.open).toEqual(['ann excess-units']);
  t.ann.removes('2 cruiser');
  expect(t.units('ann')).toBe('1 cruiser');
});

test('81.5b all players redistribute tokens simultaneously in any order', () => {
  const t = status();
  expect(t.open.filter((one) => one.endsWith('redistribute-tokens'))).toHaveLength(3);
  t.cat.agrees('redistribute-tokens').ann.agrees('redistribute-tokens');
  expect(t.open).toEqual(['bob redistribute-tokens']);
  t.bob.agrees('redistribute-tokens');
});

test('81 note 3 damaged units are repaired without Sustain Damage', () => {
  const t = status({ space: { 27: { ann: '1 cruiser (damaged)' } } });
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.units('ann')).toBe('1 cruiser');
});

test('83.8, 83.8b strategy cards return in the status phase', () => {
  const t = status({
    change: (state) => {
      delete state.strategyCards.trade;
      state.seats.ann.strategyCards.trade = { used: true };
    },
  });
  expect(t.state.strategyCards.trade).toBeUndefined();
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.state.seats.ann.strategyCards).toEqual({});
  t.begin(strategyPhase, {}).ann.picks('imperial');
  expect(t.options('bob')).toContain('trade');
});

test('71 note 3 Diplomacy readies only own planets', () => {
  const t = table({
    planets: { ann: ['lodor'], bob: ['starpoint'] },
    change: (state) => {
      state.planets.lodor.exhausted = true;
      state.planets.starpoint.exhausted = true;
    },
  })
    .begin('diplomacy-primary', { seat: 'ann' })
    .ann.chooses('26').table;
  const spec = t.spec('ann');
  expect(spec.kind === 'choose' && spec.options.map(({ key }) => key)).toEqual(['lodor']);
});

test('98.2, 98.3 players start at 0 points and need 10', () => {
  const { state } = table();
  expect([Object.values(state.seats).map(({ points }) => points), state.options.points]).toEqual([[0, 0, 0], 10]);
});

const striking = procedure<object>()('test-striking', {
  start: (game) => {
    discardLaw(game, 'the-crown-of-emphidia');
    return done();
  },
});
const carrier = actionCard({
  id: 'test-carrier',
  name: 'Carrier',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [striking],
});

test('98.6 discarding a law keeps its point', () => {
  const t = table({
    components: [carrier],
    change: (state) => {
      state.laws['the-crown-of-emphidia'] = { component: 'the-crown-of-emphidia', elected: 'ann', owner: 'ann' };
      state.seats.ann.points = 4;
    },
  }).begin(striking, {});
  expect([t.state.laws, t.state.seats.ann.points]).toEqual([{}, 4]);
});

test('88.1, 88.2, 88.3, 88.4 tile backs match homes, planets and anomalies', () => {
  for (const tile of Object.values(table().game.book.tiles)) {
    if (tile.home) expect(tile.back, tile.id).toBe('green');
    if (tile.back === 'blue') expect(tile.planets.length, tile.id).toBeGreaterThan(0);
    if (tile.back === 'red') expect(Boolean(tile.anomalies?.length) || tile.planets.length === 0, tile.id).toBe(true);
  }
});

test('93.3, 93.4 trade goods work during other players’ turns', () => {
  const t = table({
    change: (state) => {
      state.seats.bob.tradeGoods = 3;
      for (const planet of Object.values(state.planets)) planet.exhausted = true;
    },
  }).begin('leadership-secondary', { seat: 'bob' });
  t.bob.chooses(1).pays('3 trade-goods').gains('tactic');
  expect(t.state.seats.bob.tradeGoods).toBe(0);
});

test('93.4c a trade good cost accepts only trade goods', () => {
  const t = table({
    planets: { ann: ['lodor', 'starpoint'] },
    change: (state) => {
      state.objectives = [{ id: 'negotiate-trade-routes', scoredBy: [] }];
      state.seats.ann.tradeGoods = 4;
    },
  });
  t.begin('score-public', { seat: 'ann' });
  expect(t.open).toEqual([]);
  t.state.seats.ann.tradeGoods = 5;
  t.begin('score-public', { seat: 'ann' }).ann.scores('negotiate-trade-routes');
  expect([t.state.seats.ann.tradeGoods, t.state.planets.lodor.exhausted]).toEqual([0, false]);
});

const edict = agenda({
  id: 'test-edict',
  name: 'Edict',
  set: 'base',
  text: 'test',
  type: 'directive',
  elect: 'for-against',
});

test('94.6 offers lapse when another agenda begins', () => {
  const t = council(['test-edict', 'test-edict'], { components: [edict] });
  t.ann.offers('cat', { give: { tradeGoods: 1 } });
  clearTransactions(t.game);
  expect(t.state.offers).toEqual({});
});
