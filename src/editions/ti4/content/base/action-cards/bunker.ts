import { actionCard, on } from '../../../rules/components/component.ts';
import { addEffect } from '../../../rules/components/effects.ts';

export default actionCard({
  id: 'bunker',
  name: 'Bunker',
  set: 'base',
  text: 'An invasion starts: until it is over, bombardment rolls against planets you control have 4 taken off.',
  copies: 1,
  advice: { gains: { hits: 2 } },
  reactions: [
    on('when', 'invasion-begins', {
      usable: (game, { holder }, event) =>
        event.seat !== holder &&
        game.state.systems[event.system].planets.some((planet) => game.state.planets[planet].controller === holder),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
  ],
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { purpose, planet }) =>
      purpose === 'bombardment' && planet !== undefined && game.state.planets[planet].controller === holder ? bonus - 4 : bonus,
  },
});
