import { chosenAmounts, type Answer, type AmountOption, type Limit, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { lineAtKey, lineKey, lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import { definitionOf } from '#ti4/rules/units/units.ts';

/** A ship that may be lost on its route, and its capacity. */
export interface CargoShip {
  ship: Unit;
  capacity: number;
}

/** Transported units of the same type and origin. */
export interface CargoGroup {
  key: string;
  from: SystemId;
  units: Unit[];
}

/**
 * The ships and cargo groups of a choice of who transports what, where some ships may be lost with their cargo (41.2b).
 */
export interface CargoChoice {
  holds: CargoShip[];
  kinds: CargoGroup[];
  /** True if the ship would lose such units with it; only such pairs get a line. */
  atStake: (hold: CargoShip, kind: CargoGroup) => boolean;
  /** True if no other ship transports anything, so all cargo is on these ships. */
  all: boolean;
  /** Proposed counts for each ship. */
  start: Record<string, number>;
}

export function cargoGroupsOf(game: Game, units: readonly Unit[]): CargoGroup[] {
  const kinds = new Map<string, CargoGroup>();
  for (const unit of units) {
    const key = lineKeyOf(game, unit);
    const kind = kinds.get(key) ?? { key, from: unit.system, units: [] };
    kind.units.push(unit);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

const costOf = (game: Game, unit: Unit): number => {
  const { cost = 0, perCost = 1 } = definitionOf(game, unit);
  return cost / perCost;
};

/**
 * Sorts units by cost, and fighters before ground forces of the same cost: the first are given to ships that may be
 * lost.
 */
export const cheapestFirst = (game: Game, units: readonly Unit[]): Unit[] =>
  [...units].sort(
    (a, b) => costOf(game, a) - costOf(game, b) || Number(b.type === 'fighter') - Number(a.type === 'fighter'),
  );

/** Key of a cargo line: the ship and the cargo group. */
export const cargoKey = pairKey<UnitId, CargoGroup['key']>(':');

/** Returns the ships' labels; the same kind of ship in one system is numbered. */
function namesOf(game: Game, holds: readonly CargoShip[]): string[] {
  const kind = ({ ship }: CargoShip): string => lineAtKey.format(lineKey(game, ship), ship.system);
  return holds.map((hold, i) => {
    const alike = holds.filter((one) => kind(one) === kind(hold));
    return `${lineLabel(game, hold.ship)}${alike.length > 1 ? ` ${holds.slice(0, i + 1).filter((one) => kind(one) === kind(hold)).length}` : ''}`;
  });
}

const cargoLabel = (game: Game, { units: [unit] }: CargoGroup): string =>
  `${lineLabel(game, unit)} ${unit.planet === undefined ? `in space at ${nameOfSystem(game, unit.system)}` : `on ${nameOfPlanet(game, unit.planet)}`}`;

/** Builds a question with one line for each ship at risk and each cargo group it could transport. */
export function cargoSpec(game: Game, prompt: string, { holds, kinds, atStake, all, start }: CargoChoice): Spec {
  const names = namesOf(game, holds);
  const lines: AmountOption[] = [];
  const limits: Limit[] = [];
  for (const [i, hold] of holds.entries()) {
    const measure = `${names[i]} at ${nameOfSystem(game, hold.ship.system)} transports`;
    for (const kind of kinds.filter((one) => atStake(hold, one))) {
      const label = cargoLabel(game, kind);
      lines.push({
        key: cargoKey.format(hold.ship.id, kind.key),
        label: `${names[i]}: ${label}`,
        group: nameOfSystem(game, hold.ship.system),
        max: Math.min(hold.capacity, kind.units.length),
        weights: { [measure]: 1, [`${label}, transported`]: 1 },
      });
    }
    limits.push({
      measure,
      atMost: hold.capacity,
      message: `${names[i]} has capacity ${hold.capacity}; you chose {sum}.`,
    });
  }
  for (const kind of kinds) {
    const label = cargoLabel(game, kind);
    const count = kind.units.length;
    const must = all && holds.every((hold) => atStake(hold, kind));
    if (holds.some((hold) => atStake(hold, kind)))
      limits.push({
        measure: `${label}, transported`,
        atMost: count,
        ...(must && { atLeast: count }),
        message: `${label}: ${must ? `assign all ${count} to ships` : `only ${count} can be transported`}; you chose {sum}.`,
      });
  }
  return { kind: 'allot', prompt, amounts: lines, limits, proposed: start };
}

/** Loads the answered counts first, then fills each ship up to its planned load from each system. */
export function loadCargo(
  game: Game,
  holds: readonly CargoShip[],
  cargo: readonly Unit[],
  said: Answer,
  load: (hold: CargoShip) => Readonly<Record<SystemId, number>>,
): Map<UnitId, Unit[]> {
  const counts = chosenAmounts(said);
  const waiting = cheapestFirst(game, cargo);
  const take = (fits: (unit: Unit) => boolean, count: number): Unit[] => {
    const taken = waiting.filter(fits).slice(0, count);
    for (const unit of taken) waiting.splice(waiting.indexOf(unit), 1);
    return taken;
  };
  const decks = new Map<UnitId, Unit[]>(holds.map(({ ship }) => [ship.id, []]));
  for (const { ship } of holds) {
    for (const kind of cargoGroupsOf(game, cargo))
      decks
        .get(ship.id)
        ?.push(...take((unit) => lineKeyOf(game, unit) === kind.key, counts[cargoKey.format(ship.id, kind.key)] ?? 0));
  }
  for (const hold of holds) {
    const deck = decks.get(hold.ship.id) ?? [];
    for (const [system, count] of Object.entries(load(hold))) {
      deck.push(
        ...take((unit) => unit.system === system, count - deck.filter((unit) => unit.system === system).length),
      );
    }
  }
  return decks;
}

/** Counts the loaded units by ship and cargo group, for the pairs that are at stake. */
export function cargoCounts(
  game: Game,
  decks: ReadonlyMap<UnitId, Unit[]>,
  holds: readonly CargoShip[],
  kinds: readonly CargoGroup[],
  atStake: CargoChoice['atStake'],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const hold of holds) {
    for (const kind of kinds) {
      const count = (decks.get(hold.ship.id) ?? []).filter((unit) => lineKeyOf(game, unit) === kind.key).length;
      if (count && atStake(hold, kind)) counts[cargoKey.format(hold.ship.id, kind.key)] = count;
    }
  }
  return counts;
}
