import type { MemberRow } from '#store';
import type { UserId } from '#service/types.ts';

/** No person's id looks like this: practice players are never pinged, written to or asked for consent. */
export const AI_USER_PREFIX = 'practice:';

export const aiUser = (n: number): UserId => `${AI_USER_PREFIX}${n}`;
export const isAi = (user: UserId): boolean => user.startsWith(AI_USER_PREFIX);
/** What a practice player is called everywhere. */
export const aiName = (user: UserId): string => `Practice ${user.slice(AI_USER_PREFIX.length)}`;

/** The practice players of a game, by seat. */
export const aiSeats = (members: readonly MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat !== null && isAi(user) ? [[seat, user] as const] : [])));

/** The first name that nobody in the game bears. */
export function nextAiUser(members: readonly MemberRow[]): UserId {
  for (let n = 1; ; n++)
    if (!members.some(({ user, leftAt }) => user === aiUser(n) && leftAt === null)) return aiUser(n);
}
