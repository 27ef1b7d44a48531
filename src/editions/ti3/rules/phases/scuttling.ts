import { openAsks, type Action } from '#engine';
import { redistributeCounters } from '#ti3/rules/tokens/counter-placement.ts';
import type { Game } from '#ti3/rules/game.ts';
import { countByType, removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { breakingQuestions } from '#ti3/rules/trade/breaking-agreements.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

/** Units of one type in one place. */
export interface ScuttleOption {
  type: UnitType;
  count: number;
  system: SystemId;
  planet?: PlanetId;
}

/** Status phase questions: while one of them is open to a player, that player can scuttle units (E3 16.7). */
const ASIDE = [redistributeCounters, ...breakingQuestions].map(({ name }) => name);

/** Returns why a seat cannot scuttle anything now; undefined if it can. */
export const scuttleProblem = (game: Game, seat: SeatId): string | undefined =>
  openAsks(game.state).some(({ ask }) => ask.player === seat && ask.reply === undefined && ASIDE.includes(ask.question))
    ? undefined
    : 'You can scuttle units only in the status phase, while you redistribute command counters or break trade agreements (E3 16.7).';

const isThere = (unit: Unit, seat: SeatId, { type, system, planet }: ScuttleOption): boolean =>
  unit.owner === seat && unit.type === type && unit.system === system && unit.planet === planet;

/** Returns all units that a seat could scuttle, grouped by type and place. */
export function scuttleOptions(game: Game, seat: SeatId): ScuttleOption[] {
  if (scuttleProblem(game, seat) !== undefined) return [];
  const found = new Map<string, ScuttleOption>();
  for (const { owner, type, system, planet } of allUnits(game)) {
    if (owner !== seat) continue;
    const key = `${type} ${system} ${planet ?? ''}`;
    const one = found.get(key) ?? { type, count: 0, system, ...(planet !== undefined && { planet }) };
    found.set(key, { ...one, count: one.count + 1 });
  }
  return [...found.values()];
}

/**
 * Returns a seat's own units to reinforcements, damaged ones first (E3 16.7). Units they carried may then exceed
 * capacity.
 */
const scuttleUnits: Action<Game> = {
  name: 'scuttle-units',
  check: (game, seat, wanted: ScuttleOption) => {
    const problem = scuttleProblem(game, seat);
    if (problem !== undefined) return problem;
    const there = allUnits(game).filter((unit) => isThere(unit, seat, wanted)).length;
    if (!Number.isInteger(wanted.count) || wanted.count < 1) return 'Say how many units you scuttle.';
    return wanted.count > there ? `You have only ${there} there.` : undefined;
  },
  run: (game, seat, wanted: ScuttleOption) => {
    const { system, planet, count } = wanted;
    const gone = allUnits(game)
      .filter((unit) => isThere(unit, seat, wanted))
      .sort((a, b) => Number(b.damaged ?? false) - Number(a.damaged ?? false))
      .slice(0, count);
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
