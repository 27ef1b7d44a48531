import { setImmediate as breath } from 'node:timers/promises';
import { Illegal } from '#engine';
import { InternalError } from '#service/errors.ts';
import { otherPeople, requireReplaceable } from '#service/users/forget-in-game.ts';
import { commitOperation, afterCommit } from '#service/execute-operation.ts';
import type { ServiceContext } from '#service/context.ts';
import type { GameId, UserId } from '#service/types.ts';

/**
 * Erases a user on request: they leave their games, whose seats become vacant, and no stored data names them any more.
 * Handles one game per transaction, so that other work can run in between; after a failure the error says how many
 * games are done, and another call does the rest. Returns the games that they left. Throws Illegal, with nothing
 * changed, while they organize a running game that others still play.
 */
export async function forgetUser(context: ServiceContext, user: UserId): Promise<GameId[]> {
  const needed: GameId[] = [];
  for (const { id } of await context.store.games.organisedBy(user, ['running', 'paused']))
    if (otherPeople(await context.store.members.present(id), user).length) needed.push(id);
  requireReplaceable(needed);
  const left: GameId[] = [];
  let games = 0;
  try {
    for (
      let game = await context.store.users.findGameNaming(user);
      game !== undefined;
      game = await context.store.users.findGameNaming(user)
    ) {
      const id = game;
      const { result } = await commitOperation(context, 'forget', { by: { user }, game: id });
      if (result.tookEffect) left.push(id);
      await afterCommit(context, id);
      games++;
      await breath();
    }
    await commitOperation(context, 'forgetPreferences', { by: { user }, game: '' });
  } catch (error) {
    throw games ? partialFailure(games, error) : error;
  }
  return left;
}

/** Reports a failure after some games were done: unlike Illegal elsewhere, it does not mean that nothing changed. */
const partialFailure = (games: number, error: unknown): Illegal => {
  const why =
    error instanceof InternalError
      ? `something went wrong with the next game (${error.code}).`
      : error instanceof Error
        ? error.message
        : String(error);
  return new Illegal(
    `You left ${games === 1 ? '1 game' : `${games} games`}, but not all of them: ${why} Use the command again to continue.`,
  );
};
