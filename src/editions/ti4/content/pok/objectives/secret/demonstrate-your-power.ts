import { objective } from '#ti4/rules/components/component.ts';
import { combatantsInSpace, isSide } from '#ti4/rules/combat/combat.ts';

export default objective({
  id: 'demonstrate-your-power',
  name: 'Demonstrate Your Power',
  set: 'pok',
  text: 'When your space combat ends, have at least 3 non-fighter ships left in the system.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  // Checked before anything that happens after the combat.
  when: ['space-combat-ends'],
  fulfilled: (game, seat, event) =>
    event?.name === 'space-combat-ends' &&
    isSide(event, seat) &&
    combatantsInSpace(game, event.system, seat).filter(({ type }) => type !== 'fighter').length >= 3,
});
