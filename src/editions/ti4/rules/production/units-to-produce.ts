import { choose, type Limit, type Line, type Spec } from '#engine';
import { excess, overfull } from '#ti4/rules/units/fleet-limits.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { countOf, nameOfPlace, nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { purse } from './payment.ts';
import { placedAnywhere, type Order } from './produced-unit-placement.ts';
import { besidesOthers, combinedCost, comingBesides, fullCost, mostInAll, savings } from './production-cost.ts';
import {
  isFree,
  placesFor,
  priceOf,
  producersIn,
  producible,
  producingBarred,
  productionLimit,
  productionOf,
  SPACE,
  type Production,
  uncountedOf,
} from './production-capacity.ts';
import { costs, productionTold } from './production-format.ts';
import { mostReturned, ownReturnable, returnable, returnedOf } from './returned-prisoners.ts';
import { placeable } from '#ti4/rules/units/reinforcements.ts';
import type { SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { inReinforcements, unitsAt } from '#ti4/rules/units/units.ts';
import { unitAt } from '#ti4/rules/units/unit-keys.ts';
import { some, upper } from '#text/sentences.ts';

/** Units that will be excess are given up knowingly: this line says how many. */
const GIVE_UP = 'give-up';

/** Returns the unit and place that a line orders; undefined for the line that gives up units. */
export function orderOf(key: string): Omit<Order, 'count'> | undefined {
  if (key === GIVE_UP) return undefined;
  const [type, place] = unitAt.read(key);
  return { type, place };
}

export function ordersIn(answer: Readonly<Record<string, number>>): Order[] {
  return Object.entries(answer)
    .filter(([, count]) => count > 0)
    .flatMap(([key, count]) => {
      const order = orderOf(key);
      return order ? [{ ...order, count }] : [];
    });
}

export function perType(orders: readonly Order[]): Partial<Record<UnitType, number>> {
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
