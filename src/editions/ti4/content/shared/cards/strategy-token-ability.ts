import type { Answering, DeedOf, EventName, EventOf, Timing } from '#kit/components/types.ts';
import type { Asking } from '#engine';
import { on, type Game, type Held, type Ti4 } from '#ti4/rules/components/component.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import {
  isTokenToSpend,
  noStrategyToken,
  spendOneStrategyToken,
  tokenToSpend,
  whichToken,
} from '#ti4/rules/tokens/strategy-tokens.ts';

export { noStrategyToken };

// What costs a token of the strategy pool: from where it comes is chosen together with the ability's own targets.

const asked = (game: Game, seat: SeatId, chosen: readonly string[]): Asking | undefined =>
  chosen.some(isTokenToSpend) || !whichToken(game, seat) ? undefined : tokenToSpend.of(seat, {});

function paid(game: Game, seat: SeatId, chosen: readonly string[]): string[] {
  spendOneStrategyToken(game, seat, chosen.find(isTokenToSpend));
  return chosen.filter((key) => !isTokenToSpend(key));
}

/** An action for such a token. */
export const deedForToken = (deed: DeedOf<Ti4>): DeedOf<Ti4> => ({
  ...deed,
  unable: (game, held) => noStrategyToken(game, held.holder) ?? deed.unable(game, held),
  target: (game, held) => deed.target?.(game, held) ?? asked(game, held.holder, []),
  further: (game, held, chosen) => deed.further?.(game, held, chosen) ?? asked(game, held.holder, chosen),
  effect: (game, held, chosen) => {
    // Where its own target has fallen away nothing is paid.
    if (deed.target && !chosen.some((key) => !isTokenToSpend(key))) return undefined;
    return deed.effect(game, held, paid(game, held.holder, chosen));
  },
});

/** An answer to an event for such a token. */
export function answersForToken<E extends EventName<Ti4>>(timing: Timing, event: E, answering: Answering<Ti4, E>) {
  const { usable, effect } = answering;
  const answer: Answering<Ti4, E> = {
    ...answering,
    usable: (game, held, about) => noStrategyToken(game, held.holder) === undefined && usable(game, held, about),
    target: (game, held) => asked(game, held.holder, []),
    effect: (game: Game, held: Held, about: EventOf<Ti4, E>, chosen: string[]) =>
      effect(game, held, about, paid(game, held.holder, chosen)),
  };
  return on(timing, event, answer);
}
