import { ask, chosenKeys, choose, done } from '#engine';
import { giveActionCards } from '#ti4/rules/phases/action-cards.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

export const chooseCardFromHand = question<{ from: SeatId }>()(
  'card-from-hand',
  (game, _seat, { from }) => {
    const hand = seatOf(game, from).actionCards;
    if (!hand.length) return { kind: 'none', reason: 'That player has no action cards.' };
    const options = hand.map((card) => ({
      key: card,
      label: game.book.components[componentOf(card)]?.name ?? card,
      hint: game.book.components[componentOf(card)]?.text ?? '',
    }));
    return choose(`Which of ${nameOfSeat(game, from)}'s action cards do you take?`, options);
  },
  { title: 'take an action card from another player' },
);

/** Shows a player another player's action cards and lets them take one; this does not count as drawing. */
export const takeFromHand = procedure<{ seat: SeatId; from: SeatId }>()('take-from-hand', {
  look: (game, { seat, from }) => {
    game.addFact({ type: 'hand-looked-at', seat, of: from });
    game.addFact({ type: 'hand-seen', to: [seat], of: from, cards: [...seatOf(game, from).actionCards] });
    return ask([chooseCardFromHand.ask(seat, { from })], 'take');
  },
  take: (game, { seat, from }, got) => {
    giveActionCards(game, from, seat, chosenKeys(got.answer));
    return done();
  },
});
