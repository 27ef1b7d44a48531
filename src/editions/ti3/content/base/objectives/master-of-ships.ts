import { objective } from '#ti3/rules/components/component.ts';
import { MECATOL_REX, mecatolProgress } from '#ti3/rules/objectives/objective-counts.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';

export default objective({
  id: 'master-of-ships',
  name: 'Master of Ships',
  stage: 'secret',
  points: 2,
  text: 'Control Mecatol Rex with your space dock on it, and have 8 non-fighter ships in its system.',
  tally: (game, seat) => [
    ...mecatolProgress(game, seat),
    [nonFighterShips(game, seat, MECATOL_REX).length, 8, 'non-fighter ships in the Mecatol Rex system'],
  ],
  confidence: 'high',
});
