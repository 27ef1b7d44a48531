import type { ReactionBody, ActivatedAbilityOf, EventName, EventOf, Timing } from '#kit/components/types.ts';
import type { AskRequest } from '#engine';
import { on, type Game, type HeldComponent, type Ti4 } from '#ti4/rules/components/component.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import {
  isTokenKey,
  strategyTokenProblem,
  spendOneStrategyToken,
  tokenToSpend,
  hasTokenChoice,
} from '#ti4/rules/tokens/strategy-tokens.ts';

export { strategyTokenProblem };

// Abilities that cost a token from the strategy pool. The player chooses the token along with the ability's targets.

const asked = (game: Game, seat: SeatId, chosen: readonly string[]): AskRequest | undefined =>
  chosen.some(isTokenKey) || !hasTokenChoice(game, seat) ? undefined : tokenToSpend.ask(seat, {});

function paid(game: Game, seat: SeatId, chosen: readonly string[]): string[] {
  spendOneStrategyToken(game, seat, chosen.find(isTokenKey));
  return chosen.filter((key) => !isTokenKey(key));
}

/** Adds the cost of a token from the strategy pool to an activated ability. */
export const abilityForToken = (deed: ActivatedAbilityOf<Ti4>): ActivatedAbilityOf<Ti4> => ({
  ...deed,
  problem: (game, held) => strategyTokenProblem(game, held.holder) ?? deed.problem(game, held),
  target: (game, held) => deed.target?.(game, held) ?? asked(game, held.holder, []),
  furtherTarget: (game, held, chosen) => deed.furtherTarget?.(game, held, chosen) ?? asked(game, held.holder, chosen),
  effect: (game, held, chosen) => {
    // If the ability's target no longer exists, no token is spent.
    if (deed.target && !chosen.some((key) => !isTokenKey(key))) return undefined;
    return deed.effect(game, held, paid(game, held.holder, chosen));
  },
});

/** Defines a reaction that costs a token from the strategy pool. */
export function reactionForToken<E extends EventName<Ti4>>(timing: Timing, event: E, answering: ReactionBody<Ti4, E>) {
  const { isUsable, effect } = answering;
  const answer: ReactionBody<Ti4, E> = {
    ...answering,
    isUsable: (game, held, about) =>
      strategyTokenProblem(game, held.holder) === undefined && isUsable(game, held, about),
    target: (game, held) => asked(game, held.holder, []),
    effect: (game: Game, held: HeldComponent, about: EventOf<Ti4, E>, chosen: string[]) =>
      effect(game, held, about, paid(game, held.holder, chosen)),
  };
  return on(timing, event, answer);
}
