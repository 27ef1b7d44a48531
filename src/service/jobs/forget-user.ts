import { setImmediate as breath } from 'node:timers/promises';
import { Illegal } from '#engine';
import { Unexpected } from '#service/errors.ts';
import { peopleBeside, refuseNeeded } from '#service/users/forget-in-game.ts';
import { change, changed } from '#service/execute-operation.ts';
import type { Room } from '#service/context.ts';
import type { GameId, UserId } from '#service/types.ts';

/**
 * Forgets a person on request: they leave their games, whose seats wait for somebody else, and nothing kept here names them any
 * more. One game after the other, each whole in itself, so that nobody else has to wait; where it is broken off, it says how far it
 * has come, and asking again does the rest. Gives back the games they left. Throws Illegal, with nothing changed, while they organise a
 * game that others still play.
 */
export async function forget(room: Room, user: UserId): Promise<GameId[]> {
  const needed: GameId[] = [];
  for (const { id } of await room.store.games.organisedBy(user, ['running', 'paused']))
    if (peopleBeside(await room.store.members.present(id), user).length) needed.push(id);
  refuseNeeded(needed);
  const left: GameId[] = [];
  let games = 0;
  try {
    for (
      let game = await room.store.people.traceOf(user);
      game !== undefined;
      game = await room.store.people.traceOf(user)
    ) {
      const id = game;
      const { done } = await change(room, 'forget', { by: { user }, game: id });
      if (done.came) left.push(id);
      await changed(room, id);
      games++;
      await breath();
    }
    await change(room, 'forgetPreferences', { by: { user }, game: '' });
  } catch (error) {
    throw games ? partly(games, error) : error;
  }
  return left;
}

/** What was done is not told as not done. */
const partly = (games: number, error: unknown): Illegal => {
  const why =
    error instanceof Unexpected
      ? `something went wrong with the next (${error.code}).`
      : error instanceof Error
        ? error.message
        : String(error);
  return new Illegal(
    `You are out of ${games === 1 ? 'one game' : `${games} games`} by now, but not of all: ${why} Give the command again to go on.`,
  );
};
