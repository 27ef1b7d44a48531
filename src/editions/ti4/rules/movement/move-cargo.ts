import type { Answer, Spec } from '#engine';
import { question, type Game } from '#ti4/rules/game.ts';
import {
  cargoKey,
  cargoGroupsOf,
  cargoCounts,
  cargoSpec,
  loadCargo,
  type CargoShip,
  type CargoGroup,
  type CargoChoice,
} from './cargo-loading.ts';
import { routeKey, type Route } from './movement-paths.ts';
import {
  groupBy,
  canMeetGravityRift,
  withOrder,
  ordersFromAnswer,
  planMoves,
  shipGroupKey,
  moveContextOf,
  type DeclaredMove,
  type MoveContext,
} from './move-plan.ts';
import type { SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import type { MoveOrders, PlannedMove } from './route-planning.ts';

interface Risk extends CargoChoice {
  waters: MoveContext;
  orders: (MoveOrders | undefined)[];
  voyages: PlannedMove[];
}

/** Returns the ships that may be lost, with their proposed cargo; undefined if there is no cargo choice to make. */
export function cargoRiskOf(
  game: Game,
  sailing: DeclaredMove,
  waters = moveContextOf(game, sailing),
): Risk | undefined {
  if (!canMeetGravityRift(waters)) return undefined;
  const said = ordersFromAnswer(waters, sailing.ways);
  const voyages = planMoves(waters, said);
  if (!voyages || !waters.cargo.length) return undefined;
  const { ships, cargo, routes } = waters;
  const orders = voyages.map((voyage, i): MoveOrders => ({ ...said[i], route: routeKey(voyage) }));
  const carriers = ships.filter(({ capacity }) => capacity > 0);
  const holds = carriers
    .filter((ship) => voyages[ships.indexOf(ship)].rolls.length)
    .map(({ unit, capacity }): CargoShip => ({ ship: unit, capacity }));
  if (!holds.length || carriers.length < 2) return undefined;
  const atStake = ({ ship }: CargoShip, { from }: CargoGroup): boolean => {
    const at = ships.findIndex(({ unit }) => unit === ship);
    const passing = routes[at].filter((route) => routeKey(route) === orders[at].route && route.path.includes(from));
    return passing.length > 0 && passing.every((route) => route.path.lastIndexOf(from) <= lastRoll(route));
  };
  const kinds = cargoGroupsOf(game, cargo);
  const decks = assignCargo(game, waters, voyages, {});
  const risk: Risk = {
    waters,
    orders,
    voyages,
    holds,
    kinds,
    atStake,
    all: holds.length === carriers.length,
    start: cargoCounts(game, decks, holds, kinds, atStake),
  };
  return isChoice(risk) ? risk : undefined;
}

const lastRoll = ({ path, rolls }: Route): number => path.slice(0, -1).lastIndexOf(rolls[rolls.length - 1]);

/** Loads cargo, ships with the most gravity rift dice first: as answered, then as planned. */
export function assignCargo(
  game: Game,
  { ships, cargo, weightlessCargo }: MoveContext,
  voyages: readonly PlannedMove[],
  said: Answer,
): Map<UnitId, Unit[]> {
  const order = ships.map((_, i) => i).sort((a, b) => voyages[b].rolls.length - voyages[a].rolls.length);
  const holds = order.map((i): CargoShip => ({ ship: ships[i].unit, capacity: ships[i].capacity }));
  const decks = loadCargo(
    game,
    holds,
    cargo,
    said,
    ({ ship }) => voyages[ships.findIndex(({ unit }) => unit === ship)].load,
  );
  for (const unit of weightlessCargo)
    decks.get(ships[voyages.findIndex((voyage) => voyage.light.includes(unit.system))]?.unit.id)?.push(unit);
  return decks;
}

/** Tells whether the ships at risk could transport anything other than the proposed cargo. */
function isChoice({ waters, orders, voyages, holds, kinds, atStake, start }: Risk): boolean {
  const { game, ships, cargo } = waters;
  const carriers = ships.filter(({ capacity }) => capacity > 0);
  // A single unit on one of several identical ships that take the same route: any of them is equivalent.
  if (
    cargo.length === 1 &&
    new Set(carriers.map(shipGroupKey(game))).size === 1 &&
    new Set(carriers.map((ship) => orders[ships.indexOf(ship)]?.route)).size === 1
  )
    return false;
  return holds.some((hold) => {
    const at = ships.findIndex(({ unit }) => unit === hold.ship);
    return [
      ...groupBy(
        kinds.filter((kind) => atStake(hold, kind)),
        ({ from }) => from,
      ),
    ].some(([from, there]) => {
      const held = voyages[at].load[from] ?? 0;
      const has = ({ key }: CargoGroup): number => start[cargoKey.format(hold.ship.id, key)] ?? 0;
      if (there.some((one) => has(one) > 0 && there.some((other) => other !== one && has(other) < other.units.length)))
        return true;
      return [held - 1, held + 1].some(
        (count) =>
          count >= 0 &&
          planMoves(waters, withOrder(at, { ...orders[at], load: { [from]: count } }, orders)) !== undefined,
      );
    });
  });
}

export const loadOrders = (risk: Risk, answer: Readonly<Record<string, number>>): (MoveOrders | undefined)[] => {
  const orders = [...risk.orders];
  for (const hold of risk.holds) {
    const at = risk.waters.ships.findIndex(({ unit }) => unit === hold.ship);
    const counts: Record<SystemId, number> = {};
    for (const kind of risk.kinds.filter((one) => risk.atStake(hold, one)))
      counts[kind.from] = (counts[kind.from] ?? 0) + (answer[cargoKey.format(hold.ship.id, kind.key)] ?? 0);
    orders[at] = { ...orders[at], load: counts };
  }
  return orders;
};

/** Asks for the cargo of ships that may be lost in a gravity rift (41.2b, 95.1). */
export const cargoOfShips = question<DeclaredMove, Record<string, number>>()(
  'cargo-of-ships',
  (game, _seat, sailing): Spec => {
    const risk = cargoRiskOf(game, sailing);
    if (!risk) return { kind: 'none', reason: 'There is nothing to choose: all units are assigned to ships.' };
    const rest = risk.all ? '' : ' Units that you do not assign here go with your other ships.';
    return cargoSpec(
      game,
      `What does each ship transport out of a gravity rift? On a roll of 1 to 3, a ship is removed with its cargo.${rest}`,
      risk,
    );
  },
  {
    title: 'choose what each ship transports',
    check: (game, _seat, sailing, answer) => {
      const risk = cargoRiskOf(game, sailing);
      return !risk || planMoves(risk.waters, loadOrders(risk, answer))
        ? undefined
        : 'Your other ships cannot pick up and transport the remaining units.';
    },
  },
);
