import { call } from '#engine';
import { relic, type Game } from '#ti4/rules/components/component.ts';
import { destroyPlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { isHomePlanet, isLegendary, MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const TOKEN = 'destroyed-planet';

/**
 * Lists the planets that a seat can destroy: in a system adjacent to, and other than, that of a unit with Bombardment
 * (Stellar Converter note 1), and not controlled by the seat (note 3).
 */
function inSight(game: Game, seat: SeatId): PlanetId[] {
  const gunships = new Set(
    unitsAt(game, { owner: seat }).flatMap((unit) => (definitionOf(game, unit).bombardment ? [unit.system] : [])),
  );
  const systems = new Set([...gunships].flatMap((system) => adjacentSystems(game, system, seat)));
  return Object.values(game.state.planets)
    .filter(({ id, system, controller }) => systems.has(system) && controller !== seat && id !== MECATOL_REX)
    .filter(({ id }) => !isHomePlanet(game, id) && !isLegendary(game, id))
    .map(({ id }) => id);
}

export default relic({
  id: 'stellar-converter',
  name: 'Stellar Converter',
  set: 'pok',
  text: 'Action: purge this card and choose a planet in a system adjacent to your unit with Bombardment; not yours, a home planet, legendary or Mecatol Rex. Destroy all its units; purge it and its attachments.',
  advice: { harms: { planets: 1 } },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) =>
      inSight(game, holder).length
        ? undefined
        : 'There is no planet that you can destroy adjacent to your units with Bombardment.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'Which planet do you destroy?', planets: inSight(game, holder) }),
    effect: (game, { holder, key }, [planet]) => {
      if (planet === undefined || !inSight(game, holder).includes(planet)) return undefined;
      purgeRelic(game, holder, key);
      return call(destroyPlanet, { seat: holder, planet, token: TOKEN }, 'finish');
    },
  },
});
