import { choose, chosenKey, type Option, type Spec } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { on, type Game, type HeldComponent, type EffectResult } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { question } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

export interface LegendaryBenefit extends Option {
  effect: () => EffectResult;
}

type BenefitsOf = (game: Game, seat: SeatId) => LegendaryBenefit[];

/** Defines a legendary planet's card that its owner may exhaust at the end of their turn for one of its benefits. */
export function endOfTurnLegendaryCard(name: string, prompt: string, benefits: BenefitsOf) {
  const benefit = question<object>()(name, (game, seat): Spec => {
    const options = benefits(game, seat).map(({ effect: _effect, ...option }) => option);
    return options.length ? choose(prompt, options) : { kind: 'none', reason: 'This card can do nothing for you now.' };
  });
  return {
    questions: [benefit],
    reactions: [
      on('when', 'turn-ends', {
        isUsable: (game: Game, held: HeldComponent, { seat }) =>
          seat === held.holder && !isExhausted(game, held) && benefits(game, held.holder).length > 0,
        target: (_game, { holder }) => benefit.ask(holder, {}),
        effect: (game, held, _event, target) => {
          exhaust(game, held);
          return benefits(game, held.holder)
            .find(({ key }) => key === chosenKey(target))
            ?.effect();
        },
      }),
    ],
  };
}

/** Key for a number of units at a place: 'starpoint:2'. */
export const countAtKey = optionalPairKey<string, string>(':');
