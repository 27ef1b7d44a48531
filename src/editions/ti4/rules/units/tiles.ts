import type { Tile } from '../components/component.ts';
import type { Game } from '../game.ts';
import type { SystemId } from '../state.ts';

/** The tile of a system; another may have taken the place of the one by which the system is known for good. */
export const tileOf = ({ book, state }: Pick<Game, 'book' | 'state'>, system: SystemId): Tile | undefined =>
  book.tiles[state.systems[system]?.tile ?? system];
