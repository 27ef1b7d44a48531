import type { ReactionBody, ActivatedAbilityOf, EventName, EventOf, Timing } from '#kit/components/types.ts';
import { on, type Game, type HeldComponent, type Ti4 } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';

/** Defines an agent's reaction, which requires the agent to be readied and exhausts it (51.5). */
export function agentReaction<E extends EventName<Ti4>>(timing: Timing, event: E, answering: ReactionBody<Ti4, E>) {
  const { isUsable, effect } = answering;
  const answer: ReactionBody<Ti4, E> = {
    ...answering,
    isUsable: (game, held, about) => !isExhausted(game, held) && isUsable(game, held, about),
    effect: (game: Game, held: HeldComponent, about: EventOf<Ti4, E>, target: string[]) => {
      exhaust(game, held);
      return effect(game, held, about, target);
    },
  };
  return on(timing, event, answer);
}

/** Turns an activated ability into an agent's: it requires the agent to be readied and exhausts it. */
export const agentAbility = (deed: ActivatedAbilityOf<Ti4>): ActivatedAbilityOf<Ti4> => ({
  ...deed,
  problem: (game, held) => (isExhausted(game, held) ? 'This leader is exhausted.' : deed.problem(game, held)),
  effect: (game, held, target) => {
    exhaust(game, held);
    return deed.effect(game, held, target);
  },
});
