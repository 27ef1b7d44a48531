import { objective } from '../../../../rules/components/component.ts';
import { systemsWithShips } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'control-the-region',
  name: 'Control the Region',
  set: 'base',
  text: 'Your ships are spread over at least six systems.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => systemsTowards(game, systemsWithShips(game, seat), 6),
});
