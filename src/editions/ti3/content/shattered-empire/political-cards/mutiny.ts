import { politicalCard } from '../../../rules/components/component.ts';
import { gainPoints } from '../../../rules/phases/objectives.ts';
import { votersFor } from '../../../rules/politics/counts.ts';
import { ifDecided } from '../../../rules/politics/stakes.ts';

const ID = 'mutiny';

export default politicalCard({
  id: ID,
  name: 'Mutiny',
  text: 'For: whoever has voted for it gets a point. Against: whoever has voted for it loses a point.',
  elect: 'for-against',
  stake: ifDecided({ for: 5 }),
  confidence: 'medium',
  resolve: (game, outcome, votes) => {
    for (const seat of votersFor(votes, 'for')) gainPoints(game, seat, outcome === 'for' ? 1 : -1, ID);
  },
});
