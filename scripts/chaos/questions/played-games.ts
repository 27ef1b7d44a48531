import { rulebookOf as secondBook } from '#ti2/rulebook.ts';
import { setUpGame as secondGame } from '#ti2/simulation/simulate.ts';
import { SETS as SECOND_SETS } from '#ti2/content/sets.ts';
import { rulebookOf as thirdBook } from '#ti3/rulebook.ts';
import { setUpGame as thirdGame } from '#ti3/simulation/simulate.ts';
import { rulebookOf as fourthBook } from '#ti4/rulebook.ts';
import { SETS as FOURTH_SETS } from '#ti4/content/sets.ts';
import { newGame as newFourth } from '#ti4/rules/game.ts';
import { setUpGame as fourthGame } from '#ti4/simulation/simulate.ts';
import { createRandom, playOut, seedFromText, type PlayOptions, type PlayResult } from '#simulation';
import type { GuardedGame } from '../secrets/editions/guarded-edition.ts';
import { GUARDED_EDITIONS } from '../secrets/editions/index.ts';

const FOURTH_BOOKS = [
  () => fourthBook(),
  () =>
    fourthBook(
      [],
      FOURTH_SETS.map(({ id }) => id),
    ),
];

/** Sets up the n-th game of an edition: players, sets and options change from game to game. */
const SET_UP: Readonly<Record<string, (n: number, seed: string) => unknown>> = {
  ti4: (n, seed) => {
    const book = FOURTH_BOOKS[n % 2]();
    return newFourth(fourthGame(book, { players: 3 + (n % 4), seed, points: 8, late: n % 3 === 1 }), book);
  },
  ti3: (n, seed) => thirdGame(thirdBook(), { players: 3 + (n % 4), seed, points: 7 }),
  ti2: (n, seed) =>
    secondGame(secondBook(n % 2 ? SECOND_SETS.map(({ id }) => id) : undefined), {
      players: 3 + (n % 3),
      seed,
      lastRound: 5,
      late: n % 3 === 1,
    }),
};

/** Plays the n-th new game of an edition: practice players and eager random players by turns. */
export function playNewGame(
  edition: string,
  n: number,
  seed: string,
  looks: Pick<PlayOptions<GuardedGame>, 'onAsk' | 'maxAnswers' | 'settles'>,
): PlayResult {
  const guarded = GUARDED_EDITIONS[edition];
  const name = `${seed}/${edition}/${n}`;
  const game = SET_UP[edition](n, name) as GuardedGame;
  const below = createRandom(seedFromText(name));
  const { thought } = guarded;
  const practised = n % 2 === 0 ? thought : undefined;
  return playOut(guarded.rehearsed as never, {
    game: game as never,
    below,
    settles: true,
    answerer: practised
      ? (open, _spec, _check, now) => practised(now as never, open)
      : (guarded.answerer(below) as never),
    ...(looks as object),
  });
}
