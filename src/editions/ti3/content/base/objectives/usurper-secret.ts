import { objective } from '#ti3/rules/components/component.ts';
import { MECATOL_REX, mecatolProgress } from '#ti3/rules/objectives/objective-counts.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';

export default objective({
  id: 'usurper-secret',
  name: 'Usurper',
  stage: 'secret',
  points: 2,
  text: 'Control Mecatol Rex with your space dock and 6 of your ground forces on it.',
  tally: (game, seat) => [
    ...mecatolProgress(game, seat),
    [groundForcesOn(game, MECATOL_REX, seat).length, 6, 'ground forces on Mecatol Rex'],
  ],
  confidence: 'high',
});
