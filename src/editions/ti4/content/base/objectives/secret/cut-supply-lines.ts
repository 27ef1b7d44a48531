import { objective } from '../../../../rules/components/component.ts';
import { unitsAt } from '../../../../rules/units/units.ts';
import { systemsWithShips } from '../../../shared/holdings.ts';

export default objective({
  id: 'cut-supply-lines',
  name: 'Cut Supply Lines',
  set: 'base',
  text: 'One of your ships is where somebody else has a space dock.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) =>
    systemsWithShips(game, seat).some((system) => unitsAt(game, { system, type: 'space-dock', notOwner: seat }).length > 0),
});
