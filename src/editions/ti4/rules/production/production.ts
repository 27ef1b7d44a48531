import { ask, chosenKey, chosenAmounts, done, goto, type Next, type Procedure, type Question } from '#engine';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount } from '#ti4/rules/names.ts';
import { pay, payment, type Bill } from './payment.ts';
import {
  siteOf,
  hasPlacementChoice,
  placementsFromAnswer,
  placesOfProduced,
  type ProductionOrder,
  type ProducedUnits,
} from './produced-unit-placement.ts';
import { combinedCost } from './production-cost.ts';
import { producers, type Production } from './production-capacity.ts';
import { addTradeGoods, announceTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { returnablePrisoners, returnedCounts, unitsToReturn } from './returned-prisoners.ts';
import { returnPrisoners } from '#ti4/rules/units/capture.ts';
import { prisonersFromCounts } from '#ti4/rules/units/prisoners.ts';
import { missingFrom, takeUnits, unitsToTake, type MissingUnits } from '#ti4/rules/units/reinforcements.ts';
import type { PlanetId, UnitType } from '#ti4/rules/state.ts';
import { placeUnits, UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { formatList } from '#text/sentences.ts';
import { ordersIn, perType, spaceDockToUse, unitsToProduce } from './units-to-produce.ts';

interface Producing extends Production {
  orders?: ProductionOrder[];
  bill?: Bill;
  /** Captured units that are returned for some of the units, as answered. */
  returned?: Record<string, number>;
  /** Units missing from the reinforcements; `taken`: units taken from the board instead. */
  wanted?: MissingUnits;
  taken?: Record<string, number>;
  /** Planets on which an ability allows the ground forces to be placed. */
  besides?: PlanetId[];
  /** Number of pledged trade goods gained so far. */
  gained?: number;
}

/** Gains pledged trade goods just before they could be spent; they are announced after payment and placement. */
function takePledged(game: Game, data: Producing): void {
  if (!data.pledged || data.gained !== undefined) return;
  data.gained = data.pledged;
  addTradeGoods(game, data.seat, data.pledged);
}

/** Pledges trade goods to the producing player, if anything is produced. */
export function pledge(game: Game, count: number): void {
  const data = game.enclosingData(produceUnits);
  if (data) data.pledged = (data.pledged ?? 0) + count;
}

/** Reduces the combined cost of the current production. */
export function reduceCost(game: Game, by: number): void {
  const data = game.enclosingData(produceUnits);
  if (data) data.discount = (data.discount ?? 0) + by;
}

/** Makes everything in the current production free. */
export function waiveCost(game: Game): void {
  const data = game.enclosingData(produceUnits);
  if (data) data.unpaid = true;
}

/** Allows the produced ground forces to be placed on these planets as well. */
export function allowPlacementOn(game: Game, planets: PlanetId[]): void {
  const data = game.enclosingData(produceUnits);
  if (data) data.besides = planets;
}

const producedIn = ({ seat, system, orders = [], besides }: Producing): ProducedUnits => ({
  seat,
  system,
  orders,
  ...(besides && { besides }),
});

const listOf = (orders: readonly ProductionOrder[]): string =>
  formatList(
    (Object.entries(perType(orders)) as [UnitType, number][])
      .toSorted(([a], [b]) => UNIT_TYPES.indexOf(a) - UNIT_TYPES.indexOf(b))
      .map(([type, count]) => formatUnitCount(type, count)),
  );

/** Produces units (67), by Production (68) or another ability. Returns the number of units. */
export const produceUnits = procedure<Producing>()('produce-units', {
  begin: (game, data) => {
    if (data.limit !== undefined) return goto('choose');
    if (data.at === 'one-space-dock' && !data.by) return ask([spaceDockToUse.ask(data.seat, base(data))], 'dock');
    return goto(producers(game, data).length ? 'opens' : 'none');
  },
  dock: (_game, data, got) => {
    const dock = chosenKey(got.answer);
    data.by = dock === undefined ? [] : [dock];
    return goto(dock === undefined ? 'none' : 'opens');
  },
  opens: (_game, data) => openWindow('when', 'production-begins', { seat: data.seat, system: data.system }, 'choose'),
  choose: (_game, data) => ask([unitsToProduce.ask(data.seat, base(data))], 'pay'),
  pay: (game, data, got) => {
    data.orders = ordersIn(chosenAmounts(got.answer));
    if (!data.orders.length) return goto('none');
    delete data.taken;
    delete data.returned;
    const units = perType(data.orders);
    return returnablePrisoners(game, data.seat, data.system).some(({ prisoner }) => units[prisoner.type])
      ? ask([unitsToReturn.ask(data.seat, { ...base(data), units })], 'returned')
      : whatLacks(game, data);
  },
  returned: (game, data, got) => {
    if (got.answer !== null) data.returned = chosenAmounts(got.answer);
    return whatLacks(game, data);
  },
  taken: (_game, data, got) => {
    if (got.answer === null) return goto('choose');
    data.taken = chosenAmounts(got.answer);
    return goto('bill');
  },
  bill: (game, data) => {
    const orders = data.orders ?? [];
    const amount = combinedCost(game, data, perType(orders), returnedCounts(game, data, data.returned ?? {}));
    data.bill = {
      kind: 'resources',
      amount,
      for: `for ${listOf(orders)}`,
      ...(data.pledged && { pledged: data.pledged }),
    };
    return amount > 0 ? ask([payment.ask(data.seat, data.bill)], 'paid') : goto('placing');
  },
  paid: (game, data, got) => {
    // Units that can no longer be paid for are not produced; the seat may choose others.
    if (got.answer === null || !data.bill) return goto('choose');
    takePledged(game, data);
    pay(game, data.seat, data.bill, got.answer);
    return goto('placing');
  },
  placing: (game, data) => {
    const about = {
      seat: data.seat,
      system: data.system,
      types: [...new Set((data.orders ?? []).map(({ type }) => type))],
    };
    const heard = game.book.windows.hasListeners(game, { timing: 'when', name: 'placing-produced', ...about });
    return heard ? openWindow('when', 'placing-produced', about, 'where') : goto('where');
  },
  where: (game, data) => {
    const produced = producedIn(data);
    return hasPlacementChoice(game, produced)
      ? ask([placesOfProduced.ask(data.seat, produced)], 'place')
      : goto('place');
  },
  place: (game, data, got) => {
    const { seat, system } = data;
    const orders = got.answer === null ? (data.orders ?? []) : placementsFromAnswer(got.answer);
    takePledged(game, data);
    if (data.returned) returnPrisoners(game, seat, prisonersFromCounts(game, seat, data.returned), 'spent');
    if (data.wanted && data.taken) takeUnits(game, seat, data.wanted, data.taken);
    const made = orders.flatMap(({ type, place, count }) =>
      placeUnits(game, seat, type, count, siteOf(game, system, place)).map(() => type),
    );
    game.addFact({
      type: 'produced',
      seat,
      system,
      units: made,
      cost: data.bill?.amount ?? 0,
      by: producers(game, data).map((unit) => unit.id),
    });
    return openWindow('after', 'units-produced', { seat, system }, 'produced');
  },
  produced: (game, data) => {
    const { seat, system, limit, additional, gained } = data;
    if (gained) announceTradeGoods(game, seat, gained);
    if (limit !== undefined) return goto('end');
    expireEffects(game, 'production');
    const by = producers(game, data).map(({ id }) => id);
    return openWindow('after', 'production-ends', { seat, system, by, ...(additional && { additional }) }, 'end');
  },
  end: (_game, { orders = [] }) => done(orders.reduce((sum, { count }) => sum + count, 0)),
  none: (game, { limit }) => {
    if (limit === undefined) expireEffects(game, 'production');
    return done(0);
  },
});

/**
 * Asks for units to take from the board for those missing from the reinforcements; the seat's own returned units count
 * as available.
 */
function whatLacks(game: Game, data: Producing): Next<'taken' | 'bill'> {
  const { seat } = data;
  const due = perType(data.orders ?? []);
  for (const { type, owner } of prisonersFromCounts(game, seat, data.returned ?? {}))
    if (owner === seat) due[type] = (due[type] ?? 0) - 1;
  data.wanted = missingFrom(game, seat, due);
  return Object.keys(data.wanted).length
    ? ask([unitsToTake.ask(seat, { wanted: data.wanted })], 'taken')
    : goto('bill');
}

/** Returns the production without its answers. */
function base({
  orders: _orders,
  bill: _bill,
  returned: _returned,
  wanted: _wanted,
  taken: _taken,
  besides: _besides,
  gained: _gained,
  ...production
}: Producing): Production {
  return production;
}

export const productionProcedures: Procedure<Game, never>[] = [produceUnits];
export const productionQuestions: Question<Game, never>[] = [
  unitsToProduce,
  unitsToReturn,
  spaceDockToUse,
  placesOfProduced,
];
