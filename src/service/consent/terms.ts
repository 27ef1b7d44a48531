import type { SeatId } from '#engine';
import type { UserId } from '#service/types.ts';

const DAY = 24 * 3_600_000;
export const WEEK_MS = 7 * DAY;
/** A player who does nothing for this time after being asked can be replaced if all the others agree. */
export const ABSENCE_MS = 3 * DAY;

/** One way to grant a request: all `approvers` agree, and `afterMs` (in ms) pass without an objection. */
export interface GrantCondition {
  approvers: UserId[];
  afterMs: number;
}

/**
 * Conditions for an action that one user cannot decide alone. Nothing is done to a present player without their
 * consent, the consent of all the others, or a stated time in which to object.
 */
export interface ConsentTerms {
  /** Alternatives, any of which suffices. Each one can always be met: by a specific user's consent or by time. */
  conditions: GrantCondition[];
  /** Users who may object in addition to the approvers and the players. */
  vetoers?: UserId[];
  /** User believed to be absent: anything they do in the game counts as an objection. */
  absentUser?: UserId;
  /** Time until an offer expires, in ms. */
  expiresAfterMs?: number;
}

/** Transfer of a seat from `from` to `to`; `from` is null if the seat is vacant or an AI player's. */
export interface SeatTransfer {
  seat: SeatId;
  to: UserId;
  name: string;
  from: UserId | null;
}

/** Tells whether the user's request is granted, given who has agreed. */
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

/** Lists the users asked for consent, without duplicates. */
export const approversOf = ({ conditions }: ConsentTerms, user: UserId): UserId[] =>
  [...new Set(conditions.flatMap(({ approvers }) => approvers))].filter((one) => one !== user);

/**
 * Returns how long no one may object until the request is granted by silence, in ms; null if silence grants nothing.
 */
export const silenceMs = ({ conditions }: ConsentTerms): number | null =>
  conditions.map(({ afterMs }) => afterMs).find((after) => after > 0) ?? null;
