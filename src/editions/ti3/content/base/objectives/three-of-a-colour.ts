import { objective } from '#ti3/rules/components/component.ts';
import { technologiesByColor } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'three-of-a-colour',
  name: 'Three of a Color',
  stage: 1,
  points: 1,
  text: 'Own 3 technologies of the same color.',
  tally: (game, seat) => [[Math.max(...technologiesByColor(game, seat)), 3, 'technologies of the same color']],
  confidence: 'high',
});
