import type { SeatId } from '#engine';
import type { UserId } from '#service/types.ts';

const DAY = 24 * 3_600_000;
export const WEEK_MS = 7 * DAY;
/** Whoever does nothing for so long, though asked whether they are there, can lose their seat if all the others agree. */
export const ABSENCE_MS = 3 * DAY;

/** One way in which it is granted: all of these have said yes, and so many ms have gone by in which nobody has said no. */
export interface GrantCondition {
  approvers: UserId[];
  afterMs: number;
}

/**
 * On what terms something is done that is not one person's alone to decide. Nothing is done to somebody who is there without
 * their consent, that of all others, or a stated time in which they can say no.
 */
export interface ConsentTerms {
  /** In any of these ways. None without an end: there is always somebody whose yes, or a time whose passing, settles it. */
  conditions: GrantCondition[];
  /** Who may say no beside those who are asked and all who play. */
  vetoers?: UserId[];
  /** Whoever is thought to be away: whatever they do in the game is a no. */
  absentUser?: UserId;
  /** An offer stands so long, in ms. */
  expiresAfterMs?: number;
}

/** Who takes which seat, from whom: null where nobody sits there, or a practice player. */
export interface SeatTransfer {
  seat: SeatId;
  to: UserId;
  name: string;
  from: UserId | null;
}

/** Whether it is granted to whoever asks, these having agreed. */
export const isGranted = (
  { conditions }: ConsentTerms,
  user: UserId,
  agreed: readonly UserId[],
  openedAt: number,
  now: number,
): boolean =>
  conditions.some(
    ({ approvers, afterMs }) =>
      now >= openedAt + afterMs && approvers.every((one) => one === user || agreed.includes(one)),
  );

/** Who is asked, each once. */
export const approversOf = ({ conditions }: ConsentTerms, user: UserId): UserId[] =>
  [...new Set(conditions.flatMap(({ approvers }) => approvers))].filter((one) => one !== user);

/** How long nobody may say no until it is granted without somebody's yes, in ms; null where silence grants nothing. */
export const silenceMs = ({ conditions }: ConsentTerms): number | null =>
  conditions.map(({ afterMs }) => afterMs).find((after) => after > 0) ?? null;
