import { objective } from '../../../../rules/components/component.ts';
import { factsThisTurn } from '../../../shared/holdings.ts';
import { groundCombat } from '../../../../rules/combat/ground-combat.ts';
import { bombardment } from '../../../../rules/combat/bombardment.ts';

export default objective({
  id: 'make-an-example-of-their-world',
  name: 'Make an Example of Their World',
  set: 'base',
  text: "After you destroy all that is left of a player's ground forces on a planet, while you bombard.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  // The record says that they were the last, even where others have been placed there since. In a ground combat nothing counts.
  fulfilled: (game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.seat !== seat &&
    game.within(groundCombat) === undefined &&
    factsThisTurn(game).some(
      (fact) =>
        fact.type === 'last-destroyed' &&
        fact.what === 'ground-forces' &&
        fact.by === seat &&
        fact.seat === event.seat &&
        fact.planet === event.planet &&
        (fact.purpose === 'bombardment' || game.within(bombardment) !== undefined),
    ),
});
