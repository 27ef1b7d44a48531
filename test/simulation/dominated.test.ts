import { expect, test } from 'vitest';
import { bookOf as secondBookOf } from '#ti2/rulebook.ts';
import { SETS as SECOND_SETS } from '#ti2/content/sets.ts';
import { laidOut as laidOutSecond } from '#ti2/simulation/simulate.ts';
import { practised, second } from '#ti2/simulation/simulated-edition.ts';
import { newGame as newSecond } from '#ti2/rules/game.ts';
import { bookOf as thirdBookOf } from '#ti3/rulebook.ts';
import { SETS as THIRD_SETS } from '#ti3/content/sets.ts';
import { byPractice } from '#ti3/simulation/players.ts';
import { tableFor } from '#ti3/simulation/simulate.ts';
import { third } from '#ti3/simulation/simulated-edition.ts';
import { newGame as newThird } from '#ti3/rules/game.ts';
import { bookOf } from '#ti4/rulebook.ts';
import { fourth } from '#ti4/simulation/simulated-edition.ts';
import { practising } from '#ti4/simulation/players.ts';
import { laidOut } from '#ti4/simulation/simulate.ts';
import { newGame } from '#ti4/rules/game.ts';
import { generator, playOut, type Played, type Rehearsed } from '#simulation';
import { wasteOf, type Judged } from './dominated.ts';

/** What follows where an activation brings anything: units come, land or are built, or something is fought for or found. */
const GAIN = /moved|landed|placed|built|produced|taken|gained|explored|begins|laid|committed/;

/** Plays a game for some answers: what practice players gave up for nothing, and which systems they activated in vain. */
function played<G extends Played>(edition: Rehearsed<G>, judged: Judged<G>, game: G, limit: number): string[] {
  const wrong = new Set<string>();
  let idle: string | undefined;
  const course = playOut(edition, {
    game,
    below: generator(5),
    practising: edition.seats(game),
    limit,
    told: (_game, { type, seat, system }) => {
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
  expect(course).toMatchObject({ refused: [], stuck: false });
  return [...wrong];
}

test('practice players of the fourth edition give nothing up for nothing', () => {
  const book = bookOf();
  const judged = { answerer: practising, gameOf: (state: ReturnType<typeof laidOut>) => newGame(state, book) };
  const state = laidOut(book, { players: 3, seed: 'c', factions: ['xxcha', 'ul', 'nomad'], late: true });
  expect(played(fourth, judged, newGame(state, book), 200)).toEqual([]);
});

test('practice players of the third edition give nothing up for nothing', () => {
  const book = thirdBookOf(THIRD_SETS.map(({ id }) => id));
  const game = tableFor(book, { players: 3, seed: 'h' });
  expect(
    played(third, { answerer: byPractice, gameOf: (state: typeof game.state) => newThird(state, book) }, game, 110),
  ).toEqual([]);
});

test('practice players of the second edition give nothing up for nothing', () => {
  const book = secondBookOf(SECOND_SETS.map(({ id }) => id));
  const game = laidOutSecond(book, { players: 3, seed: 'a' });
  expect(
    played(second, { answerer: practised, gameOf: (state: typeof game.state) => newSecond(state, book) }, game, 110),
  ).toEqual([]);
});
