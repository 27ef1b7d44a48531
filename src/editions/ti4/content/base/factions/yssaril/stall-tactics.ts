import { queueMoment } from '#ti4/rules/events/moments.ts';
import { chooseDiscard, discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { ability } from '#ti4/rules/components/component.ts';

const ID = 'stall-tactics';

export default ability({
  id: ID,
  name: 'Stall Tactics',
  set: 'base',
  faction: 'yssaril',
  text: 'Action: discard 1 action card.',
  action: {
    problem: (game, { holder }) =>
      seatOf(game, holder).actionCards.length ? undefined : 'You have no action card to discard.',
    target: (_game, { holder }) => chooseDiscard.ask(holder, { count: 1, why: 'for Stall Tactics' }),
    effect: (game, { holder }, cards) => {
      discardActionCards(game, holder, cards, ID);
      queueMoment(game, 'after', 'ability-resolved', { seat: holder, ability: ID });
    },
  },
});
