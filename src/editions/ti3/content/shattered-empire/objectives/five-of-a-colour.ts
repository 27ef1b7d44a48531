import { objective } from '#ti3/rules/components/component.ts';
import { technologiesByColor } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'five-of-a-colour',
  name: 'Five of a Colour',
  stage: 2,
  points: 2,
  text: 'You have 5 technologies of one color.',
  tally: (game, seat) => [[Math.max(...technologiesByColor(game, seat)), 5]],
  confidence: 'high',
});
