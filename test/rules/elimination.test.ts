import { expect, test } from 'vitest';
import { ask, call, done, goto } from '#engine';
import { actionCard, agenda } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { payment } from '#ti4/rules/production/payment.ts';
import { table, type Setting } from './table.ts';

/** Something that goes on: bob is asked to pay, whatever else happens. */
const wait = procedure<object>()('test-wait', {
  start: () =>
    ask(
      [
        payment.ask('bob', { kind: 'resources', amount: 1, for: 'a test' }),
        payment.ask('cat', { kind: 'resources', amount: 1, for: 'a test' }),
      ],
      'end',
    ),
  end: () => done(),
});
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 3,
  procedures: [wait],
});
const edict = agenda({
  id: 'test-edict',
  name: 'Edict',
  set: 'base',
  text: 'test',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
});
const landless = (setting: Setting = {}): Setting => ({
  components: [holder, edict],
  ...setting,
  change: (state) => {
    for (const id of state.systems[state.seats.bob.home].planets) state.planets[id].controller = null;
    setting.change?.(state);
  },
});
const begin = (setting: Setting = {}) => table(landless(setting)).begin(wait, {});

test('33.1 losing planets, ground forces and Production eliminates a player', () => {
  const t = begin();
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(t).toAsk('cat payment');
});

test('33.1 a planet, ground force or Production prevents elimination (33.1a, 33.1b, 33.1c)', () => {
  const out = (setting: Setting, ...asked: string[]): boolean => {
    const t = begin(setting);
    expect(t).toAsk(...asked, 'cat payment');
    return t.state.seats.bob.eliminated ?? false;
  };
  expect(out({ planets: { bob: ['lodor'] } }, 'bob payment')).toBe(false);
  expect(out({ space: { 27: { bob: '1 carrier, 1 infantry' } } })).toBe(false);
  expect(out({ space: { 27: { bob: '1 space-dock' } } })).toBe(false);
  expect(out({ space: { 27: { bob: '3 cruiser' } } })).toBe(true);
});

test('33.2 to 33.8, 69.7, 69.7a, 80.7 elimination returns all components (33.3, 33.4, 33.5, 33.6, 33.7)', () => {
  const t = begin({
    space: { 27: { bob: '2 cruiser' } },
    hands: { bob: ['test-holder'] },
    change: (state) => {
      state.systems['27'].tokens = ['bob', 'ann'];
      state.speaker = 'bob';
      delete state.strategyCards.trade;
      state.seats.bob.strategyCards = { trade: { used: false } };
      const [first, second, ...rest] = state.decks.secret.draw;
      state.decks.secret.draw = rest;
      Object.assign(state.seats.bob, { secretObjectives: [first], scoredSecrets: [second] });
      state.seats.bob.promissoryNotes = [
        'ceasefire@ann',
        ...state.seats.bob.promissoryNotes.filter((note) => note !== 'ceasefire@bob'),
      ];
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'ceasefire@ann');
      state.seats.cat.promissoryNotes.push('ceasefire@bob');
      state.laws = { 'test-edict': { component: 'test-edict', owner: 'bob' } };
    },
  });
  const { state } = t;
  expect(t.units('bob')).toBe('');
  expect(state.systems['27'].tokens).toEqual(['ann']);
  expect(state.laws).toEqual({});
  expect(state.decks.agenda.discard).toContain('test-edict');
  expect(state.seats.ann.promissoryNotes).toContain('ceasefire@ann');
  expect(state.seats.cat.promissoryNotes).not.toContain('ceasefire@bob');
  expect(state.decks.action.discard).toEqual(['test-holder#1']);
  expect(state.strategyCards).toHaveProperty('trade');
  expect(state.decks.secret.draw).toHaveLength(
    Object.values(t.game.book.byKind.objective).filter(({ stage }) => stage === 'secret').length,
  );
  expect(state.speaker).toBe('cat');
  t.cat.agrees('payment');
});

test('33.4a elimination voids the player’s Support for the Throne point', () => {
  const t = begin({
    change: (state) => {
      state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter(
        (note) => note !== 'support-for-the-throne@bob',
      );
      Object.assign(state.seats.ann, { playArea: ['support-for-the-throne@bob'], points: 3 });
    },
  });
  expect(t.state.seats.ann).toMatchObject({ points: 2, playArea: [] });
  expect(
    Object.values(t.state.seats)
      .flatMap((seat) => seat.promissoryNotes)
      .filter((note) => note.endsWith('@bob')),
  ).toEqual([]);
  t.cat.agrees('payment');
});

const ruining = procedure<{ seat: string }>()('test-ruining', {
  start: (game, { seat }) => {
    for (const planet of Object.values(game.state.planets)) if (planet.controller === seat) planet.controller = null;
    return goto('after');
  },
  after: (game) => {
    game.addFact({ type: 'tokens-removed' });
    return done();
  },
});
const ruin = actionCard({
  id: 'test-ruin',
  name: 'Ruin',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [ruining],
  action: { problem: () => undefined, effect: (_game, held) => call(ruining, { seat: held.holder }, 'finish') },
});

test('33 elimination ends the player’s turn', () => {
  const t = table({
    components: [ruin],
    hands: { bob: ['test-ruin'] },
    active: 'bob',
    change: (state) => {
      for (const [seat, card] of [
        ['bob', 'leadership'],
        ['ann', 'trade'],
        ['cat', 'imperial'],
      ])
        state.seats[seat].strategyCards = { [card]: { used: true } };
    },
  }).begin('action-phase', {});
  t.bob.plays('test-ruin');
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(t).toAsk('ann turn');
  expect(t.facts('turn-ends')).toMatchObject([{ seat: 'bob' }]);
  expect(t.facts('tokens-removed')).toEqual([]);
});

test('98.7 the last player left wins', () => {
  const t = begin({
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.controller === 'cat') planet.controller = null;
    },
  });
  expect(t.state).toMatchObject({ phase: 'ended', winner: 'ann', ending: 'last-one-left', stack: [] });
});
