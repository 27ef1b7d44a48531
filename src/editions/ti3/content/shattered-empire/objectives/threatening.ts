import { objective } from '#ti3/rules/components/component.ts';
import { homesThreatened } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'threatening',
  name: 'Threatening',
  stage: 'secret',
  points: 2,
  text: "Control systems adjacent to 2 other players' home systems: have a non-fighter ship in each and control all their planets.",
  tally: (game, seat) => [[homesThreatened(game, seat), 2]],
  confidence: 'high',
});
