import { objective } from '../../../rules/components/component.ts';
import { specialtyCounts } from '../../../rules/phases/objective-counts.ts';

export default objective({
  id: 'focused',
  name: 'Focused',
  stage: 'secret',
  points: 2,
  text: 'You have 4 planets with the same technology specialty.',
  tally: (game, seat) => [[Math.max(...specialtyCounts(game, seat)), 4]],
  confidence: 'high',
});
