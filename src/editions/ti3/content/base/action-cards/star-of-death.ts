import { actionCard, on } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { placeRadiation } from '#ti3/rules/exploration/radiation.ts';
import { removeLeader } from '#ti3/rules/leaders/fate.ts';
import { leadersOn } from '#ti3/rules/leaders/leader-locations.ts';
import { losePlanet } from '#ti3/rules/planets/planets.ts';
import { destroyUnits, unitsOnPlanet, shipsIn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lists the planets of a system that contains a war sun of a seat. */
const below = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  shipsIn(game, system, seat).some(({ type }) => type === 'war-sun') ? game.state.systems[system].planets : [];

export default actionCard({
  id: 'star-of-death',
  name: 'Star of Death',
  copies: 1,
  text: 'Before you land in a system with your war sun: choose 1 planet there. Destroy all units and kill all leaders on it. It becomes neutral, and radiation destroys the first ground forces that land there.',
  confidence: 'high',
  reactions: [
    on('when', 'landing-due', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && below(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        choosePlanet.ask(holder, {
          prompt: 'Which planet do you devastate?',
          planets: below(game, holder, system),
        }),
      effect: (game, { holder }, { system }, [planet]) => {
        if (planet === undefined || !below(game, holder, system).includes(planet)) return;
        // Makes the planet neutral first, so that units returning to a planet of their owner cannot return to this one.
        for (const leader of leadersOn(game, planet)) removeLeader(game, leader, 'killed', holder);
        losePlanet(game, planet);
        destroyUnits(game, unitsOnPlanet(game, planet));
        placeRadiation(game, planet);
      },
    }),
  ],
});
