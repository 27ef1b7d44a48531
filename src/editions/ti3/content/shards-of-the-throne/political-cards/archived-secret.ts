import { politicalCard } from '#ti3/rules/components/component.ts';
import { drawSecretObjective } from '#ti3/rules/objectives/secret-objectives.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'archived-secret',
  name: 'Archived Secret',
  text: 'Elect a player: they draw 1 more secret objective. From then on, if an effect applies to only 1 of their secret objectives, they choose which.',
  elect: 'player',
  stake: valueIfElected(5),
  confidence: 'medium',
  resolve: (game, seat) => {
    drawSecretObjective(game, seat);
  },
});
