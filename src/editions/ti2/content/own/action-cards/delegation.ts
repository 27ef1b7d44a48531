import { addFreeGroundForces, gainPlanet } from '#ti2/rules/planets/control.ts';
import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { colonyFeeProblem } from '#ti2/rules/production/credits.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

/** Lists the neutral planets that a player can gain control of and pay for. */
const inReach = (game: Game, seat: SeatId, card: string): PlanetId[] => {
  if (colonyFeeProblem(game, seat) !== undefined) return [];
  const near = [...new Set(planetsOf(game, seat).flatMap(({ system }) => adjacentSystems(game, system)))];
  const planets = near.flatMap((system) => game.state.systems[system].planets);
  return allowedTargets(game, card, planets).filter((planet) => {
    const { owner, closedIn } = game.state.planets[planet];
    return owner === null && closedIn !== game.state.round;
  });
};

export default actionCard({
  id: 'delegation',
  name: 'Delegation',
  copies: 2,
  text: 'When your invasion segment begins, before you probe, raze, bombard or land: gain control of a neutral planet in a system adjacent to a system that contains one of your planets. Place 2 free ground forces there.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'invasion-segment-begins', {
      isUsable: (game, { holder, component }, { seat }) =>
        seat === holder && inReach(game, holder, component).length > 0,
      target: (game, { holder, component }) =>
        choosePlanet(game, holder, 'Which planet do you gain control of?', inReach(game, holder, component)),
      effect: (game, { holder, component }, _event, [planet]) => {
        if (game.state.planets[planet].owner !== null) return;
        gainPlanet(game, holder, planet);
        addFreeGroundForces(game, holder, planet, 2, component);
      },
    }),
  ],
});
