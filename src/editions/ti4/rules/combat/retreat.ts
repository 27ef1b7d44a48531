import { ask, call, chosenKey, chosenAmounts, done, goto, type AmountOption, type Spec } from '#engine';
import { hasTokenIn, placeToken, spendToken } from '#ti4/rules/tokens/command-tokens.ts';
import { formatOpposingForces, fleetsOf } from './opposing-forces.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { recordArrival } from '#ti4/rules/movement/arrivals.ts';
import { splitByRoom } from '#ti4/rules/units/capacity.ts';
import { cargoSpec } from '#ti4/rules/movement/cargo-loading.ts';
import {
  RIFT_CARGO_PROMPT,
  assignCargoSafely,
  isInGravityRift,
  cargoRiskOfDeparture,
  overloadProblem,
  rollDeparture,
  type Departure,
} from '#ti4/rules/movement/gravity-rift-departure.ts';
import { turnUsedTokens } from '#ti4/rules/board/wormhole-token-turning.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { movementProblem, exitsFrom } from '#ti4/rules/movement/move-map.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit, unitNoun } from '#ti4/rules/names.ts';
import { moveToSystem } from '#ti4/rules/units/unit-index.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import type { TokenPool, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { kindsAmong, lineAtKey } from '#ti4/rules/units/unit-keys.ts';
import {
  capacityOf,
  definitionOf,
  isGroundForce,
  isShip,
  isStructure,
  removeUnit,
  shipsIn,
  isTransportable,
  unitsAt,
} from '#ti4/rules/units/units.ts';

export interface Retreat {
  seat: SeatId;
  system: SystemId;
  /**
   * Set for an ability that moves all ships away, not a retreat of space combat: to a system without ships of others,
   * and fighters leave on their own.
   */
  free?: true;
  /** The pool of the command token placed in the destination; undefined for the reinforcements. */
  token?: TokenPool;
  /** The destination, once chosen. */
  to?: SystemId;
  /** The transported units, once chosen. */
  taken?: Record<string, number>;
}

/** Returns the units that leave on their own when their owner retreats. */
const movers = (game: Game, { seat, system, free }: Retreat): Unit[] =>
  unitsAt(game, { system, owner: seat, space: true }).filter((unit) =>
    modify(game, 'retreats', { unit }, departs(game, unit, free === true)),
  );

/**
 * Tells whether a unit can leave on its own: ships with a move value, structures that can move as if they were ships
 * (85.1), and with `free` fighters.
 */
const departs = (game: Game, unit: Unit, free: boolean): boolean =>
  ((isShip(game, unit) || isStructure(game, unit)) && (definitionOf(game, unit).move ?? 0) > 0) ||
  (free && unit.type === 'fighter');

/** Tells whether any of a seat's ships would get away. */
export const canAnyShipRetreat = (game: Game, seat: SeatId, system: SystemId): boolean =>
  movers(game, { seat, system }).length > 0;

/**
 * Returns the systems that a seat's ships may retreat to (78.7), or with `free` those that an ability may move them to.
 */
export function retreatSystems(game: Game, seat: SeatId, system: SystemId, free?: true): SystemId[] {
  const leaving = movers(game, { seat, system, ...(free && { free }) });
  // Fighters may retreat alone, though none of them arrives anywhere (notes on 78).
  const ships = leaving.length || free ? leaving : shipsIn(game, system, seat);
  if (!ships.length || (free && modify(game, 'withdrawal-barred', { seat, system }, undefined) !== undefined))
    return [];
  return exitsFrom(game, seat, system).filter((to) => {
    if (shipsIn(game, to).some((ship) => ship.owner !== seat)) return false;
    const own =
      unitsAt(game, { owner: seat, system: to }).length > 0 ||
      game.state.systems[to].planets.some((planet) => game.state.planets[planet].controller === seat);
    const near = free === true || modify(game, 'retreat-refuge', { seat, system: to }, own);
    return near && ships.every((unit) => movementProblem(game, unit, to, false, system) === undefined);
  });
}

/** Returns the reason why a seat cannot announce a retreat; undefined if it can (78.4). */
export function retreatProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const barred = modify(game, 'retreat-barred', { seat, system }, undefined);
  if (barred) return barred;
  return retreatSystems(game, seat, system).length ? undefined : 'There is no system you can retreat to.';
}

/** Asks whether to announce a retreat (78.4). */
export const announceRetreat = question<{ system: SystemId; opponent: SeatId; round: number }>()(
  'announce-retreat',
  (game, seat, { system, opponent, round }) => {
    const barred = retreatProblem(game, seat, system);
    if (barred) return { kind: 'none', reason: barred };
    return {
      kind: 'choose',
      prompt: `Combat round ${round} at ${nameOfSystem(game, system)} against ${nameOfSeat(game, opponent)}: do you announce a retreat?${formatOpposingForces(game, { system }, seat, opponent)}`,
      subject: fleetsOf(game, { system }, seat, opponent),
      min: 1,
      max: 1,
      options: [
        { key: 'stay', label: 'Keep fighting' },
        {
          key: 'retreat',
          label: 'Announce a retreat',
          hint: canAnyShipRetreat(game, seat, system)
            ? `your ships retreat at the end of this round, to ${retreatSystems(game, seat, system)
                .map((one) => nameOfSystem(game, one))
                .join(' or ')}`
            : 'fighters cannot retreat alone: yours are removed at the end of this round',
        },
      ],
    };
  },
  { title: 'announce a retreat or keep fighting' },
);

/** Asks for the destination of a retreat. */
export const retreatTo = question<Retreat>()(
  'retreat-to',
  (game, seat, { system, free }): Spec => {
    const systems = retreatSystems(game, seat, system, free);
    if (!systems.length) return { kind: 'none', reason: 'There is no system left to retreat to.' };
    return {
      kind: 'choose',
      prompt: `To which system do your ships at ${nameOfSystem(game, system)} retreat?`,
      min: 1,
      max: 1,
      options: systems.map((to) => ({ key: to, label: nameOfSystem(game, to) })),
    };
  },
  { title: 'choose where to retreat', forced: true },
);

interface Cargo {
  key: string;
  label: string;
  units: Unit[];
  /** Set if the units are lost unless transported. */
  inSpace: boolean;
}

/**
 * Tells whether a unit could leave on its own or be transported; this matters only if every ship rolls for a gravity
 * rift (41.2a).
 */
const carriable = (game: Game, data: Retreat, unit: Unit): boolean =>
  unit.type === 'fighter' && !data.free && isInGravityRift(game, data.system);

const isFighters = ({ units: [{ type }] }: Cargo): number => Number(type === 'fighter');

/** Returns the units that may be transported, by kind and place. */
function cargoOf(game: Game, data: Retreat): Cargo[] {
  const { seat, system } = data;
  const moving = movers(game, data);
  const there = unitsAt(game, { system, owner: seat }).filter(
    (unit) =>
      (!moving.includes(unit) || carriable(game, data, unit)) &&
      (isTransportable(game, unit) || (unit.planet === undefined && unit.type === 'fighter')),
  );
  const cargo = new Map<string, Cargo>();
  for (const [kind, alike] of kindsAmong(game, there)) {
    for (const unit of alike) {
      const { type, planet } = unit;
      const key = lineAtKey.format(kind, planet);
      const found = cargo.get(key);
      if (found) {
        found.units.push(unit);
        continue;
      }
      const called = kind === type ? nameOfUnit(type) : labelOf(game, unit);
      cargo.set(key, {
        key,
        label: `${called} ${planet === undefined ? 'in space' : `on ${nameOfPlanet(game, planet)}`}`,
        units: [unit],
        inSpace: planet === undefined && !moving.includes(unit),
      });
    }
  }
  return [...cargo.values()];
}

/** Splits the transported units by whether they use capacity of the ships that leave. */
const byWeight = (game: Game, data: Retreat, carried: readonly Unit[]) =>
  splitByRoom(game, carried, movers(game, data));
const isLight = (game: Game, data: Retreat, { units }: Cargo): boolean => byWeight(game, data, units).light.length > 0;

const capacityFor = (game: Game, data: Retreat): number =>
  movers(game, data).reduce((sum, unit) => sum + capacityOf(game, unit), 0);

/**
 * Asks what the ships transport. Units in space for which there is capacity cannot be left behind (95, notes on 78).
 */
const retreatTransport = question<Retreat, Record<string, number>>()(
  'retreat-transport',
  (game, _seat, data): Spec => {
    const cargo = cargoOf(game, data);
    const capacity = capacityFor(game, data);
    const heavy = cargo.filter((one) => !isLight(game, data, one));
    const afloat = heavy.filter((one) => one.inSpace).reduce((sum, one) => sum + one.units.length, 0);
    if (!cargo.length || capacity <= 0) return { kind: 'none', reason: 'There are no units to transport.' };
    const start: Record<string, number> = {};
    let room = capacity;
    for (const one of cargo) if (one.inSpace && !heavy.includes(one)) start[one.key] = one.units.length;
    for (const one of heavy.filter(({ inSpace }) => inSpace).sort((a, b) => isFighters(a) - isFighters(b))) {
      const taken = Math.min(one.units.length, room);
      if (taken) start[one.key] = taken;
      room -= taken;
    }
    const grounded = cargo.some((one) => !one.inSpace);
    return {
      kind: 'allot',
      prompt: `Which units do your ships transport? They have capacity ${capacity}. Units left in space are removed.`,
      amounts: cargo.map((one): AmountOption => {
        const { key, label, units, inSpace } = one;
        // Units that need no capacity always fit, so those in space are never left behind.
        if (!heavy.includes(one)) return { key, label, max: units.length, ...(inSpace && { min: units.length }) };
        const max = Math.min(units.length, capacity);
        const others = afloat - units.length;
        return {
          key,
          label,
          max,
          weights: { units: 1 },
          ...(inSpace && !grounded && { min: Math.min(max, Math.max(0, capacity - others)) }),
        };
      }),
      limits: [
        { measure: 'units', atMost: capacity, message: `Your ships have capacity ${capacity}; you chose {sum}.` },
      ],
      proposed: start,
      emptyLabel: 'Transport nothing',
    };
  },
  {
    title: 'choose which units the ships transport',
    forced: true,
    check: (game, _seat, data, answer) => {
      const cargo = cargoOf(game, data);
      const heavy = cargo.filter((one) => !isLight(game, data, one));
      const room = capacityFor(game, data) - heavy.reduce((sum, one) => sum + (answer[one.key] ?? 0), 0);
      const left = heavy.find((one) => one.inSpace && (answer[one.key] ?? 0) < one.units.length);
      if (room <= 0 || !left) return undefined;
      const more = Math.min(room, left.units.length - (answer[left.key] ?? 0));
      return `Your ships have capacity for ${more} more ${unitNoun(left.units[0].type, more)} from space.`;
    },
  },
);

/**
 * Moves all of a seat's ships out of a system together (78.7), with the units they transport; units left in space are
 * removed. Returns the destination, or null.
 */
export const retreat = procedure<Retreat>()('retreat', {
  start: (game, data) => {
    const open = retreatSystems(game, data.seat, data.system, data.free);
    if (!open.length || (data.to !== undefined && !open.includes(data.to))) return done(null);
    if (!movers(game, data).length) data.to = open[0]; // nothing arrives, so any destination will do
    return data.to === undefined ? ask([retreatTo.ask(data.seat, data)], 'transport') : goto('transport');
  },
  transport: (_game, data, got) => {
    const to = data.to ?? chosenKey(got.answer);
    if (to === undefined) return done(null);
    data.to = to;
    return ask([retreatTransport.ask(data.seat, data)], 'move');
  },
  move: (_game, data, got) => {
    data.taken = chosenAmounts(got.answer);
    return ask([retreatCargo.ask(data.seat, data)], 'leave');
  },
  leave: (game, data, got) => {
    const { seat, system, to } = data;
    if (to === undefined) return done(null);
    const departure = departureOf(game, data);
    const { ships, carried } = departure;
    const arriving = isInGravityRift(game, system)
      ? rollDeparture(game, ships, assignCargoSafely(game, departure, got.answer), to)
      : [...ships, ...carried];
    for (const unit of arriving) moveToSystem(game, unit, to);
    if (!data.free) {
      for (const unit of unitsAt(game, { system, owner: seat, space: true })) {
        if (unit.type === 'fighter' || isGroundForce(game, unit)) removeUnit(game, unit, 'left-behind');
      }
    }
    game.addFact({
      type: 'ships-withdrawn',
      seat,
      from: system,
      into: to,
      units: arriving.map((unit) => unit.type),
      retreat: !data.free,
    });
    recordArrival(
      game,
      seat,
      to,
      arriving.map(({ id }) => id),
    );
    // 78.7d: places a token only if a ship arrives, and only if there is none yet.
    if (!arriving.length && data.token === undefined) return done(to);
    if (data.token === undefined) return call(placeTokens, { todo: [{ seat, system: to }] }, 'finish');
    // If there is one already, the token is still spent: it is the cost of the ability.
    if (hasTokenIn(game, seat, to)) spendToken(game, seat, data.token);
    else placeToken(game, seat, to, data.token);
    return goto('finish');
  },
  // Only the Retreat substep of a tactical action turns over tokens that ships use (Ion Storm note 4).
  finish: (game, { seat, system, to, free }) =>
    (!free && to !== undefined ? turnUsedTokens(game, seat, [[system, to]], 'end') : undefined) ?? goto('end'),
  end: (_game, data) => done(data.to ?? null),
});

function takenAlong(game: Game, data: Retreat): Unit[] {
  const counts = data.taken ?? {};
  return cargoOf(game, data).flatMap(({ key, units }) => units.slice(0, counts[key] ?? 0));
}

/** Returns the ships that leave, with the units they transport. */
function departureOf(game: Game, data: Retreat): Departure {
  const { seat, system } = data;
  const carried = takenAlong(game, data);
  return { seat, system, carried, ships: movers(game, data).filter((unit) => !carried.includes(unit)) };
}

/** Asks which ship transports which units out of a gravity rift (notes on 41). */
const retreatCargo = question<Retreat, Record<string, number>>()(
  'retreat-cargo',
  (game, _seat, data): Spec => {
    const lading = cargoRiskOfDeparture(game, departureOf(game, data));
    return lading
      ? cargoSpec(game, RIFT_CARGO_PROMPT, lading)
      : { kind: 'none', reason: 'There is nothing to choose: all units are assigned to ships.' };
  },
  {
    title: 'choose which units the ships transport',
    check: (game, _seat, data, answer) => overloadProblem(game, departureOf(game, data), answer),
  },
);

export const retreatProcedures = [retreat];
export const retreatQuestions = [announceRetreat, retreatTo, retreatTransport, retreatCargo];
