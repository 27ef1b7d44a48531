import { politicalCard } from '#ti3/rules/components/component.ts';
import { hasMechanism } from '#ti3/rules/components/game-options.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'on-observation',
  name: 'On Observation',
  text: 'Elect a player: each spy they choose is killed when that council ends. In a game without political intrigue, draw another card.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-1),
  confidence: 'medium',
  moot: (game) => !hasMechanism(game, 'political intrigue'),
});
