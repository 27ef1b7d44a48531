import type { Game } from '../../rules/game.ts';
import type { SeatId, SystemId } from '../../rules/state.ts';

/** Whether a seat has moved ships into a system in the tactical action that goes on. */
export function hasMovedInto(game: Game, seat: SeatId, system: SystemId): boolean {
  const { facts } = game.state;
  const since = facts.findLastIndex(({ type }) => type === 'system-activated');
  return facts.slice(Math.max(0, since)).some((fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.into === system);
}
