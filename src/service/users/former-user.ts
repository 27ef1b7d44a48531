import { aliasOf } from '#service/alias.ts';
import { shortCode, type Desk } from '#service/operations/operation-context.ts';
import type { GameId, UserId } from '#service/types.ts';

/** No person's id looks like this: nobody is pinged or written to by it. */
const PREFIX = 'former-';

/**
 * Stands for somebody who has been forgotten, in a game that goes on. Made from who they were and the game's secret, and from nothing
 * else: who it was is not told by it, but whoever comes again is seen to have been there, and to know what their seat held.
 */
export const formerPlayer = (desk: Pick<Desk, 'store'>, game: GameId, user: UserId): UserId =>
  `${PREFIX}${aliasOf(desk, game, 'former', user)}`;
export const isFormer = (user: UserId): boolean => user.startsWith(PREFIX);
/** The same in a game that is over, where nobody comes back. */
export const formerUser = (desk: Desk): UserId => `${PREFIX}${shortCode(desk, 12)}`;
