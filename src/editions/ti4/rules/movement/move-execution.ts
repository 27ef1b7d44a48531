import { ask, call, counted, done, goto, type Procedure, type Question } from '#engine';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { unitsArrived } from './arrivals.ts';
import { lostInRift } from './gravity-rift.ts';
import { byWormhole } from './movement-paths.ts';
import { moveInto } from '#ti4/rules/units/unit-index.ts';
import { cargoOfShips, decksOf, holdOrders, riskOf } from './move-cargo.ts';
import { grouped, nearRifts, ordersFrom, pathOfShips, plan, watersOf, type Sailing } from './move-plan.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import type { Voyage } from './route-planning.ts';
import { removeUnit } from '#ti4/rules/units/units.ts';

/** Moves what was declared: gravity rifts take their toll, and all who come through arrive together (58.6). */
export const sailing: Procedure<Game, Sailing> = procedure<Sailing>()('sailing', {
  path: (game, data) => (nearRifts(watersOf(game, data)) ? ask([pathOfShips.of(data.seat, data)], 'load') : goto('go')),
  load: (_game, data, got) => {
    if (got.answer !== null) data.ways = counted(got.answer);
    return ask([cargoOfShips.of(data.seat, data)], 'go');
  },
  go: (game, data, got) => {
    if (got.answer !== null) data.lading = counted(got.answer);
    const waters = watersOf(game, data);
    const risk = data.lading && riskOf(game, data, waters);
    const voyages = plan(waters, risk && data.lading ? holdOrders(risk, data.lading) : ordersFrom(waters, data.ways));
    if (!voyages) return done();
    const decks = decksOf(game, waters, voyages, data.lading ?? {});
    const legs = waters.ships.map(({ unit }, i): Leg => ({
      ship: unit,
      voyage: voyages[i],
      deck: decks.get(unit.id) ?? [],
    }));
    const ahead = legs.filter(({ ship }) => waters.vanguard.some(({ unit }) => unit === ship));
    const others = legs.filter((leg) => !ahead.includes(leg));
    const first = travel(game, data, ahead);
    const lost = ahead.some(({ ship }) => !game.state.units[ship.id]);
    const more = lost ? [] : travel(game, data, others);
    const came = [...first, ...more];
    const through = came.filter((one) => one.wormhole).map(({ ship }) => ship);
    const ships = came.map(({ ship }) => ship);
    unitsArrived(game, data.seat, data.system, ships, through);
    return lost ? call(sailing, stillOnTheWay(game, data, others), 'gone') : done();
  },
  gone: () => done(),
});

/** What was to go ahead is lost: of the others, those that still find a way have to take it, with what they can still fetch. */
function stillOnTheWay(game: Game, { seat, system }: Sailing, legs: readonly Leg[]): Sailing {
  const possible = (ships: UnitId[], cargo: UnitId[]): boolean =>
    plan(watersOf(game, { seat, system, ships, cargo })) !== undefined;
  const ships = legs.map(({ ship }) => ship.id).filter((id) => possible([id], []));
  const cargo = legs.flatMap(({ deck }) => deck.map(({ id }) => id));
  while (!possible(ships, cargo)) if (!(cargo.pop() ?? ships.pop())) break;
  return { seat, system, ships, cargo };
}

/** One ship, its way and what it carries. */
interface Leg {
  ship: Unit;
  voyage: Voyage;
  deck: Unit[];
}

/** A ship that has come from elsewhere, and whether it may have gone through a wormhole. */
interface Arrival {
  ship: UnitId;
  wormhole: boolean;
}

/** Moves ships on their ways; gives back those that have come from elsewhere. */
function travel(game: Game, { seat, system }: Sailing, legs: readonly Leg[]): Arrival[] {
  const arrived: { voyage: Voyage; units: Unit[] }[] = [];
  // As the wormholes lie before anything moves.
  const gone = new Map(
    legs.map(({ ship, voyage: { path } }) => [
      ship,
      path.some((to, i) => i > 0 && byWormhole(game, seat, path[i - 1], to)),
    ]),
  );
  // The order of the dice changes nothing: all is declared before the first, and each is about one ship alone (41.2, 58.6).
  for (const { ship, voyage, deck } of legs) {
    for (const { component } of voyage.boosts) game.fact({ type: 'ability-used', seat, component });
    const lostAt = lostInRift(game, ship, voyage.path);
    if (lostAt === undefined) arrived.push({ voyage, units: [ship, ...deck] });
    // 41.2b: picked up as late as the path allows, so that what a lost ship had yet to reach stays where it is.
    else
      for (const unit of [ship, ...deck.filter((one) => voyage.path.lastIndexOf(one.system) <= lostAt)])
        removeUnit(game, unit, 'gravity-rift');
  }
  for (const [, together] of grouped(arrived, ({ voyage }) => voyage.path.join(' '))) {
    const { path } = together[0].voyage;
    const units = together.flatMap((one) => one.units);
    for (const unit of units) moveInto(game, unit, system);
    if (path.length < 2)
      game.fact({
        type: 'units-taken-aboard',
        seat,
        system,
        units: together.flatMap(({ units: [, ...deck] }) => deck).map((unit) => unit.type),
      });
    else
      game.fact({
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

export const sailingProcedures: Procedure<Game, never>[] = [sailing];
export const sailingQuestions: Question<Game, never>[] = [pathOfShips, cargoOfShips];
