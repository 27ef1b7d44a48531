import { expect, test } from 'vitest';
import { canonical, fingerprint, Game, setupDraw, type EngineBook } from '#engine';
import {
  contractOf,
  coverage,
  generator,
  paceOf,
  playOut,
  randomly,
  readRecorded,
  rehearse,
  replay,
  timekeeper,
  writeRecorded,
  type Move,
  type Rehearsed,
} from '#simulation';
import { toy, toyBook, type ToyState } from '../../service/toy.ts';

// Whole games of another edition than the fourth: the toy of the tests, by what it says of itself here.

type Toy = Game<ToyState, EngineBook<Game<ToyState, EngineBook<never>>>>;

const rehearsed: Rehearsed<Toy> = {
  first: toy.first,
  seats: ({ state }) => state.order,
  round: ({ state }) => Math.floor(state.turn / state.order.length) + 1,
  ended: ({ state }) => state.winner !== null,
  tries: ({ state }, seat, below) => ({
    action: 'tip',
    data: state.order.filter((one) => one !== seat)[below(state.order.length - 1)],
  }),
  faults: ({ state }) =>
    state.order.filter((seat) => state.seats[seat].score < 0).map((seat) => `${seat} has less than nothing`),
  counts: ({ state }) => ({ seats: state.order.length }),
};

interface Settings {
  seed: string;
  players: number;
}

function table({ seed, players }: Settings, book = toyBook as never): Toy {
  const seating = Array.from({ length: players }, (_, i) => ({ seat: `p${i + 1}` }));
  const state = toy.create({ target: 12, hours: null, veil: true }, seating as never, seed, setupDraw as never);
  return new Game(state, book);
}

const played = (game: Toy, more: Partial<Parameters<typeof rehearse<Toy>>[1]> = {}) => {
  const below = generator(7);
  return rehearse(rehearsed, { game, below, answerer: randomly(below), now: () => 0, ...more });
};

test.each([2, 3, 4])('a game of %i is played to its end at random, and all is well after every answer', (players) => {
  const game = table({ seed: `toy ${players}`, players });
  const outcome = played(game);
  expect(outcome).toMatchObject({ stuck: [], endless: [], refused: [], faults: [] });
  expect(outcome.answers).toBeGreaterThan(10);
  expect(game.state.winner).not.toBeNull();
  expect(outcome.end).toBe(fingerprint(canonical(game.state)));
  expect(outcome).toEqual(played(table({ seed: `toy ${players}`, players })));
});

test('what was recorded is played again to the same end, or to any moment before', () => {
  const settings = { seed: 'recorded', players: 3 };
  const answers: Move[] = [];
  const { end } = played(table(settings), { did: (move) => answers.push(move) });
  const recorded = readRecorded<Settings>(writeRecorded({ settings, lines: 1, answers, end }));
  const again = table(recorded.settings);
  replay(rehearsed, again, recorded);
  expect(fingerprint(canonical(again.state))).toBe(end);
  const early = table(recorded.settings);
  replay(rehearsed, early, recorded, { until: 5 });
  expect(early.state.winner).toBeNull();
  expect(() => readRecorded('{}')).toThrow('no recorded game');
});

test('what is wrong is told once, with where the game stood', () => {
  const game = table({ seed: 'wrong', players: 3 });
  const { faults } = played(game, {
    watch: ({ state }, answers) => {
      if (answers === 4) state.seats.p2.score = -9;
      if (answers === 6) state.order.pop();
      if (answers === 7) state.winner = 'p1';
    },
  });
  expect(faults).toEqual([
    expect.stringMatching(/^p2 has less than nothing \(round \d, answer 5, play\./),
    expect.stringMatching(/^3 cards \(seats\) have become 2 \(round \d, answer 7, play\./),
  ]);
});

test('what is offered and would be refused is told of, and a rule that throws ends the game', () => {
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

test('it is counted how often a game stands still, and for whom', () => {
  const game = table({ seed: 'pace', players: 3 });
  const clock = timekeeper(rehearsed);
  const below = generator(3);
  const { answers } = playOut(rehearsed, { game, below, due: clock.due });
  const pace = paceOf([{ players: 3, pace: clock.rounds }]);
  const stops = clock.rounds.reduce((sum, round) => sum + round.stops, 0);
  expect(pace.rounds).toBe(clock.rounds.length);
  // Those asked at once count once.
  expect(stops).toBeGreaterThan(5);
  expect(stops).toBeLessThan(answers);
  expect(pace.kinds.move).toBeGreaterThan(0);
});

test('it is counted what was offered and what came up, and the names that saved games hold are listed', () => {
  const seen = coverage<Toy>({
    components: { stop: {}, blank: {} },
    offered: (_game, key) => key,
    named: (_game, { type, card }) => (type === 'drawn' ? [String(card)] : type === 'stopped' ? ['stop'] : []),
  });
  for (const seed of ['a', 'b', 'c']) played(table({ seed, players: 3 }), { asked: seen.asked, told: seen.told });
  expect(seen.counts.stop.offered).toBeGreaterThan(0);
  expect(seen.counts.blank).toMatchObject({ offered: 0 });
  expect(seen.counts.blank.used).toBeGreaterThan(0);
  expect(contractOf(toyBook as never)).toMatchObject({
    steps: expect.arrayContaining(['play.next', 'turn.moved']) as string[],
    questions: ['guess', 'move', 'name', 'window'],
    actions: ['decline', 'explode', 'fine', 'tip'],
  });
});

test('what a practice player thinks of and cannot do is left, and the question answered', () => {
  const below = generator(7);
  const game = table({ seed: 'deeds', players: 3 });
  const toSelf: Rehearsed<Toy> = {
    ...rehearsed,
    practised: (_game, { ask: { player } }) => ({ seat: player, action: 'tip', data: player }),
  };
  const outcome = rehearse(toSelf, {
    game,
    below,
    answerer: randomly(below),
    now: () => 0,
    practising: game.state.order,
  });
  expect(outcome).toMatchObject({ stuck: [], endless: [], refused: [], faults: [] });
  expect(game.state.winner).not.toBeNull();
});

test('a practice player who does one thing after another without end is told to be endless', () => {
  const below = generator(7);
  const idle = { name: 'idle', check: () => undefined, run: () => undefined };
  const game = table({ seed: 'idle', players: 3 }, { ...toyBook, actions: { ...toyBook.actions, idle } } as never);
  const forever: Rehearsed<Toy> = {
    ...rehearsed,
    practised: (_game, { ask: { player } }) => ({ seat: player, action: 'idle', data: null }),
  };
  const outcome = playOut(forever, { game, below, practising: game.state.order, limit: 50 });
  expect(outcome).toMatchObject({ endless: true, answers: 0 });
});
