import { agenda } from '#ti4/rules/components/component.ts';
import { isLawInPlay } from '#ti4/rules/politics/laws.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';
import {
  exhaustedAtStrategyPhase,
  scheduleForStrategyPhase,
} from '#ti4/content/shared/procedures/next-strategy-phase.ts';

export default agenda({
  id: 'representative-government-base-game',
  name: 'Representative Government',
  set: 'base',
  text: 'For: planets give no votes; each player has 1 vote on each agenda. Against: players who voted “Against” exhaust their cultural planets when the next strategy phase begins.',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    'planet-votes': (game, held, votes) => (isLawInPlay(game, held) ? 0 : votes),
    votes: (game, held, votes) => (isLawInPlay(game, held) ? 1 : votes),
  },
  resolve: (game, outcome, votes) => {
    if (outcome === 'against')
      scheduleForStrategyPhase(game, 'representative-government-base-game', votersFor(game, votes, 'against'));
  },
  reactions: [exhaustedAtStrategyPhase((game, _seat, planet) => hasTrait(game, planet, 'cultural'))],
});
