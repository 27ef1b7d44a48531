import { objective } from '#ti3/rules/components/component.ts';
import { unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'three-space-docks',
  name: 'Three Space Docks',
  stage: 1,
  points: 1,
  text: 'Have your 3 space docks on the board.',
  tally: (game, seat) => [[unitCount(game, seat, 'space-dock'), 3, 'space docks on the board']],
  confidence: 'high',
});
