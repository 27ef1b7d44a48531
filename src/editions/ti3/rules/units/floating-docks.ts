import type { Game } from '#ti3/rules/game.ts';
import type { SystemId } from '#ti3/rules/terms.ts';
import { countOf, destroy, inSpace, isA, shipsIn } from './units.ts';

/** Docks in space that ships of others have found without any of their owner's are lost. */
export function loseOverrun(game: Game, system: SystemId): void {
  const docks = inSpace(game, system).filter((unit) => isA(game, 'produces', unit));
  for (const owner of new Set(docks.map((dock) => dock.owner))) {
    const by = shipsIn(game, system).find((ship) => ship.owner !== owner)?.owner;
    if (by === undefined || shipsIn(game, system, owner).length) continue;
    const lost = docks.filter((dock) => dock.owner === owner);
    game.fact({ type: 'docks-overrun', seat: owner, by, system, count: countOf(lost)['space-dock'] ?? 0 });
    destroy(game, lost);
  }
}
