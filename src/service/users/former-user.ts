import { aliasOf } from '#service/alias.ts';
import { randomCode, type OperationContext } from '#service/operations/operation-context.ts';
import type { GameId, UserId } from '#service/types.ts';

/** No person's id looks like this: nobody is pinged or written to by it. */
const FORMER_USER_PREFIX = 'former-';

/**
 * Stands for somebody who has been forgotten, in a game that goes on. Made from who they were and the game's secret, and from nothing
 * else: who it was is not told by it, but whoever comes again is seen to have been there, and to know what their seat held.
 */
export const formerPlayerId = (desk: Pick<OperationContext, 'store'>, game: GameId, user: UserId): UserId =>
  `${FORMER_USER_PREFIX}${aliasOf(desk, game, 'former', user)}`;
export const isFormerUser = (user: UserId): boolean => user.startsWith(FORMER_USER_PREFIX);
/** The same in a game that is over, where nobody comes back. */
export const randomFormerId = (desk: OperationContext): UserId => `${FORMER_USER_PREFIX}${randomCode(desk, 12)}`;
