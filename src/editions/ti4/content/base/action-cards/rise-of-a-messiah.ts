import { actionCard } from '#ti4/rules/components/component.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { planetsOpenToInfantry } from '#ti4/content/shared/procedures/place-questions.ts';

export default actionCard({
  id: 'rise-of-a-messiah',
  name: 'Rise of a Messiah',
  set: 'base',
  text: 'Action: place 1 infantry on each planet you control.',
  copies: 1,
  advice: { gains: (game, seat) => ({ units: { infantry: planetsOpenToInfantry(game, seat).length } }) },
  action: {
    problem: () => undefined, // playable without a planet
    effect: (game, { holder }) => {
      for (const planet of planetsOpenToInfantry(game, holder))
        placeUnits(game, holder, 'infantry', 1, { system: planetOf(game, planet).system, planet });
    },
  },
});
