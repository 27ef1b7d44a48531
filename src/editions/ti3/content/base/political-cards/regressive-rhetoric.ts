import { call } from '#engine';
import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { discardImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import { cards, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'regressive-rhetoric',
  name: 'Regressive Rhetoric',
  text: 'For: technologies cost 2 more. A player who does not follow Technology may draw 1 action card. Against: each player discards 1 action card.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -1, against: (game, seat) => -Math.min(1, cards(game, seat)) }),
  confidence: 'medium',
  modifiers: { 'technology-price': (_game, _held, price) => price + 2 },
  reactions: [
    on('after', 'secondary-declined', {
      isUsable: (game, { holder }, { seat, card }) =>
        seat === holder && game.book.byKind['strategy-card'][card].theme === 'technology',
      effect: (game, { holder }) => drawActionCards(game, holder, 1),
    }),
  ],
  resolve: (game, outcome) =>
    outcome === 'against' ? call(discardImposed, { seats: remainingSeats(game.state), count: 1 }, 'finish') : undefined,
});
