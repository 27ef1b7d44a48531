import type { WindowEvent } from '../../../../engine/index.ts';
import type { EventIn } from '../../../../kit/types.ts';
import type { CombatEvents } from '../combat/combat-events.ts';
import type { CouncilEvents } from '../council/council-events.ts';
import type { DealEvents } from '../deals/deal-events.ts';
import type { ExplorationEvents } from '../exploration/exploration-events.ts';
import type { LeaderEvents } from '../leaders/leader-events.ts';
import type { MovementEvents } from '../movement/movement-events.ts';
import type { PhaseEvents } from '../phases/phase-events.ts';
import type { ProductionEvents } from '../production/production-events.ts';
import type { UnitEvents } from '../units/unit-events.ts';

/**
 * The moments that components may answer, and what each carries: declared room by room, with what people are told of them. "Begins" and
 * "ends" are the moments of the Rules Reference; the timing ('when', 'after') is said where the window is opened.
 */
export interface Events
  extends
    PhaseEvents,
    MovementEvents,
    CombatEvents,
    UnitEvents,
    ProductionEvents,
    CouncilEvents,
    DealEvents,
    ExplorationEvents,
    LeaderEvents {}

export type EventName = keyof Events;
export type GameEvent<E extends EventName = EventName> = EventIn<Events, E>;

/** In a combat's first round, the start of the combat and of the round are one moment (78.3, 42.3). */
const FIRST_ROUND: Record<string, EventName> = {
  'space-combat-round-begins': 'space-combat-begins',
  'ground-combat-round-begins': 'ground-combat-begins',
};

/** The events whose listeners an event's window is open to. */
export function heardAs(event: WindowEvent): string[] {
  const also = event.round === 1 ? FIRST_ROUND[event.name] : undefined;
  return also ? [event.name, also] : [event.name];
}
