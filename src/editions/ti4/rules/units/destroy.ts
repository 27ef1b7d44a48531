import { call, done, goto } from '#engine';
import { countsAsShip, combatantsInSpace, placeOf } from '#ti4/rules/combat/combat.ts';
import { combatValue } from '#ti4/rules/combat/dice.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { Events } from '#ti4/rules/events/events.ts';
import { capture, captorOf } from './capture.ts';
import { placeCommodities, spoilsOf, type Spoils } from '#ti4/rules/trade/planet-commodities.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { removeFromBoard } from './unit-index.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { definitionOf, groundForcesOn, isGroundForce, isNonFighterShip } from './units.ts';

export type DestroyedUnit = Events['unit-destroyed'];

/** Destroys a unit at once (31), which returns it to its owner's reinforcements. Opens no timing window. */
export function destroyUnit(game: Game, unit: Unit, by: SeatId | null, purpose?: RollPurpose): DestroyedUnit {
  const ship = countsAsShip(game, unit);
  const combat = ship ? combatValue(game, unit) : undefined;
  removeFromBoard(game, unit);
  game.addFact({
    type: 'unit-destroyed',
    seat: unit.owner,
    by,
    unit: unit.type,
    ...placeOf(unit),
    ...(purpose && { purpose }),
  });
  return {
    seat: unit.owner,
    by,
    type: unit.type,
    definition: seatOf(game, unit.owner).units[unit.type],
    ...placeOf(unit),
    ...(ship && { ship }),
    ...(combat !== undefined && combat !== definitionOf(game, unit).combat?.value && { combat }),
  };
}

/**
 * Returns what a destroyed ship's owner has none left of in the system: ships, and fighters if it lost one. `among`:
 * all units destroyed at once.
 */
function lastOf(
  game: Game,
  { ship, seat, system }: DestroyedUnit,
  among: readonly DestroyedUnit[],
): NonNullable<DestroyedUnit['last']> {
  if (!ship) return [];
  const ships = combatantsInSpace(game, system, seat);
  const fighterLost = among.some(
    (one) => one.ship && one.type === 'fighter' && one.seat === seat && one.system === system,
  );
  return [
    ...(ships.length ? [] : (['ships'] as const)),
    ...(fighterLost && !ships.some(({ type }) => type === 'fighter') ? (['fighters'] as const) : []),
  ];
}

interface Destruction {
  units: UnitId[];
  /** Seat that destroys the units, null for none, or a record by owner for losses on both sides. */
  by: SeatId | null | Record<SeatId, SeatId | null>;
  purpose?: RollPurpose;
  /** Set if assigned hits destroy the units. */
  byHits?: true;
  events?: DestroyedUnit[];
  at?: number;
  /** Commodities that are still to be placed on planets for the destroyed units. */
  spoils?: Spoils[];
}

/** Destroys units all at once, then opens the timing windows of each destruction in turn. */
export const destroyUnits = procedure<Destruction>()('destroy-units', {
  start: (game, data) => {
    const units = data.units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);
    const by = (unit: Unit) =>
      data.by !== null && typeof data.by === 'object' ? (data.by[unit.owner] ?? null) : data.by;
    // Computed before any unit is removed, since a unit that captures works even if it is destroyed along with the
    // others.
    const captors = units.map((unit) => captorOf(game, unit));
    const spoils = spoilsOf(game, units, by);
    const destroyed = units.map((unit) => destroyUnit(game, unit, by(unit), data.purpose));
    captureAll(game, units, captors);
    data.events = destroyed.map((event) => {
      const last = lastOf(game, event, destroyed);
      return {
        ...event,
        ...(data.byHits && data.purpose && { toHits: data.purpose }),
        ...(last.length > 0 && { last }),
      };
    });
    recordLast(game, units, by, data.purpose);
    data.at = 0;
    if (!spoils.length) return goto('when');
    data.spoils = spoils;
    return goto('spoils');
  },
  spoils: (_game, data) => {
    const next = data.spoils?.shift();
    return next ? call(placeCommodities, next, 'spoils') : goto('when');
  },
  when: (_game, data) => {
    const event = data.events?.[data.at ?? 0];
    return event ? openWindow('when', 'unit-destroyed', event, 'after') : done();
  },
  after: (_game, data) => {
    const event = data.events?.[data.at ?? 0];
    data.at = (data.at ?? 0) + 1;
    return event ? openWindow('after', 'unit-destroyed', event, 'when') : done();
  },
});

/** Captures destroyed units for their captors (17), grouped by captor, owner and place. */
function captureAll(game: Game, units: readonly Unit[], captors: readonly (SeatId | undefined)[]): void {
  const taken = new Map<string, { seat: SeatId; unit: Unit; types: Unit['type'][] }>();
  for (const [i, unit] of units.entries()) {
    const seat = captors[i];
    if (seat === undefined) continue;
    const key = `${seat} ${unit.owner} ${unit.planet ?? unit.system}`;
    const group = taken.get(key) ?? { seat, unit, types: [] };
    taken.set(key, group);
    group.types.push(unit.type);
  }
  for (const { seat, unit, types } of taken.values()) capture(game, seat, unit.owner, types, placeOf(unit));
}

/** Records when a seat has lost its last non-fighter ship in a system, or its last ground force on a planet. */
function recordLast(
  game: Game,
  destroyed: Unit[],
  by: (unit: Unit) => SeatId | null,
  purpose: RollPurpose | undefined,
): void {
  const said = new Set<string>();
  for (const unit of destroyed) {
    const what =
      isGroundForce(game, unit) && unit.planet !== undefined
        ? 'ground-forces'
        : isNonFighterShip(game, unit) && unit.planet === undefined
          ? 'non-fighter-ships'
          : undefined;
    if (!what) continue;
    const left =
      what === 'ground-forces'
        ? groundForcesOn(game, unit.planet ?? '', unit.owner)
        : combatantsInSpace(game, unit.system, unit.owner).filter(({ type }) => type !== 'fighter');
    const key = `${what} ${unit.owner} ${unit.planet ?? unit.system}`;
    if (left.length || said.has(key)) continue;
    said.add(key);
    game.addFact({
      type: 'last-destroyed',
      seat: unit.owner,
      by: by(unit),
      what,
      ...placeOf(unit),
      ...(purpose && { purpose }),
    });
  }
}

export const destroyProcedures = [destroyUnits];
