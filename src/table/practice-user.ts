import type { MemberRow } from '../store/index.ts';
import type { UserId } from './types.ts';

/** No person's id looks like this: practice players are never pinged, written to or asked for consent. */
const PREFIX = 'practice:';

export const practiceUser = (n: number): UserId => `${PREFIX}${n}`;
export const isPractice = (user: UserId): boolean => user.startsWith(PREFIX);
/** What a practice player is called everywhere. */
export const practiceName = (user: UserId): string => `Practice ${user.slice(PREFIX.length)}`;

/** The practice players of a game, by seat. */
export const practiceSeats = (members: readonly MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat !== null && isPractice(user) ? [[seat, user] as const] : [])));
