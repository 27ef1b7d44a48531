import { expect, test } from 'vitest';
import { done } from '#engine';
import { discardActionCards, drawActionCards, handLimit, giveActionCards } from '#ti4/rules/phases/action-cards.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { procedure } from '#ti4/rules/game.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type Setting } from './table.ts';

const drawing = procedure<{ seat: string; count: number }>()('test-draw', {
  start: (game, { seat, count }) => {
    drawActionCards(game, seat, count);
    return done();
  },
});
const filler = actionCard({
  id: 'test-filler',
  name: 'Filler',
  set: 'base',
  text: 'test',
  copies: 40,
  procedures: [drawing],
});
const wide = actionCard({
  id: 'test-wide',
  name: 'Wide',
  set: 'base',
  text: 'test',
  copies: 1,
  modifiers: { 'hand-limit': (_game, held, limit, { seat }) => (seat === held.holder ? limit + 2 : limit) },
});
const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => `test-filler#${from + i}`);
const begin = (draw: string[], discard: string[] = [], setting: Setting = {}) =>
  table({
    components: [filler, wide],
    ...setting,
    change: (state) => {
      state.decks.action = { draw, discard };
      setting.change?.(state);
    },
  });

test('2.3 cards come from the top of the deck (2 note 2)', () => {
  const t = begin(cards(1, 5));
  expect(drawActionCards(t.game, 'bob', 2)).toEqual(cards(1, 2));
  expect(t.state.decks.action.draw).toEqual(cards(3, 3));
  expect(JSON.stringify(t.game.facts.filter((fact) => !fact.to))).not.toContain('test-filler');
});

test('23 an empty deck reshuffles its discard pile mid-draw (2 note 4)', () => {
  const t = begin(cards(1, 1), cards(2, 4));
  expect(drawActionCards(t.game, 'bob', 3)).toHaveLength(3);
  expect(t.state.decks.action).toMatchObject({ discard: [] });
  expect(t.state.decks.action.draw).toHaveLength(2);
});

test('23 an empty deck and discard pile give no card', () => {
  const t = begin(cards(1, 1));
  expect(drawActionCards(t.game, 'bob', 3)).toEqual(cards(1, 1));
  expect(drawActionCards(t.game, 'bob', 1)).toEqual([]);
});

test('2.4 players over seven cards choose discards at once', () => {
  const t = begin(cards(1, 10), [], {
    change: (state) => {
      state.seats.bob.actionCards = cards(20, 6);
    },
  }).begin(drawing, { seat: 'bob', count: 3 });
  expect(t).toAsk('bob discard-action-cards');
  expect(t.bob.refusal('test-filler#1')).toBe('Choose exactly 2; you chose 1.');
  t.bob.chooses(['test-filler#1', 'test-filler#25'], 'discard-action-cards');
  expect(t.state.seats.bob.actionCards).toHaveLength(7);
  expect(t.state.decks.action.discard).toEqual(expect.arrayContaining(['test-filler#1', 'test-filler#25']));
});

test('2.4 excess cards cannot be played or traded first (2 note 10)', () => {
  const t = begin(cards(1, 10), [], {
    change: (state) => {
      state.seats.ann.actionCards = cards(20, 8);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(t).toAsk('ann discard-action-cards');
});

test('2.4a an effect can change the hand limit (1.2)', () => {
  const t = begin(cards(1, 10));
  addEffect(t.game, 'test-wide', 'bob', null, 'game');
  expect([handLimit(t.game, 'ann'), handLimit(t.game, 'bob')]).toEqual([7, 9]);
});

test('2.5 only giver and receiver see a given card', () => {
  const t = begin([], [], {
    change: (state) => {
      state.seats.ann.actionCards = cards(1, 2);
    },
  });
  giveActionCards(t.game, 'ann', 'bob', ['test-filler#2']);
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards]).toEqual([
    ['test-filler#1'],
    ['test-filler#2'],
  ]);
  expect(t.facts('action-cards-seen')).toMatchObject([{ to: ['ann', 'bob'] }]);
  discardActionCards(t.game, 'ann', ['test-filler#2'], 'test'); // no longer hers
  expect(t.state.decks.action.discard).toEqual([]);
});

test('2 abilities can answer a finished draw and its count', () => {
  const keen = actionCard({
    id: 'test-keen',
    name: 'Keen',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [
      on('after', 'action-cards-drawn', {
        isUsable: (_game, held, { seat, count }) => seat === 'bob' && count === 2 && held.holder === 'ann',
        effect: () => undefined,
      }),
    ],
  });
  const t = begin(cards(1, 5), [], {
    components: [filler, wide, keen],
    hands: {},
    change: (state) => {
      state.seats.ann.actionCards = ['test-keen#1'];
    },
  }).begin(drawing, { seat: 'bob', count: 2 });
  expect(t).toAsk('ann window');
});
