import type { Fact } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '../rules/state.ts';
import type { Happened } from './board-view.ts';

/** Whether a viewer may know of a fact: `to` lists the seats that may, where it is not for all. */
export const mayKnow = (fact: Fact, viewer: SeatId | null): boolean =>
  !Array.isArray(fact.to) || (viewer !== null && fact.to.includes(viewer));

/** Moves and losses since the last system was activated, for arrows and the like on the board. */
export function happened(game: Game, viewer: SeatId | null): Happened {
  const facts = game.facts.filter((fact) => mayKnow(fact, viewer));
  const since = facts.findLastIndex((fact) => fact.type === 'system-activated' || fact.type === 'phase-begins');
  const moves: Happened['moves'] = [];
  const losses: Happened['losses'] = [];
  for (const fact of facts.slice(Math.max(0, since))) {
    if (fact.type === 'ships-moved' || fact.type === 'ships-withdrawn') moves.push(moveOf(fact));
    if (fact.type === 'unit-destroyed') addLoss(losses, fact);
  }
  return { moves, losses };
}

function moveOf(fact: Fact): Happened['moves'][number] {
  const { seat, from } = fact as unknown as { seat: SeatId; from: SystemId };
  const to = String(fact.into ?? fact.to);
  const path = Array.isArray(fact.path) ? fact.path.map(String) : [];
  const counts: Record<string, number> = {};
  if (Array.isArray(fact.units)) for (const unit of fact.units.map(String)) counts[unit] = (counts[unit] ?? 0) + 1;
  const between = path.filter((system) => system !== from && system !== to);
  return {
    seat,
    from,
    to,
    path: [from, ...between, to],
    units: Object.entries(counts).map(([type, count]) => ({ type: type as UnitType, count })),
  };
}

function addLoss(losses: Happened['losses'], fact: Fact): void {
  const { seat, system, unit, planet } = fact as unknown as { seat: SeatId; system: SystemId; unit: UnitType; planet?: PlanetId };
  const same = losses.find((loss) => loss.seat === seat && loss.system === system && loss.type === unit && loss.planet === planet);
  if (same) same.count++;
  else losses.push({ seat, system, type: unit, count: 1, ...(planet !== undefined && { planet }) });
}
