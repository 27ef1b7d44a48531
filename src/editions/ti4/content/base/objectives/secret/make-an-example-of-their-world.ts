import { objective } from '#ti4/rules/components/component.ts';
import { lastUnitsDestroyedBy } from '#ti4/content/shared/queries/last-units-destroyed.ts';

export default objective({
  id: 'make-an-example-of-their-world',
  name: 'Make an Example of Their World',
  set: 'base',
  text: "Use Bombardment to destroy a player's last ground force on a planet.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (game, seat, event) =>
    lastUnitsDestroyedBy(game, seat, event, 'ground-forces').some(({ purpose }) => purpose === 'bombardment'),
});
