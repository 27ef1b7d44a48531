import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { discardActionCardsChosen } from '#ti2/rules/phases/action-cards.ts';
import { remainingSeats } from '#ti2/rules/seats.ts';

export default politicalCard({
  id: 'hand-limit',
  name: 'Hand Limit',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: each player discards down to 4 action cards, and can never have more than 4 in hand. Against: each player discards 1 action card.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'hand-limit': (_game, _held, value) => Math.min(4, value),
  },
  resolve: (game, outcome) =>
    outcome === 'against'
      ? call(
          discardActionCardsChosen,
          { from: Object.fromEntries(remainingSeats(game.state).map((seat) => [seat, 1])) },
          'finish',
        )
      : undefined,
});
