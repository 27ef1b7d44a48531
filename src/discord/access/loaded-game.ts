import { Illegal, type GameId, type GameSnapshot as Looked, type GameService } from '#service';
import type { EditionAdapter, AdapterRegistry, GamePresenter, LoadedGame } from '#discord/edition/edition-adapter.ts';

/** A game that the table has looked at, with the face of its edition, which sees it at most once. */
export function createLoadedGame(faces: AdapterRegistry, looked: Looked): LoadedGame {
  let sight: GamePresenter | undefined;
  const face = (): EditionAdapter => faces.resolve(looked.game.edition);
  return {
    get info() {
      return looked.game;
    },
    get adapter() {
      return face();
    },
    get presenter() {
      if (looked.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
      return (sight ??= face().createPresenter(looked));
    },
    questionsOf: (user) => looked.questionsOf(user),
    pendingPlayers: () => looked.pendingPlayers(),
    facts: async (from, to) => looked.facts(from, to),
    boardAfter: async (command) => face().createPresenter(await looked.snapshotAfter(command)),
    findLastMove: async (user) => looked.findLastMove(user),
    aliasOf: (...what) => looked.aliasOf(...what),
    vote: () => looked.vote(),
  };
}

/** How whoever sends and presents looks at a game. */
export const createGameLoader =
  (table: GameService, faces: AdapterRegistry) =>
  async (game: GameId): Promise<LoadedGame> =>
    createLoadedGame(faces, await table.snapshot(game));
