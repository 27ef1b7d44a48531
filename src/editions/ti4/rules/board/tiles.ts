import type { Tile } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';

/** Returns the tile of a system: its replacement if it has one, else the tile the system is named after. */
export const tileOf = ({ book, state }: Pick<Game, 'book' | 'state'>, system: SystemId): Tile | undefined =>
  book.tiles[state.systems[system]?.tile ?? system];
