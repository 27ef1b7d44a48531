import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { SystemId, Unit } from '#ti4/rules/state.ts';

/** Highest result that destroys the ship (41.2). */
const LAST_LOSING_FACE = 3;

/**
 * Rolls one die each time a ship leaves a gravity rift on its path (41). Returns the index in the path of the rift that
 * destroyed it, or undefined if it survives.
 */
export function rollForGravityRifts(game: Game, ship: Unit, path: readonly SystemId[]): number | undefined {
  for (let step = 0; step < path.length - 1; step++) {
    const system = path[step];
    if (!anomaliesIn(game, system).includes('gravity-rift')) continue;
    if (!modify(game, 'rift-rolls', { seat: ship.owner, unit: ship, system }, true)) continue;
    const [result] = game.roll('gravity-rift', 1);
    const lost = result <= LAST_LOSING_FACE;
    game.addFact({ type: 'rift-rolled', seat: ship.owner, unit: ship.type, system, result, lost });
    if (lost) return step;
  }
  return undefined;
}
