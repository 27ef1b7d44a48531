import type { Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import { changesOf, modify } from '#ti4/rules/components/modifiers.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import {
  isFree,
  priceOf,
  producers,
  producible,
  productionLimit,
  uncountedOf,
  type Price,
  type Production,
} from './production-capacity.ts';

/** So many of each type. */
export type Units = Partial<Record<UnitType, number>>;

const entriesOf = (units: Units) => Object.entries(units) as [UnitType, number][];

/** How often a cost is paid for some units of a type (26), where so many of them are not to count, and captured ones are returned in the place of a cost. */
function timesPaid({ per, more }: Price, count: number, uncounted = 0, returned = 0): number {
  const left = Math.max(0, count - returned * (1 + more));
  return Math.max(0, Math.ceil(left / (per + more)), more ? Math.ceil(uncounted / more) - returned : 0);
}

/** The most of so many units of a type that could come with the others: each cost is paid for at least one. */
const mostBesides = ({ more }: Price, count: number): number => Math.floor((count * more) / (1 + more));

/**
 * How many of each type have to be among those that come with others, for the rest to be within what can be produced; what comes so at
 * no price goes first. Undefined where there are too many units all the same.
 */
export function besidesOthers(game: Game, production: Production, units: Units): Units | undefined {
  const { seat, system } = production;
  const found: Units = {};
  const all = entriesOf(units).filter(([, count]) => count > 0);
  const free = all.reduce((sum, [type, count]) => sum + (uncountedOf(game, production, type) ? count : 0), 0);
  let over =
    all.reduce((sum, [, count]) => sum + count, 0) -
    productionLimit(game, production) -
    Math.min(free, uncountedOf(game, production));
  if (production.allCount) return over > 0 ? undefined : {};
  const put = (type: UnitType, count: number, most: number): void => {
    const some = Math.max(0, Math.min(count, most - (found[type] ?? 0)));
    if (some) found[type] = (found[type] ?? 0) + some;
    over -= some;
  };
  const priced = all.map(([type, count]) => ({ type, count, price: priceOf(game, seat, system, type) }));
  for (const { type, count, price } of priced) {
    const short = count - productionLimit(game, production, type) - uncountedOf(game, production, type);
    put(type, short, mostBesides(price, count));
    if (short > (found[type] ?? 0)) return undefined;
  }
  for (const { type, count, price } of priced)
    put(type, over, Math.min(mostBesides(price, count), price.more * timesPaid(price, count)));
  for (const { type, count, price } of priced) put(type, over, mostBesides(price, count));
  return over > 0 ? undefined : found;
}

/** What units cost; `returned`: captured ones that are returned for some of them. */
export function fullCost(game: Game, production: Production, units: Units, returned: Units = {}): number {
  const { seat, system } = production;
  const besides = besidesOthers(game, production, units) ?? {};
  return entriesOf(units).reduce((sum, [type, count]) => {
    const price = priceOf(game, seat, system, type);
    return sum + timesPaid(price, count, besides[type], returned[type]) * price.each;
  }, 0);
}

/** What is to be paid for units at their full cost: some are free. */
const payable = (game: Game, production: Production, units: Units, returned?: Units): number =>
  fullCost(
    game,
    production,
    Object.fromEntries(entriesOf(units).filter(([type]) => !isFree(game, production, type))),
    returned,
  );

/** What units produced together cost in all, with whatever lowers it. */
export function combinedCost(
  game: Game,
  production: Production,
  units: Units,
  returned?: Units,
  full = payable(game, production, units, returned),
): number {
  const { seat, system, discount = 0 } = production;
  const by = producers(game, production).map((unit) => unit.id);
  return Math.max(0, modify(game, 'production-cost', { seat, system, units, by }, full) - discount);
}

/** "5 - 1 (Sarween Tools) = 4": how what units cost comes about. */
export function costTold(game: Game, production: Production, units: Units, returned?: Units): string {
  const { seat, system, discount = 0 } = production;
  const full = payable(game, production, units, returned);
  const by = producers(game, production).map((unit) => unit.id);
  const changes = changesOf(game, 'production-cost', { seat, system, units, by }, full).map((one) => ({
    by: one.by,
    name: ` (${game.book.components[one.component]?.name ?? one.component})`,
  }));
  const all = [...changes, ...(discount ? [{ by: -discount, name: '' }] : [])];
  const cost = combinedCost(game, production, units, returned);
  return all.length
    ? `${full}${all.map((one) => ` ${one.by < 0 ? '-' : '+'} ${Math.abs(one.by)}${one.name}`).join('')} = ${cost}`
    : `${cost}`;
}

/** How much lower than their full cost a great many units would be. */
export const savings = (game: Game, production: Production): number =>
  1000 - combinedCost(game, production, {}, {}, 1000);

/** The most units that could be produced, were all of the type of which most come with each cost. */
export function mostInAll(game: Game, production: Production, total: number): number {
  const { seat, system, allCount } = production;
  if (allCount) return total;
  const more = Math.max(0, ...producible(game, production).map((type) => priceOf(game, seat, system, type).more));
  return total * (1 + more) + uncountedOf(game, production);
}

/** Of what types more come with each cost. */
export const comingBesides = (game: Game, production: Production): string =>
  producible(game, production)
    .map((type) => ({ type, more: priceOf(game, production.seat, production.system, type).more }))
    .filter(({ more }) => more > 0)
    .map(({ type, more }) => `, ${more} more ${nameOfUnit(type)} that need not count each time you pay for any`)
    .join('');
