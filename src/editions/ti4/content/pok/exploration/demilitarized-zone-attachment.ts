import { explorationCard } from '#ti4/rules/components/component.ts';
import { liftToSpace } from '#ti4/rules/units/unit-index.ts';
import { isGroundForce, isStructure, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

const WHY = 'Units cannot be on this planet (Demilitarized Zone).';

export default explorationCard({
  id: 'demilitarized-zone-attachment',
  name: 'Demilitarized Zone',
  set: 'pok',
  text: 'Return all structures here to reinforcements and move all ground forces to space. Attach: units cannot be committed, produced or placed here. In the agenda phase, transactions can include this planet.',
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
