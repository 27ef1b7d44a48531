import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { possibleCommitments } from '#ti4/rules/trade/deals.ts';
import { table, type TestTable } from './table.ts';

/** Mutiny is voted on: bob first, then cat, then ann, who is the speaker. */
const council = () =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['mecatol-rex'] },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      for (const seat of Object.values(state.seats)) Object.assign(seat, { tradeGoods: 3 });
    },
  }).begin(agendaPhase, {});

const offers = (t: TestTable, seat: string, data: object): string => {
  try {
    t.acts(seat, 'offer', data as never);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};
const vote = (t: TestTable, seat: string, answer: string) => ({
  seat,
  question: possibleCommitments(t.game, seat).find((one) => one.answer === 'for')?.question ?? '',
  answer,
});

test('28.3 immediate deals bind: goods move, the vote counts', () => {
  const t = council();
  t.cat.offers('bob', { give: { tradeGoods: 2 }, deeds: [vote(t, 'bob', 'against')] });
  t.bob.accepts('cat');
  expect(t.state.seats.bob.tradeGoods).toBe(5);
  expect(t).toAskAmongOthers('bob planets-for-votes');
  t.bob.casts('starpoint');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'bob', outcome: 'against' }]);
});

test('28.3 players can offer their own vote for goods', () => {
  const t = council();
  t.bob.offers('cat', { take: { tradeGoods: 1 }, deeds: [vote(t, 'bob', 'for')] });
  t.cat.accepts('bob');
  expect(t.state.seats).toMatchObject({ bob: { tradeGoods: 4 }, cat: { tradeGoods: 2 } });
  expect(t.facts('deal-bound')).toMatchObject([{ seat: 'bob', with: 'cat', what: 'For' }]);
  t.leaves('bob', 'planets-for-votes');
});

test('28.4, 28 note 2d only immediate commitments bind, no early vote', () => {
  const t = council();
  expect(possibleCommitments(t.game, 'ann')).toEqual([]);
  expect(
    offers(t, 'cat', {
      to: 'ann',
      give: { tradeGoods: 1 },
      deeds: [{ seat: 'ann', question: vote(t, 'bob', 'for').question, answer: 'for' }],
    }),
  ).toBe('That is not possible for Sol now, so it cannot be binding. Write it in the note instead.');
  // Nor can an answer that the question has not.
  expect(
    offers(t, 'cat', { to: 'bob', give: { tradeGoods: 1 }, deeds: [{ ...vote(t, 'bob', 'for'), answer: 'sideways' }] }),
  ).toBe('That is not possible for Letnev now, so it cannot be binding. Write it in the note instead.');
  expect(t.state.offers).toEqual({});
});

test('28.3a action cards are never part of binding deals', () => {
  const t = table({
    hands: { bob: ['bribery'] },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
    },
  }).begin(agendaPhase, {});
  for (const seat of ['ann', 'bob', 'cat'])
    for (const one of possibleCommitments(t.game, seat)) expect(['for', 'against', 'abstain']).toContain(one.answer);
});

test('28.2 other terms are noted without binding', () => {
  const t = council();
  t.cat.offers('ann', { give: { tradeGoods: 1 }, note: 'you vote for' });
  t.ann.accepts('cat');
  expect(t.facts('deal-noted')).toMatchObject([{ to: ['cat', 'ann'], note: 'you vote for' }]);
  t.bob.abstains().cat.abstains();
  expect(t.options('ann', 'vote-for')).toContain('against');
});

test('28.1, 94.1 only deals with goods need neighbors and turn', () => {
  const t = table({ hands: {} }).begin(turn, { seat: 'ann', performed: 0 });
  expect(offers(t, 'bob', { to: 'cat', note: 'peace until the next round' })).toBe('taken');
  expect(offers(t, 'bob', { to: 'cat', give: { tradeGoods: 1 }, note: 'peace' })).toBe(
    "During Sol's turn, each transaction must include Sol.",
  );
  expect(offers(t, 'bob', { to: 'bob', note: 'peace' })).toBe('You can make deals only with another player.');
});

test('28.3 an offer lapses once its prompt is answered', () => {
  const t = council();
  offers(t, 'cat', { to: 'bob', give: { tradeGoods: 2 }, deeds: [vote(t, 'bob', 'against')] });
  t.bob.votesFor('for');
  expect(t.state.offers).toEqual({});
  t.leaves('bob', 'planets-for-votes').leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('28 note 1 a committed answer must be possible', () => {
  const t = council();
  expect(
    offers(t, 'cat', { to: 'bob', give: { tradeGoods: 2 }, deeds: [{ ...vote(t, 'bob', 'for'), answer: 'elect-me' }] }),
  ).toBe('That is not possible for Letnev now, so it cannot be binding. Write it in the note instead.');
});
