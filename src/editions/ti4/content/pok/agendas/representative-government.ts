import { agenda } from '../../../rules/components/component.ts';
import { isLaw } from '../../../rules/council/laws.ts';
import { votersFor } from '../../../rules/council/voting.ts';
import { hasTrait } from '../../../rules/units/planets.ts';
import { exhaustedAtStrategyPhase, waitForStrategyPhase } from '../../shared/next-strategy-phase.ts';

const ID = 'representative-government';

export default agenda({
  id: ID,
  name: 'Representative Government',
  set: 'pok',
  text: 'For: in the agenda phase no planets are exhausted for votes; all have 1 vote on each agenda, and nothing adds to it. Against: whoever voted against exhausts all cultural planets when the next strategy phase begins.',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    'votes-settled': (game, held, votes) => (isLaw(game, held) && game.state.phase === 'agenda' ? 1 : votes),
  },
  resolve: (game, outcome, votes) => {
    if (outcome === 'against') waitForStrategyPhase(game, ID, votersFor(game, votes, 'against'));
  },
  reactions: [exhaustedAtStrategyPhase((game, _seat, planet) => hasTrait(game, planet, 'cultural'))],
});
