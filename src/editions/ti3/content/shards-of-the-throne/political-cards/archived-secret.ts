import { politicalCard } from '#ti3/rules/components/component.ts';
import { drawSecretObjective } from '#ti3/rules/objectives/secret-objectives.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'archived-secret',
  name: 'Archived Secret',
  text: 'Elect a player, who draws another secret objective. Whatever is about one of theirs is about the one they choose.',
  elect: 'player',
  stake: valueIfElected(5),
  confidence: 'medium',
  resolve: (game, seat) => {
    drawSecretObjective(game, seat);
  },
});
