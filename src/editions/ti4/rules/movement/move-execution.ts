import { ask, call, chosenAmounts, done, goto, type Procedure, type Question } from '#engine';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { recordArrival } from './arrivals.ts';
import { rollForGravityRifts } from './gravity-rift.ts';
import { usesWormhole } from './move-map.ts';
import { moveToSystem } from '#ti4/rules/units/unit-index.ts';
import { cargoOfShips, assignCargo, loadOrders, cargoRiskOf } from './move-cargo.ts';
import {
  groupBy,
  canMeetGravityRift,
  ordersFromAnswer,
  pathOfShips,
  planMoves,
  moveContextOf,
  type DeclaredMove,
} from './move-plan.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import type { PlannedMove } from './route-planning.ts';
import { removeUnit } from '#ti4/rules/units/units.ts';

/** Executes a declared move: rolls for gravity rifts, then all surviving ships arrive together (58.6). */
export const executeMoves: Procedure<Game, DeclaredMove> = procedure<DeclaredMove>()('sailing', {
  path: (game, data) =>
    canMeetGravityRift(moveContextOf(game, data)) ? ask([pathOfShips.ask(data.seat, data)], 'load') : goto('go'),
  load: (_game, data, got) => {
    if (got.answer !== null) data.ways = chosenAmounts(got.answer);
    return ask([cargoOfShips.ask(data.seat, data)], 'go');
  },
  go: (game, data, got) => {
    if (got.answer !== null) data.lading = chosenAmounts(got.answer);
    const waters = moveContextOf(game, data);
    const risk = data.lading && cargoRiskOf(game, data, waters);
    const voyages = planMoves(
      waters,
      risk && data.lading ? loadOrders(risk, data.lading) : ordersFromAnswer(waters, data.ways),
    );
    if (!voyages) return done();
    const decks = assignCargo(game, waters, voyages, data.lading ?? {});
    const legs = waters.ships.map(({ unit }, i): Leg => ({
      ship: unit,
      voyage: voyages[i],
      deck: decks.get(unit.id) ?? [],
    }));
    const ahead = legs.filter(({ ship }) => waters.firstMovers.some(({ unit }) => unit === ship));
    const others = legs.filter((leg) => !ahead.includes(leg));
    const first = travel(game, data, ahead);
    const lost = ahead.some(({ ship }) => !game.state.units[ship.id]);
    const more = lost ? [] : travel(game, data, others);
    const came = [...first, ...more];
    const through = came.filter((one) => one.wormhole).map(({ ship }) => ship);
    const ships = came.map(({ ship }) => ship);
    recordArrival(game, data.seat, data.system, ships, through);
    return lost ? call(executeMoves, stillOnTheWay(game, data, others), 'gone') : done();
  },
  gone: () => done(),
});

/**
 * Returns a move of the remaining ships after a first mover was lost: those that still have a route must move, with the
 * cargo they can still pick up.
 */
function stillOnTheWay(game: Game, { seat, system }: DeclaredMove, legs: readonly Leg[]): DeclaredMove {
  const possible = (ships: UnitId[], cargo: UnitId[]): boolean =>
    planMoves(moveContextOf(game, { seat, system, ships, cargo })) !== undefined;
  const ships = legs.map(({ ship }) => ship.id).filter((id) => possible([id], []));
  const cargo = legs.flatMap(({ deck }) => deck.map(({ id }) => id));
  while (!possible(ships, cargo)) if (!(cargo.pop() ?? ships.pop())) break;
  return { seat, system, ships, cargo };
}

/** One ship, its route and its cargo. */
interface Leg {
  ship: Unit;
  voyage: PlannedMove;
  deck: Unit[];
}

/** A ship that arrived from another system, and whether it may have used a wormhole. */
interface Arrival {
  ship: UnitId;
  wormhole: boolean;
}

/** Moves ships along their routes and returns those that arrived from another system. */
function travel(game: Game, { seat, system }: DeclaredMove, legs: readonly Leg[]): Arrival[] {
  const arrived: { voyage: PlannedMove; units: Unit[] }[] = [];
  // Evaluated before anything moves, since moving ships can change wormholes.
  const gone = new Map(
    legs.map(({ ship, voyage: { path } }) => [
      ship,
      path.some((to, i) => i > 0 && usesWormhole(game, seat, path[i - 1], to)),
    ]),
  );
  // The order of the rolls does not matter: all is declared before the first, and each concerns one ship only (41.2,
  // 58.6).
  for (const { ship, voyage, deck } of legs) {
    for (const { component } of voyage.boosts) game.addFact({ type: 'ability-used', seat, component });
    const lostAt = rollForGravityRifts(game, ship, voyage.path);
    if (lostAt === undefined) arrived.push({ voyage, units: [ship, ...deck] });
    // 41.2b: cargo is picked up as late as the path allows, so units the lost ship had yet to reach stay where they
    // are.
    else
      for (const unit of [ship, ...deck.filter((one) => voyage.path.lastIndexOf(one.system) <= lostAt)])
        removeUnit(game, unit, 'gravity-rift');
  }
  for (const [, together] of groupBy(arrived, ({ voyage }) => voyage.path.join(' '))) {
    const { path } = together[0].voyage;
    const units = together.flatMap((one) => one.units);
    for (const unit of units) moveToSystem(game, unit, system);
    if (path.length < 2)
      game.addFact({
        type: 'units-taken-aboard',
        seat,
        system,
        units: together.flatMap(({ units: [, ...deck] }) => deck).map((unit) => unit.type),
      });
    else
      game.addFact({
        type: 'ships-moved',
        seat,
        into: system,
        from: path[0],
        path,
        units: units.map((unit) => unit.type),
      });
  }
  return arrived
    .filter(({ voyage }) => voyage.path.length > 1)
    .map(({ units: [ship] }) => ({ ship: ship.id, wormhole: gone.get(ship) ?? false }));
}

export const moveExecutionProcedures: Procedure<Game, never>[] = [executeMoves];
export const moveExecutionQuestions: Question<Game, never>[] = [pathOfShips, cargoOfShips];
