import { technology } from '#ti3/rules/components/component.ts';
import { adjacentSystems, wormholesIn } from '#ti3/rules/board/adjacency.ts';

export default technology({
  id: 'gravity-drive',
  name: 'Gravity Drive',
  text: 'Your ships get +1 movement if they start in a system adjacent to a system with a wormhole.',
  color: 'blue',
  needs: ['antimass-deflectors'],
  confidence: 'medium',
  modifiers: {
    movement: (game, { holder }, reach, { seat, from }) =>
      seat === holder && adjacentSystems(game, from, seat).some((next) => wormholesIn(game, next).length > 0)
        ? reach + 1
        : reach,
  },
});
