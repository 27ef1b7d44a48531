import { expect, test } from 'vitest';
import { act } from '../../../src/engine/index.ts';
import { bookOf } from '../../../src/editions/ti2/book.ts';
import { practiceDeed } from '../../../src/editions/ti2/practice/index.ts';
import { simulate } from '../../../src/editions/ti2/rehearsal/run.ts';
import { knownTo } from '../../../src/editions/ti2/views/known.ts';
import { kindsOf } from '../../../src/rehearsal/index.ts';
import { table, type Table } from '../table.ts';

/** A debate in which Ann holds these cards, and Bob is the richest. */
function debate(hand: string[]): Table {
  const t = table({
    hands: { ann: hand },
    credits: { ann: 3, bob: 30, cal: 20 },
    ground: { quill: 'ann', ravne: 'bob', solm: 'cal' },
  });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  return t.begins('senate');
}

const deed = (t: Table, seat: string) => practiceDeed(knownTo(t.game, seat), seat);
const FULL = ['militia', 'militia', 'yard-fire', 'deep-bunkers', 'trade-agreement'];

test('E2 4.3 a practice player with a full hand sells a card once in a debate', () => {
  const t = debate(FULL);
  const { actionCards } = t.game.state.seats.ann;
  const offer = deed(t, 'ann');
  expect(offer).toEqual({
    action: 'offer',
    data: { to: 'bob', credits: 0, cards: [actionCards[1]], wantsCredits: 6, wantsCards: [] },
  });
  act(t.game, 'ann', 'offer', offer?.data as never);
  expect(deed(t, 'ann')).toBeUndefined();
  const taken = deed(t, 'bob');
  expect(taken?.action).toBe('accept-offer');
  act(t.game, 'bob', 'accept-offer', taken?.data as never);
  expect([t.game.state.seats.ann.credits, t.game.state.seats.bob.credits, deed(t, 'ann')]).toEqual([9, 24, undefined]);
  expect(deed(debate(FULL.slice(1)), 'ann')).toBeUndefined();
});

test('E2 4.3 a practice player gives a card that is wanted for what it is worth', () => {
  const answers = (credits: number, wantsCards: string[]): string | undefined => {
    const t = debate(FULL);
    act(t.game, 'bob', 'offer', { to: 'ann', credits, cards: [], wantsCredits: 0, wantsCards } as never);
    return deed(t, 'ann')?.action;
  };
  expect([
    answers(8, ['militia']),
    answers(7, ['militia']),
    answers(20, ['subsidy']),
    answers(24, ['militia', 'militia', 'militia']),
  ]).toEqual(['accept-offer', 'decline-offer', 'decline-offer', 'decline-offer']);
});

test('E2 4.3 practice players exchange in a game among themselves', () => {
  const kinds = kindsOf('practice', 4);
  const { tally, faults, refused } = simulate(bookOf(), { players: 4, seed: '5/4/1', lastRound: 8 }, { kinds });
  expect([faults, refused]).toEqual([[], []]);
  expect(tally.exchanges).toBeGreaterThan(0);
});
