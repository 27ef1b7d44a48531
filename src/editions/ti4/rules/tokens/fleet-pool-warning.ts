import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { isNonFighterShip, unitsAt } from '#ti4/rules/units/units.ts';

/** Warns where a seat would have more ships than a fleet pool of `tokens` allows; undefined if nowhere. */
export function fleetPoolWarning(game: Game, seat: SeatId, tokens: number): string | undefined {
  const less = seatOf(game, seat).tokens.fleet - tokens;
  if (less <= 0) return undefined;
  const over = Object.keys(game.state.systems).flatMap((system) => {
    const ships = unitsAt(game, { owner: seat, system, space: true }).filter((unit) =>
      isNonFighterShip(game, unit),
    ).length;
    const beyond = ships - Math.max(0, fleetLimit(game, seat, system) - less);
    return ships && beyond > 0 ? [`${beyond} at ${nameOfSystem(game, system)}`] : [];
  });
  return over.length
    ? `With a fleet pool of ${tokens}, you must remove ships immediately: ${formatList(over)}.`
    : undefined;
}
