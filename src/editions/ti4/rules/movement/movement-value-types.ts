import type { ComponentId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import type { Anomaly, Wormhole } from '#ti4/rules/terms.ts';

/** Modifiers of activation and movement. */
export interface MovementValues {
  /** Reason why a system cannot be activated; undefined if it can. */
  'activation-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /**
   * True if a seat may activate a system that contains its own command token (5.2); both tokens then return to its
   * reinforcements and its turn ends.
   */
  'activates-own-token': [{ seat: SeatId; system: SystemId }, boolean];
  /** Influence to spend to activate a system. */
  'activation-price': [{ seat: SeatId; system: SystemId }, number];
  move: [{ seat: SeatId; unit: Unit; to: SystemId }, number];
  /**
   * Bonus, once, to the move value of a ship that leaves any gravity rift, in addition to what each rift gives (41.1).
   */
  'rift-bonus': [{ seat: SeatId; unit: Unit }, number];
  /** True if leaving a gravity rift adds 1 to the move value of a seat's ships (41.1). */
  'rift-speeds': [{ seat: SeatId; system: SystemId }, boolean];
  /** True if a nebula slows down a unit that starts in it (59.2). */
  'slowed-by-nebula': [{ unit: Unit }, boolean];
  /** Components that can each add to the move value of one ship in this movement, with their amounts. */
  'move-boosts': [{ seat: SeatId; system: SystemId }, { component: ComponentId; amount: number }[]];
  /** True if a ship may move before its owner's other ships, for which the board then includes its arrival. */
  'moves-first': [{ seat: SeatId; unit: Unit }, boolean];
  /** Reason why ships may not move into or through a system; undefined if they may. */
  'movement-barred': [
    { seat: SeatId; system: SystemId; unit: Unit; through: boolean; active: SystemId; anomaly?: Anomaly },
    string | undefined,
  ];
  /** Reason why ships may not leave a system for the active one; undefined if they may. */
  'departure-barred': [{ seat: SeatId; from: SystemId; active: SystemId }, string | undefined];
  /**
   * True if a seat's own command token keeps its units in a system (58.4c, 95.3): `ship`, and the units it would pick
   * up there.
   */
  'held-by-token': [{ seat: SeatId; system: SystemId; ship?: Unit }, boolean];
  /** Systems adjacent to a unit for its own movement, wherever it is. */
  'next-to-unit': [{ unit: Unit }, readonly SystemId[]];
  'ignores-blocking-ships': [{ seat: SeatId; system: SystemId; unit: Unit }, boolean];
  'rift-rolls': [{ seat: SeatId; unit: Unit; system: SystemId }, boolean];
  /** Wormholes of a system that ships may move through. */
  'movement-wormholes': [{ seat: SeatId; system: SystemId }, Wormhole[]];
}
