import { expect, test } from 'vitest';
import { rulebookOf as secondBookOf } from '#ti2/rulebook.ts';
import { SETS as SECOND_SETS } from '#ti2/content/sets.ts';
import { setUpGame as setUpSecond } from '#ti2/simulation/simulate.ts';
import { answerAsAi as answerAsAiOfSecond, ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { newGame as newSecond } from '#ti2/rules/game.ts';
import { rulebookOf as thirdBookOf } from '#ti3/rulebook.ts';
import { SETS as THIRD_SETS } from '#ti3/content/sets.ts';
import { answerAsAi as answerAsAiOfThird } from '#ti3/simulation/players.ts';
import { setUpGame as setUpThird } from '#ti3/simulation/simulate.ts';
import { ti3Simulation } from '#ti3/simulation/simulated-edition.ts';
import { newGame as newThird } from '#ti3/rules/game.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import { answerAsAi } from '#ti4/simulation/players.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { newGame } from '#ti4/rules/game.ts';
import { createRandom, playOut, type SimulatedGame, type SimulatedEdition } from '#simulation';
import { wasteOf, type Judged } from './dominated.ts';

/** What follows where an activation brings anything: units come, land or are built, or something is fought for or found. */
const GAIN = /moved|landed|placed|built|produced|taken|gained|explored|begins|laid|committed/;

/** Plays a game for some answers: what practice players gave up for nothing, and which systems they activated in vain. */
function played<G extends SimulatedGame>(
  edition: SimulatedEdition<G>,
  judged: Judged<G>,
  game: G,
  limit: number,
): string[] {
  const wrong = new Set<string>();
  let idle: string | undefined;
  const result = playOut(edition, {
    game,
    below: createRandom(5),
    aiSeats: edition.seats(game),
    maxAnswers: limit,
    onFact: (_game, { type, seat, system }) => {
      if (type === 'system-activated') idle = `${String(seat)} activates ${String(system)} for nothing`;
      else if (GAIN.test(type)) idle = undefined;
    },
    answerer: (open, spec, check, now) => {
      if (open.ask.question === 'turn' && idle !== undefined) wrong.add(idle);
      if (open.ask.question === 'turn') idle = undefined;
      const reply = judged.answerer(open, spec, check, now);
      const waste = wasteOf(judged, now, open, spec, reply);
      if (waste !== undefined) wrong.add(waste);
      return reply;
    },
  });
  expect(result).toMatchObject({ refused: [], stuck: false });
  return [...wrong];
}

test('practice players of the fourth edition never sacrifice without gain', () => {
  const book = rulebookOf();
  const judged = { answerer: answerAsAi, gameOf: (state: ReturnType<typeof setUpGame>) => newGame(state, book) };
  const state = setUpGame(book, { players: 3, seed: 'c', factions: ['xxcha', 'ul', 'nomad'], late: true });
  expect(played(ti4Simulation, judged, newGame(state, book), 200)).toEqual([]);
});

test('practice players of the third edition never sacrifice without gain', () => {
  const book = thirdBookOf(THIRD_SETS.map(({ id }) => id));
  const game = setUpThird(book, { players: 3, seed: 'h' });
  expect(
    played(
      ti3Simulation,
      { answerer: answerAsAiOfThird, gameOf: (state: typeof game.state) => newThird(state, book) },
      game,
      110,
    ),
  ).toEqual([]);
});

test('practice players of the second edition never sacrifice without gain', () => {
  const book = secondBookOf(SECOND_SETS.map(({ id }) => id));
  const game = setUpSecond(book, { players: 3, seed: 'a' });
  expect(
    played(
      ti2Simulation,
      { answerer: answerAsAiOfSecond, gameOf: (state: typeof game.state) => newSecond(state, book) },
      game,
      110,
    ),
  ).toEqual([]);
});
