import { objective } from '#ti4/rules/components/component.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { lastUnitsDestroyedBy } from '#ti4/content/shared/queries/last-units-destroyed.ts';

export default objective({
  id: 'turn-their-fleets-to-dust',
  name: 'Turn Their Fleets to Dust Ω',
  set: 'codex-3',
  text: "During Space Cannon Offense, destroy a player's last non-fighter ship in the active system.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.system === game.state.turn.system &&
    lastUnitsDestroyedBy(game, seat, event, 'non-fighter-ships').some(
      ({ purpose }) => purpose === 'space-cannon-offense' || game.enclosingData(spaceCannonOffense) !== undefined,
    ),
});
