import { isOpenToNewUnits, addFreeGroundForces } from '#ti2/rules/planets/control.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard } from '#ti2/rules/components/component.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const open = (game: Game, seat: SeatId, card: string): PlanetId[] =>
  allowedTargets(
    game,
    card,
    planetsOf(game, seat).flatMap(({ id }) => (isOpenToNewUnits(game, id) ? [id] : [])),
  );

export default actionCard({
  id: 'militia',
  name: 'Militia',
  copies: 2,
  text: 'During your turn: place 2 free ground forces on 1 of your planets.',
  sources: { text: 'own', copies: 'own' },
  anytime: {
    problem: (game, { holder, component }) =>
      game.state.active === holder && open(game, holder, component).length
        ? undefined
        : 'You can play this card only during your turn, on a planet where you can place new units.',
    target: (game, { holder, component }) =>
      choosePlanet(game, holder, 'On which planet do you place 2 ground forces?', open(game, holder, component)),
    effect: (game, { holder, component }, [planet]) => {
      if (game.state.planets[planet].owner === holder) addFreeGroundForces(game, holder, planet, 2, component);
    },
  },
});
