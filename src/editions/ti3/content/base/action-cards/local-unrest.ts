import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { exhaustPlanets, losePlanet } from '#ti3/rules/planets/planets.ts';
import { leastWorthyFirst } from '#ti3/rules/units/like-units.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Lists the planets of other players outside all home systems, except those that a component spares. */
const restless = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, owner, system }) =>
    owner !== null &&
    owner !== seat &&
    game.book.tiles[system].home === undefined &&
    !modify(game, 'planet-spared', { planet: id, by: 'local-unrest' }, false)
      ? [id]
      : [],
  );

export default actionCard({
  id: 'local-unrest',
  name: 'Local Unrest',
  copies: 4,
  text: "Action: choose another player's planet outside the home systems. Exhaust it and destroy 1 ground force there. If no ground force remains, the planet becomes neutral and loses its PDS and space docks.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      restless(game, holder).length ? undefined : 'No other player controls a planet outside the home systems.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'On which planet do you cause unrest?', planets: restless(game, holder) }),
    effect: (game, { holder }, [planet]) => {
      const { owner, exhausted } = game.state.planets[planet] ?? {};
      if (!restless(game, holder).includes(planet) || !owner) return;
      if (!exhausted) exhaustPlanets(game, owner, [planet]);
      destroyUnits(game, leastWorthyFirst(game, groundForcesOn(game, planet, owner)).slice(0, 1));
      if (!groundForcesOn(game, planet, owner).length) losePlanet(game, planet);
    },
  },
});
