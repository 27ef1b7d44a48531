import { objective } from '#ti4/rules/components/component.ts';
import { wonCombatAt } from '#ti4/content/shared/queries/combat-results.ts';
import { otherHomeSystems } from '#ti4/content/shared/queries/objective-counts.ts';

export default objective({
  id: 'darken-the-skies',
  name: 'Darken the Skies',
  set: 'pok',
  text: "Win a combat in another player's home system.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['space-combat-ends', 'ground-combat-ends'],
  fulfilled: (game, seat, event) => {
    const system = wonCombatAt(seat, event);
    return system !== undefined && otherHomeSystems(game, seat).includes(system);
  },
});
