import { composeHexCloseUp, type HexCloseUp } from '#render/pictures/hex-close-up.ts';
import { hexDistance, parsePosition, type BoardView, type SystemId, type SystemView } from '#ti3/views/index.ts';
import { hexesOf } from './board.ts';

/** Composes some systems with `rings` rings of neighbors, in letters readable on a phone. */
export const composeCloseUp = (view: BoardView, systems: readonly SystemId[], rings: number): HexCloseUp<SystemView> =>
  composeHexCloseUp(view.systems, {
    isWanted: ({ id }) => systems.includes(id),
    isNear: (one, other) => hexDistance(one.position, other.position) <= rings,
    axialOf: ({ position }) => parsePosition(position),
    hexesOf: (shown, scale) => hexesOf(view, shown, scale),
  });
