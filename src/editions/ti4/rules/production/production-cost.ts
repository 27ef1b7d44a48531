import type { Game } from '#ti4/rules/game.ts';
import { formatUnitCount, unitNoun } from '#ti4/rules/names.ts';
import { explainModifiers, modify } from '#ti4/rules/components/modifiers.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import {
  isUnpaid,
  unitPriceOf,
  producers,
  producibleTypes,
  productionLimit,
  uncountedUnits,
  type UnitPrice,
  type Production,
} from './production-capacity.ts';

/** Unit counts by type. */
export type UnitCounts = Partial<Record<UnitType, number>>;

const entriesOf = (units: UnitCounts) => Object.entries(units) as [UnitType, number][];

/**
 * Returns how many times a cost is paid for units of a type (26). `uncounted` of them are not to count, and `returned`
 * captured ones replace a cost each.
 */
function timesPaid({ per, more }: UnitPrice, count: number, uncounted = 0, returned = 0): number {
  const left = Math.max(0, count - returned * (1 + more));
  return Math.max(0, Math.ceil(left / (per + more)), more ? Math.ceil(uncounted / more) - returned : 0);
}

/** Returns the maximum number of free extras among `count` units of a type: each cost is paid for at least one. */
const mostBesides = ({ more }: UnitPrice, count: number): number => Math.floor((count * more) / (1 + more));

/**
 * Returns how many units of each type must be free extras for the rest to be within the production limit; those without
 * added cost come first. Undefined if there are too many units anyway.
 */
export function uncountedUnitsNeeded(game: Game, production: Production, units: UnitCounts): UnitCounts | undefined {
  const { seat, system } = production;
  const found: UnitCounts = {};
  const all = entriesOf(units).filter(([, count]) => count > 0);
  const free = all.reduce((sum, [type, count]) => sum + (uncountedUnits(game, production, type) ? count : 0), 0);
  let over =
    all.reduce((sum, [, count]) => sum + count, 0) -
    productionLimit(game, production) -
    Math.min(free, uncountedUnits(game, production));
  if (production.allCount) return over > 0 ? undefined : {};
  const put = (type: UnitType, count: number, most: number): void => {
    const some = Math.max(0, Math.min(count, most - (found[type] ?? 0)));
    if (some) found[type] = (found[type] ?? 0) + some;
    over -= some;
  };
  const priced = all.map(([type, count]) => ({ type, count, price: unitPriceOf(game, seat, system, type) }));
  for (const { type, count, price } of priced) {
    const short = count - productionLimit(game, production, type) - uncountedUnits(game, production, type);
    put(type, short, mostBesides(price, count));
    if (short > (found[type] ?? 0)) return undefined;
  }
  for (const { type, count, price } of priced)
    put(type, over, Math.min(mostBesides(price, count), price.more * timesPaid(price, count)));
  for (const { type, count, price } of priced) put(type, over, mostBesides(price, count));
  return over > 0 ? undefined : found;
}

/** Returns the full cost of units. `returned`: captured units that are returned for some of them. */
export function fullCost(game: Game, production: Production, units: UnitCounts, returned: UnitCounts = {}): number {
  const { seat, system } = production;
  const besides = uncountedUnitsNeeded(game, production, units) ?? {};
  return entriesOf(units).reduce((sum, [type, count]) => {
    const price = unitPriceOf(game, seat, system, type);
    return sum + timesPaid(price, count, besides[type], returned[type]) * price.each;
  }, 0);
}

/** Returns the full cost of the units that must be paid for. */
const payable = (game: Game, production: Production, units: UnitCounts, returned?: UnitCounts): number =>
  fullCost(
    game,
    production,
    Object.fromEntries(entriesOf(units).filter(([type]) => !isUnpaid(game, production, type))),
    returned,
  );

/** Returns the cost of units produced together, after all reductions. */
export function combinedCost(
  game: Game,
  production: Production,
  units: UnitCounts,
  returned?: UnitCounts,
  full = payable(game, production, units, returned),
): number {
  const { seat, system, discount = 0 } = production;
  const by = producers(game, production).map((unit) => unit.id);
  return Math.max(0, modify(game, 'production-cost', { seat, system, units, by }, full) - discount);
}

/** Formats the calculation of a cost: "5 − 1 (Sarween Tools) = 4". */
export function formatCost(game: Game, production: Production, units: UnitCounts, returned?: UnitCounts): string {
  const { seat, system, discount = 0 } = production;
  const full = payable(game, production, units, returned);
  const by = producers(game, production).map((unit) => unit.id);
  const changes = explainModifiers(game, 'production-cost', { seat, system, units, by }, full).map((one) => ({
    by: one.by,
    name: ` (${game.book.components[one.component]?.name ?? one.component})`,
  }));
  const all = [...changes, ...(discount ? [{ by: -discount, name: '' }] : [])];
  const cost = combinedCost(game, production, units, returned);
  return all.length
    ? `${full}${all.map((one) => ` ${one.by < 0 ? '−' : '+'} ${Math.abs(one.by)}${one.name}`).join('')} = ${cost}`
    : `${cost}`;
}

/** Returns the maximum reduction of the cost, computed for a cost of 1000. */
export const costReduction = (game: Game, production: Production): number =>
  1000 - combinedCost(game, production, {}, {}, 1000);

/** Returns an upper bound of the units that could be produced, if all were of the type with the most free extras. */
export function maxUnitsInAll(game: Game, production: Production, total: number): number {
  const { seat, system, allCount } = production;
  if (allCount) return total;
  const more = Math.max(
    0,
    ...producibleTypes(game, production).map((type) => unitPriceOf(game, seat, system, type).more),
  );
  return total * (1 + more) + uncountedUnits(game, production);
}

/** Formats the units that do not count against the limit: ", plus 2 fighters or infantry that do not count". */
export const formatUncounted = (game: Game, { seat, system, allCount }: Production): string =>
  (allCount ? [] : modify(game, 'uncounted-units', { seat, system }, []))
    .map(({ types, count }) => {
      const called = types.map((type) => unitNoun(type, count)).join(' or ');
      return `, plus ${count} ${called} that ${count > 1 ? 'do' : 'does'} not count`;
    })
    .join('');

/** Formats the types that come with free extras for each cost. */
export const formatFreeExtras = (game: Game, production: Production): string =>
  producibleTypes(game, production)
    .map((type) => ({ type, more: unitPriceOf(game, production.seat, production.system, type).more }))
    .filter(({ more }) => more > 0)
    .map(
      ({ type, more }) =>
        `, plus ${formatUnitCount(type, more)} that ${more > 1 ? 'do' : 'does'} not count each time you pay for any`,
    )
    .join('');
