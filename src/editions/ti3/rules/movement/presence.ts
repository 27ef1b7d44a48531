import type { GameFact } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { ComponentId, SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns the facts since a seat last activated a system. */
const sinceActivated = ({ facts }: Game, seat: SeatId, system: SystemId): GameFact[] =>
  facts.slice(
    1 + facts.findLastIndex((fact) => fact.type === 'system-activated' && fact.seat === seat && fact.system === system),
  );

/** Tells whether a component's dice have been rolled in a system since a seat activated it. */
export const hasRolledThere = (game: Game, seat: SeatId, system: SystemId, component: ComponentId): boolean =>
  sinceActivated(game, seat, system).some(
    (fact) => fact.type === 'card-dice-rolled' && fact.component === component && fact.system === system,
  );

/** Tells whether a seat's ships have entered a system since it activated it. */
export function hasEntered(game: Game, seat: SeatId, system: SystemId): boolean {
  return sinceActivated(game, seat, system).some(
    (fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.towards === system && fact.from !== system,
  );
}
