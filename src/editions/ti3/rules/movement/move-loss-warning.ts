import { cargoExcess } from '#ti3/rules/units/fleet-limits.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { fleetSupply, shipsOverTypeLimit, systemsOverSupply } from '#ti3/rules/units/fleet-supply.ts';
import { countByType, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/**
 * Returns a warning about units that a movement would lose at once: beyond fleet supply, without capacity, or too many
 * of a type (E3 5.3, 7.6, 13.5). Undefined if none.
 */
export function moveLossWarning(
  game: Game,
  seat: SeatId,
  coming: readonly (readonly [Unit, SystemId])[],
  lands: boolean,
): string | undefined {
  const units = { ...game.state.units };
  for (const [unit, system] of coming) {
    const { planet: _planet, ...moved } = unit;
    units[unit.id] = { ...moved, system };
  }
  const after = newGame({ ...game.state, units }, game.book);
  const touched = [...new Set(coming.flatMap(([unit, to]) => [unit.system, to]))];
  const supply = systemsOverSupply(after, seat).filter(({ system }) => touched.includes(system));
  return (
    [
      ...supply.map(
        ({ system, by }) =>
          `Your fleet supply allows only ${fleetSupply(after, seat, system)} ships at ${nameOfSystem(game, system)}: you would have to remove ${by} (E3 5.3).`,
      ),
      ...touched.flatMap((system) => withoutRoom(after, seat, system, lands) ?? []),
      ...touched.flatMap((system) => tooManyOfType(after, seat, system)),
    ].join(' ') || undefined
  );
}

/**
 * Returns a warning about units without capacity in a system. `lands`: ground forces over the seat's own planet can
 * land before capacity is counted (E3 10.4).
 */
function withoutRoom(after: Game, seat: SeatId, system: SystemId, lands: boolean): string | undefined {
  const ashore =
    lands && after.state.systems[system].planets.some((planet) => after.state.planets[planet].owner === seat);
  const held = cargoExcess(after, seat, system);
  const units = held.units.filter((unit) => !ashore || hasQuality(after, 'fighter', unit));
  const over = held.over - (held.units.length - units.length);
  if (over <= 0) return undefined;
  const what = formatUnitCounts(after, countByType(units));
  return `You would have no capacity for ${over < units.length ? `${over} of ` : ''}${what} at ${nameOfSystem(after, system)}: ${over === 1 ? 'it' : 'they'} would be removed (E3 7.6).`;
}

/** Returns a warning for each type of which a law allows fewer ships in a system. */
const tooManyOfType = (after: Game, seat: SeatId, system: SystemId): string[] =>
  shipsOverTypeLimit(after, seat, system).map(
    ({ type, by }) =>
      `A law limits your ships of a type at ${nameOfSystem(after, system)}: you would have to remove ${formatUnitCounts(after, { [type]: by })}.`,
  );
