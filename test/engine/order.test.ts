import fc from '../chance.ts';
import { describe, expect, test } from 'vitest';
import {
  act,
  answer,
  canonicalJson,
  clone,
  digest,
  Game,
  openAsks,
  type Answer,
  type Ask,
  type EngineState,
} from '#engine';
import { book, toy, type ToyState } from './toy.ts';

/** What is answered to an ask: the same whenever it is. */
type Replies = (ask: Ask) => Answer;

/** Plays until nobody is asked, or the fork is over; `pick` says which of the open asks is answered next. */
function played(
  begun: ToyState,
  replies: Replies,
  pick: (count: number) => number,
  until = 'joined',
): { state: ToyState; order: string[] } {
  const state = clone(begun);
  const order: string[] = [];
  for (let answers = 0; answers < 200 && !state.facts.some(({ type }) => type === until); answers++) {
    const asks = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!asks.length) break;
    const { ask } = asks[pick(asks.length)];
    order.push(String(ask.id));
    // As at the table: loaded, one answer, saved.
    answer(new Game(state, book) as never, ask.player, ask.id, replies(ask));
  }
  return { state, order };
}

const factsFor = (state: ToyState) => new Game(state, book).facts;

/** Every order in which a number of things can come. */
const permutations = (of: number[]): number[][] =>
  of.length < 2
    ? [of]
    : of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));

const WAYS = ['lay', 'throw', 'cast', 'overdraw', 'owe', 'shout', 'whisper', 'split', 'nothing'];

const waysOf = (count: number) => fc.array(fc.constantFrom(...WAYS), { minLength: count, maxLength: count });

const begun = (seats: string[]): ToyState => {
  const t = toy({
    order: seats,
    coins: Object.fromEntries([...seats, 'y', 'z'].map((seat) => [seat, 3])),
    notes: Object.fromEntries(seats.map((seat) => [seat, []])),
    hands: Object.fromEntries(seats.map((seat) => [seat, seat === 'a' ? ['counter1'] : []])),
  });
  t.begin('busily', { seats });
  return t.state;
};

/** Replies that depend on nothing but what is asked. */
const repliesOf =
  (ways: Record<string, string>): Replies =>
  ({ player, question, data }) => {
    const { of = [] } = data as { of?: string[] };
    if (question === 'price') return 0;
    if (question === 'window') return [];
    if (of.includes('beg')) return ['beg'];
    if (of.includes('hush')) return ['hush'];
    return [of.includes('split') ? ways[player] : player === 'y' ? 'lay' : 'throw'];
  };

describe('answer order', () => {
  test('answering fork branches in any order gives the same state', () => {
    const seats = ['a', 'b', 'c', 'd'];
    fc.assert(
      fc.property(waysOf(4), (ways) => {
        const replies = repliesOf(Object.fromEntries(seats.map((seat, i) => [seat, ways[i]])));
        const outcomes = permutations([0, 1, 2, 3]).map((order) => {
          // The branches one after the other, in this order.
          let state = begun(seats);
          for (const i of order) state = runBranch(state, seats[i], replies);
          return canonicalJson(played(state, replies, () => 0).state);
        });
        expect(new Set(outcomes).size).toBe(1);
      }),
      { numRuns: 30, seed: 5 },
    );
  });

  test('interleaving five branches, windows, calls and forks gives the same state', () => {
    const seats = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(waysOf(5), fc.infiniteStream(fc.nat(1000)), (ways, picks) => {
        const replies = repliesOf(Object.fromEntries(seats.map((seat, i) => [seat, ways[i]])));
        const straight = played(begun(seats), replies, () => 0);
        const mixed = played(begun(seats), replies, (count) => picks.next().value % count);
        // What was called for above a branch that had ended does not give its result.
        expect(straight.state.facts.at(-1)).toMatchObject({
          type: 'joined',
          result: Object.fromEntries(seats.map((seat) => [seat, 0])),
        });
        expect([...mixed.order].sort()).toEqual([...straight.order].sort());
        expect(canonicalJson(mixed.state)).toBe(canonicalJson(straight.state));
      }),
      { numRuns: 150, seed: 5 },
    );
  });
  test('a private branch waits for nobody and rolls the same dice', () => {
    const dice = (state: ToyState, seat: string) =>
      factsFor(state).filter((fact) => fact.type === 'rolled' && fact.seat === seat);
    const first = runBranch(begun(['a', 'b', 'c']), 'c', repliesOf({ c: 'lay' }));
    expect(first.notes.c).toHaveLength(1);
    expect(runBranch(begun(['a', 'b', 'c']), 'c', repliesOf({ c: 'whisper' })).notes.c).toHaveLength(1);
    expect(runBranch(begun(['a', 'b', 'c']), 'c', repliesOf({ c: 'shout' })).notes.c).toHaveLength(0);
    expect(Object.keys(first.laid)).toEqual(['l1.c.3']);
    const last = ['a', 'b'].reduce(
      (state, seat) => runBranch(state, seat, repliesOf({ a: 'split', b: 'nothing' })),
      begun(['a', 'b', 'c']),
    );
    expect(dice(runBranch(last, 'c', repliesOf({ c: 'lay' })), 'c')).toEqual(dice(first, 'c'));
    expect(dice(first, 'c')).toHaveLength(1);
  });

  test('a later action does not change the rolls of an open branch', () => {
    const rolled = (meanwhile: boolean) => {
      const state = begun(['a', 'b', 'c']);
      if (meanwhile) act(new Game(state, book) as never, 'a', 'give', { to: 'b', count: 1 });
      return factsFor(runBranch(state, 'c', repliesOf({ c: 'nothing' }))).filter((fact) => fact.type === 'rolled');
    };
    expect(rolled(true)).toHaveLength(1);
    expect(rolled(true)).toEqual(rolled(false));
  });

  test('window uses and declines are chained in rule order', () => {
    const chains = permutations([0, 1, 2]).map((order) => {
      const t = toy({ hands: { a: ['boom1'], b: ['boom2'], c: ['boom3'] } });
      t.begin('plain', { event: { name: 'boom' } });
      for (const i of order) t.answer(['a', 'b', 'c'][i], i === 1 ? ['boom2'] : []);
      // Whoever lapsed is asked once more.
      for (const one of t.asks()) if (one.question === 'window' && one.reply === undefined) t.answer(one.player, []);
      return canonicalJson(t.state);
    });
    expect(new Set(chains).size).toBe(1);
  });

  test('answers are chained when used, declines when the window closes', () => {
    const t = toy({ hands: { a: ['boom1'], b: ['boom2'], c: [] } });
    const links: string[] = [];
    t.game.trace = (one) => void (one.is === 'link' && links.push(`${one.seat} ${one.hash.slice(0, 6)}`));
    const linked = (seat: string, text: string) => `${seat} ${digest(`${seat} ${text}`).slice(0, 6)}`;
    t.begin('plain', { event: { name: 'boom' } });
    t.answer('b', []);
    expect(links).toEqual([]);
    t.act('c', 'give', { to: 'b', count: 1 });
    t.answer('a', ['boom1']);
    expect(links).toEqual([linked('c', 'give {"count":1,"to":"b"}'), linked('a', 'window window ["boom1"]')]);
    t.answer('b', []); // what was held has lapsed
    expect(links.slice(2)).toEqual([linked('b', 'window window []')]);
    t.answer('a', ['end']);
    expect(links.slice(3)).toEqual([linked('a', 'plain calm ["end"]')]);
  });

  test('a game from before ordered chaining continues as it began', () => {
    const t = toy();
    delete t.state.lines;
    t.begin('forking');
    expect(t.asks().map(({ id }) => id)).toEqual([5, 6, 7]);
    const before = t.state.chain;
    t.answer('c', ['x']);
    expect(t.state.chain).not.toBe(before);
    expect(canonicalJson(t.state.stack)).not.toContain('chain');
  });
});

/** Answers all that one seat is asked, as long as it is. */
function runBranch(from: ToyState, seat: string, replies: Replies): ToyState {
  const state = clone(from);
  for (let answers = 0; answers < 50; answers++) {
    const next = openAsks(state as EngineState).find(({ ask }) => ask.player === seat && ask.reply === undefined);
    if (!next || state.facts.some(({ type }) => type === 'joined')) break;
    answer(new Game(state, book) as never, seat, next.ask.id, replies(next.ask));
  }
  return state;
}
