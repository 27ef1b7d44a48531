import { actionCard } from '../../../rules/components/component.ts';
import { addUnit } from '../../../rules/planets/units.ts';
import { planetsOf } from '../../../rules/planets/planets.ts';

export default actionCard({
  id: 'rise-of-a-messiah',
  name: 'Rise of a Messiah',
  copies: 1,
  text: 'Action: you get a ground force on each of your planets, and pay nothing for it.',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) => (planetsOf(game, holder).length ? undefined : 'You have no planet.'),
    effect: (game, { holder }) => {
      for (const { id, system } of planetsOf(game, holder)) {
        addUnit(game, holder, 'ground-force', system, id);
        game.fact({ type: 'units-landed', seat: holder, planet: id, units: { 'ground-force': 1 } });
      }
    },
  },
});
