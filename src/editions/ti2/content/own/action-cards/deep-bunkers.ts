import { addEffect } from '../../../rules/components/bound.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { choosePlanet } from '../../../rules/components/targets.ts';

export default actionCard({
  id: 'deep-bunkers',
  name: 'Deep Bunkers',
  copies: 2,
  text: 'Before a bombardment: one of your planets cannot be bombarded in this turn.',
  own: true,
  reactions: [
    on('when', 'bombardment-due', {
      usable: (game, { holder }, { planets }) => planets.some((planet) => game.state.planets[planet].owner === holder),
      target: (game, { holder }, { planets }) =>
        choosePlanet(
          game,
          holder,
          'Which planet is safe?',
          planets.filter((planet) => game.state.planets[planet].owner === holder),
        ),
      effect: (game, { holder, component }, _event, [planet]) => void addEffect(game, component, holder, planet, 'turn'),
    }),
  ],
  modifiers: {
    'bombardment-barred': (_game, { memory }, barred, { planet }) => (memory === planet ? 'It has deep bunkers.' : barred),
  },
});
