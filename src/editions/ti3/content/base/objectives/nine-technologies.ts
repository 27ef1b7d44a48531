import { objective } from '#ti3/rules/components/component.ts';
import { technologyCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'nine-technologies',
  name: 'Nine Technologies',
  stage: 2,
  points: 2,
  text: 'Own 9 technologies.',
  tally: (game, seat) => [[technologyCount(game, seat), 9, 'technologies']],
  confidence: 'high',
});
