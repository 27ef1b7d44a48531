import { expect, test } from 'vitest';
import { canonicalJson, fingerprint, Game, createSetupDraw, type EngineBook } from '#engine';
import {
  collectContract,
  createCoverage,
  createRandom,
  computePace,
  playOut,
  randomAnswerer,
  parseRecordedGame,
  simulateGame,
  replayGame,
  createTimekeeper,
  formatRecordedGame,
  type Move,
  type SimulatedEdition,
} from '#simulation';
import { toy, toyBook, type ToyState } from '../../service/toy.ts';

// Whole games of another edition than the fourth: the toy of the tests, by what it says of itself here.

type Toy = Game<ToyState, EngineBook<Game<ToyState, EngineBook<never>>>>;

const rehearsed: SimulatedEdition<Toy> = {
  first: toy.firstProcedure,
  seats: ({ state }) => state.order,
  round: ({ state }) => Math.floor(state.turn / state.order.length) + 1,
  ended: ({ state }) => state.winner !== null,
  attemptedAction: ({ state }, seat, below) => ({
    action: 'tip',
    data: state.order.filter((one) => one !== seat)[below(state.order.length - 1)],
  }),
  stateProblems: ({ state }) =>
    state.order.filter((seat) => state.seats[seat].score < 0).map((seat) => `${seat} has less than nothing`),
  conservedCounts: ({ state }) => ({ seats: state.order.length }),
};

interface Settings {
  seed: string;
  players: number;
}

function table({ seed, players }: Settings, book = toyBook as never): Toy {
  const seating = Array.from({ length: players }, (_, i) => ({ seat: `p${i + 1}` }));
  const state = toy.create({ target: 12, hours: null, veil: true }, seating as never, seed, createSetupDraw as never);
  return new Game(state, book);
}

const played = (game: Toy, more: Partial<Parameters<typeof simulateGame<Toy>>[1]> = {}) => {
  const below = createRandom(7);
  return simulateGame(rehearsed, { game, below, answerer: randomAnswerer(below), now: () => 0, ...more });
};

test.each([2, 3, 4])('a random game of %i players ends without faults', (players) => {
  const game = table({ seed: `toy ${players}`, players });
  const outcome = played(game);
  expect(outcome).toMatchObject({ stuck: [], endless: [], refused: [], faults: [] });
  expect(outcome.answers).toBeGreaterThan(10);
  expect(game.state.winner).not.toBeNull();
  expect(outcome.end).toBe(fingerprint(canonicalJson(game.state)));
  expect(outcome).toEqual(played(table({ seed: `toy ${players}`, players })));
});

test('a recorded game replays to the same end', () => {
  const settings = { seed: 'recorded', players: 3 };
  const answers: Move[] = [];
  const { end } = played(table(settings), { onMove: (move) => answers.push(move) });
  const recorded = parseRecordedGame<Settings>(formatRecordedGame({ settings, lines: 1, answers, end }));
  const again = table(recorded.settings);
  replayGame(rehearsed, again, recorded);
  expect(fingerprint(canonicalJson(again.state))).toBe(end);
  const early = table(recorded.settings);
  replayGame(rehearsed, early, recorded, { until: 5 });
  expect(early.state.winner).toBeNull();
  expect(() => parseRecordedGame('{}')).toThrow('This is not a recorded game.');
});

test('a fault is reported once, with its place in the game', () => {
  const game = table({ seed: 'wrong', players: 3 });
  const { faults } = played(game, {
    onAnswer: ({ state }, answers) => {
      if (answers === 4) state.seats.p2.score = -9;
      if (answers === 6) state.order.pop();
      if (answers === 7) state.winner = 'p1';
    },
  });
  expect(faults).toEqual([
    expect.stringMatching(/^p2 has less than nothing \(round \d, answer 5, play\./),
    expect.stringMatching(/^3 cards \(seats\) became 2 \(round \d, answer 7, play\./),
  ]);
});

test('refused options are reported, and a throwing rule ends the game', () => {
  const picky = {
    ...toyBook,
    questions: { ...toyBook.questions, move: { ...toyBook.questions.move, check: () => 'Not today.' } },
  };
  expect(played(table({ seed: 'picky', players: 2 }, picky as never)).refused[0]).toMatch(
    /^move of p\d offers \["roll"\]: Not today\.$/,
  );
  const { roll } = toyBook.procedures;
  const broken = {
    ...toyBook,
    procedures: {
      ...toyBook.procedures,
      roll: {
        ...roll,
        steps: {
          start: () => {
            throw new Error('Bang');
          },
        },
      },
    },
  };
  const [crash] = played(table({ seed: 'broken', players: 2 }, broken as never)).faults;
  expect(crash).toMatch(/^move of p\d: \["roll"\], after \d+ answers: Error: Bang/);
});

test('the simulation counts how often a game waits, and for whom', () => {
  const game = table({ seed: 'pace', players: 3 });
  const clock = createTimekeeper(rehearsed);
  const below = createRandom(3);
  const { answers } = playOut(rehearsed, { game, below, nextAsks: clock.due });
  const pace = computePace([{ players: 3, pace: clock.rounds }]);
  const stops = clock.rounds.reduce((sum, round) => sum + round.stops, 0);
  expect(pace.rounds).toBe(clock.rounds.length);
  // Those asked at once count once.
  expect(stops).toBeGreaterThan(5);
  expect(stops).toBeLessThan(answers);
  expect(pace.kinds.move).toBeGreaterThan(0);
  const { stopsPerRound, handoversPerRound, windowStopsPerRound, veiledStopsPerRound, handoverKinds } = pace;
  expect({ stopsPerRound, handoversPerRound, windowStopsPerRound, veiledStopsPerRound, handoverKinds }).toEqual({
    stopsPerRound: 4.88,
    handoversPerRound: 3.06,
    windowStopsPerRound: 0.75,
    veiledStopsPerRound: 0.38,
    handoverKinds: { move: 1.75, guess: 0.81, 'when rolling': 0.5 },
  });
});

test('coverage counts used components, and the contract lists saved names', () => {
  const seen = createCoverage<Toy>({
    components: { stop: {}, blank: {} },
    componentOfOption: (_game, key) => key,
    componentsOfFact: (_game, { type, card }) =>
      type === 'drawn' ? [String(card)] : type === 'stopped' ? ['stop'] : [],
  });
  for (const seed of ['a', 'b', 'c']) played(table({ seed, players: 3 }), { onAsk: seen.onAsk, onFact: seen.onFact });
  expect(seen.counts.stop.offered).toBeGreaterThan(0);
  expect(seen.counts.blank).toMatchObject({ offered: 0 });
  expect(seen.counts.blank.used).toBeGreaterThan(0);
  expect(collectContract(toyBook as never)).toMatchObject({
    steps: expect.arrayContaining(['play.next', 'turn.moved']) as string[],
    questions: ['guess', 'move', 'name', 'window'],
    actions: ['decline', 'explode', 'fine', 'tip'],
  });
});

test('an illegal practice action is skipped, and the question answered', () => {
  const below = createRandom(7);
  const game = table({ seed: 'deeds', players: 3 });
  const toSelf: SimulatedEdition<Toy> = {
    ...rehearsed,
    aiAction: (_game, { ask: { player } }) => ({ seat: player, action: 'tip', data: player }),
  };
  const outcome = simulateGame(toSelf, {
    game,
    below,
    answerer: randomAnswerer(below),
    now: () => 0,
    aiSeats: game.state.order,
  });
  expect(outcome).toMatchObject({ stuck: [], endless: [], refused: [], faults: [] });
  expect(game.state.winner).not.toBeNull();
});

test('endless practice actions are reported as an endless game', () => {
  const below = createRandom(7);
  const idle = { name: 'idle', check: () => undefined, run: () => undefined };
  const game = table({ seed: 'idle', players: 3 }, { ...toyBook, actions: { ...toyBook.actions, idle } } as never);
  const forever: SimulatedEdition<Toy> = {
    ...rehearsed,
    aiAction: (_game, { ask: { player } }) => ({ seat: player, action: 'idle', data: null }),
  };
  const outcome = playOut(forever, { game, below, aiSeats: game.state.order, maxAnswers: 50 });
  expect(outcome).toMatchObject({ endless: true, answers: 0 });
});
