import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { Game } from '#ti4/rules/game.ts';
import { exhaustPlanet, hasTrait, planetOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

/** Returns all hazardous planets the seat does not control (note 7 on 2). */
const hazardous = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets)
    .filter(({ id, controller }) => controller !== seat && hasTrait(game, id, 'hazardous'))
    .map(({ id }) => id);

export default actionCard({
  id: 'unstable-planet',
  name: 'Unstable Planet',
  set: 'base',
  text: 'Action: exhaust a hazardous planet you do not control and destroy 3 infantry on it, or all if there are fewer.',
  copies: 1,
  advice: { harms: { units: { infantry: 3 }, resources: 1 } },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) =>
      hazardous(game, holder).length ? undefined : 'There is no hazardous planet outside your control.',
    // Exhausted planets and planets without infantry can be chosen.
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'Which hazardous planet do you exhaust?', planets: hazardous(game, holder) }),
    effect: (game, { holder }, [planet]) => {
      if (planet === undefined || !hazardous(game, holder).includes(planet)) return undefined;
      const { controller, exhausted } = planetOf(game, planet);
      if (controller !== null && !exhausted) {
        exhaustPlanet(game, planet);
        game.addFact({ type: 'planets-exhausted', seat: controller, planets: [planet], why: 'unstable-planet' });
      }
      const infantry = unitsAt(game, { planet, type: 'infantry' }).slice(0, 3);
      return infantry.length
        ? call(destroyUnits, { units: infantry.map((unit) => unit.id), by: holder }, 'finish')
        : undefined;
    },
  },
});
