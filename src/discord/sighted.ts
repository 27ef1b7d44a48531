import { Illegal, type GameId, type Seen as Looked, type Table } from '../table/index.ts';
import type { Face, Faces, Sight, Sighted } from './face.ts';

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
    facts: (from, to) => looked.facts(from, to),
    after: (command) => face().see(looked.after(command)),
    lastMove: (user) => looked.lastMove(user),
  };
}

/** How whoever sends and presents looks at a game. */
export const seeing =
  (table: Table, faces: Faces) =>
  (game: GameId): Sighted =>
    sighted(faces, table.see(game));
