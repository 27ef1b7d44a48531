import { objective } from '#ti4/rules/components/component.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { wonCombatAt } from '#ti4/content/shared/queries/combat-results.ts';

export default objective({
  id: 'brave-the-void',
  name: 'Brave the Void',
  set: 'pok',
  text: 'Win a combat in an anomaly.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['space-combat-ends', 'ground-combat-ends'],
  fulfilled: (game, seat, event) => {
    const system = wonCombatAt(seat, event);
    return system !== undefined && anomaliesIn(game, system).length > 0;
  },
});
