import { objective } from '#ti3/rules/components/component.ts';
import { MECATOL, ofMecatol } from '#ti3/rules/objectives/objective-counts.ts';
import { countedShips } from '#ti3/rules/units/fleet-supply.ts';

export default objective({
  id: 'master-of-ships',
  name: 'Master of Ships',
  stage: 'secret',
  points: 2,
  text: 'You have Mecatol Rex with a space dock of yours, and 8 ships other than fighters in its system.',
  tally: (game, seat) => [...ofMecatol(game, seat), [countedShips(game, seat, MECATOL).length, 8]],
  confidence: 'high',
});
