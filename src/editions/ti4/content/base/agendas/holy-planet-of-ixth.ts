import { agenda, on } from '#ti4/rules/components/component.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { hasTrait, planetOf } from '#ti4/rules/planets/planets.ts';

const ID = 'holy-planet-of-ixth';

export default agenda({
  id: ID,
  name: 'Holy Planet of Ixth',
  set: 'base',
  text: 'Elect a cultural planet: its controller gains 1 victory point. After that, a player who gains control of it gains 1, and a player who loses control loses 1. Units on it cannot use Production.',
  type: 'law',
  elect: 'planet',
  eligible: (game, planet) => hasTrait(game, planet, 'cultural'),
  goesTo: 'planet',
  modifiers: { 'production-limit': (_game, held, limit, { unit }) => (unit.planet === held.memory ? 0 : limit) },
  resolve: (game, planet) => {
    const { controller } = planetOf(game, planet);
    if (controller !== null) gainPoints(game, controller, 1, ID);
  },
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, held, { seat, planet }) => planet === held.memory && seat === held.holder,
      effect: (game, _held, { seat, from }) => {
        gainPoints(game, seat, 1, ID);
        if (from !== null) gainPoints(game, from, -1, ID);
      },
    }),
  ],
});
