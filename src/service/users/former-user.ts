import { aliasOf } from '#service/alias.ts';
import { randomCode, type OperationContext } from '#service/operations/operation-context.ts';
import type { GameId, UserId } from '#service/types.ts';

/** Prefix that no Discord user id has, so that former users are never pinged or messaged. */
const FORMER_USER_PREFIX = 'former-';

/**
 * Returns the placeholder id of a forgotten user in a running game: an HMAC of their id with the game's secret. It does
 * not reveal who they were, but if they return they are recognized and known to have seen what their seat held.
 */
export const formerPlayerId = (operation: Pick<OperationContext, 'store'>, game: GameId, user: UserId): UserId =>
  `${FORMER_USER_PREFIX}${aliasOf(operation, game, 'former', user)}`;
export const isFormerUser = (user: UserId): boolean => user.startsWith(FORMER_USER_PREFIX);
/** Returns a random placeholder id, for a finished game to which no one returns. */
export const randomFormerId = (operation: OperationContext): UserId =>
  `${FORMER_USER_PREFIX}${randomCode(operation, 12)}`;
