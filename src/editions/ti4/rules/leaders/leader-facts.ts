import type { ComponentId, SeatId } from '#ti4/rules/terms.ts';

/** Facts about leaders. */
export interface LeaderFacts {
  'leader-unlocked': { seat: SeatId; leader: ComponentId };
  /** An agent was used. */
  'leader-exhausted': { seat: SeatId; leader: ComponentId };
  'leader-readied': { seat: SeatId; leader: ComponentId };
  'goods-put-on-leader': { seat: SeatId; leader: ComponentId; count: number };
  /** A seat gained the alliance card that lends a minor faction's commander; `from` is null if it was in its deck. */
  'alliance-taken': { seat: SeatId; from: SeatId | null; faction: ComponentId };
  'leader-purged': { seat: SeatId; leader: ComponentId };
}
