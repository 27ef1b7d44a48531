import { objective } from '#ti3/rules/components/component.ts';
import { unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'defender',
  name: 'Defender',
  stage: 'preliminary',
  points: 1,
  text: 'Have all 6 of your PDS on the board. When you score this, draw a secret objective.',
  tally: (game, seat) => [[unitCount(game, seat, 'pds'), 6, 'PDS on the board']],
  confidence: 'high',
});
