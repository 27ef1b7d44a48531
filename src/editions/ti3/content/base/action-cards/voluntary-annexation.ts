import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { planetsOf, gainPlanet } from '#ti3/rules/planets/planets.ts';
import { addUnit, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const TROOPS = 3;

const willing = (game: Game, seat: SeatId): PlanetId[] => {
  const near = new Set(planetsOf(game, seat).flatMap(({ system }) => adjacentSystems(game, system, seat)));
  return Object.values(game.state.planets).flatMap(({ id, owner, system }) =>
    owner === null && near.has(system) && !unitsOnPlanet(game, id).length ? [id] : [],
  );
};

export default actionCard({
  id: 'voluntary-annexation',
  name: 'Voluntary Annexation',
  copies: 1,
  text: 'Action: choose a neutral planet without units in a system adjacent to a system that contains one of your planets. Place 3 free ground forces there and gain control of it.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      willing(game, holder).length ? undefined : 'No neutral planet without units is adjacent to 1 of your planets.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'Which planet do you annex?', planets: willing(game, holder) }),
    effect: (game, { holder }, [planet]) => {
      if (planet === undefined || !willing(game, holder).includes(planet)) return;
      for (let i = 0; i < TROOPS; i++) addUnit(game, holder, 'ground-force', game.state.planets[planet].system, planet);
      game.addFact({ type: 'units-landed', seat: holder, planet, units: { 'ground-force': TROOPS } });
      gainPlanet(game, holder, planet);
    },
  },
});
