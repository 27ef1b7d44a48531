import { politicalCard } from '#ti3/rules/components/component.ts';
import { gainCounters, spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const MOST = 5;

export default politicalCard({
  id: 'fleet-regulations',
  name: 'Fleet Regulations',
  text: 'For: no player can have more than 5 command counters in fleet supply. Against: each player gains 1 command counter in fleet supply.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => -2 * Math.max(0, seatOf(game, seat).counters.fleet - 4), against: 3 }),
  confidence: 'medium',
  modifiers: { 'area-limit': (_game, _held, limit, { area }) => (area === 'fleet' ? Math.min(limit, MOST) : limit) },
  resolve: (game, outcome) => {
    for (const seat of remainingSeats(game.state)) {
      if (outcome === 'against') gainCounters(game, seat, 'fleet', 1);
      else spendCounters(game, seat, 'fleet', Math.max(0, seatOf(game, seat).counters.fleet - MOST));
    }
  },
});
