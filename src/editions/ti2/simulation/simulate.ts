import { randomAnswer, type Answer } from '#engine';
import {
  generator,
  kindBySeat,
  numberFrom,
  rehearse,
  type Answerer,
  type Below,
  type Kind,
  type Outcome,
  type Rehearsal,
} from '#simulation';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti2/rules/game.ts';
import { newState, type SetupOptions } from '#ti2/rules/setup/new-state.ts';
import { practised, second } from './simulated-edition.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** So many rounds a game lasts at most that chance plays (E2 10.5); practice players know how to win. */
const LAST_ROUND = 15;

export interface Wish extends Omit<SetupOptions, 'players'> {
  players: number;
  races?: readonly string[];
  /** Everybody begins with some more technologies and credits: for what else would hardly ever come about. */
  late?: boolean;
}

/** What came of a game. */
export interface Report extends Outcome {
  players: number;
  seed: string;
  races: string[];
  rounds: number;
  ending: string | null;
  winner: string | null;
  winnerKind: Kind | null;
  brackets: number[];
  eliminated: number;
  tally: Tally;
}

const TRIES = 6;
const EAGER = 3;

const weight = (answer: Answer): number => {
  if (Array.isArray(answer)) return answer.length;
  return typeof answer === 'object' && answer !== null ? Object.values(answer).reduce((sum, n) => sum + n, 0) : 0;
};

/** By chance; but of several legal ways to count, mostly one that does much, and movement seldom ends at once: else nobody would ever meet. */
export const eagerly =
  (below: Below): Answerer<Game> =>
  (open, spec, check) => {
    // Whoever always spends all he has never gets to a technology.
    if (open.ask.question === 'purchase' && below(2)) return {};
    const fitting: Answer[] = [];
    for (let i = 0; i < TRIES; i++) {
      const one = randomAnswer(spec, below);
      if (check(one) === undefined) fitting.push(one);
    }
    if (!fitting.length) return spec.kind === 'allot' ? { ...spec.start } : randomAnswer(spec, below);
    const [first] = fitting;
    if (spec.kind === 'allot' && below(EAGER))
      return fitting.reduce((best, one) => (weight(one) > weight(best) ? one : best), first);
    const goesOn =
      open.ask.question === 'movement' ? fitting.find((one) => Array.isArray(one) && one[0] !== 'end') : undefined;
    return goesOn ?? first;
  };

const RICH = 60;

/** A start as if many rounds had been played. */
function enrich({ book, state }: Game, below: Below): void {
  const all = Object.keys(book.byKind.technology);
  for (const seat of Object.values(state.seats)) {
    seat.credits += RICH;
    for (const id of all) if (below(2)) seat.technologies[id] = { component: id };
  }
}

/** A table as it is laid for a game: the same wish, the same table. `below`: what plays by chance afterwards. */
export function laidOut(
  book: Rulebook,
  { players, races = [], lastRound, late, ...wish }: Wish,
  below: Below = generator(numberFrom(wish.seed)),
): Game {
  const ends = lastRound === 0 ? undefined : (lastRound ?? LAST_ROUND);
  const named = Array.from({ length: players }, (_, i) =>
    races[i] === undefined ? { id: `p${i + 1}` } : { id: `p${i + 1}`, race: races[i] },
  );
  const state = newState(book, { ...wish, ...(ends !== undefined && { lastRound: ends }), players: named });
  const game = newGame(state, book);
  if (late) enrich(game, below);
  return game;
}

/** Plays one whole game by chance or by the program, and looks after every answer whether all is well. */
export function simulate(
  book: Rulebook,
  wish: Wish,
  {
    kinds = [],
    ...also
  }: Pick<Rehearsal<Game>, 'asked' | 'due' | 'told' | 'watch' | 'did'> & { kinds?: readonly Kind[] } = {},
): Report {
  const kindOf = kindBySeat(kinds);
  const below = generator(numberFrom(wish.seed));
  const anyhow = eagerly(below);
  const tally = emptyTally();
  const game = laidOut(book, wish, below);
  const { state } = game;
  const outcome = rehearse(second, {
    ...also,
    below,
    game,
    answerer: (open, ...rest) => (kindOf(open.ask.player) === 'practice' ? practised : anyhow)(open, ...rest),
    practising: state.order.filter((seat) => kindOf(seat) === 'practice'),
    now: () => performance.now(),
    processor: () => process.cpuUsage().user / 1000,
    told: (game, fact) => {
      count(tally, fact as GameFact);
      also.told?.(game, fact);
    },
  });
  const seats = state.order.map((id) => state.seats[id]);
  return {
    ...outcome,
    players: wish.players,
    seed: wish.seed,
    tally,
    winner: state.winner,
    winnerKind: state.winner === null ? null : kindOf(state.winner),
    ending: state.ending,
    rounds: state.round,
    races: seats.map(({ race }) => race),
    brackets: seats.map(({ bracket }) => bracket),
    eliminated: seats.filter(({ eliminated }) => eliminated).length,
  };
}
