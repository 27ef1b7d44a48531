import { ask, chosenAmounts, done, type Spec } from '#engine';
import {
  landUnitsAboard,
  unitCardOf,
  destroyUnits,
  hasQuality,
  shipsIn,
  groundForcesOn,
  unitsOnPlanet,
  valueOf,
} from '#ti2/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { leadersAboard } from '#ti2/rules/leaders/leader-locations.ts';
import { groupAlikeShips, unitsFromCounts, shipLines } from '#ti2/rules/movement/cargo.ts';
import { nameOfPlanet, nameOfSystem } from '#ti2/rules/names.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';

/** Hits against a player's ships in a system, or against its units that fight for a planet. */
export interface Hits {
  seat: SeatId;
  system: SystemId;
  planet?: PlanetId;
  count: number;
  /** Set for PDS fire at a landing: shock troops do not have to fall first (E2 7.21). */
  fire?: true;
}

/** Returns the units that can be hit. */
function targets(game: Game, { seat, system, planet, fire }: Hits): Unit[] {
  if (planet === undefined) return shipsIn(game, system, seat);
  const fighters = unitsOnPlanet(game, planet).filter((one) => one.owner === seat && hasQuality(game, 'fighter', one));
  const troops = groundForcesOn(game, planet, seat);
  return fire ? [...troops, ...fighters] : [...troops.filter(({ type }) => type === 'shock-troop'), ...troops.filter(({ type }) => type !== 'shock-troop'), ...fighters]; // prettier-ignore
}

const owed = (game: Game, hits: Hits): number => Math.min(hits.count, targets(game, hits).length);

/** Returns the problem if the choice spares shock troops that must fall first; undefined if it does not. */
const sparedProblem = (game: Game, hits: Hits, counts: Record<string, number>): string | undefined => {
  if (hits.planet === undefined || hits.fire) return undefined;
  const all = targets(game, hits);
  const first = Math.min(owed(game, hits), all.filter(({ type }) => type === 'shock-troop').length);
  const chosen = unitsFromCounts(groupAlikeShips(game, all), counts).filter(
    ({ type }) => type === 'shock-troop',
  ).length;
  return chosen < first ? 'You must assign hits to your shock troops first (E2 7.21).' : undefined;
};

/** Asks the owner which units are lost (E2 7.12). */
const casualties = question<Hits, Record<string, number>>()(
  'casualties',
  (game, _seat, hits): Spec => {
    const all = targets(game, hits);
    const count = owed(game, hits);
    if (!count) return { kind: 'none', reason: 'You have no units left to assign hits to.' };
    const lines = shipLines(game, all).map((line) => ({ ...line, weights: { lost: 1 } }));
    const where =
      hits.planet === undefined ? `at ${nameOfSystem(game, hits.system)}` : `on ${nameOfPlanet(game, hits.planet)}`;
    const which = count === 1 ? 'unit do you assign the hit' : `${count} units do you assign hits`;
    if (count === all.length)
      return { kind: 'allot', prompt: '', amounts: lines.map((line) => ({ ...line, min: line.max })), proposed: {} };
    return {
      kind: 'allot',
      prompt: `To which ${which} ${where}?`,
      amounts: lines,
      limits: [
        {
          measure: 'lost',
          measureLabel: 'hits assigned',
          atLeast: count,
          atMost: count,
          message: `You must assign ${formatCount(count, 'hit')}, not {sum} (E2 7.12).`,
        },
      ],
      proposed: cheapest(all, count, game, hits.fire === true),
    };
  },
  {
    title: 'assign hits',
    forced: true,
    check: (game, _seat, hits, counts: Record<string, number>) => sparedProblem(game, hits, counts),
  },
);

type Falling = Pick<Unit, 'type'> & { id?: UnitId };

/** Returns the loss of credits with a unit: its price and that of all units aboard. */
export function lossValueOf(game: Game, { type, id }: Falling): number {
  const ship = id === undefined ? undefined : game.state.units[id];
  return valueOf(game, { type }) + (ship ? landUnitsAboard(game, ship).reduce((sum, one) => sum + valueOf(game, one), 0) : 0); // prettier-ignore
}

/**
 * Sorts units in the proposed order of loss: shock troops first, but last under fire at a landing (E2 7.21); ships with
 * leaders after others; then the least loss including all units aboard; then the weakest.
 */
export function proposedLossOrder<U extends Falling>(game: Game, all: readonly U[], underFire = false): U[] {
  const shock = ({ type }: U): number => (type === 'shock-troop' ? (underFire ? -1 : 1) : 0);
  const leaders = ({ id }: U): number => (id === undefined ? 0 : leadersAboard(game, { id }).length);
  const battle = ({ type }: U): number => unitCardOf(game, type).battle ?? Infinity;
  return [...all].sort(
    (a, b) =>
      shock(b) - shock(a) ||
      leaders(a) - leaders(b) ||
      lossValueOf(game, a) - lossValueOf(game, b) ||
      battle(b) - battle(a),
  );
}

/** Proposes the losses in that order, counted by group of like units. */
function cheapest(all: readonly Unit[], count: number, game: Game, underFire: boolean): Record<string, number> {
  const sorted = proposedLossOrder(game, all, underFire);
  const groups = groupAlikeShips(game, all);
  const counts: Record<string, number> = {};
  for (const unit of sorted.slice(0, count)) {
    const key = [...groups].find(([, group]) => group.includes(unit))?.[0] ?? '';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Tells whether the owner has no choice: all units are lost, or all are alike. */
const settled = (game: Game, hits: Hits): boolean => {
  const all = targets(game, hits);
  return all.length <= hits.count || groupAlikeShips(game, all).size < 2;
};

/** Applies hits on all sides at once (E2 7.12). */
export const resolveHits = procedure<{ all: Hits[] }>()('take-hits', {
  ask: (game, { all }) => {
    const open = all.filter((hits) => owed(game, hits) > 0 && !settled(game, hits));
    return ask(
      open.map((hits) => casualties.ask(hits.seat, hits)),
      'lost',
    );
  },
  lost: (game, { all }, { answers }) => {
    const gone = all.flatMap((hits) =>
      settled(game, hits)
        ? targets(game, hits).slice(0, owed(game, hits))
        : unitsFromCounts(groupAlikeShips(game, targets(game, hits)), chosenAmounts(answers[hits.seat] ?? null)),
    );
    destroyUnits(game, gone);
    return done(gone.length);
  },
});

export const hitProcedures = [resolveHits];
export const hitQuestions = [casualties];
