import type { MemberRow } from '#store';
import type { UserId } from '#service/types.ts';

/** No person's id looks like this: practice players are never pinged, written to or asked for consent. */
export const PRACTICE = 'practice:';

export const practiceUser = (n: number): UserId => `${PRACTICE}${n}`;
export const isPractice = (user: UserId): boolean => user.startsWith(PRACTICE);
/** What a practice player is called everywhere. */
export const practiceName = (user: UserId): string => `Practice ${user.slice(PRACTICE.length)}`;

/** The practice players of a game, by seat. */
export const practiceSeats = (members: readonly MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat !== null && isPractice(user) ? [[seat, user] as const] : [])));

/** The first name that nobody in the game bears. */
export function freePracticeUser(members: readonly MemberRow[]): UserId {
  for (let n = 1; ; n++)
    if (!members.some(({ user, leftAt }) => user === practiceUser(n) && leftAt === null)) return practiceUser(n);
}
