import { ask, counted, done, type Line, type Spec } from '../../../../engine/index.ts';
import { procedure, question, type Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnit } from '../names.ts';
import { anomaliesIn } from '../units/board.ts';
import { byRoom, roomAboard } from '../units/capacity.ts';
import { leastFirst } from '../units/loading.ts';
import { moveInto } from '../units/placement.ts';
import type { SeatId, SystemId, Unit } from '../state.ts';
import { lineAt } from '../units/unit-at.ts';
import { capacityOf, isGroundForce, isShip, removeUnit, unitsAt } from '../units/units.ts';
import { unitsArrived } from './arriving.ts';
import { lostInRift } from './gravity-rift.ts';
import { byWormhole, movementBarred, waysOut } from './movement-paths.ts';

/** All that is in the space area of a system, whosesoever it is, moved by a seat to a system next to it, outside a tactical action. */
interface Displacement {
  by: SeatId;
  from: SystemId;
  to: SystemId;
}

/** Whose units are in a system's space area; nobody's where there are no ships among them. */
export const fleetOwner = (game: Game, system: SystemId): SeatId | undefined =>
  unitsAt(game, { system, space: true }).find((unit) => isShip(game, unit))?.owner;

/** Where a seat could move all that is in a system's space area: by its own ways, but only where every ship there may go (58). No system is active. */
export function waysForFleet(game: Game, by: SeatId, from: SystemId): SystemId[] {
  const ships = unitsAt(game, { system: from, space: true }).filter((unit) => isShip(game, unit));
  return waysOut(game, by, from).filter((to) => ships.every((ship) => movementBarred(game, ship, to, false, '') === undefined));
}

const aloft = (game: Game, { from }: Displacement): Unit[] => unitsAt(game, { system: from, space: true });
const isCargo = (game: Game, unit: Unit): boolean => unit.type === 'fighter' || isGroundForce(game, unit);

/** Room aboard the ships beyond what is in space already. */
function roomLeft(game: Game, data: Displacement): number {
  const there = aloft(game, data);
  const room = there.reduce((sum, unit) => sum + capacityOf(game, unit), 0);
  const { heavy } = byRoom(
    game,
    there.filter((unit) => isCargo(game, unit)),
    there,
  );
  return Math.max(0, room - heavy.length);
}

/** Who moves their own ships may take ground forces along from the planets there. */
const fleetCargo = question<Displacement, Record<string, number>>()(
  'fleet-cargo',
  (game, seat, data): Spec => {
    const room = fleetOwner(game, data.from) === seat ? roomLeft(game, data) : 0;
    const forces = unitsAt(game, { system: data.from, owner: seat }).filter(
      (unit) => unit.planet !== undefined && isGroundForce(game, unit),
    );
    const there = aloft(game, data);
    const lines = new Map<string, Line>();
    for (const unit of fleetOwner(game, data.from) === seat ? forces : []) {
      const { type, planet = '' } = unit;
      const key = lineAt.of(type, planet);
      const units = roomAboard(game, unit, there);
      const max = Math.min(units ? room : Infinity, (lines.get(key)?.max ?? 0) + 1);
      if (max) lines.set(key, { key, label: `${nameOfUnit(type)} on ${nameOfPlanet(game, planet)}`, max, worth: { units } });
    }
    if (!lines.size) return { kind: 'none', reason: 'There is nothing to take along.' };
    return {
      kind: 'allot',
      prompt: `What do your ships at ${nameOfSystem(game, data.from)} take along? There is room for ${room}.`,
      lines: [...lines.values()],
      limits: [{ measure: 'units', atMost: room, say: `There is room for ${room}; that is {sum}.` }],
      start: {},
    };
  },
  { title: 'take ground forces along' },
);

/** Who is carried by whom: safe ships and large holds first, the dearest units there. */
export function loaded(game: Game, ships: readonly Unit[], cargo: readonly Unit[], rolls: (ship: Unit) => boolean): Map<Unit, Unit[]> {
  const { heavy, light } = byRoom(game, cargo, ships);
  const waiting = leastFirst(game, heavy);
  const holds = [...ships].sort((a, b) => Number(rolls(a)) - Number(rolls(b)) || capacityOf(game, b) - capacityOf(game, a));
  const decks = new Map(holds.map((ship) => [ship, waiting.splice(Math.max(0, waiting.length - capacityOf(game, ship)))]));
  // What takes no room goes where it is safest.
  const safest = holds.find((ship) => capacityOf(game, ship) > 0);
  if (safest) decks.get(safest)?.push(...light);
  return decks;
}

/** Moves them: their owner rolls for what leaves a gravity rift (41.2). Gives back how many units have arrived. */
export const displaceFleet = procedure<Displacement>()('displace-fleet', {
  start: (_game, data) => ask([fleetCargo.of(data.by, data)], 'go'),
  go: (game, data, got) => {
    const { by, from, to } = data;
    const owner = fleetOwner(game, from);
    if (owner === undefined) return done(0);
    const taken = Object.entries(counted(got.answer)).flatMap(([key, count]) => {
      const [type, planet] = lineAt.read(key);
      return planet === undefined
        ? []
        : unitsAt(game, { owner, planet })
            .filter((unit) => unit.type === type)
            .slice(0, count);
    });
    const there = aloft(game, data);
    const cargo = [...there.filter((unit) => isCargo(game, unit)), ...taken];
    const ships = there.filter((unit) => !isCargo(game, unit));
    const rolls = (ship: Unit): boolean =>
      anomaliesIn(game, from).includes('gravity-rift') && modify(game, 'rift-rolls', { seat: owner, unit: ship, system: from }, true);
    const decks = loaded(game, ships, cargo, rolls);
    const carried = new Set([...decks.values()].flat());
    const parties = [
      ...[...decks].map(([ship, deck]) => [ship, ...deck]),
      ...cargo.filter((unit) => !carried.has(unit)).map((unit) => [unit]),
    ];
    const wormhole = byWormhole(game, owner, from, to);
    const arriving: Unit[] = [];
    for (const party of parties) {
      if (!isShip(game, party[0]) || lostInRift(game, party[0], [from, to]) === undefined) arriving.push(...party);
      else for (const unit of party) removeUnit(game, unit, 'gravity-rift');
    }
    for (const unit of arriving) moveInto(game, unit, to);
    game.fact({ type: 'ships-withdrawn', seat: owner, by, from, into: to, units: arriving.map(({ type }) => type), retreat: false });
    const came = arriving.map(({ id }) => id);
    unitsArrived(game, by, to, came, wormhole ? came : []);
    return done(arriving.length);
  },
});

export const displacementProcedures = [displaceFleet];
export const displacementQuestions = [fleetCargo];
