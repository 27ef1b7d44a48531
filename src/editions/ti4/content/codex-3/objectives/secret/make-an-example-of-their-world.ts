import { objective } from '#ti4/rules/components/component.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { lastUnitsDestroyedBy } from '#ti4/content/shared/queries/last-units-destroyed.ts';

export default objective({
  id: 'make-an-example-of-their-world',
  name: 'Make an Example of Their World Ω',
  set: 'codex-3',
  text: "During your Bombardment, destroy a player's last ground force on a planet.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  // Losses during a ground combat do not count.
  fulfilled: (game, seat, event) =>
    game.enclosingData(groundCombat) === undefined &&
    lastUnitsDestroyedBy(game, seat, event, 'ground-forces').some(
      ({ purpose }) => purpose === 'bombardment' || game.enclosingData(bombardment) !== undefined,
    ),
});
