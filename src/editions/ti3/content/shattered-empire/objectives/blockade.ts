import { objective } from '#ti3/rules/components/component.ts';
import { docksBlockaded } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'blockade',
  name: 'Blockade',
  stage: 1,
  points: 1,
  text: "Blockade another player's space dock: have a ship in its system.",
  tally: (game, seat) => [[docksBlockaded(game, seat), 1, "a ship in a system with another player's space dock"]],
  confidence: 'high',
});
