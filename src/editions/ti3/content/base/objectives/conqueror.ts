import { objective } from '#ti3/rules/components/component.ts';
import { conqueredHomes } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'conqueror',
  name: 'Conqueror',
  stage: 'secret',
  points: 2,
  text: "Control all planets in another player's home system.",
  tally: (game, seat) => [[conqueredHomes(game, seat), 1, "control of all planets in another player's home system"]],
  confidence: 'high',
});
