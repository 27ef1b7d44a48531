import { agenda, type Game } from '#ti4/rules/components/component.ts';
import { isLawInPlay } from '#ti4/rules/politics/laws.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { hasTrait, influenceOf, planetsOf } from '#ti4/rules/planets/planets.ts';
import {
  exhaustedAtStrategyPhase,
  scheduleForStrategyPhase,
} from '#ti4/content/shared/procedures/next-strategy-phase.ts';

const ID = 'representative-government';

const votesOf = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0);

function average(game: Game): number {
  const seats = game.state.order.filter((seat) => !game.state.seats[seat].eliminated);
  return seats.reduce((sum, seat) => sum + votesOf(game, seat), 0) / seats.length;
}

export default agenda({
  id: ID,
  name: 'Representative Government',
  set: 'pok',
  text: 'For: planets give no votes; each player has 1 vote on each agenda and no extra votes. Against: each player who voted “Against” exhausts their cultural planets when the next strategy phase begins.',
  type: 'law',
  elect: 'for-against',
  advice: {
    outcomes: {
      // Players with less influence than the average gain votes.
      for: (game, seat) => ({ votes: average(game) - votesOf(game, seat) }),
      against: (game, seat) => ({
        resources: -planetsOf(game, seat).filter(({ id }) => hasTrait(game, id, 'cultural')).length,
      }),
    },
  },
  modifiers: {
    'votes-settled': (game, held, votes) => (isLawInPlay(game, held) && game.state.phase === 'agenda' ? 1 : votes),
  },
  resolve: (game, outcome, votes) => {
    if (outcome === 'against') scheduleForStrategyPhase(game, ID, votersFor(game, votes, 'against'));
  },
  reactions: [exhaustedAtStrategyPhase((game, _seat, planet) => hasTrait(game, planet, 'cultural'))],
});
