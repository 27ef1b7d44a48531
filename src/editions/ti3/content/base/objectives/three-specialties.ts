import { objective } from '#ti3/rules/components/component.ts';
import { specialtyCounts } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'three-specialties',
  name: 'Three Specialties',
  stage: 1,
  points: 1,
  text: 'Control planets with each of the 3 technology specialties: blue, green and red.',
  tally: (game, seat) => [[specialtyCounts(game, seat).filter(Boolean).length, 3, 'different technology specialties']],
  confidence: 'high',
});
