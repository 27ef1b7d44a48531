import { canonicalJson, fingerprint, type EngineState, type SeatId } from '#engine';
import type { Answerer } from './random-player.ts';
import { conservationProblems, survivesRoundTrip } from './audit.ts';
import { playOut, type PlayOptions } from './play-out.ts';
import type { RandomBelow, AnyGame, SimulatedEdition } from './simulated-edition.ts';

/** What came of a game, whatever its edition. */
export interface SimulationResult {
  answers: number;
  /** In all, watching not counted. */
  ms: number;
  slowest: number;
  slowestAt: string;
  stuck: string[];
  endless: string[];
  refused: string[];
  faults: string[];
  /** Fingerprint of the state at the end. */
  end: string;
}

/** How a game is rehearsed: what may be looked at besides, and who plays. */
export type SimulationOptions<G extends AnyGame> = Pick<
  PlayOptions<G>,
  'onAsk' | 'nextAsks' | 'onFact' | 'onAnswer' | 'onMove'
> & {
  game: G;
  below: RandomBelow;
  answerer: Answerer<G>;
  aiSeats?: readonly SeatId[];
  /** Milliseconds. */
  now: () => number;
  /** Of the processor alone, in milliseconds: what else the machine does meanwhile does not count. */
  processor?: () => number;
};

const AT_MOST = 10;
/** After so many answers each, it is seen whether the state could be saved. */
const SAVED_EVERY = 50;

/** Plays one whole game, and looks after every answer whether all is well. */
export function simulateGame<G extends AnyGame>(
  edition: SimulatedEdition<G>,
  { onAnswer, now, processor = now, ...rehearsal }: SimulationOptions<G>,
): SimulationResult {
  const { game } = rehearsal;
  const wrong = new Wrongs(edition, game);
  const started = now();
  const spent = processor();
  let watching = 0;
  const course = playOut(edition, {
    ...rehearsal,
    now,
    // Chance alone is asked for what practice players would never try.
    checksEveryOption: !rehearsal.aiSeats?.length,
    onAnswer: (_game, answers) => {
      const begun = now();
      wrong.look(answers);
      onAnswer?.(game, answers);
      watching += now() - begun;
    },
  });
  // Of what the processor did, what fell to playing.
  const playing = 1 - watching / Math.max(now() - started, 1);
  return {
    answers: course.answers,
    ms: Math.round((processor() - spent) * playing),
    slowest: Math.round(course.slowest),
    slowestAt: course.slowestAt,
    stuck: course.stuck ? [stackOf(game.state)] : [],
    endless: course.endless ? [stackOf(game.state)] : [],
    refused: course.refused.slice(0, AT_MOST),
    faults: [...(course.crash === undefined ? [] : [course.crash]), ...wrong.found.values()],
    end: fingerprint(canonicalJson(game.state)),
  };
}

/** What was found wrong with a game, each thing once. */
class Wrongs<G extends AnyGame> {
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
      ...(answers % SAVED_EVERY === 0 && !survivesRoundTrip(game.state) ? ['The state does not survive saving'] : []),
    ];
    for (const fault of list)
      if (this.found.size < AT_MOST && !this.found.has(fault))
        this.found.set(fault, `${fault} (round ${edition.round(game)}, answer ${answers}, ${stackOf(game.state)})`);
  }
}

/** Where a game stands, from the bottom of its stack. */
const stackOf = (state: EngineState): string =>
  state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ') || 'an empty stack';
