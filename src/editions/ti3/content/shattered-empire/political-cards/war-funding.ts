import { politicalCard } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';

export default politicalCard({
  id: 'war-funding',
  name: 'War Funding',
  text: 'For: in the action phase, fleet supply does not limit ships. When the status phase begins, players remove their excess ships. Against: each player loses 1 command counter from fleet supply.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5, against: -3 }),
  confidence: 'medium',
  modifiers: { 'fleet-supply': (game, _held, supply) => (game.state.phase === 'action' ? Infinity : supply) },
  resolve: (game, outcome) => {
    if (outcome !== 'against') return;
    for (const seat of remainingSeats(game.state))
      spendCounters(game, seat, 'fleet', Math.min(1, seatOf(game, seat).counters.fleet));
  },
});
