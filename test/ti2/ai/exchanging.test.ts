import { expect, test } from 'vitest';
import { act } from '#engine';
import { rulebookOf } from '#ti2/rulebook.ts';
import { chooseFreeAction } from '#ti2/ai/index.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { parsePlayerKinds } from '#simulation';
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

const deed = (t: Table, seat: string) => chooseFreeAction(knownTo(t.game, seat), seat);
const FULL = ['militia', 'militia', 'yard-fire', 'deep-bunkers', 'trade-agreement'];

test('E2 4.3 a practice player sells a card from a full hand', () => {
  const t = debate(FULL);
  const { actionCards } = t.game.state.seats.ann;
  const offer = deed(t, 'ann');
  expect(offer).toEqual({
    action: 'offer',
    data: { to: 'bob', credits: 0, cards: [actionCards[1]], wantsCredits: 5, wantsCards: [] },
  });
  act(t.game, 'ann', 'offer', offer?.data as never);
  expect(deed(t, 'ann')).toBeUndefined();
  const taken = deed(t, 'bob');
  expect(taken?.action).toBe('accept-offer');
  act(t.game, 'bob', 'accept-offer', taken?.data as never);
  expect([t.game.state.seats.ann.credits, t.game.state.seats.bob.credits, deed(t, 'ann')]).toEqual([8, 25, undefined]);
  expect(deed(debate(FULL.slice(1)), 'ann')).toBeUndefined();
});

test('E2 4.3 a practice player declines requests for a named card', () => {
  const answers = (terms: object): string | undefined => {
    const t = debate(['militia']);
    t.game.state.seats.bob.actionCards = ['yard-fire#1'];
    const offer = { to: 'ann', credits: 0, cards: [], wantsCredits: 0, wantsCards: [], ...terms };
    act(t.game, 'bob', 'offer', offer as never);
    return deed(t, 'ann')?.action;
  };
  for (const card of ['militia', 'subsidy'])
    for (const terms of [{ credits: 30 }, { cards: ['yard-fire#1'] }])
      expect(answers({ ...terms, wantsCards: [card] })).toBe('decline-offer');
  expect(answers({ credits: 1 })).toBe('accept-offer');
});

test('E2 4.3 a practice player buys cards but keeps ten credits', () => {
  const answers = (credits: number, wantsCredits: number): string | undefined => {
    const t = debate(['militia']);
    t.game.state.seats.ann.credits = credits;
    t.game.state.seats.bob.actionCards = ['yard-fire#1'];
    act(t.game, 'bob', 'offer', {
      to: 'ann',
      credits: 0,
      cards: ['yard-fire#1'],
      wantsCredits,
      wantsCards: [],
    } as never);
    return deed(t, 'ann')?.action;
  };
  expect([answers(15, 5), answers(15, 6), answers(14, 5)]).toEqual(['accept-offer', 'decline-offer', 'decline-offer']);
});

test('E2 4.3 practice players exchange in a game among themselves', () => {
  const kinds = parsePlayerKinds('practice', 4);
  const { tally, faults, refused } = simulate(rulebookOf(), { players: 4, seed: '5/4/1', lastRound: 8 }, { kinds });
  expect([faults, refused]).toEqual([[], []]);
  expect(tally.exchanges).toBeGreaterThan(0);
});
