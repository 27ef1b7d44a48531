import { call } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { planetOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';

export default technology({
  id: 'integrated-economy',
  name: 'Integrated Economy',
  set: 'base',
  text: 'After you gain control of a planet: you may produce units there with a total cost of up to its resources.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 3 },
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, held, { seat, planet }) => seat === held.holder && resourcesOf(game, planet) > 0,
      effect: (game, _held, { seat, planet }) => {
        const resources = resourcesOf(game, planet);
        // The number of units is unlimited, and the cheapest come two for one; no unit uses its Production ability.
        return call(
          produceUnits,
          { seat, planet, system: planetOf(game, planet).system, limit: 2 * resources, costLimit: resources },
          'finish',
        );
      },
    }),
  ],
});
