import { expect, test } from 'vitest';
import {
  ask,
  begin,
  chosenAmounts,
  chosenKey,
  choose,
  createSetupDraw,
  defineProcedure,
  defineQuestion,
  done,
  Game,
  openAsks,
  specOf,
  type EngineBook,
  type Spec,
} from '#engine';
import { ProposalCheck, proposalFaults, type ProposalRules } from '#simulation';
import { toy, toyBook, type ToyState } from '../../service/toy.ts';

type Toy = Game<ToyState, EngineBook<Game<ToyState, EngineBook<never>>>>;
const question = defineQuestion<Toy>();
const procedure = defineProcedure<Toy>();

/** Coins that the question proposes to give; the first brings a point, and all of them go. */
const give = question<{ proposed: number; least: number }, Record<string, number>>()(
  'give',
  (_game, _seat, { proposed, least }): Spec => ({
    kind: 'allot',
    prompt: 'What do you give?',
    amounts: [{ key: 'coins', label: 'Coins', max: 3 }],
    proposed: { coins: proposed },
    limits: [{ measure: 'none', message: '' }],
    ...(least && { emptyLabel: 'Nothing' }),
  }),
  { check: (_game, _seat, { least }, { coins = 0 }) => (coins < least ? `At least ${least}.` : undefined) },
);
const leave = question<null>()('leave', () => choose('What do you leave?', ['coin', 'all'].map((key) => ({ key, label: key })))); // prettier-ignore
const giving = procedure<{ seat: string; proposed: number; least: number; point: boolean }>()('giving', {
  start: (_game, { seat, proposed, least }) => ask([give.ask(seat, { proposed, least })], 'given'),
  given: (game, { seat, point }, got) => {
    const { coins = 0 } = chosenAmounts(got.answer);
    game.state.seats[seat].coins -= coins;
    if (coins && point) game.state.seats[seat].score += 1;
    return done();
  },
});
const leaving = procedure<{ seat: string }>()('leaving', {
  start: (_game, { seat }) => ask([leave.ask(seat, null)], 'left'),
  left: (game, { seat }, got) => {
    game.state.seats[seat].coins -= chosenKey(got.answer) === 'all' ? 5 : 1;
    return done();
  },
});
const paying = procedure<{ seat: string; due: number; first: number }>()('paying', {
  start: (_game, { seat, first }) => ask([give.ask(seat, { proposed: first, least: 1 })], 'rest'),
  rest: (game, data, got) => {
    const { coins = 0 } = chosenAmounts(got.answer);
    game.state.seats[data.seat].coins -= coins;
    data.due -= coins;
    return data.due > 0 ? ask([give.ask(data.seat, { proposed: data.due, least: data.due })], 'rest') : done();
  },
});

const book = {
  ...toyBook,
  questions: { ...toyBook.questions, give, leave },
  procedures: { ...toyBook.procedures, giving, leaving, paying },
};

const rules: ProposalRules<Toy> = {
  propose: (_game, _open, { spec }) => (spec.kind === 'allot' ? spec.proposed : []),
  answerer: (_open, spec) => (spec.kind === 'choose' ? ['all'] : []),
  round: () => 1,
  seats: ({ state }) => state.order,
  ended: ({ state }) => state.winner !== null,
  holdings: ({ state }, seat) => ({ coins: state.seats[seat].coins, score: state.seats[seat].score }),
  surroundings: () => null,
  moveOf: (_game, _open, line) => (line === 'coins' ? { from: 'here', to: 'there' } : undefined),
  activation: { begins: 'activated', gains: ['moved'], prevented: ['stopped'], ends: ['ended'] },
};

/** What is wrong with what is proposed when a procedure asks. */
function faults(name: string, data: object, more: Partial<ProposalRules<Toy>> = {}): string[] {
  const seating = ['p1', 'p2'].map((seat) => ({ seat }));
  const state = toy.create({ target: 12, hours: null, veil: true }, seating as never, 'a', createSetupDraw as never);
  const game = new Game(state, book as never) as Toy;
  state.seats.p1.coins = 9;
  begin(game, name, { seat: 'p1', ...data });
  const check = new ProposalCheck({ ...rules, ...more });
  for (const open of openAsks(state)) check.onAsk(game, open, specOf(game, open));
  return proposalFaults(check.report);
}

test('a proposal that gives more than its gain needs is found', () => {
  expect(faults('giving', { proposed: 3, least: 0, point: true })).toEqual([
    'give of p1: {"coins":3} loses coins compared with {"coins":2}',
  ]);
  expect(faults('giving', { proposed: 1, least: 0, point: false })).toHaveLength(1);
  expect(faults('giving', { proposed: 1, least: 0, point: true })).toEqual([]);
  expect(faults('giving', { proposed: 2, least: 2, point: false })).toEqual([]);
});

test('a refused proposal is found', () => {
  expect(faults('giving', { proposed: 1, least: 2, point: false })).toEqual([
    'give of p1: {"coins":1} is refused: At least 2.',
  ]);
});

test('progress toward an objective is worth a price; less is no loss', () => {
  const coins = ({ state }: Toy, seat: string): number => state.seats[seat].coins;
  const proposed = { proposed: 3, least: 0, point: false };
  expect(faults('giving', proposed)).toHaveLength(1);
  expect(faults('giving', proposed, { progress: (game, seat) => ({ aim: 9 - coins(game, seat) }) })).toEqual([]);
  const holdings: typeof rules.holdings = (game, seat) => ({ rich: Number(coins(game, seat) > 8) });
  expect(faults('leaving', {}, { holdings, progress: (game, seat) => ({ aim: coins(game, seat) }) })).toEqual([]);
});

test('a costlier choice of a practice player is found', () => {
  expect(faults('leaving', {})).toEqual(['leave of p1: ["all"] loses coins compared with ["coin"]']);
});

test('a trial goes on with what later questions preselect', () => {
  const answerer = () => ({ coins: 3 });
  expect(faults('paying', { due: 4, first: 2 }, { answerer })).toEqual([]);
  // More than is due is a loss in any case.
  expect(faults('paying', { due: 2, first: 3 }, { answerer })).toEqual([
    'give of p1: {"coins":3} loses coins compared with {"coins":2}',
  ]);
});

test('a move to where a unit already is is found', () => {
  const moveOf = () => ({ from: 'here', to: 'here' });
  expect(faults('giving', { proposed: 1, least: 0, point: true }, { moveOf })).toEqual([
    'give of p1: {"coins":1} moves within one system (coins)',
  ]);
});

test('an activation without gain is found unless others prevent it', () => {
  const idle = (...facts: { type: string; seat: string; system?: string }[]): string[] => {
    const check = new ProposalCheck(rules);
    for (const fact of facts) check.onFact({} as Toy, fact);
    return proposalFaults(check.report);
  };
  const activated = { type: 'activated', seat: 'p1', system: '7' };
  const ended = { type: 'ended', seat: 'p1' };
  expect(idle(activated, ended)).toEqual(['p1 activates 7 without effect']);
  expect(idle(activated, { type: 'stopped', seat: 'p1' }, ended)).toHaveLength(1);
  expect(idle(activated, { type: 'stopped', seat: 'p2' }, ended)).toEqual([]);
  expect(idle(activated, { type: 'moved', seat: 'p1' }, ended)).toEqual([]);
});
