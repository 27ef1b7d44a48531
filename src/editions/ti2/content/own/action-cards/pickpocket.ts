import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseHand, seatsWithCards } from '#ti2/rules/components/target-questions.ts';
import { giveActionCards } from '#ti2/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const holding = (game: Game, seat: SeatId, card: string): SeatId[] =>
  allowedTargets(game, card, seatsWithCards(game, othersFrom(game.state, seat)));

export default actionCard({
  id: 'pickpocket',
  name: 'Pickpocket',
  copies: 2,
  text: 'In the economy phase, before players gain income: choose another player. You gain 1 action card at random from their hand.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game, { holder, component }) => holding(game, holder, component).length > 0,
      target: (game, { holder, component }) =>
        chooseHand(game, holder, 'From which player do you take an action card?', holding(game, holder, component)),
      effect: (game, { holder, component }, _event, [seat]) => {
        const [card] = game.shuffle(component, seatOf(game, seat).actionCards);
        if (card !== undefined) giveActionCards(game, seat, holder, [card]);
      },
    }),
  ],
});
