import type { AmountOption, Spec } from '#engine';
import { question, type Game } from '#ti4/rules/game.ts';
import { splitByRoom } from '#ti4/rules/units/capacity.ts';
import { cargoSpec } from '#ti4/rules/movement/cargo-loading.ts';
import {
  RIFT_CARGO_PROMPT,
  isInGravityRift,
  cargoRiskOfDeparture,
  overloadProblem,
  type Departure,
} from '#ti4/rules/movement/gravity-rift-departure.ts';
import { nameOfPlanet, nameOfUnit, unitNoun } from '#ti4/rules/names.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { kindsAmong, lineAtKey } from '#ti4/rules/units/unit-keys.ts';
import { capacityOf, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { type Retreat, movers } from './retreat-systems.ts';

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
export const retreatTransport = question<Retreat, Record<string, number>>()(
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

function takenAlong(game: Game, data: Retreat): Unit[] {
  const counts = data.taken ?? {};
  return cargoOf(game, data).flatMap(({ key, units }) => units.slice(0, counts[key] ?? 0));
}

/** Returns the ships that leave, with the units they transport. */
export function departureOf(game: Game, data: Retreat): Departure {
  const { seat, system } = data;
  const carried = takenAlong(game, data);
  return { seat, system, carried, ships: movers(game, data).filter((unit) => !carried.includes(unit)) };
}

/** Asks which ship transports which units out of a gravity rift (notes on 41). */
export const retreatCargo = question<Retreat, Record<string, number>>()(
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
