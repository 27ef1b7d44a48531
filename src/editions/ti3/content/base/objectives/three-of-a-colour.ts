import { objective } from '../../../rules/components/component.ts';
import { technologiesByColor } from '../../../rules/phases/objective-counts.ts';

export default objective({
  id: 'three-of-a-colour',
  name: 'Three of a Colour',
  stage: 1,
  points: 1,
  text: 'You have 3 technologies of one colour.',
  tally: (game, seat) => [[Math.max(...technologiesByColor(game, seat)), 3]],
  confidence: 'high',
});
