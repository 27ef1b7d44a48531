import { prefixedKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti3/rules/game.ts';
import { leadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { leadersMark, typeOfKind } from '#ti3/rules/units/like-units.ts';

// Option keys of the question about hits: for damage, for ships of a type, and for ships with leaders.

/** "damage:dreadnought" */
export const damageKey = prefixedKey<UnitType>('damage:');

/** "led:carrier": ships with leaders; "led:carrier+carth" if other ships of the type carry other leaders. */
const leaderShipKey = prefixedKey('led:');

/** Tells whether an option key stands for ships that differ by their leaders from others of their type. */
export const isLeaderShipKey = (key: string): boolean => leaderShipKey.parse(key) !== undefined;

/** Returns the ship type of an option key. */
export const typeOfHitKey = (key: string): UnitType =>
  typeOfKind(damageKey.parse(key) ?? leaderShipKey.parse(key) ?? key);

export const isLed = (game: Game, { id }: Unit): boolean => leadersAboard(game, id).length > 0;

/**
 * Returns the option key under which each of some ships is lost. If ships of a type do not all carry the same leaders,
 * those with leaders have keys of their own so that the owner chooses.
 */
export function lossKeysOf(game: Game, ships: readonly Unit[]): (ship: Unit) => string {
  const marksOf = (type: UnitType): Set<string> =>
    new Set(ships.flatMap((ship) => (ship.type === type ? [leadersMark(game, ship)] : [])));
  return (ship) => {
    const marks = marksOf(ship.type);
    if (!isLed(game, ship) || marks.size < 2) return ship.type;
    const ledOtherwise = marks.size > (marks.has('') ? 2 : 1);
    return leaderShipKey.format(ledOtherwise ? `${ship.type}${leadersMark(game, ship)}` : ship.type);
  };
}
