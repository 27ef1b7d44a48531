import { expect, test } from 'vitest';
import { lay } from '../../content/laid.ts';
import { load, loadThen } from '../loaded-dice.ts';
import { seatsByInitiative } from '#ti4/rules/seats.ts';
import { table } from '../table.ts';

test('a setting places cards exactly where it says', () => {
  const { state } = lay({
    notes: { ann: ['ceasefire@bob'] },
    playArea: { cat: ['alliance@ann'] },
    laws: { 'demilitarized-zone': { elected: 'quann' }, 'minister-of-war': { elected: 'ann', owner: 'ann' } },
    strategyCards: { bob: ['warfare', 'trade (used)'] },
    relics: { ann: ['the-obsidian'] },
  });
  const { ann, bob, cat } = state.seats;
  expect([ann.promissoryNotes.includes('ceasefire@bob'), bob.promissoryNotes.includes('ceasefire@bob')]).toEqual([
    true,
    false,
  ]);
  expect([cat.playArea, ann.promissoryNotes.includes('alliance@ann')]).toEqual([['alliance@ann'], false]);
  expect(state.laws).toEqual({
    'demilitarized-zone': { component: 'demilitarized-zone', elected: 'quann' },
    'minister-of-war': { component: 'minister-of-war', elected: 'ann', owner: 'ann' },
  });
  expect([bob.strategyCards, 'warfare' in state.strategyCards]).toEqual([
    { warfare: { used: false }, trade: { used: true } },
    false,
  ]);
  expect([ann.relics, state.decks.relic.draw.includes('the-obsidian')]).toEqual([
    { 'the-obsidian': { component: 'the-obsidian' } },
    false,
  ]);
});

test('a setting places counts, tokens, captured units and leaders', () => {
  const { state } = lay({
    points: { ann: 4 },
    tradeGoods: { bob: 3 },
    commodities: { cat: 1 },
    tokens: { ann: { tactic: 0 } },
    activated: { 27: ['bob'] },
    captured: { ann: '2 infantry, 1 cruiser of bob' },
    unlocked: ['that-which-molds-flesh'],
    seats: { ann: 'vuilraith', bob: 'sol', cat: 'naalu' },
  });
  const { ann, bob, cat } = state.seats;
  expect([ann.points, bob.tradeGoods, cat.commodities, ann.tokens.tactic, ann.tokens.fleet]).toEqual([4, 3, 1, 0, 3]);
  expect(state.systems['27'].tokens).toEqual(['bob']);
  expect(ann.captured).toEqual([{ type: 'infantry' }, { type: 'infantry' }, { type: 'cruiser', owner: 'bob' }]);
  expect(ann.leaders?.['that-which-molds-flesh'].locked).toBeUndefined();
});

test('a setting determines seat order', () => {
  const { game } = table({ order: ['cat', 'ann', 'bob'] });
  expect(seatsByInitiative(game)).toEqual(['cat', 'ann', 'bob']);
});

test('loaded dice come first; running out lists earlier rolls', () => {
  const t = loadThen(table(), [3], 10);
  expect(t.game.roll('a test', 3)).toEqual([3, 10, 10]);
  expect(() => load(t, 5).game.roll('a test', 2)).toThrow(
    'No faces are left for a test (2 dice). Rolled so far:\nnothing',
  );
});

test('prompts print with their options', () => {
  const t = table({ space: { 26: { ann: '1 cruiser' } } }).begin('turn', { seat: 'ann' });
  expect(t.questions).toMatch(/^ann turn: .*tactical/);
  t.stopsAt();
});
