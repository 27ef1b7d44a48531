import { objective } from '../../../rules/components/component.ts';
import { MECATOL, ofMecatol, unitCount } from '../../../rules/phases/objective-counts.ts';

export default objective({
  id: 'forceful',
  name: 'Forceful',
  stage: 'secret',
  points: 2,
  text: 'You have Mecatol Rex with a space dock of yours, and 4 dreadnoughts in its system.',
  tally: (game, seat) => [...ofMecatol(game, seat), [unitCount(game, seat, 'dreadnought', MECATOL), 4]],
  confidence: 'high',
});
