import type { AmountOption, Spec } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { prisonersByKind } from '#ti4/rules/units/prisoners.ts';
import { placeableCount } from '#ti4/rules/units/reinforcements.ts';
import { formatCount, capitalize } from '#text/sentences.ts';
import { spendableAmount } from './payment.ts';
import { uncountedUnitsNeeded, combinedCost, type UnitCounts } from './production-cost.ts';
import type { Production } from './production-capacity.ts';

// Captured units returned to produce units of their type without spending resources.

/** Returns the captured units that a seat may return when it produces in a system. */
export const returnablePrisoners = (game: Game, seat: SeatId, system: SystemId): ReturnType<typeof prisonersByKind> =>
  modify(game, 'paid-with-prisoners', { seat, system }, false) ? prisonersByKind(game, seat) : [];

/** Returns how many of its own units of a type a seat has captured: once returned, they are in its reinforcements. */
export const ownReturnableCount = (
  game: Game,
  { seat, system }: Pick<Production, 'seat' | 'system'>,
  type: UnitType,
): number =>
  returnablePrisoners(game, seat, system).reduce(
    (sum, { prisoner, count }) => sum + (prisoner.owner === seat && prisoner.type === type ? count : 0),
    0,
  );

/** Counts the returned units by type, from the lines of an answer. */
export function returnedCounts(
  game: Game,
  { seat, system }: Production,
  returned: Readonly<Record<string, number>>,
): UnitCounts {
  const found: UnitCounts = {};
  for (const { line, prisoner } of returnablePrisoners(game, seat, system))
    if (returned[line]) found[prisoner.type] = (found[prisoner.type] ?? 0) + returned[line];
  return found;
}

/** Returns how many units of each type can be paid for with captured ones: not free extras. */
function returnableFor(game: Game, production: Production, units: UnitCounts): UnitCounts {
  const besides = uncountedUnitsNeeded(game, production, units) ?? {};
  const left: UnitCounts = { ...units };
  for (const [type, count] of Object.entries(besides) as [UnitType, number][]) left[type] = (left[type] ?? 0) - count;
  return left;
}

/**
 * Returns as many captured units as possible for these units: the seat's own first, which may be needed for placement.
 */
export function maxReturned(game: Game, production: Production, units: UnitCounts): Record<string, number> {
  const { seat, system } = production;
  const left = returnableFor(game, production, units);
  const counts: Record<string, number> = {};
  const own = ({ prisoner }: { prisoner: { owner?: SeatId } }): number => Number(prisoner.owner === seat);
  for (const { line, prisoner, count } of returnablePrisoners(game, seat, system).toSorted((a, b) => own(b) - own(a))) {
    const used = Math.min(count, left[prisoner.type] ?? 0);
    if (!used) continue;
    counts[line] = used;
    left[prisoner.type] = (left[prisoner.type] ?? 0) - used;
  }
  return counts;
}

/** Returns as many captured units as lower the cost of the units of a production, and at least those of `least`. */
function usefullyReturned(
  game: Game,
  production: Production & { units: UnitCounts },
  least: Readonly<Record<string, number>>,
): Record<string, number> {
  const { units } = production;
  const costWith = (returned: Record<string, number>): number =>
    combinedCost(game, production, units, returnedCounts(game, production, returned));
  let counts = { ...least, ...maxReturned(game, production, units) };
  const cost = costWith(counts);
  for (const line of Object.keys(counts))
    while (counts[line] > (least[line] ?? 0)) {
      const fewer = { ...counts, [line]: counts[line] - 1 };
      if (costWith(fewer) > cost) break;
      counts = fewer;
    }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** Asks which captured units to return for units about to be produced. */
export const unitsToReturn = question<Production & { units: UnitCounts }, Record<string, number>>()(
  'units-to-return',
  (game, seat, production): Spec => {
    const units = returnableFor(game, production, production.units);
    const lines = returnablePrisoners(game, seat, production.system)
      .filter(({ prisoner }) => (units[prisoner.type] ?? 0) > 0)
      .map(({ line, prisoner: { type, owner }, count }): AmountOption => {
        const wanted = units[type] ?? 0;
        return {
          key: line,
          label: capitalize(nameOfUnit(type)),
          max: Math.min(count, wanted),
          // The seat's own must return before they can be placed.
          ...(owner === seat && { min: Math.min(count, Math.max(0, wanted - placeableCount(game, seat, type))) }),
          ...(owner !== undefined && { hint: `from ${nameOfSeat(game, owner)}` }),
          weights: { [nameOfUnit(type)]: 1 },
        };
      });
    if (!lines.length) return { kind: 'none', reason: 'You have no captured units of these types.' };
    const least = Object.fromEntries(lines.flatMap(({ key, min }) => (min ? [[key, min]] : [])));
    return {
      kind: 'allot',
      prompt: 'Which captured units do you return? For each, you produce 1 unit of its type for free.',
      amounts: lines,
      limits: Object.entries(units).map(([type, count]) => ({
        measure: nameOfUnit(type as UnitType),
        atMost: count,
        message: `Choose at most ${count} of this type (${nameOfUnit(type as UnitType)}); you chose {sum}.`,
      })),
      proposed: usefullyReturned(game, production, least),
      emptyLabel: 'Return no units',
    };
  },
  {
    title: 'return captured units',
    check: (game, seat, production, answer) => {
      const cost = combinedCost(game, production, production.units, returnedCounts(game, production, answer));
      const spendable = spendableAmount(game, seat, 'resources', production.pledged);
      return cost > spendable
        ? `The rest costs ${cost}; you can spend ${formatCount(spendable, 'resource')}.`
        : undefined;
    },
  },
);
