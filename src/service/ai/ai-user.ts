import type { MemberRow } from '#store';
import type { UserId } from '#service/types.ts';

/** Prefix that no Discord user id has: AI players are never pinged, messaged or asked for consent. */
export const AI_USER_PREFIX = 'practice:';

export const aiUser = (n: number): UserId => `${AI_USER_PREFIX}${n}`;
export const isAi = (user: UserId): boolean => user.startsWith(AI_USER_PREFIX);
/** Returns an AI player's display name. */
export const aiName = (user: UserId): string => `Practice ${user.slice(AI_USER_PREFIX.length)}`;

/** Maps the AI seats of a game to their user ids. */
export const aiSeats = (members: readonly MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat !== null && isAi(user) ? [[seat, user] as const] : [])));

/** Returns the first AI user id that is free in a game. */
export function nextAiUser(members: readonly MemberRow[]): UserId {
  for (let n = 1; ; n++)
    if (!members.some(({ user, leftAt }) => user === aiUser(n) && leftAt === null)) return aiUser(n);
}
