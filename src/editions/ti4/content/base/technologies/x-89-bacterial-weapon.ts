import { call } from '#engine';
import { rollStats } from '#ti4/rules/combat/dice.ts';
import { technology } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

/**
 * Returns the planets with infantry of any player in systems that contain a seat's ship with Bombardment. Planetary
 * Shield does not protect them, as the ship does not bombard.
 */
function infected(game: Game, seat: SeatId): PlanetId[] {
  const bombers = unitsAt(game, { owner: seat, space: true }).filter(
    (unit) => isShip(game, unit) && rollStats(game, unit, 'bombardment', unit.system) !== undefined,
  );
  const systems = new Set(bombers.map(({ system }) => system));
  return Object.values(game.state.planets)
    .filter(({ id, system }) => systems.has(system) && unitsAt(game, { planet: id, type: 'infantry' }).length > 0)
    .map(({ id }) => id);
}

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon',
  set: 'base',
  text: 'Action: exhaust this card and choose a planet in a system where you have a ship with Bombardment. Destroy all infantry on that planet, including yours.',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  questions: [choosePlanet],
  action: {
    problem: (game, held) =>
      isExhausted(game, held)
        ? 'This card is exhausted.'
        : infected(game, held.holder).length
          ? undefined
          : 'None of your ships with Bombardment is in a system with infantry on a planet.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'On which planet do you destroy all infantry?',
        planets: infected(game, holder),
        counts: ['infantry'],
      }),
    effect: (game, held, [planet]) => {
      if (planet === undefined || !infected(game, held.holder).includes(planet)) return undefined;
      exhaust(game, held);
      const units = unitsAt(game, { planet, type: 'infantry' }).map(({ id }) => id);
      return call(destroyUnits, { units, by: held.holder }, 'finish');
    },
  },
});
