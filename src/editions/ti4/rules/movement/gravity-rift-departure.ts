import { chosenAmounts, type Answer } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { splitByRoom } from '#ti4/rules/units/capacity.ts';
import {
  cargoKey,
  cargoGroupsOf,
  cargoCounts,
  cheapestFirst,
  loadCargo,
  type CargoShip,
  type CargoChoice,
} from './cargo-loading.ts';
import { lineKey } from '#ti4/rules/units/unit-keys.ts';
import { capacityOf, isShip, removeUnit } from '#ti4/rules/units/units.ts';
import { rollForGravityRifts } from './gravity-rift.ts';

/** Ships that leave a system together outside tactical movement, and their cargo. */
export interface Departure {
  seat: SeatId;
  system: SystemId;
  ships: readonly Unit[];
  carried: readonly Unit[];
}

export const isInGravityRift = (game: Game, system: SystemId): boolean =>
  anomaliesIn(game, system).includes('gravity-rift');

/**
 * Returns the departing ships with capacity; those that do not roll for the gravity rift come first, larger ones first.
 */
function holdsOf(game: Game, { seat, system, ships }: Departure): (CargoShip & { rolls: boolean })[] {
  return ships
    .map((ship) => ({
      ship,
      capacity: capacityOf(game, ship),
      rolls: isShip(game, ship) && modify(game, 'rift-rolls', { seat, unit: ship, system }, true),
    }))
    .filter(({ capacity }) => capacity > 0)
    .sort((a, b) => Number(a.rolls) - Number(b.rolls) || b.capacity - a.capacity);
}

/** Splits the cargo by whether it uses these ships' capacity. */
const byWeight = (game: Game, { ships, carried }: Departure): { heavy: Unit[]; light: Unit[] } =>
  splitByRoom(game, carried, ships);

/**
 * Assigns cargo to ships: as answered first, then to safe ships and large capacities. Units that use no capacity go on
 * the safest ship.
 */
export function assignCargoSafely(game: Game, departure: Departure, said: Answer): Map<UnitId, Unit[]> {
  const { system } = departure;
  const { heavy: carried, light } = byWeight(game, departure);
  const holds = holdsOf(game, departure);
  const spoken = Object.entries(chosenAmounts(said));
  const told = (of: (key: string) => boolean): number =>
    spoken.filter(([key]) => of(key)).reduce((sum, [, count]) => sum + count, 0);
  let left = carried.length - told(() => true);
  const loads = new Map(
    holds.map(({ ship, capacity, rolls }) => {
      const more = said !== null && rolls ? 0 : Math.min(capacity, left);
      left -= more;
      return [ship.id, told((key) => cargoKey.parse(key)[0] === ship.id) + more];
    }),
  );
  const decks = loadCargo(game, holds, carried, said, ({ ship }) => ({ [system]: loads.get(ship.id) ?? 0 }));
  decks.get(holds.at(0)?.ship.id ?? '')?.push(...light);
  return decks;
}

/**
 * Returns the choice of which ships transport what, or undefined if no cargo is at risk or the choice makes no
 * difference.
 */
export function cargoRiskOfDeparture(game: Game, departure: Departure): CargoChoice | undefined {
  const { system } = departure;
  const { heavy: carried } = byWeight(game, departure);
  if (!carried.length || !isInGravityRift(game, system)) return undefined;
  const holds = holdsOf(game, departure);
  const atRisk = holds.filter(({ rolls }) => rolls);
  const kinds = cargoGroupsOf(game, carried);
  if (!atRisk.length || holds.length < 2) return undefined;
  const room = holds.reduce((sum, { capacity }) => sum + capacity, 0);
  const alike = new Set(holds.map(({ ship, rolls }) => `${lineKey(game, ship)} ${rolls}`)).size === 1;
  if ((kinds.length === 1 && room === carried.length) || (alike && carried.length === 1) || room < carried.length)
    return undefined;
  const atStake = (): boolean => true;
  return {
    holds: atRisk,
    kinds,
    atStake,
    all: atRisk.length === holds.length,
    start: cargoCounts(game, assignCargoSafely(game, departure, null), atRisk, kinds, atStake),
  };
}

/** Returns why the safe ships cannot transport the cargo left to them, or undefined if they can. */
export function overloadProblem(
  game: Game,
  departure: Departure,
  answer: Readonly<Record<string, number>>,
): string | undefined {
  const elsewhere =
    byWeight(game, departure).heavy.length - Object.values(answer).reduce((sum, count) => sum + count, 0);
  const room = holdsOf(game, departure)
    .filter(({ rolls }) => !rolls)
    .reduce((sum, { capacity }) => sum + capacity, 0);
  return elsewhere > room
    ? `Your other ships have capacity ${room}, and ${elsewhere} ${elsewhere === 1 ? 'unit is' : 'units are'} left for them.`
    : undefined;
}

/** Assigns cargo to ships: safe ships and large capacities first, which get the most expensive units. */
export function loadSafestFirst(
  game: Game,
  ships: readonly Unit[],
  cargo: readonly Unit[],
  rolls: (ship: Unit) => boolean,
): Map<Unit, Unit[]> {
  const { heavy, light } = splitByRoom(game, cargo, ships);
  const waiting = cheapestFirst(game, heavy);
  const holds = [...ships].sort(
    (a, b) => Number(rolls(a)) - Number(rolls(b)) || capacityOf(game, b) - capacityOf(game, a),
  );
  const decks = new Map(
    holds.map((ship) => [ship, waiting.splice(Math.max(0, waiting.length - capacityOf(game, ship)))]),
  );
  // Units that use no capacity go on the safest ship.
  const safest = holds.find((ship) => capacityOf(game, ship) > 0);
  if (safest) decks.get(safest)?.push(...light);
  return decks;
}

export const RIFT_CARGO_PROMPT =
  'What does each ship transport out of the gravity rift? On a roll of 1 to 3, a ship is removed with its cargo.';

/**
 * Rolls for each ship that leaves the gravity rift (41.2), removes lost ships with their cargo, and returns the
 * surviving units.
 */
export function rollDeparture(
  game: Game,
  ships: readonly Unit[],
  decks: ReadonlyMap<UnitId, Unit[]>,
  to: SystemId,
): Unit[] {
  const through: Unit[] = [];
  for (const ship of ships) {
    const party = [ship, ...(decks.get(ship.id) ?? [])];
    if (!isShip(game, ship) || rollForGravityRifts(game, ship, [ship.system, to]) === undefined) through.push(...party);
    else for (const unit of party) removeUnit(game, unit, 'gravity-rift');
  }
  return through;
}
