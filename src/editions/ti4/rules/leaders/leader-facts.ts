import type { ComponentId, SeatId } from '../terms.ts';

/** Leaders that come into play and leave it. */
export interface LeaderFacts {
  'leader-unlocked': { seat: SeatId; leader: ComponentId };
  /** An agent has been used. */
  'leader-exhausted': { seat: SeatId; leader: ComponentId };
  'leader-readied': { seat: SeatId; leader: ComponentId };
  'goods-put-on-leader': { seat: SeatId; leader: ComponentId; count: number };
  'leader-purged': { seat: SeatId; leader: ComponentId };
}
