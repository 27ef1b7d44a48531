import type { Fact } from '#engine';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import type { BoardEvents } from '#ti4/views/board/board-view.ts';

/** Tells whether a viewer may know a fact: `to` lists the seats that may; without it, the fact is public. */
export const canKnow = (fact: Fact, viewer: SeatId | null): boolean =>
  !Array.isArray(fact.to) || (viewer !== null && fact.to.includes(viewer));

/** Returns moves and losses since the last system activation or the start of the phase, for marks on the board. */
export function recentBoardEvents(game: Game, viewer: SeatId | null): BoardEvents {
  const facts = game.facts.filter((fact) => canKnow(fact, viewer));
  const since = facts.findLastIndex((fact) => fact.type === 'system-activated' || fact.type === 'phase-begins');
  return boardEventsOf(facts.slice(Math.max(0, since)));
}

/** Returns the moves and losses in these facts. */
export function boardEventsOf(facts: readonly GameFact[]): BoardEvents {
  const moves: BoardEvents['moves'] = [];
  const losses: BoardEvents['losses'] = [];
  for (const fact of facts) {
    if (fact.type === 'ships-moved' || fact.type === 'ships-withdrawn') moves.push(moveOf(fact));
    if (fact.type === 'unit-destroyed') addLoss(losses, fact);
  }
  return { moves, losses };
}

function moveOf({
  seat,
  from,
  into,
  path,
  units,
}: GameFact<'ships-moved'> | (GameFact<'ships-withdrawn'> & { path?: SystemId[] })): BoardEvents['moves'][number] {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const unit of units) counts[unit] = (counts[unit] ?? 0) + 1;
  const between = (path ?? []).filter((system) => system !== from && system !== into);
  return {
    seat,
    from,
    to: into,
    path: [from, ...between, into],
    units: Object.entries(counts).map(([type, count]) => ({ type: type as UnitType, count })),
  };
}

function addLoss(losses: BoardEvents['losses'], { seat, system, unit, planet }: GameFact<'unit-destroyed'>): void {
  const same = losses.find(
    (loss) => loss.seat === seat && loss.system === system && loss.type === unit && loss.planet === planet,
  );
  if (same) same.count++;
  else losses.push({ seat, system, type: unit, count: 1, ...(planet !== undefined && { planet }) });
}
