import { actionCard } from '#ti4/rules/components/component.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { choosePlanet, planetsOpenToInfantry } from '#ti4/content/shared/procedures/place-questions.ts';

export default actionCard({
  id: 'frontline-deployment',
  name: 'Frontline Deployment',
  set: 'base',
  text: 'Action: place 3 infantry on a planet you control.',
  copies: 1,
  advice: { gains: { units: { infantry: 3 } } },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) =>
      planetsOpenToInfantry(game, holder).length ? undefined : 'You control no planet where infantry can be placed.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'On which planet do you place 3 infantry?',
        planets: planetsOpenToInfantry(game, holder),
      }),
    effect: (game, { holder }, [planet]) => {
      if (planet !== undefined && planetsOpenToInfantry(game, holder).includes(planet))
        placeUnits(game, holder, 'infantry', 3, { system: planetOf(game, planet).system, planet });
    },
  },
});
