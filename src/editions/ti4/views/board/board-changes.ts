import type { Fact } from '#engine';
import type { FactType, GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import type { BoardView, BoardEvents } from '#ti4/views/board/board-view.ts';
import { boardEventsOf, canKnow } from './board-events.ts';

/** Public changes that some facts made on the board. */
export interface BoardChanges {
  /** Systems with arrivals, combats, landings or production, the most important first. */
  systems: SystemId[];
  /** Systems that a fleet left, or where only a token was placed. */
  besides: SystemId[];
  happened: BoardEvents;
}

const FOUGHT = 3;
const CAME = 2;
const LAID = 1;

/** Importance of a fact for its system. Other facts change nothing on the board. */
const MOMENT: Partial<Record<FactType, number>> = {
  'combat-begins': FOUGHT,
  'combat-won': FOUGHT,
  'combat-drawn': FOUGHT,
  'unit-destroyed': FOUGHT,
  'planet-taken': FOUGHT,
  'planet-destroyed': FOUGHT,
  'custodians-removed': FOUGHT,
  'ground-forces-committed': FOUGHT,
  'tile-replaced': FOUGHT,
  'ships-moved': CAME,
  'ships-withdrawn': CAME,
  'damage-sustained': CAME,
  'units-damaged': CAME,
  'units-captured': CAME,
  'units-placed': CAME,
  'unit-removed': CAME,
  produced: CAME,
  'ground-forces-moved': CAME,
  'ground-forces-enlisted': CAME,
  'systems-swapped': CAME,
  'tile-turned': CAME,
  'wormhole-placed': CAME,
  'token-turned': CAME,
  'card-attached': CAME,
  'unit-repaired': LAID,
  'token-placed': LAID,
  'token-removed': LAID,
};

/** Returns the systems that a fact names. `left`: the systems that something came from. */
function placesOf(game: Game, fact: GameFact): { here: SystemId[]; left: SystemId[] } {
  const told: Record<string, unknown> = fact;
  const { state } = game;
  const named = (field: string): SystemId[] => {
    const all = Array.isArray(told[field]) ? (told[field] as unknown[]) : [told[field]];
    return all.flatMap((one) => {
      const system = typeof one === 'string' ? (state.planets[one]?.system ?? one) : '';
      return system in state.systems ? [system] : [];
    });
  };
  return { here: ['system', 'systems', 'planet', 'into', 'onto'].flatMap(named), left: named('from') };
}

/** Returns the public changes that these facts made; undefined if they changed nothing on the board. */
export function findBoardChanges(game: Game, facts: readonly Fact[]): BoardChanges | undefined {
  const moments = new Map<SystemId, number>();
  const open = (facts as readonly GameFact[]).filter((fact) => canKnow(fact, null));
  for (const fact of open) {
    const moment = MOMENT[fact.type] ?? 0;
    if (!moment) continue;
    const raise = (to: number) => (system: SystemId) => moments.set(system, Math.max(to, moments.get(system) ?? 0));
    const { here, left } = placesOf(game, fact);
    here.forEach(raise(moment));
    left.forEach(raise(LAID));
  }
  if (!moments.size) return undefined;
  const byMoment = [...moments].sort(([, a], [, b]) => b - a);
  return {
    systems: byMoment.flatMap(([system, moment]) => (moment > LAID ? [system] : [])),
    besides: byMoment.flatMap(([system, moment]) => (moment > LAID ? [] : [system])),
    happened: boardEventsOf(open),
  };
}

/** Returns the view with only these events marked as recent. */
export const withBoardEvents = (view: BoardView, happened: BoardEvents): BoardView => ({
  ...view,
  happened,
  systems: view.systems.map((system) => ({
    ...system,
    losses: happened.losses
      .filter((loss) => loss.system === system.id)
      .map(({ seat, type, count }) => ({ seat, type, count })),
  })),
});
