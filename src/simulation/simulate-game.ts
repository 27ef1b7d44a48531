import { canonicalJson, fingerprint, type EngineState, type SeatId } from '#engine';
import type { Answerer } from './random-player.ts';
import { conservationProblems, survivesRoundTrip } from './audit.ts';
import { playOut, type PlayOptions } from './play-out.ts';
import type { RandomBelow, SimulatedGame, SimulatedEdition } from './simulated-edition.ts';

/** Result of a simulated game of any edition. */
export interface SimulationResult {
  answers: number;
  /** Total time in ms, without the checks of the state. */
  ms: number;
  slowest: number;
  slowestAt: string;
  stuck: string[];
  endless: string[];
  refused: string[];
  faults: string[];
  /** Fingerprint of the final state. */
  end: string;
}

/** Setup of a simulated game: its players, and callbacks that observe it. */
export type SimulationOptions<G extends SimulatedGame> = Pick<
  PlayOptions<G>,
  'onAsk' | 'nextAsks' | 'onFact' | 'onAnswer' | 'onMove' | 'settles'
> & {
  game: G;
  below: RandomBelow;
  answerer: Answerer<G>;
  aiSeats?: readonly SeatId[];
  /** Returns a time in ms. */
  now: () => number;
  /** Returns the CPU time of this process in ms, which does not grow with the load of the machine. */
  processor?: () => number;
};

const AT_MOST = 10;
/** Number of answers between two checks that the state can be saved. */
const SAVED_EVERY = 50;

/** Plays one whole game and checks it after every answer. */
export function simulateGame<G extends SimulatedGame>(
  edition: SimulatedEdition<G>,
  { onAnswer, now, processor = now, ...rehearsal }: SimulationOptions<G>,
): SimulationResult {
  const { game } = rehearsal;
  const wrong = new Wrongs(edition, game);
  const started = now();
  const spent = processor();
  let watching = 0;
  const result = playOut(edition, {
    ...rehearsal,
    now,
    // Only games without practice players check every option.
    checksEveryOption: !rehearsal.aiSeats?.length,
    onAnswer: (_game, answers) => {
      const begun = now();
      wrong.look(answers);
      onAnswer?.(game, answers);
      watching += now() - begun;
    },
  });
  // Share of the time that was spent on playing.
  const playing = 1 - watching / Math.max(now() - started, 1);
  return {
    answers: result.answers,
    ms: Math.round((processor() - spent) * playing),
    slowest: Math.round(result.slowest),
    slowestAt: result.slowestAt,
    stuck: result.stuck ? [stackOf(game.state)] : [],
    endless: result.endless ? [stackOf(game.state)] : [],
    refused: result.refused.slice(0, AT_MOST),
    faults: [...(result.crash === undefined ? [] : [result.crash]), ...wrong.found.values()],
    end: fingerprint(canonicalJson(game.state)),
  };
}

/** Collects the problems of a game, each once. */
class Wrongs<G extends SimulatedGame> {
  readonly found = new Map<string, string>();
  private readonly edition: SimulatedEdition<G>;
  private readonly game: G;
  private readonly before: Record<string, number>;

  constructor(edition: SimulatedEdition<G>, game: G) {
    this.edition = edition;
    this.game = game;
    this.before = edition.conservedCounts?.(game) ?? {};
  }

  look(answers: number): void {
    const { edition, game } = this;
    const list = [
      ...(edition.stateProblems?.(game) ?? []),
      ...conservationProblems(this.before, edition, game),
      ...(answers % SAVED_EVERY === 0 && !survivesRoundTrip(game.state)
        ? ['The state changes when it is saved and loaded']
        : []),
    ];
    for (const fault of list)
      if (this.found.size < AT_MOST && !this.found.has(fault))
        this.found.set(fault, `${fault} (round ${edition.round(game)}, answer ${answers}, ${stackOf(game.state)})`);
  }
}

/** Formats the stack of a game, from the bottom up. */
const stackOf = (state: EngineState): string =>
  state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ') || 'an empty stack';
