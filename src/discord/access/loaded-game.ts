import { Illegal, type GameId, type GameSnapshot as Looked, type GameService } from '#service';
import type { EditionAdapter, AdapterRegistry, LoadedGame } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';

/** Wraps a game snapshot with the adapter of its edition; creates the presenter on first use and keeps it. */
export function createLoadedGame(adapters: AdapterRegistry, looked: Looked): LoadedGame {
  let presenter: GamePresenter | undefined;
  const face = (): EditionAdapter => adapters.resolve(looked.game.edition);
  return {
    get info() {
      return looked.game;
    },
    get adapter() {
      return face();
    },
    get presenter() {
      if (looked.game.status === 'lobby') throw new Illegal('The game has not started yet.');
      return (presenter ??= face().createPresenter(looked));
    },
    questionsOf: (user) => looked.questionsOf(user),
    pendingPlayers: () => looked.pendingPlayers(),
    round: () => looked.round(),
    facts: async (from, to) => looked.facts(from, to),
    boardAfter: async (command) => face().createPresenter(await looked.snapshotAfter(command)),
    findLastMove: async (user) => looked.findLastMove(user),
    aliasOf: (...what) => looked.aliasOf(...what),
    vote: () => looked.vote(),
  };
}

/** Returns a function that loads any game without checking who may see it. */
export const createGameLoader =
  (table: GameService, adapters: AdapterRegistry) =>
  async (game: GameId): Promise<LoadedGame> =>
    createLoadedGame(adapters, await table.snapshot(game));
