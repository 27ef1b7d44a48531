import { politicalCard } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'emperor';

export default politicalCard({
  id: ID,
  name: 'Emperor',
  text: 'Elect a player: they gain 1 victory point. If they lose this law, they lose 1 victory point.',
  law: true,
  elect: 'player',
  stake: valueIfElected(8),
  confidence: 'medium',
  ends: (game, owner) => {
    if (owner !== undefined) gainPoints(game, owner, -1, ID);
  },
  resolve: (game, seat) => gainPoints(game, seat, 1, ID),
});
