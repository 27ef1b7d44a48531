import { expect, test } from 'vitest';
import { createSetupDraw, Game, type EngineBook } from '#engine';
import { createCourseRecorder, createRandom, playOut, type CourseRules, type SimulatedEdition } from '#simulation';
import { toy, toyBook, type ToyState } from '../../service/toy.ts';

// Courses of the toy's games: what each question follows.

type Toy = Game<ToyState, EngineBook<Game<ToyState, EngineBook<never>>>>;

const edition: SimulatedEdition<Toy> = {
  first: toy.firstProcedure,
  seats: ({ state }) => state.order,
  round: ({ state }) => Math.floor(state.turn / state.order.length) + 1,
  ended: ({ state }) => state.winner !== null,
};

const rules: CourseRules<Toy> = {
  phase: () => 'play',
  turn: ({ state }) => state.turn,
  parts: ({ state }) => new Map(state.order.map((seat) => [seat, String(state.seats[seat].score)])),
  basis: (_game, { player }) => [player],
  basisOfReply: () => [],
  leverOf: (question) => (question === 'move' ? 'turns' : undefined),
  surprises: ({ type }) => type === 'rolled',
  forms: { fills: (question) => question === 'name', last: 'end', overtakes: () => false, endsTurn: () => false },
  fight: { begins: 'none', stays: 'stay', settles: [], ends: () => false },
  windowHours: () => 6,
};

/** Plays a game in which the players do what is listed, in this order, and returns its course. */
function courseOf(moves: string[], hands: Record<string, string[]> = {}) {
  const seating = ['p1', 'p2', 'p3'].map((seat) => ({ seat }));
  const state = toy.create(
    { target: 12, hours: null, veil: true },
    seating as never,
    'course',
    createSetupDraw as never,
  );
  for (const [seat, hand] of Object.entries(hands)) state.seats[seat].hand = hand;
  const game = new Game(state, toyBook as never) as Toy;
  const recorder = createCourseRecorder(edition, rules);
  const left = [...moves];
  playOut(edition, {
    game,
    below: createRandom(1),
    aiSeats: state.order,
    maxAnswers: 400,
    nextAsks: recorder.nextAsks,
    onFact: (_game, fact) => recorder.onFact(fact),
    onMove: recorder.onMove,
    answerer: ({ ask: { question } }, spec) => {
      if (question === 'move') return [left.shift() ?? 'take'];
      if (question === 'window') return spec.kind === 'choose' ? spec.options.slice(0, 1).map(({ key }) => key) : [];
      return 3;
    },
  });
  return recorder.course(game, 'course', 'points').asks;
}

const planned = (seat: string) => ({ plan: { lever: 'turns', basis: [seat] } });

test('the next question follows all answers of a fork', () => {
  expect(courseOf(['guess', 'take']).slice(0, 5)).toEqual([
    { seat: 'p1', kind: 'move', round: 1, after: [], ...planned('p1') },
    { seat: 'p1', kind: 'guess', round: 1, after: [0], plannedWith: 0 },
    { seat: 'p2', kind: 'guess', round: 1, after: [0] },
    { seat: 'p3', kind: 'guess', round: 1, after: [0] },
    { seat: 'p2', kind: 'move', round: 1, after: [1, 2, 3], ...planned('p2'), changes: ['p2'] },
  ]);
});

test('a lapsed window holds nothing up, and the veil covers empty hands', () => {
  const window = { kind: 'when rolling', round: 1, window: true, covered: true };
  expect(courseOf(['roll', 'take'], { p2: ['stop'], p3: ['blank'] }).slice(1, 5)).toEqual([
    { seat: 'p2', ...window, after: [0], used: true },
    { seat: 'p3', ...window, after: [0], how: 'lapsed' },
    { seat: 'p3', ...window, after: [1], how: 'veiled' },
    { seat: 'p2', kind: 'move', round: 1, after: [3], ...planned('p2'), changes: ['p2'] },
  ]);
});

test('a turn can be planned from the end of the own last turn on', () => {
  const turns = courseOf(['twice', 'take', 'take', 'take']).filter(({ kind }) => kind === 'move');
  expect(turns.slice(0, 5).map(({ seat, plan }) => `${seat} ${plan?.since}`)).toEqual([
    'p1 undefined',
    'p2 undefined',
    'p3 undefined',
    'p1 1',
    'p2 2',
  ]);
});
