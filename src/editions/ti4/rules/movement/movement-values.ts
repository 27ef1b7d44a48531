import type { ComponentId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import type { Anomaly, Wormhole } from '#ti4/rules/terms.ts';

/** What components change of activation and movement. */
export interface MovementValues {
  /** Why a system cannot be activated. */
  'activation-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** Whether a seat may activate a system in spite of its own command token there (5.2): then both go to its reinforcements, and its turn ends. */
  'activates-own-token': [{ seat: SeatId; system: SystemId }, boolean];
  /** Influence to be spent to activate a system. */
  'activation-price': [{ seat: SeatId; system: SystemId }, number];
  move: [{ seat: SeatId; unit: Unit; to: SystemId }, number];
  /** Added once to the move value of a ship that leaves gravity rifts on its way, beside what each of them gives (41.1). */
  'rift-bonus': [{ seat: SeatId; unit: Unit }, number];
  /** Whether leaving a gravity rift gives a seat's ships one more system (41.1). */
  'rift-speeds': [{ seat: SeatId; system: SystemId }, boolean];
  /** Whether a nebula in which a unit starts slows it down (59.2). */
  'slowed-by-nebula': [{ unit: Unit }, boolean];
  /** What may be added to the move value of one ship each, this movement: by which component, how much. */
  'move-boosts': [{ seat: SeatId; system: SystemId }, { component: ComponentId; amount: number }[]];
  /** Whether a ship may move before the other ships of its owner, which then find the board as it stands with the ship arrived. */
  'moves-first': [{ seat: SeatId; unit: Unit }, boolean];
  /** Why ships may not move into or through a system. */
  'movement-barred': [
    { seat: SeatId; system: SystemId; unit: Unit; through: boolean; active: SystemId; anomaly?: Anomaly },
    string | undefined,
  ];
  /** Why ships may not leave a system for the active one. */
  'departure-barred': [{ seat: SeatId; from: SystemId; active: SystemId }, string | undefined];
  /** Whether a seat's own command token holds back what is in its system (58.4c, 95.3): a ship, and what that ship would take aboard there. */
  'held-by-token': [{ seat: SeatId; system: SystemId; ship?: Unit }, boolean];
  /** Systems that are next to a unit, wherever it is, for its own movement. */
  'next-to-unit': [{ unit: Unit }, readonly SystemId[]];
  'ignores-blocking-ships': [{ seat: SeatId; system: SystemId; unit: Unit }, boolean];
  'rift-rolls': [{ seat: SeatId; unit: Unit; system: SystemId }, boolean];
  /** Wormholes that ships may move through, of those in a system. */
  'movement-wormholes': [{ seat: SeatId; system: SystemId }, Wormhole[]];
}
