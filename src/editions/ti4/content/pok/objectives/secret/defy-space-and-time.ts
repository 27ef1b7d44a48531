import { objective } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { WORMHOLE_NEXUS } from '#ti4/content/pok/shared/wormhole-nexus.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'defy-space-and-time',
  name: 'Defy Space and Time',
  set: 'pok',
  text: 'Have a unit in the wormhole nexus.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => unitProgress(game, unitsAt(game, { owner: seat, system: WORMHOLE_NEXUS }), 1, 'units'),
});
