import { randomAnswer, type Answer } from '#engine';
import {
  createRandom,
  createTally,
  seedFromText,
  simulateMixed,
  type Answerer,
  type MixedResult,
  type RandomBelow,
  type SimulationWatch,
} from '#simulation';
import { newGame, type Game, type Rulebook } from '#ti2/rules/game.ts';
import { newState, type SetupOptions } from '#ti2/rules/setup/new-state.ts';
import { answerAsAi, ti2Simulation } from './simulated-edition.ts';
import { TALLY_RULES } from './tally.ts';

/** Default last round of a random game (E2 10.5), because random players rarely win. */
const LAST_ROUND = 15;

export interface SimulationSetup extends Omit<SetupOptions, 'players'> {
  players: number;
  races?: readonly string[];
  /** Starts all players with more technologies and credits, to reach situations that are rare otherwise. */
  late?: boolean;
}

/** Result of a simulated game. */
export interface SimulationReport extends MixedResult {
  players: number;
  seed: string;
  races: string[];
  brackets: number[];
  tally: Record<string, number>;
}

const TRIES = 6;
const EAGER = 3;

const weight = (answer: Answer): number => {
  if (Array.isArray(answer)) return answer.length;
  return typeof answer === 'object' && answer !== null ? Object.values(answer).reduce((sum, n) => sum + n, 0) : 0;
};

/**
 * Creates an answerer that plays at random but mostly prefers the largest of several legal answers and seldom ends
 * movement at once. Purely random players would hardly ever meet.
 */
export const createEagerAnswerer =
  (below: RandomBelow): Answerer<Game> =>
  (open, spec, check) => {
    // Skips half of all purchases, so that credits are left for technologies.
    if (open.ask.question === 'purchase' && below(2)) return {};
    const fitting: Answer[] = [];
    for (let i = 0; i < TRIES; i++) {
      const one = randomAnswer(spec, below);
      if (check(one) === undefined) fitting.push(one);
    }
    if (!fitting.length) return spec.kind === 'allot' ? { ...spec.proposed } : randomAnswer(spec, below);
    const [first] = fitting;
    if (spec.kind === 'allot' && below(EAGER))
      return fitting.reduce((best, one) => (weight(one) > weight(best) ? one : best), first);
    const goesOn =
      open.ask.question === 'movement' ? fitting.find((one) => Array.isArray(one) && one[0] !== 'end') : undefined;
    return goesOn ?? first;
  };

const RICH = 60;

/** Adds credits and technologies, as if many rounds had been played. */
function enrich({ book, state }: Game, below: RandomBelow): void {
  const all = Object.keys(book.byKind.technology);
  for (const seat of Object.values(state.seats)) {
    seat.credits += RICH;
    for (const id of all) if (below(2)) seat.technologies[id] = { component: id };
  }
}

/**
 * Sets up the game of a simulation. The same setup gives the same game. `below` is the random source of the players.
 */
export function setUpGame(
  book: Rulebook,
  { players, races = [], lastRound, late, ...wish }: SimulationSetup,
  below: RandomBelow = createRandom(seedFromText(wish.seed)),
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

/** Plays one whole game with AI or random players, and audits the state after every answer. */
export function simulate(book: Rulebook, setup: SimulationSetup, watch: SimulationWatch<Game> = {}): SimulationReport {
  const below = createRandom(seedFromText(setup.seed));
  const random = createEagerAnswerer(below);
  const { tally, count } = createTally(TALLY_RULES);
  const game = setUpGame(book, setup, below);
  const clock = { now: () => performance.now(), processor: () => process.cpuUsage().user / 1000 };
  const outcome = simulateMixed(ti2Simulation, { game, below, ai: answerAsAi, random, count, ...clock }, watch);
  const seats = game.state.order.map((id) => game.state.seats[id]);
  return {
    ...outcome,
    players: setup.players,
    seed: setup.seed,
    tally,
    races: seats.map(({ race }) => race),
    brackets: seats.map(({ bracket }) => bracket),
  };
}
