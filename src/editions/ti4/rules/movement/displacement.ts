import { ask, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { splitByRoom, roomTaken } from '#ti4/rules/units/capacity.ts';
import { cargoSpec } from './cargo-loading.ts';
import { moveToSystem } from '#ti4/rules/units/unit-index.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { kindsAmong, lineAtKey } from '#ti4/rules/units/unit-keys.ts';
import { capacityOf, isGroundForce, isShip, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { recordArrival } from './arrivals.ts';
import { usesWormhole, movementProblem, exitsFrom } from './move-map.ts';
import { groupBy } from './move-plan.ts';
import {
  RIFT_CARGO_PROMPT,
  assignCargoSafely,
  cargoRiskOfDeparture,
  overloadProblem,
  rollDeparture,
  type Departure,
} from './gravity-rift-departure.ts';

/**
 * A move, outside a tactical action, of everything in a system's space area to an adjacent system. `by` decides, even
 * if the units belong to another seat.
 */
interface Displacement {
  by: SeatId;
  from: SystemId;
  to: SystemId;
  /** Units picked up from planets, by line; undefined until chosen. */
  taken?: Record<string, number>;
}

/** Returns the owner of the ships in a system's space area, or undefined if there are none. */
export const fleetOwner = (game: Game, system: SystemId): SeatId | undefined =>
  unitsAt(game, { system, space: true }).find((unit) => isShip(game, unit))?.owner;

/**
 * Returns the systems to which a seat could move everything in a system's space area: adjacent for that seat, and open
 * to every ship there (58). No system is active.
 */
export function displacementTargets(game: Game, by: SeatId, from: SystemId): SystemId[] {
  const ships = unitsAt(game, { system: from, space: true }).filter((unit) => isShip(game, unit));
  return exitsFrom(game, by, from).filter((to) =>
    ships.every((ship) => movementProblem(game, ship, to, false, '') === undefined),
  );
}

const aloft = (game: Game, { from }: Displacement): Unit[] => unitsAt(game, { system: from, space: true });
const isCargo = (game: Game, unit: Unit): boolean => unit.type === 'fighter' || isGroundForce(game, unit);

/** Returns the ships' capacity beyond what is already in space. */
function roomLeft(game: Game, data: Displacement): number {
  const there = aloft(game, data);
  const room = there.reduce((sum, unit) => sum + capacityOf(game, unit), 0);
  const { heavy } = splitByRoom(
    game,
    there.filter((unit) => isCargo(game, unit)),
    there,
  );
  return Math.max(0, room - heavy.length);
}

const placeOf = ({ planet = '' }: Unit): PlanetId => planet;

/** Asks a seat that moves its own ships which ground forces to pick up from planets in the system. */
const fleetCargo = question<Displacement, Record<string, number>>()(
  'fleet-cargo',
  (game, seat, data): Spec => {
    const room = fleetOwner(game, data.from) === seat ? roomLeft(game, data) : 0;
    const forces = unitsAt(game, { system: data.from, owner: seat }).filter(
      (unit) => unit.planet !== undefined && isTransportable(game, unit),
    );
    const there = aloft(game, data);
    const lines = new Map<string, AmountOption>();
    for (const [planet, onPlanet] of fleetOwner(game, data.from) === seat ? groupBy(forces, placeOf) : []) {
      for (const [kind, alike] of kindsAmong(game, onPlanet)) {
        const key = lineAtKey.format(kind, planet);
        const [unit] = alike;
        const units = roomTaken(game, unit, there);
        const max = Math.min(units ? room : Infinity, alike.length);
        const called = kind === unit.type ? nameOfUnit(unit.type) : labelOf(game, unit);
        if (max) lines.set(key, { key, label: `${called} on ${nameOfPlanet(game, planet)}`, max, weights: { units } });
      }
    }
    if (!lines.size) return { kind: 'none', reason: 'There are no ground forces to transport.' };
    return {
      kind: 'allot',
      prompt: `Which ground forces do your ships at ${nameOfSystem(game, data.from)} transport? They have capacity ${room}.`,
      amounts: [...lines.values()],
      limits: [{ measure: 'units', atMost: room, message: `Your ships have capacity ${room}; you chose {sum}.` }],
      proposed: {},
      emptyLabel: 'Transport nothing',
    };
  },
  { title: 'transport ground forces' },
);

/** Returns the departing ships and other units in space, with their cargo; undefined if there are no ships. */
function departureOf(game: Game, data: Displacement): Departure | undefined {
  const seat = fleetOwner(game, data.from);
  if (seat === undefined) return undefined;
  const taken = Object.entries(data.taken ?? {}).flatMap(([key, count]) => {
    const [kind, planet] = lineAtKey.parse(key);
    if (planet === undefined) return [];
    const there = unitsAt(game, { owner: seat, planet }).filter((unit) => isTransportable(game, unit));
    return kindsAmong(game, there).get(kind)?.slice(0, count) ?? [];
  });
  const there = aloft(game, data);
  return {
    seat,
    system: data.from,
    ships: there.filter((unit) => !isCargo(game, unit)),
    carried: [...there.filter((unit) => isCargo(game, unit)), ...taken],
  };
}

/** Asks the owner which ship transports what out of a gravity rift (notes on 41). */
const fleetLading = question<Displacement, Record<string, number>>()(
  'fleet-lading',
  (game, _seat, data): Spec => {
    const departure = departureOf(game, data);
    const lading = departure && cargoRiskOfDeparture(game, departure);
    return lading
      ? cargoSpec(game, RIFT_CARGO_PROMPT, lading)
      : { kind: 'none', reason: 'There is nothing to choose: all units are assigned to ships.' };
  },
  {
    title: 'choose what each ship transports',
    forced: true,
    check: (game, _seat, data, answer) => {
      const departure = departureOf(game, data);
      return departure && overloadProblem(game, departure, answer);
    },
  },
);

/** Moves the fleet and returns how many units arrived; the owner rolls for ships that leave a gravity rift (41.2). */
export const displaceFleet = procedure<Displacement>()('displace-fleet', {
  start: (_game, data) => ask([fleetCargo.ask(data.by, data)], 'go'),
  go: (game, data, got) => {
    data.taken = chosenAmounts(got.answer);
    const owner = fleetOwner(game, data.from);
    return owner === undefined ? done(0) : ask([fleetLading.ask(owner, data)], 'leave');
  },
  leave: (game, data, got) => {
    const { by, from, to } = data;
    const departure = departureOf(game, data);
    if (!departure) return done(0);
    const { seat, ships, carried } = departure;
    const decks = assignCargoSafely(game, departure, got.answer);
    const stowedAway = new Set([...decks.values()].flat());
    // Cargo without capacity moves on its own.
    const alone = carried.filter((unit) => !stowedAway.has(unit));
    const wormhole = usesWormhole(game, seat, from, to);
    const arriving = rollDeparture(game, [...ships, ...alone], decks, to);
    for (const unit of arriving) moveToSystem(game, unit, to);
    game.addFact({
      type: 'ships-withdrawn',
      seat,
      by,
      from,
      into: to,
      units: arriving.map(({ type }) => type),
      retreat: false,
    });
    const came = arriving.map(({ id }) => id);
    recordArrival(game, by, to, came, wormhole ? came : []);
    return done(arriving.length);
  },
});

export const displacementProcedures = [displaceFleet];
export const displacementQuestions = [fleetCargo, fleetLading];
