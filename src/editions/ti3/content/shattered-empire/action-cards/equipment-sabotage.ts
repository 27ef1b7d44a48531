import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { destroyUnits, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const MOST = 2;

const guns = (game: Game, planet: PlanetId, seat: SeatId): Unit[] =>
  unitsOnPlanet(game, planet).filter(({ type, owner }) => type === 'pds' && owner !== seat);

const armed = (game: Game, seat: SeatId): PlanetId[] =>
  Object.keys(game.state.planets).filter((planet) => guns(game, planet, seat).length);

export default actionCard({
  id: 'equipment-sabotage',
  name: 'Equipment Sabotage',
  copies: 2,
  text: "Action: choose a planet and destroy up to 2 of another player's PDS there.",
  sense: 'hostile',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (armed(game, holder).length ? undefined : 'No other player has PDS on a planet.'),
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'On which planet do you destroy PDS?', planets: armed(game, holder) }),
    effect: (game, { holder }, [planet]) => {
      if (planet in game.state.planets) destroyUnits(game, guns(game, planet, holder).slice(0, MOST));
    },
  },
});
