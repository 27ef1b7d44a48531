import { objective } from '../../../../rules/components/component.ts';
import { factsThisTurn } from '../../../shared/holdings.ts';
import { spaceCannonOffense } from '../../../../rules/combat/space-cannon.ts';

export default objective({
  id: 'turn-their-fleets-to-dust',
  name: 'Turn Their Fleets to Dust',
  set: 'base',
  text: "After you destroy all that is left of a player's ships but fighters in the active system, while space cannons fire at moving fleets.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.seat !== seat &&
    event.system === game.state.turn.system &&
    factsThisTurn(game).some(
      (fact) =>
        fact.type === 'last-destroyed' &&
        fact.what === 'non-fighter-ships' &&
        fact.by === seat &&
        fact.seat === event.seat &&
        fact.system === event.system &&
        (fact.purpose === 'space-cannon-offense' || game.within(spaceCannonOffense) !== undefined),
    ),
});
