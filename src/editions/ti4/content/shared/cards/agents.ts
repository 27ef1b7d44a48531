import type { Answering, DeedOf, EventName, EventOf, Timing } from '#kit/components/types.ts';
import { on, type Game, type Held, type Ti4 } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';

/** How an agent is used: it has to be readied, and is exhausted for it (51.5). */
export function agentAnswers<E extends EventName<Ti4>>(timing: Timing, event: E, answering: Answering<Ti4, E>) {
  const { usable, effect } = answering;
  const answer: Answering<Ti4, E> = {
    ...answering,
    usable: (game, held, about) => !isExhausted(game, held) && usable(game, held, about),
    effect: (game: Game, held: Held, about: EventOf<Ti4, E>, target: string[]) => {
      exhaust(game, held);
      return effect(game, held, about, target);
    },
  };
  return on(timing, event, answer);
}

/** Something an agent does as an action, or unasked. */
export const agentDeed = (deed: DeedOf<Ti4>): DeedOf<Ti4> => ({
  ...deed,
  unable: (game, held) => (isExhausted(game, held) ? 'It is exhausted.' : deed.unable(game, held)),
  effect: (game, held, target) => {
    exhaust(game, held);
    return deed.effect(game, held, target);
  },
});
