import { objective } from '#ti3/rules/components/component.ts';
import { technologyCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'five-technologies',
  name: 'Five Technologies',
  stage: 1,
  points: 1,
  text: 'Own 5 technologies.',
  tally: (game, seat) => [[technologyCount(game, seat), 5, 'technologies']],
  confidence: 'high',
});
