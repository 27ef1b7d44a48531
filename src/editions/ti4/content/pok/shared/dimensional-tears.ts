import type { Modifiers } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const TEARS = ['dimensional-tear-i', 'dimensional-tear-ii'];

/** Returns the space docks that are dimensional tears, for any owner. */
export const dimensionalTears = (game: Game, where: { system?: SystemId; owner?: SeatId } = {}): Unit[] =>
  unitsAt(game, { ...where, type: 'space-dock' }).filter(({ owner }) =>
    TEARS.includes(seatOf(game, owner).units['space-dock']),
  );

/** Makes systems with dimensional tears gravity rifts, for which the owner's ships do not roll. */
export const dimensionalTearModifiers: Modifiers = {
  anomalies: (game, { holder }, anomalies, { system }) =>
    !anomalies.includes('gravity-rift') && dimensionalTears(game, { system, owner: holder }).length
      ? [...anomalies, 'gravity-rift']
      : anomalies,
  'rift-rolls': (game, { holder }, rolls, { seat, system }) =>
    rolls && !(seat === holder && dimensionalTears(game, { system, owner: holder }).length > 0),
};
