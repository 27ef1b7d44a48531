import { call } from '#engine';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlayer } from '#ti2/rules/components/target-questions.ts';
import { formatTradeIncome, possiblePartners, proposeAgreement } from '#ti2/rules/trade/agreements.ts';

/** Trade Agreement card; the rules of the edition itself govern it (E2 6). */
export default actionCard({
  id: 'trade-agreement',
  name: 'Trade Agreement',
  copies: 13,
  offers: 'a trade agreement',
  text: 'Before your movement segment: offer a trade agreement to a player with whom you have none. If they decline, keep this card. In each economy phase, you each gain 1 credit for each planet the other controls. The agreement ends when one of you cancels it, attacks the other or fires Deep Space Cannons at them.',
  sources: { text: 'confirmed', copies: 'confirmed' },
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) => seat === holder && possiblePartners(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer(
          game,
          holder,
          'To which player do you offer a trade agreement?',
          possiblePartners(game, holder),
          (partner) => formatTradeIncome(game, holder, partner),
        ),
      effect: (_game, { holder, key }, _event, [partner]) =>
        call(proposeAgreement, { seat: holder, partner, card: key }, 'finish'),
    }),
  ],
});
