import { formatUnitCounts } from '#ti3/rules/names.ts';
import { openAsks, type Action } from '#engine';
import { redistributeCounters } from '#ti3/rules/tokens/counter-placement.ts';
import type { Game } from '#ti3/rules/game.ts';
import { leadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import { leastWorthyFirst } from '#ti3/rules/units/like-units.ts';
import { countByType, removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { breakingQuestions } from '#ti3/rules/trade/breaking-agreements.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

/** Units of one type in one place, those with leaders apart. */
export interface ScuttleOption {
  type: UnitType;
  count: number;
  system: SystemId;
  planet?: PlanetId;
  /** Leaders aboard. Without it, units without leaders are scuttled first. */
  leaders?: ComponentId[];
}

/** Status phase questions: while one of them is open to a player, that player can scuttle units (E3 16.7). */
const ASIDE = [redistributeCounters, ...breakingQuestions].map(({ name }) => name);

/** Returns why a seat cannot scuttle anything now; undefined if it can. */
export const scuttleProblem = (game: Game, seat: SeatId): string | undefined =>
  openAsks(game.state).some(({ ask }) => ask.player === seat && ask.reply === undefined && ASIDE.includes(ask.question))
    ? undefined
    : 'You can scuttle units only in the status phase, while you redistribute command counters or break trade agreements (E3 16.7).';

const leaderIds = (game: Game, { id }: Unit): ComponentId[] => leadersAboard(game, id).map((leader) => leader.id);

const isThere = (game: Game, unit: Unit, seat: SeatId, { type, system, planet, leaders }: ScuttleOption): boolean =>
  unit.owner === seat &&
  unit.type === type &&
  unit.system === system &&
  unit.planet === planet &&
  (leaders === undefined || leaders.join() === leaderIds(game, unit).join());

/** Returns all units that a seat could scuttle, grouped by type and place. */
export function scuttleOptions(game: Game, seat: SeatId): ScuttleOption[] {
  if (scuttleProblem(game, seat) !== undefined) return [];
  const found = new Map<string, ScuttleOption>();
  for (const unit of allUnits(game)) {
    const { owner, type, system, planet } = unit;
    if (owner !== seat) continue;
    const leaders = leaderIds(game, unit);
    const key = `${type} ${system} ${planet ?? ''} ${leaders.join()}`;
    const place = { system, ...(planet !== undefined && { planet }), ...(leaders.length && { leaders }) };
    found.set(key, { type, count: (found.get(key)?.count ?? 0) + 1, ...place });
  }
  return [...found.values()];
}

/**
 * Returns a seat's own units to reinforcements, those without leaders and damaged ones first (E3 16.7). Units they carried may then exceed
 * capacity.
 */
const scuttleUnits: Action<Game> = {
  name: 'scuttle-units',
  check: (game, seat, wanted: ScuttleOption) => {
    const problem = scuttleProblem(game, seat);
    if (problem !== undefined) return problem;
    const there = allUnits(game).filter((unit) => isThere(game, unit, seat, wanted)).length;
    if (!Number.isInteger(wanted.count) || wanted.count < 1) return 'Enter how many units you scuttle.';
    if (wanted.count <= there) return undefined;
    return there ? `You have only ${formatUnitCounts(game, { [wanted.type]: there })} there.` : 'You have none there.';
  },
  run: (game, seat, wanted: ScuttleOption) => {
    const { system, planet, count } = wanted;
    const there = allUnits(game).filter((unit) => isThere(game, unit, seat, wanted));
    const gone = leastWorthyFirst(game, there).slice(0, count);
    removeUnits(game, gone);
    game.addFact({
      type: 'units-scuttled',
      seat,
      system,
      ...(planet !== undefined && { planet }),
      units: countByType(gone),
    });
    return undefined;
  },
};

export const scuttleActions = [scuttleUnits];
