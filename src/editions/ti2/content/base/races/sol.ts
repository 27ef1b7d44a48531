import { addFreeGroundForces } from '#ti2/rules/planets/control.ts';
import { planetsOutsideHome, planetsOf } from '#ti2/rules/seats.ts';
import { on, race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'sol',
  name: 'The Federation of Sol',
  short: 'Sol',
  text: 'When the placement phase of round 1 begins: place 1 free ground force on each of your planets. Each of your planets outside your home system gives you 1 extra influence.',
  home: 'sol-home',
  credits: 35,
  technologies: ['antimass-deflectors', 'cybernetics'],
  units: { carrier: 2, cruiser: 1, 'ground-force': 3 },
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    influence: (game, { holder }, value, { seat }) =>
      seat === holder ? value + planetsOutsideHome(game, holder).length : value,
  },
  reactions: [
    on('when', 'placement-begins', {
      mandatory: 'any-order',
      isUsable: (game) => game.state.round === 1,
      effect: (game, { holder, component }) => {
        for (const { id } of planetsOf(game, holder)) addFreeGroundForces(game, holder, id, 1, component);
      },
    }),
  ],
});
