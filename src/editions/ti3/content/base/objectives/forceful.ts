import { objective } from '#ti3/rules/components/component.ts';
import { MECATOL_REX, mecatolProgress, unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'forceful',
  name: 'Forceful',
  stage: 'secret',
  points: 2,
  text: 'Control Mecatol Rex with your space dock on it, and have 4 dreadnoughts in its system.',
  tally: (game, seat) => [
    ...mecatolProgress(game, seat),
    [unitCount(game, seat, 'dreadnought', MECATOL_REX), 4, 'dreadnoughts in the Mecatol Rex system'],
  ],
  confidence: 'high',
});
