import type { Led } from '#discord/edition/edition-adapter.ts';
import { dataOf, framesOf } from '#engine';
import { countOf, enemiesIn, shipsIn, unitsOn } from '#ti2/rules/units/units.ts';
import { invasion } from '#ti2/rules/invasion/invasion.ts';
import { isEnemys } from '#ti2/rules/invasion/landing.ts';
import { spaceBattle } from '#ti2/rules/combat/space-battle.ts';
import type { Game } from '#ti2/rules/game.ts';
import { comers } from '#ti2/rules/movement/gather-ships.ts';
import { nameOfUnits } from '#ti2/rules/names.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** The button that leads to the chances of a battle. */
export const ODDS: Led = { path: 'odds', label: 'Odds', ask: 'system' };

/** Those who fight just now. */
export const fightersIn = ({ state }: Game): SeatId[] =>
  [...framesOf(state.stack)].flatMap((frame) => {
    const sides = dataOf(frame, spaceBattle) ?? dataOf(frame, invasion);
    return sides ? [sides.attacker, sides.defender] : [];
  });

/** Where a seat fights or could: others' ships or planets, and ships of its own there or within reach. */
export function fightsOf(game: Game, seat: SeatId): { key: string; hint: string }[] {
  return Object.values(game.state.systems).flatMap(({ id, position, planets }) => {
    const enemies = enemiesIn(game, id, seat);
    const theirs = planets.flatMap((planet) => (isEnemys(game, seat, planet) ? unitsOn(game, planet) : []));
    if (!enemies.length && !planets.some((planet) => isEnemys(game, seat, planet))) return [];
    if (!shipsIn(game, id, seat).length && !comers(game, seat, id).length) return [];
    return [{ key: position, hint: nameOfUnits(game, countOf([...enemies, ...theirs])) || 'a marker' }];
  });
}
