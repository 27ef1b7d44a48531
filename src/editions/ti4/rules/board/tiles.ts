import type { Tile } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';

/** The tile of a system; another may have taken the place of the one by which the system is known for good. */
export const tileOf = ({ book, state }: Pick<Game, 'book' | 'state'>, system: SystemId): Tile | undefined =>
  book.tiles[state.systems[system]?.tile ?? system];
