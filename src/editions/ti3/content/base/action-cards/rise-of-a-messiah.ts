import { actionCard } from '#ti3/rules/components/component.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';

export default actionCard({
  id: 'rise-of-a-messiah',
  name: 'Rise of a Messiah',
  copies: 1,
  text: 'Action: place 1 free ground force on each of your planets.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (planetsOf(game, holder).length ? undefined : 'You control no planet.'),
    effect: (game, { holder }) => {
      for (const { id, system } of planetsOf(game, holder)) {
        addUnit(game, holder, 'ground-force', system, id);
        game.addFact({ type: 'units-landed', seat: holder, planet: id, units: { 'ground-force': 1 } });
      }
    },
  },
});
