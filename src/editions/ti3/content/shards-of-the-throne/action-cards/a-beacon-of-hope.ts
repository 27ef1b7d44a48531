import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';

/** Ship type that the card refers to, if the game has it. */
const FLAGSHIP: string = 'flagship';

export default actionCard({
  id: 'a-beacon-of-hope',
  name: 'A Beacon of Hope',
  copies: 3,
  text: 'When your space battle begins, if your flagship is there: in that battle, each unmodified 10 you roll counts as 2 hits. In a game without flagships: discard this card at any time to gain 1 trade good.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder, component }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        shipsIn(game, system, holder).some(({ type }) => type === FLAGSHIP) &&
        !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { system }) => {
        addEffect(game, component, holder, system, 'battle');
      },
    }),
  ],
  modifiers: {
    'hits-on-ten': (_game, { holder, memory }, hits, { seat, system }) =>
      seat === holder && system === memory ? 2 : hits,
  },
  ...tradeGoodWithoutMechanism('flagships'),
});
