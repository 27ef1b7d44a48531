import { objective } from '../../../../rules/components/component.ts';
import { structuresOnBoard } from '../../../shared/holdings.ts';
import { unitsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'build-defenses',
  name: 'Build Defenses',
  set: 'pok',
  text: 'Four of your structures are in play.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitsTowards(game, structuresOnBoard(game, seat), 4, 'structures'),
});
