import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, agenda } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { clearTransactions } from '#ti4/rules/trade/transactions.ts';
import { narrate } from '#ti4/views/index.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

/** Ann (at Lodor, 101) and bob (at New Albion, 102) are neighbors; cat is far off. It is ann's turn. */
const begin = (setting: Setting = {}) =>
  table({
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    ...setting,
    change: (state) => {
      for (const seat of Object.values(state.seats)) Object.assign(seat, { tradeGoods: 3, commodities: 2 });
      setting.change?.(state);
    },
  }).begin(turn, { seat: setting.active ?? 'ann', performed: 0 });

const refused = (t: TestTable, seat: string, action: string, data: object): string => {
  try {
    t.acts(seat, action, data as never);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};
const trade = (t: TestTable, from: string, to: string, give: object, take: object = {}) => {
  t.seat(from).offers(to, { give, take });
  return t.seat(to).accepts(from).table;
};

test('94.2 trade goods and commodities change hands', () => {
  const t = trade(begin(), 'ann', 'bob', { tradeGoods: 1, commodities: 2 }, { commodities: 1 });
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 3, commodities: 0 });
  expect(t.state.seats.bob).toMatchObject({ tradeGoods: 6, commodities: 1 });
});

test('94.1 an accepting player reads who is no neighbor', () => {
  const t = begin();
  t.ann.offers('bob', { give: { tradeGoods: 1 } });
  for (const { id, owner } of Object.values(t.state.units)) if (owner === 'bob') delete t.state.units[id];
  expect(() => t.bob.accepts('ann')).toThrow('You and Sol are not neighbors, so you cannot make a transaction.');
});

test('94.1, 60.1 transactions need neighbors', () => {
  expect(refused(begin(), 'ann', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    "You and Sardakk N'orr are not neighbors, so you cannot make a transaction.",
  );
});

test('94.1 transactions must include the active player (4 note 4)', () => {
  const t = begin({ space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser', cat: '1 cruiser' } } });
  expect(refused(t, 'bob', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    "During Sol's turn, each transaction must include Sol.",
  );
  expect(refused(t, 'bob', 'offer', { to: 'ann', give: { tradeGoods: 1 } })).toBe('taken');
});

test('94.1 one transaction per neighbor and turn', () => {
  const t = trade(begin(), 'ann', 'bob', { tradeGoods: 1 });
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toBe(
    'You have already made a transaction with this player this turn.',
  );
  clearTransactions(t.game);
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toBe('taken');
});

test('94.1a, 94 note 3b combat opponents may trade during combat', () => {
  const t = begin({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    space: { 27: { ann: '1 cruiser', bob: '1 dreadnought' } },
  });
  load(t, 10, 1).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('bob sustain-damage');
  trade(t, 'ann', 'bob', { tradeGoods: 1 });
  expect(t.state.seats.bob.tradeGoods).toBe(4);
  expect(t).toAsk('bob sustain-damage');
});

test('94.2 offers beyond a player’s goods are refused', () => {
  const t = begin();
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 4 } })).toBe('You have only 3 trade goods.');
  expect(refused(t, 'ann', 'offer', { to: 'bob', take: { commodities: 3 } })).toBe(
    'The other player has only 2 commodities.',
  );
  expect(refused(t, 'ann', 'offer', { to: 'bob' })).toBe('Your offer is empty: add something to give or to ask for.');
  expect(refused(t, 'ann', 'offer', { to: 'ann', give: { tradeGoods: 1 } })).toBe(
    'You can make transactions only with another player.',
  );
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { cards: ['sabotage#1'] } })).toBe(
    'You cannot trade these cards.',
  ); // 94.3
});

test('94.2 fractional or negative goods are refused by name', () => {
  const t = begin();
  const wrong = 'Enter a whole number of trade goods, at least 1.';
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: -1 } })).toBe(wrong);
  expect(refused(t, 'ann', 'offer', { to: 'bob', take: { tradeGoods: 0.5 } })).toBe(wrong);
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1, commodities: -1 } })).toBe(
    'Enter a whole number of commodities, at least 1.',
  );
});

test('69.5, 69 note 2, 69 note 2a traded promissory notes stay hidden', () => {
  const t = trade(begin(), 'ann', 'bob', { promissoryNote: 'ceasefire@ann' });
  expect(t.state.seats.bob.promissoryNotes).toContain('ceasefire@ann');
  expect(t.facts('transaction-done')).toMatchObject([{ give: { notes: 1 } }]);
  expect(JSON.stringify(t.game.facts.filter((fact) => !fact.to?.includes('ann')))).not.toContain('ceasefire');
});

test('69.6 asking for a note does not reveal it', () => {
  const t = begin();
  expect(refused(t, 'ann', 'offer', { to: 'bob', take: { promissoryNote: 'ceasefire@cat' } })).toBe('taken');
  expect(refused(t, 'bob', 'accept-offer', { offer: t.offerTo('bob', 'ann') })).toBe(
    'You have no such promissory note.',
  );
});

test('69.5a notes in play areas cannot be traded', () => {
  const t = trade(begin(), 'ann', 'bob', { promissoryNote: 'support-for-the-throne@ann' });
  expect(t.state.seats.bob.playArea).toEqual(['support-for-the-throne@ann']);
  clearTransactions(t.game);
  expect(refused(t, 'bob', 'offer', { to: 'ann', give: { promissoryNote: 'support-for-the-throne@ann' } })).toBe(
    'A promissory note in front of a player cannot be traded.',
  );
});

test('94.6, 60 note 2, 94.6a one transaction per agenda and player (8 note 6)', () => {
  const t = begin({
    phase: 'agenda',
    change: (state) => {
      state.active = null;
    },
  });
  t.state.phase = 'agenda';
  t.state.active = null;
  trade(t, 'cat', 'ann', { tradeGoods: 1 });
  trade(t, 'cat', 'bob', { tradeGoods: 1 });
  expect(refused(t, 'ann', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    'You have already made a transaction with this player on this agenda.',
  );
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toBe('taken');
  t.leaves('ann', 'turn');
});

test('94 no transactions in the strategy and status phases', () => {
  const t = begin();
  t.state.phase = 'status';
  t.state.active = null;
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toBe(
    "You can make transactions only during players' turns in the action phase and in the agenda phase.",
  );
  t.leaves('ann', 'turn');
});

test('94.4a an offer lapses when its goods are gone', () => {
  const t = begin();
  t.ann.offers('bob', { give: { tradeGoods: 3 } });
  t.state.seats.ann.tradeGoods = 1;
  t.ann.offers('bob', { give: { tradeGoods: 1 } });
  expect(Object.values(t.state.offers).map((offer) => offer.give.tradeGoods)).toEqual([1]);
  expect(t.facts('offer-closed')).toMatchObject([{ why: 'lapsed' }]);
});

test('94 only both players learn that an offer closed', () => {
  const t = begin();
  for (const [seat, action, said] of [
    ['bob', 'decline-offer', 'is declined'],
    ['ann', 'withdraw-offer', 'is withdrawn'],
  ]) {
    t.ann.offers('bob', { give: { tradeGoods: 1 } });
    const [offer] = Object.keys(t.state.offers);
    t.acts(seat, action, { offer });
    const told = (viewer: string | null): string[] => narrate(t.game, t.facts('offer-closed').slice(-1), viewer);
    expect([told('ann'), told('bob')]).toEqual([
      [expect.stringMatching(new RegExp(`^Your offer to .+ ${said}\\.$`))],
      [expect.stringMatching(new RegExp(`^.+'s offer to you ${said}\\.$`))],
    ]);
    expect([told('cat'), told(null)]).toEqual([[], []]);
  }
});

test('94 only an offer’s two players can close it', () => {
  const t = begin();
  t.ann.offers('bob', { give: { tradeGoods: 1 } });
  expect(refused(t, 'cat', 'accept-offer', { offer: t.offerTo('bob', 'ann') })).toBe('That offer is no longer open.');
  expect(refused(t, 'ann', 'accept-offer', { offer: t.offerTo('bob', 'ann') })).toBe('That offer is no longer open.');
  expect(refused(t, 'bob', 'withdraw-offer', { offer: t.offerTo('bob', 'ann') })).toBe('That offer is no longer open.');
  t.bob.rejects('ann');
  expect(t.state.offers).toEqual({});
  t.ann.offers('bob', { give: { tradeGoods: 1 } });
  t.ann.withdraws('bob');
  expect(t.state.offers).toEqual({});
});

test('98 Support for the Throne gives, loses a point (1.23a)', () => {
  const t = trade(begin(), 'ann', 'bob', { promissoryNote: 'support-for-the-throne@ann' });
  expect(t.state.seats.bob.points).toBe(1);
  const u = table({
    space: { 26: { ann: '1 cruiser' } },
    active: 'bob',
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (note) => note !== 'support-for-the-throne@ann',
      );
      Object.assign(state.seats.bob, { playArea: ['support-for-the-throne@ann'], points: 1 });
    },
  }).begin('tactical-action', { seat: 'bob' });
  u.bob.activates('26');
  expect(u.state.seats.bob).toMatchObject({ points: 0, playArea: [] });
  expect(u.state.seats.ann.promissoryNotes).toContain('support-for-the-throne@ann');
});

test('98.7 exchanged Supports: the active player’s counts first', () => {
  const t = begin({
    change: (state) => {
      state.seats.ann.points = 9;
      state.seats.bob.points = 9;
    },
  });
  trade(
    t,
    'bob',
    'ann',
    { promissoryNote: 'support-for-the-throne@bob' },
    { promissoryNote: 'support-for-the-throne@ann' },
  );
  expect(t.state.winner).toBe('ann');
});

test('69 Ceasefire prevents its owner’s ships from moving in', () => {
  const t = table({
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    active: 'bob',
    change: (state) => {
      state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter((note) => note !== 'ceasefire@bob');
      state.seats.ann.promissoryNotes.push('ceasefire@bob');
    },
  }).begin('tactical-action', { seat: 'bob' });
  t.bob.activates('26').ann.plays('ceasefire');
  expect(t.asks('bob', 'move-ships')).toBe(false);
  expect(t.units('bob', { system: '27' })).toBe('1 cruiser');
  expect(t.state.seats.bob.promissoryNotes).toContain('ceasefire@bob');
});

test('69.2 Ceasefire answers only its owner’s activation', () => {
  const own = table({ space: { 26: { ann: '1 cruiser' } }, active: 'ann' }).begin('tactical-action', { seat: 'ann' });
  own.ann.activates('27');
  expect(own.open.filter((one) => one.endsWith('window'))).toEqual([]);
  const t = table({
    space: { 26: { ann: '1 cruiser' } },
    active: 'bob',
    change: (state) => state.seats.ann.promissoryNotes.push('ceasefire@cat', 'ceasefire@bob'),
  });
  t.begin('tactical-action', { seat: 'bob' }).bob.activates('26');
  expect(t.options('ann', 'window')).toEqual(['ceasefire@bob']);
  own.leaves('ann', 'move-ships');
});

test('69 Political Secret silences its owner for the agenda', () => {
  const motion = agenda({
    id: 'test-motion',
    name: 'Motion',
    set: 'base',
    text: 'test',
    type: 'directive',
    elect: 'for-against',
  });
  const filler = actionCard({ id: 'test-filler', name: 'Filler', set: 'base', text: 'test', copies: 2 });
  const t = table({
    components: [motion, filler],
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['test-motion'];
      state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter(
        (note) => note !== 'political-secret@bob',
      );
      state.seats.ann.promissoryNotes.push('political-secret@bob');
    },
  }).begin('agenda', { votes: {}, aside: [] });
  t.ann.plays('political-secret');
  const barred = (seat: string) => [
    modify(t.game, 'vote-barred', { seat, agenda: 'test-motion' }, undefined),
    modify(t.game, 'action-card-barred', { seat, card: 'test-filler#1' }, undefined),
    modify(t.game, 'abilities-barred', { seat }, false),
  ];
  expect(barred('bob')).toEqual([expect.stringMatching(/cannot vote/), expect.stringMatching(/action cards/), true]);
  expect(barred('ann')).toEqual([undefined, undefined, false]);
  expect(t.state.seats.bob.promissoryNotes).not.toContain('political-secret@bob');
  for (let i = 0; i < 12 && t.open.length; i++) {
    const { seat, question } = t.next;
    expect(`${seat} ${question}`).not.toMatch(/^bob .*vote/);
    t.seat(seat).complies(question);
  }
  expect(barred('bob')).toEqual([undefined, undefined, false]);
  expect(t.state.seats.bob.promissoryNotes).toContain('political-secret@bob');
});

test.each([
  ['', { anno: 7 }],
  [', in a game begun when the engine numbered them as well', undefined],
])('94 a fourth offer to one player replaces the oldest%s', (_, numbered) => {
  const t = begin();
  t.state.numbered = numbered;
  t.state.nextId = 97;
  t.bob.offers('ann', { give: { tradeGoods: 1 } });
  for (const commodities of [1, 2]) t.ann.offers('bob', { give: { commodities } });
  const [back, ...first] = Object.values(t.state.offers);
  for (const tradeGoods of [1, 2, 3]) t.ann.offers('bob', { give: { tradeGoods } });
  // Their numbers get one figure more on the way.
  expect(first.map(({ id }) => id.length)).not.toContain(
    Math.max(...Object.keys(t.state.offers).map((id) => id.length)),
  );
  expect(
    Object.values(t.state.offers)
      .filter(({ from }) => from === 'ann')
      .map(({ give }) => give.tradeGoods),
  ).toEqual([1, 2, 3]);
  expect(t.state.offers[back.id]).toEqual(back);
  expect(t.facts('offer-closed')).toMatchObject(first.map(({ id }) => ({ offer: id, why: 'replaced' })));
  expect(refused(t, 'bob', 'accept-offer', { offer: first[0].id })).toBe('That offer is no longer open.');
  const next = Object.values(t.state.offers).find(({ from, give }) => from === 'ann' && give.tradeGoods === 1);
  expect(refused(t, 'bob', 'accept-offer', { offer: next?.id ?? '' })).toBe('taken');
});
