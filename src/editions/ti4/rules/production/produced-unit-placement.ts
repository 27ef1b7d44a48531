import { chosenAmounts, type Answer, type AmountOption, type Spec } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfPlace, nameOfUnit } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { fleetProblem, formatExcess } from '#ti4/rules/units/fleet-limits.ts';
import { excessOf } from '#ti4/rules/units/fleet-excess.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { arrivalProblem, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { SPACE_AREA } from './production-capacity.ts';
import { formatList, capitalize } from '#text/sentences.ts';

// Placement of units that have just been produced, if they may be placed outside their system of production.

/**
 * Produced units and their place: a planet, the space area of the producing system, or that of another system by its
 * id.
 */
export interface ProductionOrder {
  type: UnitType;
  place: PlanetId | SystemId | typeof SPACE_AREA;
  count: number;
}

export interface ProducedUnits {
  seat: SeatId;
  system: SystemId;
  orders: ProductionOrder[];
  /** Planets on which an ability allows the ground forces to be placed. */
  besides?: PlanetId[];
}

/** Key of the line for the number of excess units to give up. */
const GIVE_UP = 'give-up';

/** Returns the system and planet of a place. */
export const siteOf = (
  game: Game,
  system: SystemId,
  place: ProductionOrder['place'],
): { system: SystemId; planet?: PlanetId } => {
  if (place === SPACE_AREA) return { system };
  const planet = game.state.planets[place];
  return planet ? { system: planet.system, planet: place } : { system: place };
};

/** Returns the other places where units of a type may be placed. */
function elsewhere(
  game: Game,
  { seat, system, besides = [] }: Omit<ProducedUnits, 'orders'>,
  type: UnitType,
): ProductionOrder['place'][] {
  const berths = modify(game, 'placed-elsewhere', { seat, system, type }, []).map((berth) =>
    berth.planet !== undefined ? berth.planet : berth.system === system ? SPACE_AREA : berth.system,
  );
  const planets = isGroundForce(game, { type, owner: seat }) ? besides : [];
  return [...new Set([...berths, ...planets])].filter(
    (place) =>
      game.state.planets[place] === undefined || arrivalProblem(game, seat, type, place, 'produce') === undefined,
  );
}

/** Tells whether units of a type produced in a system may always be placed elsewhere as well. */
export const canPlaceElsewhere = (game: Game, seat: SeatId, system: SystemId, type: UnitType): boolean =>
  elsewhere(game, { seat, system }, type).length > 0;

/** Returns each produced type with its count and the possible places. */
function choicesOf(
  game: Game,
  produced: ProducedUnits,
): { type: UnitType; count: number; places: ProductionOrder['place'][] }[] {
  const types = [...new Set(produced.orders.map(({ type }) => type))];
  return types.map((type) => {
    const orders = produced.orders.filter((order) => order.type === type);
    const places = [...new Set([...orders.map(({ place }) => place), ...elsewhere(game, produced, type)])];
    return { type, count: orders.reduce((sum, { count }) => sum + count, 0), places };
  });
}

/** Tells whether any unit may be placed elsewhere than ordered. */
export const hasPlacementChoice = (game: Game, produced: ProducedUnits): boolean =>
  choicesOf(game, produced).some(({ type, places }) => places.length > 1 && elsewhere(game, produced, type).length > 0);

/** Converts an answer to orders. */
export const placementsFromAnswer = (answer: Answer): ProductionOrder[] =>
  Object.entries(chosenAmounts(answer))
    .filter(([key, count]) => key !== GIVE_UP && count > 0)
    .map(([key, count]) => {
      const [type, place] = unitAtKey.parse(key);
      return { type, place, count };
    });

/** Returns the seat's units, including the produced ones, in each system that receives any. */
function afterwards(
  game: Game,
  { seat, system }: ProducedUnits,
  orders: readonly ProductionOrder[],
): [SystemId, Unit[]][] {
  const made = orders.flatMap(({ type, place, count }) =>
    Array.from({ length: count }, (): Unit => ({ id: '', type, owner: seat, ...siteOf(game, system, place) })),
  );
  return [...new Set(made.map((unit) => unit.system))].map((one) => [
    one,
    [...unitsAt(game, { owner: seat, system: one }), ...made.filter((unit) => unit.system === one)],
  ]);
}

const lost = (game: Game, produced: ProducedUnits, orders: readonly ProductionOrder[]): number =>
  afterwards(game, produced, orders).reduce(
    (sum, [system, units]) => sum + excessOf(game, produced.seat, system, units).length,
    0,
  );

/** Proposes the ordered places as far as they have room, else any place that has. */
function proposal(game: Game, produced: ProducedUnits): Record<string, number> {
  const choices = choicesOf(game, produced);
  let orders: ProductionOrder[] = [];
  for (const { type, count, place } of produced.orders) {
    const others = choices.find((one) => one.type === type)?.places ?? [];
    for (let i = 0; i < count; i++) {
      const before = lost(game, produced, orders);
      const put =
        [place, ...others].find(
          (one) => lost(game, produced, [...orders, { type, place: one, count: 1 }]) === before,
        ) ?? place;
      orders = [...orders, { type, place: put, count: 1 }];
    }
  }
  const start: Record<string, number> = {};
  for (const { type, place, count } of orders)
    start[unitAtKey.format(type, place)] = (start[unitAtKey.format(type, place)] ?? 0) + count;
  const gone = lost(game, produced, orders);
  return { ...start, ...(gone && { [GIVE_UP]: gone }) };
}

/** Asks where to place the produced units. */
export const placesOfProduced = question<ProducedUnits, Record<string, number>>()(
  'places-of-produced',
  (game, _seat, produced): Spec => {
    const choices = choicesOf(game, produced);
    const total = choices.reduce((sum, { count }) => sum + count, 0);
    const nameOf = (place: ProductionOrder['place']): string => {
      const { system, planet } = siteOf(game, produced.system, place);
      return nameOfPlace(game, { system, ...(planet !== undefined && { planet }) });
    };
    return {
      kind: 'allot',
      prompt: `Where do you place ${formatList(choices.map(({ type, count }) => formatUnitCount(type, count)))}?`,
      amounts: [
        ...choices.flatMap(({ type, count, places }) =>
          places.map((place): AmountOption => ({
            key: unitAtKey.format(type, place),
            label: capitalize(nameOfUnit(type)),
            group: nameOf(place),
            max: count,
            weights: { [nameOfUnit(type)]: 1 },
          })),
        ),
        {
          key: GIVE_UP,
          label: 'Remove excess units',
          isCorrective: true,
          hint: 'over your fleet pool or capacity',
          max: total,
        },
      ],
      limits: choices.map(({ type, count }) => ({
        measure: nameOfUnit(type),
        atLeast: count,
        atMost: count,
        message: `Place exactly ${formatUnitCount(type, count)}; you placed {sum}.`,
      })),
      proposed: proposal(game, produced),
    };
  },
  {
    title: 'place the produced units',
    forced: true,
    check: (game, seat, produced, answer) => {
      const orders = placementsFromAnswer(answer);
      const given = answer[GIVE_UP] ?? 0;
      const gone = lost(game, produced, orders);
      if (gone <= given) return undefined;
      const why = afterwards(game, produced, orders).flatMap(
        ([system, units]) => fleetProblem(game, seat, system, units) ?? [],
      );
      return formatExcess(why[0], gone - given, given);
    },
  },
);
