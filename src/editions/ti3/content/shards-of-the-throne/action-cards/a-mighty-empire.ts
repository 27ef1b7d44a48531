import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { hasMechanism } from '#ti3/rules/components/game-options.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default actionCard({
  id: 'a-mighty-empire',
  name: 'A Mighty Empire',
  copies: 2,
  text: 'Before you pay for a racial technology: it costs 1 resource less for each victory point you have. In a game without racial technologies: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('technologies of races'),
  sense: 'seldom',
  modifiers: {
    'racial-price': (game, { holder }, price, { seat }) =>
      seat === holder ? price - seatOf(game, holder).points : price,
  },
  reactions: [
    on('when', 'racial-technology-due', {
      isUsable: (game, { holder }, { seat }) =>
        seat === holder && hasMechanism(game, 'technologies of races') && seatOf(game, holder).points > 0,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'action');
      },
    }),
  ],
});
