import { objective } from '#ti3/rules/components/component.ts';
import { homesThreatened } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'threatening',
  name: 'Threatening',
  stage: 'secret',
  points: 2,
  text: 'You control systems next to the home systems of two other players, each with a ship that is no fighter and all its planets.',
  tally: (game, seat) => [[homesThreatened(game, seat), 2]],
  confidence: 'high',
});
