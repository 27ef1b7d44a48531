import { randomAnswer, type Answer } from '../../../engine/index.ts';
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
} from '../../../rehearsal/index.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import { newState } from '../rules/setup/new-state.ts';
import type { ComponentId, OptionId, Veil } from '../rules/terms.ts';
import type { GameFact } from '../rules/facts.ts';
import { byPractice } from './players.ts';
import { noTally, tally, type Tallied } from './tally.ts';
import { third } from './third.ts';

export interface Wish {
  players: number;
  /** The same wish is the same game. */
  seed: string;
  veil?: Veil;
  points?: number;
  /** Which options of the boxes are played. */
  played?: readonly OptionId[];
  /** Also with cards that are not refereed in full. */
  partial?: boolean;
  /** Which strategy cards: a group, and variants that take the place of cards of it. */
  strategyCards?: readonly string[];
  flagships?: boolean;
  mechanizedUnits?: boolean;
  preliminaryObjectives?: boolean;
  wormholeNexus?: boolean;
  custodians?: boolean;
  shockTroops?: boolean;
  spaceMines?: boolean;
  racialTechnologies?: boolean;
  finalFrontier?: boolean;
  voiceOfTheCouncil?: boolean;
  /** Races that are in the game whatever is drawn. */
  races?: readonly ComponentId[];
}

/** What came of a game. */
export interface Report extends Outcome {
  players: number;
  seed: string;
  races: ComponentId[];
  rounds: number;
  ending: string | null;
  winner: string | null;
  /** Who played the winner's seat. */
  winnerKind: Kind | null;
  kinds: Kind[];
  points: number[];
  eliminated: number;
  /** How often what was looked for came about. */
  tally: Record<Tallied, number>;
}

const TRIES = 8;

/** How much an answer does: how many units move, land or are built, how many are chosen. */
const extentOf = (reply: Answer): number => {
  if (reply === null || typeof reply === 'number') return 0;
  return Array.isArray(reply) ? reply.length : Object.values(reply).reduce((sum, count) => sum + count, 0);
};

/** Answers by chance, but of some legal answers with counts the one that does most: otherwise hardly anybody would ever move. */
export const busily =
  (below: Below): Answerer<Game> =>
  (_open, spec, check) => {
    const tries = Array.from({ length: TRIES }, () => randomAnswer(spec, below)).filter((reply) => check(reply) === undefined);
    if (!tries.length) return spec.kind === 'allot' ? { ...spec.start } : randomAnswer(spec, below);
    if (spec.kind !== 'allot') return tries[0];
    return tries.reduce((most, reply) => (extentOf(reply) > extentOf(most) ? reply : most));
  };

/** The table of a wish, before anything has been done on it. */
export function tableFor(book: Rulebook, { players, races = [], ...wish }: Wish): Game {
  const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, ...(races[i] !== undefined && { race: races[i] }) }));
  return newGame(newState(book, { ...wish, players: seats }), book);
}

/** Plays one whole game by the program or by chance, and looks after every answer whether all is well. */
export function simulate(
  book: Rulebook,
  wish: Wish,
  { kinds = [], ...also }: Pick<Rehearsal<Game>, 'asked' | 'due' | 'told' | 'watch' | 'did'> & { kinds?: readonly Kind[] } = {},
): Report {
  const { players, seed } = wish;
  const game = tableFor(book, wish);
  const { state } = game;
  const below = generator(numberFrom(seed));
  const kindOf = kindBySeat(kinds);
  const counts = noTally();
  const anyhow = busily(below);
  const outcome = rehearse(third, {
    ...also,
    game,
    below,
    answerer: (open, ...rest) => (kindOf(open.ask.player) === 'practice' ? byPractice : anyhow)(open, ...rest),
    practising: state.order.filter((seat) => kindOf(seat) === 'practice'),
    told: (game, fact) => {
      tally(counts, fact as GameFact);
      also.told?.(game, fact);
    },
    now: () => performance.now(),
    processor: () => process.cpuUsage().user / 1000,
  });
  const all = state.order.map((id) => state.seats[id]);
  return {
    ...outcome,
    players,
    seed,
    races: all.map(({ race }) => race),
    rounds: state.round,
    ending: state.ending,
    winner: state.winner,
    winnerKind: state.winner === null ? null : kindOf(state.winner),
    kinds: state.order.map(kindOf),
    tally: counts,
    points: all.map((seat) => seat.points),
    eliminated: all.filter((seat) => seat.eliminated).length,
  };
}
