import type { WindowEvent } from '#engine';
import type { EventUnion } from '#kit/components/types.ts';
import type { CombatEvents } from '#ti4/rules/combat/combat-events.ts';
import type { AgendaEvents } from '#ti4/rules/politics/agenda-events.ts';
import type { TradeEvents } from '#ti4/rules/trade/trade-events.ts';
import type { ExplorationEvents } from '#ti4/rules/exploration/exploration-events.ts';
import type { LeaderEvents } from '#ti4/rules/leaders/leader-events.ts';
import type { MovementEvents } from '#ti4/rules/movement/movement-events.ts';
import type { PhaseEvents } from '#ti4/rules/phases/phase-events.ts';
import type { ProductionEvents } from '#ti4/rules/production/production-events.ts';
import type { UnitEvents } from '#ti4/rules/units/unit-events.ts';

/**
 * The events to which components may respond, and the data of each, declared per folder together with their texts.
 * "Begins" and "ends" are those of the Rules Reference; the timing ('when', 'after') is given where the window is
 * opened.
 */
export interface Events
  extends
    PhaseEvents,
    MovementEvents,
    CombatEvents,
    UnitEvents,
    ProductionEvents,
    AgendaEvents,
    TradeEvents,
    ExplorationEvents,
    LeaderEvents {}

export type EventName = keyof Events;
export type GameEvent<E extends EventName = EventName> = EventUnion<Events, E>;

/** In a combat's first round, the start of the combat and the start of the round are one timing window (78.3, 42.3). */
const FIRST_ROUND: Record<string, EventName> = {
  'space-combat-round-begins': 'space-combat-begins',
  'ground-combat-round-begins': 'ground-combat-begins',
};

/** Returns the names of the events whose listeners take part in an event's window. */
export function eventAliases(event: WindowEvent): string[] {
  const also = event.round === 1 ? FIRST_ROUND[event.name] : undefined;
  return also ? [event.name, also] : [event.name];
}
