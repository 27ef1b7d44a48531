import { discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';

const ID = 'executive-sanctions';

export default agenda({
  id: ID,
  name: 'Executive Sanctions',
  set: 'base',
  text: 'For: no player can have more than 3 action cards in hand. Against: each player discards 1 action card at random.',
  type: 'law',
  elect: 'for-against',
  advice: {
    outcomes: {
      for: (game, seat) => ({ actionCards: Math.min(0, 3 - seatOf(game, seat).actionCards.length) }),
      against: { actionCards: -0.5 },
    },
  },
  modifiers: { 'hand-limit': (_game, _held, limit) => Math.min(limit, 3) },
  resolve: (game, outcome) => {
    if (outcome === 'for') return;
    for (const seat of seatsFrom(game.state, game.state.speaker)) {
      discardActionCards(game, seat, game.shuffle(ID, seatOf(game, seat).actionCards).slice(0, 1), ID);
    }
  },
});
