import { objective } from '#ti3/rules/components/component.ts';
import { technologiesByColor } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'five-of-a-colour',
  name: 'Five of a Color',
  stage: 2,
  points: 2,
  text: 'Own 5 technologies of the same color.',
  tally: (game, seat) => [[Math.max(...technologiesByColor(game, seat)), 5, 'technologies of the same color']],
  confidence: 'high',
});
