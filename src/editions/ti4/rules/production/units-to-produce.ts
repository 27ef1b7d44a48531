import { choose, type Limit, type AmountOption, type Spec } from '#engine';
import { fleetProblem, formatExcess } from '#ti4/rules/units/fleet-limits.ts';
import { excessOf } from '#ti4/rules/units/fleet-excess.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfPlace, nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { spendableAmount } from './payment.ts';
import { canPlaceElsewhere, type ProductionOrder } from './produced-unit-placement.ts';
import {
  uncountedUnitsNeeded,
  combinedCost,
  formatFreeExtras,
  formatUncounted,
  fullCost,
  maxUnitsInAll,
  costReduction,
  type UnitCounts,
} from './production-cost.ts';
import {
  isUnpaid,
  placementSites,
  unitPriceOf,
  producersIn,
  producibleTypes,
  productionProblem,
  productionLimit,
  productionOf,
  SPACE_AREA,
  type Production,
  uncountedUnits,
} from './production-capacity.ts';
import { formatBudget, formatProductionCost } from './production-format.ts';
import { maxReturned, ownReturnableCount, returnablePrisoners, returnedCounts } from './returned-prisoners.ts';
import { placeableCount } from '#ti4/rules/units/reinforcements.ts';
import type { SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { countInReinforcements, unitsAt } from '#ti4/rules/units/units.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { formatCount, capitalize } from '#text/sentences.ts';

/** Key of the line for the number of excess units to give up. */
const GIVE_UP = 'give-up';

/** Returns the unit and place that a line orders; undefined for the line that gives up units. */
export function parseOrderKey(key: string): Omit<ProductionOrder, 'count'> | undefined {
  if (key === GIVE_UP) return undefined;
  const [type, place] = unitAtKey.parse(key);
  return { type, place };
}

export function ordersIn(answer: Readonly<Record<string, number>>): ProductionOrder[] {
  return Object.entries(answer)
    .filter(([, count]) => count > 0)
    .flatMap(([key, count]) => {
      const order = parseOrderKey(key);
      return order ? [{ ...order, count }] : [];
    });
}

export function perType(orders: readonly ProductionOrder[]): Partial<Record<UnitType, number>> {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const { type, count } of orders) counts[type] = (counts[type] ?? 0) + count;
  return counts;
}

/** Returns the seat's units in the system, including those to be produced. */
function afterwards(game: Game, { seat, system }: Production, orders: readonly ProductionOrder[]): Unit[] {
  const made = orders.flatMap(({ type, place, count }) =>
    Array.from({ length: count }, (): Unit => ({
      id: '',
      type,
      owner: seat,
      system,
      ...(place !== SPACE_AREA && { planet: place }),
    })),
  );
  return [...unitsAt(game, { owner: seat, system }), ...made];
}

/** Returns a line for each place of a unit type, and a joint limit if the total does not limit them. */
function offered(
  game: Game,
  production: Production,
  type: UnitType,
  total: number,
): { lines: AmountOption[]; limits: Limit[] } {
  const { seat, system } = production;
  const places = placementSites(game, production, type);
  const besides = uncountedUnits(game, production, type);
  const { each, per, more } = unitPriceOf(game, seat, system, type);
  const allowed = productionLimit(game, production, type) * (production.allCount ? 1 : 1 + more) + besides;
  const max = Math.min(allowed, placeableCount(game, seat, type) + ownReturnableCount(game, production, type)); // 67.5a
  if (max <= 0) return { lines: [], limits: [] };
  const free = isUnpaid(game, production, type);
  const price = `cost ${each}${per + more > 1 ? ` for ${per + more}` : ''}`;
  const cost = free ? `free (usually ${price})` : price;
  const means = spendableAmount(game, seat, 'resources', production.pledged) + costReduction(game, production);
  const affordable = free || each === 0 ? max : Math.min(max, Math.floor(means / each) * (per + more));
  const lines = places.map((place) => ({
    key: unitAtKey.format(type, place),
    label: capitalize(nameOfUnit(type)),
    max,
    group: nameOfPlace(game, { system, ...(place !== SPACE_AREA && { planet: place }) }),
    hint: `${cost}${sourceOf(Math.max(0, countInReinforcements(game, seat, type)), affordable)}`,
    weights: {
      units: 1,
      resources: free ? 0 : each / (per + more),
      [nameOfUnit(type)]: 1,
      ...(!besides && !more && uncountedUnits(game, production) > 0 && { counted: 1 }),
    },
  }));
  const say = `Choose at most ${formatUnitCount(type, max)}; you chose {sum}.`;
  return {
    lines,
    limits:
      places.length > 1 && max < maxUnitsInAll(game, production, total)
        ? [{ measure: nameOfUnit(type), atMost: max, message: say }]
        : [],
  };
}

/** Formats the source of the units if the reinforcements lack some of those that the seat can produce. */
function sourceOf(spare: number, max: number): string {
  if (spare >= Math.max(1, max)) return '';
  return spare
    ? `; only ${spare} in your reinforcements: others must be taken from the board`
    : '; none left in your reinforcements, so you take them from the board';
}

/** Tells whether a seat could produce and pay for at least one unit. */
export const canProduceAnything = (game: Game, production: Production): boolean =>
  productionProblem(game, production.seat, production.system) === undefined &&
  producibleTypes(game, production).some(
    (type) =>
      productionLimit(game, production, type) > 0 &&
      placeableCount(game, production.seat, type) > 0 &&
      placementSites(game, production, type).length > 0 &&
      combinedCost(game, production, { [type]: 1 }) <= spendableAmount(game, production.seat, 'resources'),
  );

/** Proposes the minimum number of units that the seat can pay for, preferably without excess units. */
function leastOf(game: Game, production: Production, lines: readonly AmountOption[]): Record<string, number> {
  const { seat, system, least = 0 } = production;
  const found = lines.flatMap(({ key }) => {
    const order = parseOrderKey(key);
    if (!order || combinedCost(game, production, { [order.type]: least }) > spendableAmount(game, seat, 'resources'))
      return [];
    const gone = excessOf(game, seat, system, afterwards(game, production, [{ ...order, count: least }])).length;
    return [{ start: { [key]: least, ...(gone && { [GIVE_UP]: gone }) }, gone }];
  });
  return found.sort((a, b) => a.gone - b.gone).at(0)?.start ?? {};
}

/** Asks which units to produce and where to place them, all at once (67.1c). */
const leastLimits = ({ least }: Production): Limit[] =>
  least === undefined
    ? []
    : [
        {
          measure: 'units',
          atLeast: least,
          message: `Choose at least ${formatCount(least, 'unit')}; you chose {sum}.`,
        },
      ];

/** Marks the units that a seat cannot pay for, even if it produces only 1. */
const withMeans = (game: Game, seat: SeatId, production: Production, spec: Spec): Spec => {
  if (spec.kind !== 'allot') return spec;
  const spendable = spendableAmount(game, seat, 'resources', production.pledged);
  const costOf = (units: UnitCounts): number =>
    combinedCost(game, production, units, returnedCounts(game, production, maxReturned(game, production, units)));
  return {
    ...spec,
    amounts: spec.amounts.map((line) => {
      const order = parseOrderKey(line.key);
      return order && costOf({ [order.type]: 1 }) > spendable
        ? { ...line, hint: `${line.hint}; more than you can spend` }
        : line;
    }),
  };
};

export const unitsToProduce = question<Production, Record<string, number>>()(
  'units-to-produce',
  (game, seat, production): Spec => {
    const { system } = production;
    const reason = productionProblem(game, seat, system);
    if (reason !== undefined) return { kind: 'none', reason };
    const total = productionLimit(game, production);
    const besides = uncountedUnits(game, production);
    const most = maxUnitsInAll(game, production, total);
    const found = producibleTypes(game, production).map((type) => offered(game, production, type, total));
    const lines = found.flatMap((one) => one.lines);
    if (!lines.length) return { kind: 'none', reason: 'You cannot produce any units here.' };
    if (lines.some((line) => parseOrderKey(line.key)?.place === SPACE_AREA)) {
      lines.push({
        key: GIVE_UP,
        label: 'Remove excess units',
        isCorrective: true,
        hint: 'over your fleet pool or capacity',
        max: unitsAt(game, { owner: seat, system }).length + most,
      });
    }
    const spendable = spendableAmount(game, seat, 'resources', production.pledged);
    const saved = costReduction(game, production);
    const less = saved ? `, reduced by ${saved}` : '';
    return {
      kind: 'allot',
      prompt: `Which units do you produce at ${nameOfSystem(game, system)}? Up to ${formatCount(total, 'unit')}${formatUncounted(game, production)}${formatFreeExtras(game, production)}; you can spend ${formatCount(spendable, 'resource')}${saved ? `. The units cost ${formatCount(saved, 'resource')} less in total` : ''}.`,
      amounts: lines,
      limits: [
        {
          measure: 'units',
          atMost: most,
          message: `Choose at most ${formatCount(most, 'unit')}; you chose {sum}.`,
        },
        ...(besides
          ? [
              {
                measure: 'counted',
                measureLabel: 'units within the limit',
                atMost: total,
                message: `Choose at most ${total} of these; you chose {sum}.`,
              },
            ]
          : []),
        ...leastLimits(production),
        ...found.flatMap((one) => one.limits),
        {
          measure: 'resources',
          atMost: Math.min(spendable + saved + worthReturned(game, production), production.costLimit ?? Infinity),
          message: `These units cost {sum}${less}; ${formatBudget(production, spendable)}`,
        },
      ],
      emptyLabel: 'Produce nothing',
      proposed: production.least === undefined ? {} : leastOf(game, production, lines),
    };
  },
  {
    title: 'produce units',
    shown: withMeans,
    told: (game, _seat, production, answer) => formatProductionCost(game, production, perType(ordersIn(answer))),
    check(game, seat, production, answer) {
      const orders = ordersIn(answer);
      const units = perType(orders);
      const staying = orders.filter(({ type }) => !canPlaceElsewhere(game, seat, production.system, type));
      if (!uncountedUnitsNeeded(game, production, units))
        return `You can produce up to ${formatCount(productionLimit(game, production), 'unit')} here, plus the free ones that come with other units.`;
      const spendable = spendableAmount(game, seat, 'resources', production.pledged);
      const cost = combinedCost(
        game,
        production,
        units,
        returnedCounts(game, production, maxReturned(game, production, units)),
      );
      const over = production.costLimit !== undefined && fullCost(game, production, units) > production.costLimit;
      if (cost > spendable || over)
        return `These units cost ${over ? fullCost(game, production, units) : cost}; ${formatBudget(production, spendable)}`;
      const after = afterwards(game, production, staying);
      const gone = excessOf(game, seat, production.system, after).length;
      const given = answer[GIVE_UP] ?? 0;
      return gone > given
        ? formatExcess(fleetProblem(game, seat, production.system, after), gone - given, given)
        : undefined;
    },
  },
);

/** Returns the resources saved if the seat returns all captured units that can pay for production. */
const worthReturned = (game: Game, { seat, system }: Production): number =>
  returnablePrisoners(game, seat, system).reduce(
    (sum, { prisoner, count }) => sum + count * unitPriceOf(game, seat, system, prisoner.type).each,
    0,
  );

/** Asks which space dock uses its Production. */
export const spaceDockToUse = question<Production>()(
  'space-dock-to-use',
  (game, seat, { system }): Spec => {
    const docks = docksIn(game, seat, system);
    if (!docks.length) return { kind: 'none', reason: `You have no space dock at ${nameOfSystem(game, system)}.` };
    return choose(
      'Which of your space docks do you use to produce?',
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
