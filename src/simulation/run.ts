import { prepareGame } from '../rules/setup-options.ts';
import { newGame, type Rulebook } from '../rules/game.ts';
import { newState } from '../rules/new-state.ts';
import type { State, Veil } from '../rules/state.ts';
import { cardsOf, faults, lostSince, survivesSaving } from './audit.ts';
import { eagerly, generator, playOut, randomly, type Plan } from './play.ts';

export interface Wish {
  players: number;
  /** Says which game this is: the same wish is the same game. */
  seed: string;
  veil?: Veil;
  /** Also with components that are not refereed in full. */
  partial?: boolean;
}

/** What came of a game. */
export interface Report {
  players: number;
  seed: string;
  factions: string[];
  rounds: number;
  answers: number;
  /** In all, watching not counted. */
  ms: number;
  slowest: number;
  slowestAt: string;
  ending: string | null;
  winner: string | null;
  points: number[];
  eliminated: number;
  stuck: string[];
  endless: string[];
  refused: string[];
  faults: string[];
}

/** The table of a game as it is before its first choice, with everything else drawn from the seed. */
export const laidOut = (book: Rulebook, { players, seed, veil = 'cards', partial = false }: Wish): State =>
  newState(book, prepareGame(book, {
    seed, players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })), board: { preset: `standard-${players}` }, veil, dealPartial: partial,
  }));

/** A number for the random player out of a game's seed. */
export const numberFrom = (text: string): number => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);

const AT_MOST = 10;

/** Plays one whole game at random, and looks after every answer whether all is well. */
export function simulate(book: Rulebook, wish: Wish, also: Pick<Plan, 'asked' | 'told' | 'watch'> = {}): Report {
  const state = laidOut(book, wish);
  const before = cardsOf(state);
  const found = new Set<string>();
  let watching = 0;
  const look = (game: ReturnType<typeof newGame>, answers: number) => {
    for (const fault of [...faults(game), ...lostSince(before, game.state)]) if (found.size < AT_MOST) found.add(`${fault} (round ${game.state.round}, answer ${answers}, ${stackOf(game.state)})`);
    if (answers % 50 === 0 && !survivesSaving(game.state)) found.add(`the state does not survive saving, at ${stackOf(game.state)}`);
    also.watch?.(game, answers);
  };
  const started = performance.now();
  const below = generator(numberFrom(wish.seed));
  const course = playOut({
    book, state, below, answerer: (below(3) ? eagerly : randomly)(below), probe: true, now: () => performance.now(),
    ...(also.asked && { asked: also.asked }), ...(also.told && { told: also.told }),
    watch: (game, answers) => {
      const begun = performance.now();
      look(game, answers);
      watching += performance.now() - begun;
    },
  });
  const ms = performance.now() - started - watching;
  return {
    players: wish.players, seed: wish.seed, factions: state.order.map((id) => state.seats[id].faction),
    rounds: state.round, answers: course.answers, ms: Math.round(ms), slowest: Math.round(course.slowest), slowestAt: course.slowestAt,
    ending: state.ending, winner: state.winner, points: state.order.map((id) => state.seats[id].points),
    eliminated: state.order.filter((id) => state.seats[id].eliminated).length,
    stuck: course.stuck ? [stackOf(state)] : [], endless: course.endless ? [stackOf(state)] : [],
    refused: course.refused.slice(0, AT_MOST), faults: [...(course.crash === undefined ? [] : [course.crash]), ...found],
  };
}

/** Where a game stands, from the bottom of its stack. */
const stackOf = (state: State): string => state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ') || 'an empty stack';
