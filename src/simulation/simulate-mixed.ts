import type { Fact, SeatId } from '#engine';
import { playerKindOf, type PlayerKind } from './player-kinds.ts';
import type { Answerer } from './random-player.ts';
import { simulateGame, type SimulationOptions, type SimulationResult } from './simulate-game.ts';
import type { SimulatedGame, SimulatedEdition } from './simulated-edition.ts';

/** Kinds of the players by seat number, and callbacks that observe the game. */
export type SimulationWatch<G extends SimulatedGame> = Pick<
  SimulationOptions<G>,
  'onAsk' | 'nextAsks' | 'onFact' | 'onAnswer' | 'onMove'
> & { kinds?: readonly PlayerKind[] };

/** Result of a game of AI and random players. */
export interface MixedResult extends SimulationResult {
  rounds: number;
  ending: string | null;
  winner: string | null;
  /** Kind of player in the winner's seat. */
  winnerKind: PlayerKind | null;
  kinds: PlayerKind[];
  eliminated: number;
}

/** Game with the parts that its result tells of. */
type ReportedGame = SimulatedGame & {
  state: {
    order: readonly SeatId[];
    seats: Readonly<Record<SeatId, { eliminated?: boolean }>>;
    round: number;
    ending: string | null;
    winner: SeatId | null;
  };
};

interface MixedPlayers<G extends SimulatedGame> extends Pick<
  SimulationOptions<G>,
  'game' | 'below' | 'now' | 'processor'
> {
  ai: Answerer<G>;
  random: Answerer<G>;
  /** Counts each fact. */
  count: (fact: Fact) => void;
}

/** Plays one whole game with AI or random players, and audits the state after every answer. */
export function simulateMixed<G extends ReportedGame>(
  edition: SimulatedEdition<G>,
  { ai, random, count, ...setup }: MixedPlayers<G>,
  { kinds = [], ...watch }: SimulationWatch<G>,
): MixedResult {
  const { state } = setup.game;
  const kindOf = playerKindOf(kinds);
  const outcome = simulateGame(edition, {
    ...watch,
    ...setup,
    answerer: (open, ...rest) => (kindOf(open.ask.player) === 'practice' ? ai : random)(open, ...rest),
    aiSeats: state.order.filter((seat) => kindOf(seat) === 'practice'),
    onFact: (game, fact) => {
      count(fact);
      watch.onFact?.(game, fact);
    },
  });
  return {
    ...outcome,
    rounds: state.round,
    ending: state.ending,
    winner: state.winner,
    winnerKind: state.winner === null ? null : kindOf(state.winner),
    kinds: state.order.map(kindOf),
    eliminated: state.order.filter((seat) => state.seats[seat].eliminated).length,
  };
}

/** Rules by which a simulation counts facts, by the name of what they count. */
export type TallyRules<F, K extends string = string> = Readonly<Record<K, (fact: F) => boolean>>;

/** Returns a tally of zeros and the function that counts a fact in it. */
export function createTally<F, K extends string>(
  rules: TallyRules<F, K>,
): { tally: Record<K, number>; count: (fact: Fact) => void } {
  const names = Object.keys(rules) as K[];
  const tally = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
  return {
    tally,
    count: (fact) => {
      for (const name of names) if (rules[name](fact as F)) tally[name] += 1;
    },
  };
}
