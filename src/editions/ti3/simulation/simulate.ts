import { chosenAmounts, randomAnswer, type Answer, type Ask, type AmountOption } from '#engine';
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
import { chooseSystemToActivate } from '#ti3/rules/movement/activation.ts';
import { landUnits } from '#ti3/rules/invasion/landing.ts';
import { moveShips } from '#ti3/rules/movement/movement.ts';
import { hasQuality, groundForcesOn } from '#ti3/rules/units/units.ts';
import { newGame, type Game, type Rulebook } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { ComponentId, OptionId, Veil } from '#ti3/rules/terms.ts';
import { answerAsAi } from './players.ts';
import { TALLY_RULES } from './tally.ts';
import { ti3Simulation } from './simulated-edition.ts';

export interface SimulationSetup {
  players: number;
  /** Seed of the game: the same setup gives the same game. */
  seed: string;
  veil?: Veil;
  points?: number;
  /** Options of the sets that are on. */
  played?: readonly OptionId[];
  /** Also deals cards that are not refereed in full. */
  partial?: boolean;
  /** Strategy cards in the game: a group, and variants that replace its cards. */
  strategyCards?: readonly string[];
  flagships?: boolean;
  mechanizedUnits?: boolean;
  preliminaryObjectives?: boolean;
  wormholeNexus?: boolean;
  custodians?: boolean;
  shockTroops?: boolean;
  spaceMines?: boolean;
  facilities?: boolean;
  racialTechnologies?: boolean;
  finalFrontier?: boolean;
  voiceOfTheCouncil?: boolean;
  /** Races by seat order; the remaining seats draw theirs. */
  races?: readonly ComponentId[];
}

/** Result of a simulated game. */
export interface SimulationReport extends MixedResult {
  players: number;
  seed: string;
  races: ComponentId[];
  points: number[];
  /** Number of times each counted event happened. */
  tally: Record<keyof typeof TALLY_RULES, number>;
}

const TRIES = 8;
/** Number of random systems to compare when activating one. */
const PLACES = 24;

/** Returns how much an answer does: how many units move, land or are built, or how many options are chosen. */
const extentOf = (reply: Answer): number => {
  if (reply === null || typeof reply === 'number') return 0;
  return Array.isArray(reply) ? reply.length : Object.values(reply).reduce((sum, count) => sum + count, 0);
};

/** Factor for a planet that ground forces can reach. A planet that others defend counts twice. */
const WITH_TROOPS = 4;

/**
 * Rates how much there is to fight for in a system: planets of others, most of all defended ones that ground forces can
 * reach. Negative if the activation needs a confirmation.
 */
function promiseOf(game: Game, { player, question, data }: Ask, reply: Answer): number {
  const [system = ''] = Array.isArray(reply) ? reply : [];
  if (game.book.questions[question].confirmation?.(game as never, player, data as never, reply as never) !== undefined)
    return -1;
  const foreign = game.state.systems[system].planets.filter(
    (planet) => ![null, player].includes(game.state.planets[planet].owner),
  );
  if (!foreign.length) return 0;
  const movement = moveShips.spec(game, player, { systems: [system] });
  const come = movement.kind === 'allot' && movement.amounts.some(({ key, max }) => max > 0 && isTroop(game, key));
  const defended = foreign.filter((planet) => groundForcesOn(game, planet).length).length;
  return (foreign.length + defended) * (come ? WITH_TROOPS : 1);
}

/** Tells whether a line of a movement stands for ground forces: "ground-force@jord". */
const isTroop = (game: Game, line: string): boolean =>
  Object.values(game.book.units).some(
    ({ type }) => line.startsWith(`${type}@`) && hasQuality(game, 'ground-force', { type }),
  );

/** Returns the first answer with the highest measure. */
const mostOf = (tries: readonly Answer[], measure: (reply: Answer) => number): Answer =>
  tries.reduce((most, reply) => (measure(reply) > measure(most) ? reply : most));

/** Questions about cargo: random answers hardly ever carry or land ground forces. */
const CARRYING = [moveShips.name, landUnits.name];

/** Raises each line of an answer by one at a time, as far as is legal. */
function filledUp(lines: readonly AmountOption[], reply: Answer, check: (reply: Answer) => string | undefined): Answer {
  let counts = chosenAmounts(reply);
  for (const { key, max } of lines)
    while ((counts[key] ?? 0) < max) {
      const more = { ...counts, [key]: (counts[key] ?? 0) + 1 };
      if (check(more) !== undefined) break;
      counts = more;
    }
  return counts;
}

/**
 * Creates an answerer that plays at random but prefers the largest of several legal answers, and systems worth landing
 * in. Purely random players hardly ever move or land.
 */
export const createEagerAnswerer =
  (below: RandomBelow): Answerer<Game> =>
  ({ ask }, spec, check, game) => {
    const times = ask.question === chooseSystemToActivate.name ? PLACES : TRIES;
    const tries = Array.from({ length: times }, () => randomAnswer(spec, below)).filter(
      (reply) => check(reply) === undefined,
    );
    if (!tries.length) return spec.kind === 'allot' ? { ...spec.proposed } : randomAnswer(spec, below);
    if (ask.question === chooseSystemToActivate.name) return mostOf(tries, (reply) => promiseOf(game, ask, reply));
    if (spec.kind !== 'allot') return tries[0];
    const most = mostOf(tries, extentOf);
    return CARRYING.includes(ask.question) ? filledUp(spec.amounts, most, check) : most;
  };

/** Sets up the game of a simulation, before anything is played. */
export function setUpGame(book: Rulebook, { players, races = [], ...wish }: SimulationSetup): Game {
  const seats = Array.from({ length: players }, (_, i) => ({
    id: `p${i + 1}`,
    ...(races[i] !== undefined && { race: races[i] }),
  }));
  return newGame(newState(book, { ...wish, players: seats }), book);
}

/** Plays one whole game with AI or random players, and audits the state after every answer. */
export function simulate(book: Rulebook, setup: SimulationSetup, watch: SimulationWatch<Game> = {}): SimulationReport {
  const game = setUpGame(book, setup);
  const below = createRandom(seedFromText(setup.seed));
  const random = createEagerAnswerer(below);
  const { tally, count } = createTally(TALLY_RULES);
  const clock = { now: () => performance.now(), processor: () => process.cpuUsage().user / 1000 };
  const outcome = simulateMixed(ti3Simulation, { game, below, ai: answerAsAi, random, count, ...clock }, watch);
  const seats = game.state.order.map((id) => game.state.seats[id]);
  return {
    ...outcome,
    players: setup.players,
    seed: setup.seed,
    races: seats.map(({ race }) => race),
    points: seats.map(({ points }) => points),
    tally,
  };
}
