import { choose } from '#engine';
import { componentOf, on, technology } from '#ti3/rules/components/component.ts';
import { question } from '#ti3/rules/game.ts';
import { discardActionCards, drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { seatOf } from '#ti3/rules/seats.ts';

const given = question<object>()('hyper-metabolism', (game, seat) =>
  choose(
    'Which action card do you discard?',
    seatOf(game, seat).actionCards.map((key) => {
      const { name, text } = game.book.components[componentOf(key)];
      return { key, label: name, hint: text };
    }),
  ),
);

export default technology({
  id: 'hyper-metabolism',
  name: 'Hyper Metabolism',
  text: 'In the status phase, you gain 1 more command counter, and before action cards are drawn you may discard 1 action card to draw another.',
  color: 'green',
  needs: ['gen-synthesis'],
  confidence: 'high',
  modifiers: {
    'status-counters': (_game, { holder }, counters, { seat }) => (seat === holder ? counters + 1 : counters),
  },
  reactions: [
    on('when', 'action-cards-due', {
      isUsable: (game, { holder }) => seatOf(game, holder).actionCards.length > 0,
      target: (_game, { holder }) => given.ask(holder, {}),
      effect: (game, { holder }, _event, [card]) => {
        if (card === undefined) return;
        discardActionCards(game, holder, [card]);
        drawActionCards(game, holder, 1);
      },
    }),
  ],
  questions: [given],
});
