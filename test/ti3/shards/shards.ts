import { rulebookOf } from '#ti3/rulebook.ts';
import { kit } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SetupOptions } from '#ti3/rules/setup/prepare-game.ts';
import { laidOut } from '../content/third-game.ts';
import { table, type Laid, type Table } from '../table.ts';

export const SHARDS = 'shards-of-the-throne';

export const book = rulebookOf(['base', SHARDS]);

/** A game with the set, as it is before its first choice. `races`: of p1, p2 and so on. */
export const shards = (races: readonly string[], options: Partial<SetupOptions> = {}): Game =>
  laidOut(races, options, book);

/** A table for battles with the set. */
export const shardsTable = (laid: Laid): Table => table({ from: book, ...laid });

export function learn(game: Game, seat: string, ...technologies: string[]): void {
  for (const id of technologies) game.state.seats[seat].technologies[id] = { component: id };
  kit.invalidateInForce(game);
}
