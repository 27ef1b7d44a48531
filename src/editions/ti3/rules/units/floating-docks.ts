import type { Game } from '#ti3/rules/game.ts';
import type { SystemId } from '#ti3/rules/terms.ts';
import { countByType, destroyUnits, unitsInSpace, hasQuality, shipsIn } from './units.ts';

/** Destroys floating docks in a system with ships of other players and none of the docks' owner. */
export function loseOverrunDocks(game: Game, system: SystemId): void {
  const docks = unitsInSpace(game, system).filter((unit) => hasQuality(game, 'produces', unit));
  for (const owner of new Set(docks.map((dock) => dock.owner))) {
    const by = shipsIn(game, system).find((ship) => ship.owner !== owner)?.owner;
    if (by === undefined || shipsIn(game, system, owner).length) continue;
    const lost = docks.filter((dock) => dock.owner === owner);
    game.addFact({ type: 'docks-overrun', seat: owner, by, system, count: countByType(lost)['space-dock'] ?? 0 });
    destroyUnits(game, lost);
  }
}
