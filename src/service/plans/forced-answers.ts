import { openAsks, type Answer, type EngineState, type Id, type OpenAsk } from '#engine';
import type { Edition } from '#service/edition.ts';

/** Answers that the service gives in one state; each is computed once. */
export class ForcedAnswers {
  private readonly open: readonly OpenAsk[];
  private readonly answerTo: ReturnType<NonNullable<Edition['autoAnswer']>>;
  private readonly found = new Map<Id, Answer | undefined>();

  constructor(state: EngineState, autoAnswer: NonNullable<Edition['autoAnswer']>) {
    this.open = openAsks(state);
    this.answerTo = autoAnswer(state);
  }

  /** Tells whether the service answers any question. */
  get hasAny(): boolean {
    return this.open.some((open) => this.find(open) !== undefined);
  }

  /** Returns the answer to the question with this id; undefined if there is none. */
  of(id: Id): Answer | undefined {
    const open = this.open.find(({ ask }) => ask.id === id);
    return open && this.find(open);
  }

  private find(open: OpenAsk): Answer | undefined {
    const { id, veiled, reply } = open.ask;
    if (veiled || reply !== undefined) return undefined;
    if (!this.found.has(id)) this.found.set(id, this.answerTo(open));
    return this.found.get(id);
  }
}

/** Returns the forced answers of a cached state, which keeps them; undefined if its edition gives none. */
export function forcedAnswersOf(
  edition: Edition | undefined,
  cached: { readonly state: EngineState; forcedAnswers?: ForcedAnswers },
): ForcedAnswers | undefined {
  const { autoAnswer } = edition ?? {};
  return autoAnswer && (cached.forcedAnswers ??= new ForcedAnswers(cached.state, autoAnswer));
}
