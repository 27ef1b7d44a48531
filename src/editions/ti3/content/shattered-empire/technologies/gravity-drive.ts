import { technology, type Game } from '#ti3/rules/components/component.ts';
import { adjacentSystems, specialOf, allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import type { SystemId } from '#ti3/rules/terms.ts';

/** Tells whether a system has a wormhole or a gravity rift. */
const speedsUp = (game: Game, system: SystemId): boolean =>
  allWormholesIn(game, system).length > 0 || specialOf(game, system) === 'gravity-rift';

export default technology({
  id: 'gravity-drive',
  name: 'Gravity Drive',
  text: 'Your ships do not roll when they move out of a gravity rift. They get +1 movement if they start in a system adjacent to a system with a wormhole or gravity rift.',
  color: 'blue',
  needs: ['antimass-deflectors'],
  confidence: 'medium',
  modifiers: {
    movement: (game, { holder }, reach, { seat, from }) =>
      seat === holder && adjacentSystems(game, from, seat).some((next) => speedsUp(game, next)) ? reach + 1 : reach,
  },
});
