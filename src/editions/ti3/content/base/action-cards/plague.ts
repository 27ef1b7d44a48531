import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const infected = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, owner }) =>
    owner !== null && owner !== seat && groundForcesOn(game, id, owner).length ? [id] : [],
  );

export default actionCard({
  id: 'plague',
  name: 'Plague',
  copies: 1,
  text: "Action: choose another player's planet and roll 1 die for each ground force there. Each even roll destroys 1 of those ground forces. The player keeps control of the planet.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      infected(game, holder).length ? undefined : 'No other player has ground forces on a planet.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'On which planet do you start the plague?', planets: infected(game, holder) }),
    effect: (game, { holder, component }, [planet]) => {
      if (planet === undefined || !infected(game, holder).includes(planet)) return;
      const troops = groundForcesOn(game, planet, game.state.planets[planet].owner ?? '');
      const faces = game.roll(component, troops.length);
      const dead = troops.filter((_one, i) => faces[i] % 2 === 0);
      game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits: dead.length });
      destroyUnits(game, dead);
    },
  },
});
