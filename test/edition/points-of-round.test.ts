import { expect, test } from 'vitest';
import { openAsks, specOf } from '#engine';
import { table as secondTable } from '../ti2/table.ts';
import { CardTable, EXPANDED } from '../ti3/card-table.ts';
import { table } from '../rules/table.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';

test('a turn of ti4 that begins asks for a card, not a response', () => {
  const t = table({ technologies: { ann: ['transit-diodes'] }, ground: { lodor: { ann: '1 infantry' } } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(t.spec('ann', 'window')).toMatchObject({
    prompt: 'Your turn begins. Do you use a card or ability?',
    emptyLabel: 'Use none',
  });
});

test('an action phase of ti3 that begins asks for a card, not a response', () => {
  const t = new CardTable(EXPANDED).holds('cal', 'first-strike-card').begins('action-phase', {});
  const open = openAsks(t.game.state).find(({ ask }) => ask.player === 'cal');
  expect(open && specOf(t.game, open)).toMatchObject({
    prompt: 'The action phase begins. Do you use a card or ability?',
    emptyLabel: 'Use none',
  });
});

test('an invasion segment of ti2 that begins asks for a card, not a response', () => {
  const t = secondTable({ hands: { ann: ['agitators'] }, ground: { quill: 'bob 2 ground-force' } });
  t.begins('invasion-segment', { seat: 'ann', seen: [] });
  const [open] = openAsks(t.game.state);
  expect(specOf(t.game, open)).toMatchObject({
    prompt: 'Your invasion segment begins. Do you use a card or ability?',
    emptyLabel: 'Use none',
  });
});
