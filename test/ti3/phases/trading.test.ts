import { expect, test } from 'vitest';
import { framesOf, openAsks, answerProblem, specOf, type Answer } from '#engine';
import { proposeAnswer } from '#ti3/ai/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { narrate } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { laidOut, play, refused, reply } from '../content/third-game.ts';

const RACES = ['norr', 'sol', 'letnev', 'mentak'];

/** Trade is open: p1 plays it, and is asked whom it proposes agreements to. */
function opened(contracts: Record<string, number[]> = {}, races = RACES): Game {
  const game = laidOut(races);
  Object.assign(game.state, { phase: 'action', order: ['p1', 'p2', 'p3', 'p4'] });
  for (const [seat, owned] of Object.entries(contracts)) game.state.seats[seat].contracts = owned;
  play(game, 'trade-primary', { seat: 'p1' });
  reply(game, ['trade'], 'p1');
  return game;
}

const askedNow = (game: Game): string[] =>
  openAsks(game.state)
    .filter(({ ask }) => ask.reply === undefined)
    .map(({ ask }) => `${ask.player}: ${ask.question}`);

/** What is proposed to whoever is asked. */
function proposed(game: Game): Answer {
  const [open] = openAsks(game.state);
  const spec = specOf(game, open);
  const { player, question, data, id } = open.ask;
  const asked = { question, data, spec, check: (answer: Answer) => answerProblem(game, open, answer, spec) };
  return proposeAnswer(knownTo(game, player, open.path), player, asked, String(id));
}

const pairs = (game: Game): string[] =>
  Object.values(game.state.agreements).map(({ seats, worth }) => `${seats.join(' ')} ${worth.join(' ')}`);

test('E3 15.2 a player proposes all agreements at once', () => {
  const game = opened({ p1: [2, 1], p2: [3, 1] });
  expect(askedNow(game)).toEqual(['p1: propose-agreement']);
  expect(refused(game, ['p2>1', 'p2>2'])).toBe('You can offer each player only 1 trade agreement.');
  expect(refused(game, ['p2>1', 'p3>1'])).toBe('You have only 1 trade agreement with income 1.');
  reply(game, ['p2>2', 'p3>1']);
  expect(narrate(game, game.state.facts.slice(-2), null)).toEqual([
    expect.stringMatching(/offers trade agreements to Sol and Letnev\.$/),
  ]);
  expect(askedNow(game)).toEqual(['p2: agree-to-trade', 'p3: agree-to-trade']);
  reply(game, ['3'], 'p2');
  reply(game, ['no'], 'p3');
  expect(pairs(game)).toEqual(['p1 p2 3 2']);
  expect(game.state.facts.filter(({ type }) => type === 'agreement-refused')).toMatchObject([
    { seat: 'p1', partner: 'p3' },
  ]);
  // With the contract that is left p1 may still ask p4.
  const [open] = openAsks(game.state);
  expect(specOf(game, open)).toMatchObject({
    kind: 'choose',
    min: 1,
    max: 1,
    options: [{ key: 'p4>1' }, { key: 'none' }],
  });
});

test('E3 15.2 several agreements are approved together, rejected ones lapse', () => {
  const game = opened();
  reply(game, []);
  expect(askedNow(game)).toEqual(['p2: propose-agreement']);
  const [first, second] = game.state.seats.p2.contracts;
  reply(game, [`p3>${first}`, `p4>${second}`]);
  for (const seat of ['p3', 'p4']) reply(game, [`${game.state.seats[seat].contracts[0]}`], seat);
  expect(askedNow(game)).toEqual(['p1: approve-agreements']);
  reply(game, ['p2+p4']);
  expect(pairs(game).map((pair) => pair.slice(0, 5))).toEqual(['p2 p4']);
  expect(game.state.facts.at(-2)).toMatchObject({ type: 'agreement-refused', partner: 'p3' });
});

test('E3 15.1 proposals favor valuable contracts and avoid likely winners', () => {
  expect(proposed(opened({ p1: [1, 1], p2: [1, 1], p3: [3, 2], p4: [2, 2] }))).toEqual(['p3>1', 'p4>1']);
  const late = opened({ p1: [1, 1], p2: [1, 1], p3: [3, 3], p4: [2, 2] });
  late.state.seats.p3.points = 8;
  expect(proposed(late)).toEqual(['p4>1', 'p2>1']);
});

test('E3 15.2 resumes games saved with single proposals', () => {
  const earlier = (game: Game, data: object): void => {
    const frame = [...framesOf(game.state.stack)].find(({ procedure }) => procedure === 'trade-primary');
    const kept = Object.entries(frame?.data ?? {}).filter(([key]) => !['proposals', 'agreed', 'refused'].includes(key));
    if (!frame) throw new Error('Trade is over');
    frame.data = { ...Object.fromEntries(kept), ...data };
  };
  const game = opened({ p1: [2, 1], p2: [3, 1] });
  reply(game, ['p2>2']);
  earlier(game, { partner: 'p2', given: [2, 0] });
  reply(game, ['3'], 'p2');
  expect(pairs(game)).toEqual(['p1 p2 3 2']);
  const other = opened({ p2: [1, 1], p3: [2, 1] });
  reply(other, []);
  reply(other, ['p3>1'], 'p2');
  reply(other, ['2'], 'p3');
  earlier(other, { partner: 'p3', given: [1, 2] });
  expect(askedNow(other)).toEqual(['p1: approve-agreement']);
  reply(other, ['yes'], 'p1');
  expect(pairs(other)).toEqual(['p2 p3 2 1']);
});
