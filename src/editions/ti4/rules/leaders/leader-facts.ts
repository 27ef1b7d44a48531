import type { ComponentId, SeatId } from '#ti4/rules/terms.ts';

/** Leaders that come into play and leave it. */
export interface LeaderFacts {
  'leader-unlocked': { seat: SeatId; leader: ComponentId };
  /** An agent has been used. */
  'leader-exhausted': { seat: SeatId; leader: ComponentId };
  'leader-readied': { seat: SeatId; leader: ComponentId };
  'goods-put-on-leader': { seat: SeatId; leader: ComponentId; count: number };
  /** The card that lends the commander of a minor faction, from the deck where it was nobody's. */
  'alliance-taken': { seat: SeatId; from: SeatId | null; faction: ComponentId };
  'leader-purged': { seat: SeatId; leader: ComponentId };
}
