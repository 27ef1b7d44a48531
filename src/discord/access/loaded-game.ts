import { Illegal, type GameId, type Seen as Looked, type Table } from '#service';
import type { Face, Faces, Sight, Sighted } from '#discord/edition/edition-adapter.ts';

/** A game that the table has looked at, with the face of its edition, which sees it at most once. */
export function sighted(faces: Faces, looked: Looked): Sighted {
  let sight: Sight | undefined;
  const face = (): Face => faces.of(looked.game.edition);
  return {
    get game() {
      return looked.game;
    },
    get face() {
      return face();
    },
    get sight() {
      if (looked.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
      return (sight ??= face().see(looked));
    },
    asks: (user) => looked.asks(user),
    waiting: () => looked.waiting(),
    facts: async (from, to) => looked.facts(from, to),
    after: async (command) => face().see(await looked.after(command)),
    lastMove: async (user) => looked.lastMove(user),
    alias: (...what) => looked.alias(...what),
    vote: () => looked.vote(),
  };
}

/** How whoever sends and presents looks at a game. */
export const seeing =
  (table: Table, faces: Faces) =>
  async (game: GameId): Promise<Sighted> =>
    sighted(faces, await table.see(game));
