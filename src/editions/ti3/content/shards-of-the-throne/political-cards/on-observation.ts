import { politicalCard } from '#ti3/rules/components/component.ts';
import { hasMechanism } from '#ti3/rules/components/game-options.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'on-observation',
  name: 'On Observation',
  text: 'Elect a player, whose spies die as the council ends. Without political intrigue in the game another card is drawn.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-1),
  confidence: 'medium',
  moot: (game) => !hasMechanism(game, 'political intrigue'),
});
