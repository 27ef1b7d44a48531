import { objective } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { systemProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'cut-supply-lines',
  name: 'Cut Supply Lines',
  set: 'base',
  text: "Have a ship in a system with another player's space dock.",
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    systemProgress(
      game,
      systemsWithShips(game, seat).filter(
        (system) => unitsAt(game, { system, type: 'space-dock', notOwner: seat }).length > 0,
      ),
      1,
    ),
});
