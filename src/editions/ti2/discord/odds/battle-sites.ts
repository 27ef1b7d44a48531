import type { MenuCommand } from '#discord/edition/game-presenter.ts';
import { frameDataOf, framesOf } from '#engine';
import { countByType, enemyShipsIn, shipsIn, unitsOnPlanet } from '#ti2/rules/units/units.ts';
import { invasion } from '#ti2/rules/invasion/invasion.ts';
import { isEnemyPlanet } from '#ti2/rules/invasion/landing.ts';
import { spaceBattle } from '#ti2/rules/combat/space-battle.ts';
import type { Game } from '#ti2/rules/game.ts';
import { shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import { formatUnitCounts } from '#ti2/rules/names.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Button that opens the odds of a battle. */
export const ODDS_COMMAND: MenuCommand = { path: 'odds', label: 'Odds', ask: 'system' };

/** Returns the sides of all current battles. */
export const seatsInBattle = ({ state }: Game): SeatId[] =>
  [...framesOf(state.stack)].flatMap((frame) => {
    const sides = frameDataOf(frame, spaceBattle) ?? frameDataOf(frame, invasion);
    return sides ? [sides.attacker, sides.defender] : [];
  });

/**
 * Returns the systems where a seat fights or could fight: enemy ships or planets, and own ships there or within reach.
 */
export function battleSitesOf(game: Game, seat: SeatId): { key: string; hint: string }[] {
  return Object.values(game.state.systems).flatMap(({ id, position, planets }) => {
    const enemies = enemyShipsIn(game, id, seat);
    const theirs = planets.flatMap((planet) => (isEnemyPlanet(game, seat, planet) ? unitsOnPlanet(game, planet) : []));
    if (!enemies.length && !planets.some((planet) => isEnemyPlanet(game, seat, planet))) return [];
    if (!shipsIn(game, id, seat).length && !shipsThatCanCome(game, seat, id).length) return [];
    return [
      { key: position, hint: formatUnitCounts(game, countByType([...enemies, ...theirs])) || 'only a control marker' },
    ];
  });
}
