import { expect, test } from 'vitest';
import { findCurrentVote } from '#service/plans/pass-vote.ts';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { CardTable } from '../card-table.ts';

const edition = createThirdEdition(rulebooksBySets());

/** Cards that can be played before the draw, when the card is revealed, and when votes begin. */
const HANDS = { bob: 'council-dissolved', cal: 'veto-card', ann: 'thugs' } as const;

test('E3 13.3 a pass in a vote holds from its reveal to its end', () => {
  const t = new CardTable();
  for (const [seat, card] of Object.entries(HANDS)) t.holds(seat as keyof typeof HANDS, card);
  t.owns('bob', 'lodor');
  t.state.decks.action.draw = [];
  t.state.decks.political = { draw: ['law-one', 'law-two', 'law-three', 'law-four'], discard: [] };
  t.begins('political-primary', { seat: 'ann' });
  t.replies('ann', { command: 1, fleet: 0, strategy: 0 });
  const vote = () => findCurrentVote(edition, t.state);
  expect([t.choices('bob'), vote()]).toEqual([['council-dissolved#1'], undefined]);
  t.says('bob');
  const revealed = vote();
  expect([t.choices('cal'), typeof revealed]).toEqual([['veto-card#1'], 'string']);
  t.says('cal');
  expect([t.choices('ann'), vote()]).toEqual([['thugs#1'], revealed]);
});
