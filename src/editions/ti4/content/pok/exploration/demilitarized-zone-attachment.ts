import { explorationCard } from '#ti4/rules/components/component.ts';
import { liftToSpace } from '#ti4/rules/units/unit-index.ts';
import { isGroundForce, isStructure, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

const WHY = 'This planet is a demilitarized zone.';

export default explorationCard({
  id: 'demilitarized-zone-attachment',
  name: 'Demilitarized Zone',
  set: 'pok',
  text: 'The structures here go back to your reinforcements and the ground forces into space. From now on no unit can land on this planet, be built there or be placed there; in the agenda phase its card may be traded.',
  deck: 'cultural',
  copies: 1,
  then: 'attach',
  modifiers: {
    'placement-barred': (_game, held, why, { planet }) => (planet === held.memory ? WHY : why),
    'tradable-planets': (game, { memory }, planets) =>
      game.state.phase === 'agenda' && typeof memory === 'string' ? [...planets, memory] : planets,
  },
  resolve: (game, { planet = '' }) => {
    const here = unitsAt(game, { planet });
    for (const unit of here.filter((one) => isStructure(game, one)))
      removeUnit(game, unit, 'demilitarized-zone-attachment');
    for (const unit of here.filter((one) => isGroundForce(game, one) && game.state.units[one.id]))
      liftToSpace(game, unit);
  },
});
