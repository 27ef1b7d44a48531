import { ask, call, chosenKey, choose, done, goto } from '#engine';
import { actionCard, componentOf, on } from '#ti3/rules/components/component.ts';
import { drawCards } from '#ti3/rules/components/decks.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import { seatsFrom, remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { CardId, SeatId } from '#ti3/rules/terms.ts';

const which = question<{ cards: CardId[]; receiver: SeatId }>()(
  'master-of-fate',
  (game, _seat, { cards, receiver }) =>
    choose(
      `Which action card do you give to ${nameOfSeat(game, receiver)}?`,
      cards.map((key) => ({
        key,
        label: nameOf(game, componentOf(key)),
        hint: game.book.components[componentOf(key)].text,
      })),
    ),
  { title: 'give out action cards', forced: true },
);

/** Draws as many action cards as there are players, and lets the seat deal them out, one to each player. */
const deal = procedure<{ seat: SeatId; cards?: CardId[]; left?: SeatId[] }>()('master-of-fate', {
  draw: (game, data) => {
    const { seat } = data;
    data.left = seatsFrom(game.state, seat);
    data.cards = drawCards(game, 'action', data.left.length);
    game.addFact({ type: 'action-cards-seen', to: [seat], seat, cards: data.cards, toDeal: true });
    return goto('next');
  },
  next: (_game, { seat, cards = [], left: [receiver] = [] }) =>
    receiver !== undefined && cards.length ? ask([which.ask(seat, { cards, receiver })], 'chosen') : done(),
  chosen: (game, data, { answer }) => {
    const [receiver, ...left] = data.left ?? [];
    const card = chosenKey(answer) ?? data.cards?.[0] ?? '';
    data.left = left;
    data.cards = data.cards?.filter((one) => one !== card);
    seatOf(game, receiver).actionCards.push(card);
    game.addFact({ type: 'action-cards-drawn', seat: receiver, count: 1 });
    game.addFact({ type: 'action-cards-seen', to: [receiver], seat: receiver, cards: [card] });
    return goto('next');
  },
});

export default actionCard({
  id: 'master-of-fate',
  name: 'Master of Fate',
  copies: 1,
  text: 'In the status phase, before action cards are drawn: draw 1 action card for each player, look at them and give 1 to each player, including yourself. Then each player draws 1 fewer.',
  confidence: 'medium',
  reactions: [
    on('when', 'action-cards-due', {
      isUsable: ({ state }) =>
        state.decks.action.draw.length + state.decks.action.discard.length >= remainingSeats(state).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'round');
        return call(deal, { seat: holder }, 'finish');
      },
    }),
  ],
  modifiers: { 'status-cards': (_game, _held, cards) => Math.max(0, cards - 1) },
  procedures: [deal],
  questions: [which],
});
