import { ability, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Returns a seat's ready planets whose values were not swapped in this round. */
const open = (game: Game, seat: SeatId): PlanetId[] => {
  const swapped = effectsOf(game, 'exchange', seat).map(({ data }) => data);
  return readyPlanetsOf(game, seat).flatMap(({ id }) => (swapped.includes(id) ? [] : [id]));
};

export default ability({
  id: 'exchange',
  name: 'Exchange',
  text: 'Action, once per turn: swap the resources and influence of 1 of your ready planets until the end of the round.',
  confidence: 'high',
  sense: 'seldom',
  action: {
    problem: (game, { holder }) =>
      open(game, holder).length ? undefined : 'You have no ready planet whose values are not yet swapped this round.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: "Which planet's resources and influence do you swap?",
        planets: open(game, holder),
      }),
    effect: (game, { holder, component }, [planet]) => {
      if (open(game, holder).includes(planet)) addEffect(game, component, holder, planet, 'round');
    },
  },
  modifiers: {
    'values-swapped': (_game, { memory }, swapped, { planet }) => (memory === planet ? !swapped : swapped),
  },
});
