import { politicalCard } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { votersFor } from '#ti3/rules/politics/political-counts.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'mutiny';

export default politicalCard({
  id: ID,
  name: 'Mutiny',
  text: 'For: each player who voted “For” gains 1 victory point. Against: each player who voted “For” loses 1 victory point.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 5 }),
  confidence: 'medium',
  resolve: (game, outcome, votes) => {
    for (const seat of votersFor(votes, 'for')) gainPoints(game, seat, outcome === 'for' ? 1 : -1, ID);
  },
});
