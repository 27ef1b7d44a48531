import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { Gains } from '#ti4/rules/components/ai-advice.ts';
import type { Game } from '#ti4/rules/game.ts';
import { exhaustPlanet, hasTrait, planetOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

/** Returns all hazardous planets the seat does not control (note 7 on 2). */
const hazardous = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets)
    .filter(({ id, controller }) => controller !== seat && hasTrait(game, id, 'hazardous'))
    .map(({ id }) => id);

/** Returns what the card takes from a planet, for AI players. */
function damageTo(game: Game, planet: PlanetId): Gains {
  const { controller, exhausted } = planetOf(game, planet);
  return {
    units: { infantry: Math.min(3, unitsAt(game, { planet, type: 'infantry' }).length) },
    resources: controller === null || exhausted ? 0 : resourcesOf(game, planet),
  };
}

const infantryHit = ({ units }: Gains): number => units?.infantry ?? 0;

/** Returns the most damage that the card can do. */
const greatestDamage = (game: Game, seat: SeatId): Gains =>
  hazardous(game, seat)
    .map((planet) => damageTo(game, planet))
    .sort((a, b) => infantryHit(b) - infantryHit(a) || (b.resources ?? 0) - (a.resources ?? 0))
    .at(0) ?? {};

export default actionCard({
  id: 'unstable-planet',
  name: 'Unstable Planet',
  set: 'base',
  text: 'Action: exhaust a hazardous planet you do not control and destroy 3 infantry on it, or all if there are fewer.',
  copies: 1,
  advice: { harms: greatestDamage, choices: (game, _seat, planet) => damageTo(game, planet) },
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
