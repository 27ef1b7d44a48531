import { objective } from '#ti3/rules/components/component.ts';
import { specialtyCounts } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'focused',
  name: 'Focused',
  stage: 'secret',
  points: 2,
  text: 'Control 4 planets with the same technology specialty.',
  tally: (game, seat) => [[Math.max(...specialtyCounts(game, seat)), 4, 'technology specialties of the same color']],
  confidence: 'high',
});
