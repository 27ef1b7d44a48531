import {
  ask,
  choose,
  chosenOne,
  counted,
  done,
  goto,
  type Limit,
  type Line,
  type Next,
  type Procedure,
  type Question,
  type Spec,
} from '../../../../engine/index.ts';
import { expire } from '../components/effects.ts';
import { excess, overfull } from '../units/fleet-pool.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { countOf, nameOfPlace, nameOfSystem, nameOfUnit } from '../names.ts';
import { pay, payment, purse, type Bill } from './payment.ts';
import {
  berthOf,
  hasChoice,
  ordersPlaced,
  placedAnywhere,
  placesOfProduced,
  type Order,
  type Produced,
} from './placing-produced.ts';
import { besidesOthers, combinedCost, comingBesides, fullCost, mostInAll, savings } from './production-cost.ts';
import {
  isFree,
  placesFor,
  priceOf,
  producers,
  producersIn,
  producible,
  producingBarred,
  productionLimit,
  productionOf,
  SPACE,
  type Production,
  uncountedOf,
} from './production-places.ts';
import { costs, productionTold } from './production-told.ts';
import { takeTradeGoods, tradeGoodsHaveCome } from '../deals/trade.ts';
import { mostReturned, ownReturnable, returnable, returnedOf, unitsToReturn } from './returning-prisoners.ts';
import { returnPrisoners } from '../units/capture.ts';
import { prisonersMeant } from '../units/prisoners.ts';
import { lacking, placeable, takeUnits, unitsToTake, type Wanted } from '../units/reinforcements.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '../state.ts';
import { inReinforcements, placeUnits, unitsAt } from '../units/units.ts';
import { unitAt } from '../units/unit-at.ts';
import { listed, some, upper } from '../../../../words/sentences.ts';

/** Units that will be excess are given up knowingly: this line says how many. */
const GIVE_UP = 'give-up';

/** What a line orders; undefined where it is about giving up units. */
export function orderOf(key: string): Omit<Order, 'count'> | undefined {
  if (key === GIVE_UP) return undefined;
  const [type, place] = unitAt.read(key);
  return { type, place };
}

function ordersIn(answer: Readonly<Record<string, number>>): Order[] {
  return Object.entries(answer)
    .filter(([, count]) => count > 0)
    .flatMap(([key, count]) => {
      const order = orderOf(key);
      return order ? [{ ...order, count }] : [];
    });
}

function perType(orders: readonly Order[]): Partial<Record<UnitType, number>> {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const { type, count } of orders) counts[type] = (counts[type] ?? 0) + count;
  return counts;
}

/** The seat's units in the system with those that would be produced. */
function afterwards(game: Game, { seat, system }: Production, orders: readonly Order[]): Unit[] {
  const made = orders.flatMap(({ type, place, count }) =>
    Array.from({ length: count }, (): Unit => ({
      id: '',
      type,
      owner: seat,
      system,
      ...(place !== SPACE && { planet: place }),
    })),
  );
  return [...unitsAt(game, { owner: seat, system }), ...made];
}

/** What can be produced of a type: a line for each place where it could be put, and what limits them together where the total does not. */
function offered(
  game: Game,
  production: Production,
  type: UnitType,
  total: number,
): { lines: Line[]; limits: Limit[] } {
  const { seat, system } = production;
  const places = placesFor(game, production, type);
  const besides = uncountedOf(game, production, type);
  const { each, per, more } = priceOf(game, seat, system, type);
  const allowed = productionLimit(game, production, type) * (production.allCount ? 1 : 1 + more) + besides;
  const max = Math.min(allowed, placeable(game, seat, type) + ownReturnable(game, production, type)); // 67.5a
  if (max <= 0) return { lines: [], limits: [] };
  const free = isFree(game, production, type);
  const price = per + more > 1 ? `${per + more} for ${each}` : `cost ${each}`;
  const cost = free ? `${price}, for which you spend nothing` : price;
  const lines = places.map((place) => ({
    key: unitAt.of(type, place),
    label: upper(nameOfUnit(type)),
    max,
    group: nameOfPlace(game, { system, ...(place !== SPACE && { planet: place }) }),
    hint: `${cost}${sourceOf(Math.max(0, inReinforcements(game, seat, type)), max)}`,
    worth: {
      units: 1,
      resources: free ? 0 : each / (per + more),
      [nameOfUnit(type)]: 1,
      ...(!besides && !more && uncountedOf(game, production) > 0 && { counted: 1 }),
    },
  }));
  const say = `At most ${countOf(type, max)} can be produced here; that is {sum}.`;
  return {
    lines,
    limits:
      places.length > 1 && max < mostInAll(game, production, total)
        ? [{ measure: nameOfUnit(type), atMost: max, say }]
        : [],
  };
}

/** Where the figures come from, if not all from the reinforcements. */
function sourceOf(spare: number, max: number): string {
  if (spare >= max) return '';
  return spare
    ? `; ${spare} in your reinforcements, more from the board`
    : '; none in your reinforcements: taken from the board';
}

/** Whether a seat could produce one unit so, and pay for it. */
export const couldProduce = (game: Game, production: Production): boolean =>
  producingBarred(game, production.seat, production.system) === undefined &&
  producible(game, production).some(
    (type) =>
      productionLimit(game, production, type) > 0 &&
      placeable(game, production.seat, type) > 0 &&
      placesFor(game, production, type).length > 0 &&
      combinedCost(game, production, { [type]: 1 }) <= purse(game, production.seat, 'resources'),
  );

/** As few as have to be produced, of what can be paid for: what is in nobody's way comes first. */
function leastOf(game: Game, production: Production, lines: readonly Line[]): Record<string, number> {
  const { seat, system, least = 0 } = production;
  const found = lines.flatMap(({ key }) => {
    const order = orderOf(key);
    if (!order || combinedCost(game, production, { [order.type]: least }) > purse(game, seat, 'resources')) return [];
    const gone = excess(game, seat, system, afterwards(game, production, [{ ...order, count: least }])).length;
    return [{ start: { [key]: least, ...(gone && { [GIVE_UP]: gone }) }, gone }];
  });
  return found.sort((a, b) => a.gone - b.gone).at(0)?.start ?? {};
}

/** Which units to produce and where to place them: all in one (67.1c). */
export const unitsToProduce = question<Production, Record<string, number>>()(
  'units-to-produce',
  (game, seat, production): Spec => {
    const { system } = production;
    const reason = producingBarred(game, seat, system);
    if (reason !== undefined) return { kind: 'none', reason };
    const total = productionLimit(game, production);
    const besides = uncountedOf(game, production);
    const most = mostInAll(game, production, total);
    const found = producible(game, production).map((type) => offered(game, production, type, total));
    const lines = found.flatMap((one) => one.lines);
    if (!lines.length) return { kind: 'none', reason: 'Nothing can be produced here.' };
    if (lines.some((line) => orderOf(line.key)?.place === SPACE)) {
      lines.push({
        key: GIVE_UP,
        label: 'Give up units',
        mends: true,
        hint: 'removed at once: beyond your fleet pool or capacity',
        max: unitsAt(game, { owner: seat, system }).length + most,
      });
    }
    const spendable = purse(game, seat, 'resources', production.pledged);
    const saved = savings(game, production);
    const less = saved ? `, less ${saved}` : '';
    return {
      kind: 'allot',
      prompt: `What do you produce in ${nameOfSystem(game, system)}? Up to ${total}${besides ? `, ${besides} more that need not count` : ''}${comingBesides(game, production)}, and you can spend ${some(spendable, 'resource')}${saved ? `; it costs ${saved} less` : ''}.`,
      lines,
      limits: [
        { measure: 'units', atMost: most, say: `At most ${some(most, 'unit')} can be produced here; that is {sum}.` },
        ...(besides
          ? [
              {
                measure: 'counted',
                atMost: total,
                say: `At most ${total} of these can be produced here; that is {sum}.`,
              },
            ]
          : []),
        ...(production.least === undefined
          ? []
          : [
              {
                measure: 'units',
                atLeast: production.least,
                say: `${some(production.least, 'unit')} has to be produced; that is {sum}.`,
              },
            ]),
        ...found.flatMap((one) => one.limits),
        {
          measure: 'resources',
          atMost: Math.min(spendable + saved + worthReturned(game, production), production.costLimit ?? Infinity),
          say: `That costs {sum}${less}. ${costs(production, spendable)}`,
        },
      ],
      nothing: 'Build nothing',
      start: production.least === undefined ? {} : leastOf(game, production, lines),
    };
  },
  {
    title: 'produce units',
    told: (game, _seat, production, answer) => productionTold(game, production, perType(ordersIn(answer))),
    check(game, seat, production, answer) {
      const orders = ordersIn(answer);
      const units = perType(orders);
      const staying = orders.filter(({ type }) => !placedAnywhere(game, seat, production.system, type));
      if (!besidesOthers(game, production, units))
        return `At most ${some(productionLimit(game, production), 'unit')} can be produced here, beside those that come with others.`;
      const spendable = purse(game, seat, 'resources', production.pledged);
      const cost = combinedCost(
        game,
        production,
        units,
        returnedOf(game, production, mostReturned(game, production, units)),
      );
      const over = production.costLimit !== undefined && fullCost(game, production, units) > production.costLimit;
      if (cost > spendable || over)
        return `That costs ${over ? fullCost(game, production, units) : cost}. ${costs(production, spendable)}`;
      const after = afterwards(game, production, staying);
      const gone = excess(game, seat, production.system, after).length;
      const given = answer[GIVE_UP] ?? 0;
      return gone > given
        ? `${overfull(game, seat, production.system, after) ?? ''} To go on, give up ${gone - given} more.`.trim()
        : undefined;
    },
  },
);

/** Resources that captured units could save at most. */
const worthReturned = (game: Game, { seat, system }: Production): number =>
  returnable(game, seat, system).reduce(
    (sum, { prisoner, count }) => sum + count * priceOf(game, seat, system, prisoner.type).each,
    0,
  );

/** Which space dock uses its Production. */
export const spaceDockToUse = question<Production>()(
  'space-dock-to-use',
  (game, seat, { system }): Spec => {
    const docks = docksIn(game, seat, system);
    if (!docks.length) return { kind: 'none', reason: `You have no space dock in ${nameOfSystem(game, system)}.` };
    return choose(
      'Which of your space docks produces?',
      docks.map((unit) => ({
        key: unit.id,
        label: nameOfPlace(game, unit),
        hint: `Production ${productionOf(game, unit)}`,
      })),
    );
  },
  { title: 'choose a space dock', forced: true },
);

const docksIn = (game: Game, seat: string, system: SystemId): Unit[] =>
  producersIn(game, seat, system).filter((unit) => unit.type === 'space-dock');

interface Producing extends Production {
  orders?: Order[];
  bill?: Bill;
  /** Captured units that are returned for some of them, as the answer has it. */
  returned?: Record<string, number>;
  /** What the reinforcements lack, and which units are taken from the board instead. */
  wanted?: Wanted;
  taken?: Record<string, number>;
  /** Planets on which an ability lets the ground forces among them be placed. */
  besides?: PlanetId[];
  /** Of the trade goods that were pledged, those that have come. */
  gained?: number;
}

/** What is pledged comes just before it could be spent; who has how many afterwards is looked at when all is paid and placed. */
function takePledged(game: Game, data: Producing): void {
  if (!data.pledged || data.gained !== undefined) return;
  data.gained = data.pledged;
  takeTradeGoods(game, data.seat, data.pledged);
}

/** Promises whoever is about to produce some trade goods, if they produce anything. */
export function pledge(game: Game, count: number): void {
  const data = game.within(produceUnits);
  if (data) data.pledged = (data.pledged ?? 0) + count;
}

/** Lowers the combined cost of what is about to be produced. */
export function cheapen(game: Game, by: number): void {
  const data = game.within(produceUnits);
  if (data) data.discount = (data.discount ?? 0) + by;
}

/** Lets everything that is about to be produced cost nothing. */
export function produceUnpaid(game: Game): void {
  const data = game.within(produceUnits);
  if (data) data.unpaid = true;
}

/** Lets the ground forces that are about to be placed be put on these planets as well. */
export function alsoPlacedOn(game: Game, planets: PlanetId[]): void {
  const data = game.within(produceUnits);
  if (data) data.besides = planets;
}

const producedIn = ({ seat, system, orders = [], besides }: Producing): Produced => ({
  seat,
  system,
  orders,
  ...(besides && { besides }),
});

const listOf = (orders: readonly Order[]): string =>
  listed((Object.entries(perType(orders)) as [UnitType, number][]).map(([type, count]) => countOf(type, count)));

/** Producing units (67), by Production (68) or another ability. Gives back how many were produced. */
export const produceUnits = procedure<Producing>()('produce-units', {
  begin: (game, data) => {
    if (data.limit !== undefined) return goto('choose');
    if (data.at === 'one-space-dock' && !data.by) return ask([spaceDockToUse.of(data.seat, base(data))], 'dock');
    return goto(producers(game, data).length ? 'opens' : 'none');
  },
  dock: (_game, data, got) => {
    const dock = chosenOne(got.answer);
    data.by = dock === undefined ? [] : [dock];
    return goto(dock === undefined ? 'none' : 'opens');
  },
  opens: (_game, data) => window('when', 'production-begins', { seat: data.seat, system: data.system }, 'choose'),
  choose: (_game, data) => ask([unitsToProduce.of(data.seat, base(data))], 'pay'),
  pay: (game, data, got) => {
    data.orders = ordersIn(counted(got.answer));
    if (!data.orders.length) return goto('none');
    delete data.taken;
    delete data.returned;
    const units = perType(data.orders);
    return returnable(game, data.seat, data.system).some(({ prisoner }) => units[prisoner.type])
      ? ask([unitsToReturn.of(data.seat, { ...base(data), units })], 'returned')
      : whatLacks(game, data);
  },
  returned: (game, data, got) => {
    if (got.answer !== null) data.returned = counted(got.answer);
    return whatLacks(game, data);
  },
  taken: (_game, data, got) => {
    if (got.answer === null) return goto('choose');
    data.taken = counted(got.answer);
    return goto('bill');
  },
  bill: (game, data) => {
    const orders = data.orders ?? [];
    const amount = combinedCost(game, data, perType(orders), returnedOf(game, data, data.returned ?? {}));
    data.bill = {
      kind: 'resources',
      amount,
      for: `for ${listOf(orders)}`,
      ...(data.pledged && { pledged: data.pledged }),
    };
    return amount > 0 ? ask([payment.of(data.seat, data.bill)], 'paid') : goto('placing');
  },
  paid: (game, data, got) => {
    // What can no longer be paid is not produced; something else may be.
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
    const heard = game.book.windows.heard(game, { timing: 'when', name: 'placing-produced', ...about });
    return heard ? window('when', 'placing-produced', about, 'where') : goto('where');
  },
  where: (game, data) => {
    const produced = producedIn(data);
    return hasChoice(game, produced) ? ask([placesOfProduced.of(data.seat, produced)], 'place') : goto('place');
  },
  place: (game, data, got) => {
    const { seat, system } = data;
    const orders = got.answer === null ? (data.orders ?? []) : ordersPlaced(got.answer);
    takePledged(game, data);
    if (data.returned) returnPrisoners(game, seat, prisonersMeant(game, seat, data.returned), 'spent');
    if (data.wanted && data.taken) takeUnits(game, seat, data.wanted, data.taken);
    const made = orders.flatMap(({ type, place, count }) =>
      placeUnits(game, seat, type, count, berthOf(game, system, place)).map(() => type),
    );
    game.fact({
      type: 'produced',
      seat,
      system,
      units: made,
      cost: data.bill?.amount ?? 0,
      by: producers(game, data).map((unit) => unit.id),
    });
    return window('after', 'units-produced', { seat, system }, 'produced');
  },
  produced: (game, data) => {
    const { seat, system, limit, additional, gained } = data;
    if (gained) tradeGoodsHaveCome(game, seat, gained);
    if (limit !== undefined) return goto('end');
    expire(game, 'production');
    const by = producers(game, data).map(({ id }) => id);
    return window('after', 'production-ends', { seat, system, by, ...(additional && { additional }) }, 'end');
  },
  end: (_game, { orders = [] }) => done(orders.reduce((sum, { count }) => sum + count, 0)),
  none: (game, { limit }) => {
    if (limit === undefined) expire(game, 'production');
    return done(0);
  },
});

/** What the reinforcements lack is taken from the board; one's own units that are returned are there. */
function whatLacks(game: Game, data: Producing): Next<'taken' | 'bill'> {
  const { seat } = data;
  const due = perType(data.orders ?? []);
  for (const { type, owner } of prisonersMeant(game, seat, data.returned ?? {}))
    if (owner === seat) due[type] = (due[type] ?? 0) - 1;
  data.wanted = lacking(game, seat, due);
  return Object.keys(data.wanted).length ? ask([unitsToTake.of(seat, { wanted: data.wanted })], 'taken') : goto('bill');
}

/** What is asked, without what has been answered. */
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
