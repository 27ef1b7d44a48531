import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { planetsOutsideHome, seatsWithExtreme } from '#ti3/rules/politics/political-counts.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { hasMost, valueIfDecided, planetCount } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'imperial-containment';

export default politicalCard({
  id: ID,
  name: 'Imperial Containment',
  text: 'For: players who now control the most planets outside their home system discard 1 more command counter from their command pool in each tactical action for the rest of the round. Against: no effect.',
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => -3 * hasMost(planetCount)(game, seat) }),
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      lasting: true,
      mandatory: true,
      // A transfer action has two active systems, a tactical action one.
      isUsable: (game, { holder }, { seat }) =>
        seat === holder && game.state.turn.systems.length === 1 && seatOf(game, seat).counters.command > 0,
      effect: (game, { holder }) => spendCounters(game, holder, 'command', 1),
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome === 'for')
      for (const seat of seatsWithExtreme(
        remainingSeats(game.state),
        (one) => planetsOutsideHome(game, one).length,
        true,
      ))
        addEffect(game, ID, seat, null, 'round');
  },
});
