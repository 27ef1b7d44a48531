import { objective } from '#ti3/rules/components/component.ts';
import { homesThreatened } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'threatening',
  name: 'Threatening',
  stage: 'secret',
  points: 2,
  text: "For each of 2 other players' home systems, control an adjacent system: have a non-fighter ship there and control all planets in it.",
  tally: (game, seat) => [
    [homesThreatened(game, seat), 2, "other players' home systems adjacent to a system you control"],
  ],
  confidence: 'high',
});
