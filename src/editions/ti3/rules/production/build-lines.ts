import type { AmountOption } from '#engine';
import { formatPriceChanges } from '#kit/payment/price-changes.ts';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { kit, type UnitCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { formatUnitCounts, nameOf, nameOfPlanet, nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import { capacityOf, producingDocksIn, floatingDocks } from '#ti3/rules/units/capacity.ts';
import { unitCardOf, enemyShipsIn, hasQuality, unitsOnPlanet, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import {
  buildersIn,
  buildingSites,
  costOf,
  floatingDocksProducing,
  isOffered,
  limitOfType,
  productionLimitProblem,
  planetLimitProblem,
  productionLimit,
  productionSiteProblem,
  piecesProblem,
  workingDocks,
} from './production-limits.ts';
import { formatCount } from '#text/sentences.ts';
import { canPay, formatAmount, spendableAmount } from './payment.ts';
import { unitTypeProblem } from '#ti3/rules/explain/unit-inquiry.ts';

// Units that the docks of one system can produce, where they may be placed, and what they cost.

/**
 * Keys of units to produce: "cruiser"; "ground-force>jord" for a unit placed on a planet; "cruiser>quann" for a ship
 * placed in another system.
 */
export const buildKey = optionalPairKey<UnitType, PlanetId>('>');

export const MAX_PDS_PER_PLANET = 2;

export interface Production {
  seat: SeatId;
  system: SystemId;
  /** Extra resources toward the cost. */
  given?: number;
  /** Maximum number of units, even if the docks could produce more. */
  most?: number;
}

/** Returns why nothing can be produced in a system; undefined if something can (E3 9.4). */
export const productionProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined => {
  if (!buildersIn(game, seat, system).length) {
    if (!producingDocksIn(game, seat, system).length && !floatingDocks(game, seat, system).length)
      return 'You have no space dock there.';
    if (!workingDocks(game, seat, system).length && !floatingDocksProducing(game, seat, system))
      return 'Your space dock there cannot produce now.';
  }
  if (enemyShipsIn(game, system, seat) && !modify(game, 'builds-blockaded', { seat, system }, false))
    return 'Enemy ships blockade your space dock there.';
  return productionLimit(game, seat, system) > 0 ? undefined : 'Your space dock there cannot produce any units.';
};

export const unitLimitOf = (game: Game, { seat, system, most = Infinity }: Production): number =>
  Math.min(most, productionLimit(game, seat, system));

export function totalsByType(counts: Record<string, number>): Partial<Record<UnitType, number>> {
  const all: Partial<Record<UnitType, number>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [type] = buildKey.parse(key);
    all[type] = (all[type] ?? 0) + count;
  }
  return all;
}

/** Returns the other systems where ships may be placed. */
const elsewhere = (game: Game, { seat, system }: Production): SystemId[] =>
  modify(game, 'delivers-to', { seat, system }, []).filter((one) => one !== system);

/** Returns the planets of a system that a seat controls and where it can produce. */
const ownIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter(
    (planet) => game.state.planets[planet].owner === seat && productionSiteProblem(game, seat, planet) === undefined,
  );

/**
 * Returns the planets where non-ships may be placed: those of the docks, and own planets of other systems to which
 * units may be delivered.
 */
function sites(game: Game, { seat, system }: Production): PlanetId[] {
  const own = modify(game, 'delivers-to', { seat, system }, []).flatMap((one) => ownIn(game, seat, one));
  // Units that a floating dock builds for planets are placed on any own planet of its system.
  const below = floatingDocksProducing(game, seat, system) ? ownIn(game, seat, system) : [];
  return [...new Set([...buildingSites(game, seat, system), ...below, ...own])];
}

/** Returns the system where the unit of a key is placed. */
export const placementSystemOf = (game: Game, { system }: Production, key: string): SystemId => {
  const [type, where] = buildKey.parse(key);
  if (where === undefined) return system;
  return hasQuality(game, 'ship', { type }) ? where : game.state.planets[where].system;
};

/** Returns why these units cannot be placed as chosen; undefined if they can. */
export function placementProblem(
  game: Game,
  producing: Production,
  counts: Record<string, number>,
): string | undefined {
  const places = [...new Set(Object.keys(counts).map((key) => placementSystemOf(game, producing, key)))];
  for (const place of places) {
    const there = Object.fromEntries(
      Object.entries(counts).filter(([key]) => placementSystemOf(game, producing, key) === place),
    );
    const wrong = productionLimitProblem(game, producing.seat, place, totalsByType(there));
    if (wrong !== undefined) return places.length > 1 ? `${nameOfSystem(game, place)}: ${wrong}` : wrong;
  }
  return piecesProblem(game, producing.seat, totalsByType(counts)) ?? misgrown(game, producing, counts);
}

/** Returns the problem if units exceed what docks, and builders other than docks at their own place, can produce. */
function misgrown(game: Game, producing: Production, counts: Record<string, number>): string | undefined {
  const { seat, system } = producing;
  const all = totalsByType(counts);
  const over = (Object.keys(all) as UnitType[]).find(
    (type) => (all[type] ?? 0) > limitOfType(game, seat, system, type),
  );
  if (over)
    return `${unitCardOf(game, over).plural}: you can produce only ${limitOfType(game, seat, system, over)} there.`;
  if (!buildersIn(game, seat, system).length || modify(game, 'delivers-to', { seat, system }, []).length)
    return undefined;
  const landed = new Map<PlanetId, Partial<Record<UnitType, number>>>();
  for (const [key, count] of Object.entries(counts)) {
    const [type, where] = buildKey.parse(key);
    if (where !== undefined && !hasQuality(game, 'ship', { type }))
      landed.set(where, { ...landed.get(where), [type]: count });
  }
  return planetLimitProblem(game, seat, system, landed);
}

/** Returns the sum of the costs of units, before reductions that apply once to the whole. */
function fullCost(game: Game, seat: SeatId, counts: Record<string, number>): number {
  const all = totalsByType(counts);
  return (Object.keys(all) as UnitType[]).reduce((sum, type) => sum + costOf(game, seat, type, all[type] ?? 0), 0);
}

/** Formats the cost of an answer with what changes it: "5 − 1 (Sarween Tools) = 4". */
export function formatProductionCost(game: Game, production: Production, counts: Record<string, number>): string {
  const { seat, system, given = 0 } = production;
  const full = fullCost(game, seat, counts);
  const cost = productionCost(game, production, counts);
  const changes = full ? kit.explainModifiers(game, 'production-cost', { seat, system }, full) : [];
  const named = changes.map(({ by, component }) => ({ by, name: nameOf(game, component) }));
  return formatPriceChanges(full, full && given ? [...named, { by: -given, name: 'extra resources' }] : named, cost);
}

/** Returns the total price in resources, with reductions that apply once to the whole (E3 9.2). */
export function productionCost(
  game: Game,
  { seat, system, given = 0 }: Production,
  counts: Record<string, number>,
): number {
  const printed = fullCost(game, seat, counts);
  return Math.max(0, printed && modify(game, 'production-cost', { seat, system }, printed) - given);
}

/**
 * Returns why no unit of a type can be produced, wherever it is placed, by the same checks that refuse it; undefined if
 * one can.
 */
function unbuildable(game: Game, producing: Production, { type, name }: UnitCard): string | undefined {
  const { seat, system } = producing;
  const unable = unitTypeProblem(game, seat, type);
  if (unable !== undefined) return unable;
  if (limitOfType(game, seat, system, type) < 1)
    return `None of your space docks can produce a ${name.toLowerCase()} (E3 9.1).`;
  const price = productionCost(game, producing, { [type]: 1 });
  return canPay(game, seat, 'resources', price)
    ? undefined
    : `It costs ${formatProductionCost(game, producing, { [type]: 1 })}; you can spend ${formatAmount(spendableAmount(game, seat, 'resources'), 'resources')} (E3 9.1).`;
}

/** Returns the largest count of a key, up to `most`, that the seat can pay for if it builds nothing else. */
function payable(game: Game, producing: Production, key: string, most: number): number {
  const means = spendableAmount(game, producing.seat, 'resources');
  let count = most;
  while (count > 0 && productionCost(game, producing, { [key]: count }) > means) count--;
  return count;
}

/** Returns the largest count of a type that fits in a system if nothing else is built, and if that is 0, why. */
function fitting(
  game: Game,
  seat: SeatId,
  system: SystemId,
  type: UnitType,
  most: number,
): { most: number; barred?: string } {
  const problem = (count: number): string | undefined => productionLimitProblem(game, seat, system, { [type]: count });
  if (problem(most) === undefined) return { most };
  const barred = problem(1);
  if (barred !== undefined) return { most: 0, barred };
  let count = most;
  while (count > 1 && problem(count) !== undefined) count--;
  return { most: count };
}

/** Tells whether a ship with capacity can be built in a system as well. */
const carrierFits = (game: Game, producing: Production, place: SystemId): boolean =>
  Object.values(game.book.units).some(
    (card) =>
      capacityOf(game, producing.seat, card.type) > 0 &&
      isOffered(game, producing.seat, card.type) &&
      unbuildable(game, producing, card) === undefined &&
      fitting(game, producing.seat, place, card.type, 1).most > 0,
  );

/** Formats the price of a unit: "cost 1 for 2", "cost 3". */
export function priceHint(game: Game, seat: SeatId, { type, cost, forCost: printed }: UnitCard): string {
  const forCost = modify(game, 'units-for-price', { seat, type }, printed);
  return forCost > 1 ? `cost ${cost} for ${forCost}` : `cost ${costOf(game, seat, type, 1)}`;
}

/**
 * Returns the options for production, with disabled ones for units of the game that cannot be built now; empty if
 * nothing can be built.
 */
export function buildLines(game: Game, producing: Production): AmountOption[] {
  const { seat, system } = producing;
  const limit = unitLimitOf(game, producing);
  const planets = sites(game, producing);
  const line = (
    card: UnitCard,
    key: string,
    label: string,
    barred: string | undefined,
    room = Infinity,
  ): AmountOption => {
    const { type } = card;
    const off = unbuildable(game, producing, card) ?? barred;
    if (off !== undefined) return { key, label, max: 0, disabledReason: off };
    const bounds: [most: number, why: string][] = [
      [limit, `your space docks can produce only ${formatCount(limit, 'unit')} there (E3 9.1).`],
      [limitOfType(game, seat, system, type), 'no more of them can be produced there (E3 9.1).'],
      [piecesInReinforcements(game, seat, type), 'you have no more in your reinforcements (E3 9.3).'],
      [
        room,
        type === 'pds'
          ? `${room < MAX_PDS_PER_PLANET ? 'it already has 1, and ' : ''}a planet can have only 2 PDS (E3 9.3).`
          : 'fleet supply or capacity allows no more (E3 5.1, 9.3).',
      ],
    ];
    const [least] = bounds.sort(([one], [other]) => one - other);
    const max = payable(game, producing, key, least[0]);
    const why = max < least[0] ? `you cannot pay for more (E3 9.1).` : least[1];
    const maxMessage = `You can produce at most ${formatUnitCounts(game, { [type]: max })}: ${why}`;
    return { key, label, max, maxMessage, hint: priceHint(game, seat, card), weights: { units: 1 } };
  };
  const lines = Object.values(game.book.units).flatMap((card): AmountOption[] => {
    const { type } = card;
    const name = unitLabel(game, type);
    if (type === 'space-dock' || !isOffered(game, seat, type)) return [];
    if (hasQuality(game, 'ship', card))
      return [system, ...elsewhere(game, producing)].map((place) => {
        const key = place === system ? buildKey.format(type) : buildKey.format(type, place);
        // If a ship with capacity can be built as well, more fighters may come than there is capacity for now.
        const open = hasQuality(game, 'fighter', card) && carrierFits(game, producing, place);
        const { barred, most } = open ? { most: limit, barred: undefined } : fitting(game, seat, place, type, limit);
        return line(card, key, place === system ? name : `${name} at ${nameOfSystem(game, place)}`, barred, most);
      });
    return planets.map((planet) => {
      const room =
        type === 'pds'
          ? MAX_PDS_PER_PLANET - unitsOnPlanet(game, planet).filter((unit) => unit.type === 'pds').length
          : Infinity;
      const label = planets.length > 1 ? `${name} on ${nameOfPlanet(game, planet)}` : name;
      return line(
        card,
        buildKey.format(type, planet),
        label,
        room > 0 ? undefined : 'A planet can have only 2 PDS (E3 9.3).',
        room,
      );
    });
  });
  return lines.some(({ max }) => max > 0) ? lines : [];
}
