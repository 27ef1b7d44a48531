import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { discardImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { cards, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'resource-management',
  name: 'Resource Management',
  text: 'For: players cannot redistribute command counters in the status phase. Against: each player with at least 3 action cards discards 2.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -1.5, against: (game, seat) => (cards(game, seat) > 2 ? -2 : 0) }),
  confidence: 'medium',
  modifiers: { 'redistribution-barred': () => 'You cannot redistribute command counters (Resource Management).' },
  resolve: (game, outcome) =>
    outcome === 'against'
      ? call(
          discardImposed,
          { seats: remainingSeats(game.state).filter((seat) => seatOf(game, seat).actionCards.length >= 3), count: 2 },
          'finish',
        )
      : undefined,
});
