import { objective } from '../../../rules/components/component.ts';
import { unitCount } from '../../../rules/phases/objective-counts.ts';

export default objective({
  id: 'three-space-docks',
  name: 'Three Space Docks',
  stage: 1,
  points: 1,
  text: 'Your 3 space docks are all on the board.',
  tally: (game, seat) => [[unitCount(game, seat, 'space-dock'), 3]],
  confidence: 'high',
});
