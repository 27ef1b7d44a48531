import { objective } from '#ti3/rules/components/component.ts';
import { docksDestroyed } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'dock-breaker',
  name: 'Dock Breaker',
  stage: 2,
  points: 2,
  text: "This round, destroy another player's space dock at the end of a space battle or invasion.",
  tally: (game, seat) => [[docksDestroyed(game, seat).length, 1, "to destroy another player's space dock this round"]],
  confidence: 'high',
});
