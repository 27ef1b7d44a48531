import { objective } from '#ti3/rules/components/component.ts';
import { MECATOL, ofMecatol } from '#ti3/rules/objectives/objective-counts.ts';
import { troopsOn } from '#ti3/rules/units/units.ts';

export default objective({
  id: 'usurper-secret',
  name: 'Usurper',
  stage: 'secret',
  points: 2,
  text: 'You have Mecatol Rex with a space dock and 6 ground forces of yours.',
  tally: (game, seat) => [...ofMecatol(game, seat), [troopsOn(game, MECATOL, seat).length, 6]],
  confidence: 'high',
});
