import { ask, call, counted, done, goto, type Answer, type Line, type Procedure, type Question, type Spec } from '../engine/index.ts';
import { lineKey, lineLabel } from './fleet-pool.ts';
import { procedure, question, type Game } from './game.ts';
import { lostInRift } from './gravity-rift.ts';
import { aboard, kindsOf, ladingOf, ladingSpec, stowed, type Hold, type Kind, type Lading } from './loading.ts';
import { modify } from './modifiers.ts';
import { chartAfter, chartOf, voyagerOf, wayOf, type Chart, type Route, type Voyager } from './movement-paths.ts';
import { nameOfSystem } from './names.ts';
import type { SeatId, SystemId, Unit, UnitId } from './state.ts';
import { planVoyages, routesFor, type Boost, type Orders, type Voyage } from './transport.ts';
import { removeUnit } from './units.ts';

/** What has been declared (58.6), and what has been said since about how it is done. */
export interface Sailing {
  seat: SeatId;
  /** The active system. */
  system: SystemId;
  ships: UnitId[];
  cargo: UnitId[];
  /** Ships that may do so move before the others. */
  first?: boolean;
  /** How many of which ships take which way. */
  ways?: Record<string, number>;
  /** What goes aboard the ships that may be lost. */
  lading?: Record<string, number>;
}

export function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

export const perSystem = (units: readonly Unit[]): Record<SystemId, number> => {
  const counts: Record<SystemId, number> = {};
  for (const unit of units) counts[unit.system] = (counts[unit.system] ?? 0) + 1;
  return counts;
};

/** What the ways of the ships are looked for in. */
interface Waters {
  game: Game;
  chart: Chart;
  boosts: Boost[];
  ships: Voyager[];
  vanguard: Voyager[];
  cargo: Unit[];
  /** What is picked up in which system, and every way of each ship to do so. */
  wanted: Record<SystemId, number>;
  routes: Route[][];
}

const alive = (game: Game, ids: readonly UnitId[]): Unit[] => ids.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);

function watersOf(game: Game, { seat, system, ships: ids, cargo: carried, first }: Sailing): Waters {
  const chart = chartOf(game, seat, system);
  const boosts = modify(game, 'move-boosts', { seat, system }, []);
  const units = alive(game, ids);
  const ahead = first ? units.filter((unit) => modify(game, 'moves-first', { seat, unit }, false)) : [];
  const after = ahead.length ? chartAfter(game, seat, system, ahead) : undefined;
  const ships = units.map((unit): Voyager => ({ ...voyagerOf(game, unit, system), ...(after && !ahead.includes(unit) && { chart: after }) }));
  const cargo = alive(game, carried);
  const wanted = perSystem(cargo);
  return { game, chart, boosts, ships, vanguard: ships.filter(({ unit }) => ahead.includes(unit)), cargo, wanted, routes: routesFor(chart, ships, wanted, boosts) };
}

const plan = ({ chart, ships, wanted, boosts, routes }: Waters, orders: readonly (Orders | undefined)[] = []): Voyage[] | undefined =>
  planVoyages(chart, ships, wanted, boosts, orders, routes);

/** Whether any ship could leave a gravity rift on its way. */
const nearRifts = ({ routes }: Waters): boolean => routes.some((list) => list.some(({ rolls }) => rolls.length > 0));

/** Orders for some of the ships, by their place. */
const only = <T>(at: number, order: T, others: readonly (T | undefined)[] = []): (T | undefined)[] => {
  const orders = [...others];
  orders[at] = order;
  return orders;
};

const squadron = ({ unit }: Voyager): string => `${lineKey(unit)}@${unit.system}`;
const lineOfWay = (ship: Voyager, way: string): string => `${squadron(ship)}:${way || 'clear'}`;

/** For alike ships of one system, the ways by which gravity rifts they can take, where there is more than one. */
function waysOpen(waters: Waters): { alike: Voyager[]; ways: Route[] }[] {
  const { ships, routes } = waters;
  if (!nearRifts(waters)) return [];
  return [...grouped(ships, squadron).values()].map((alike) => {
    const at = ships.indexOf(alike[0]);
    const ways = [...grouped(routes[at], wayOf).values()].map(([route]) => route).sort((a, b) => a.rolls.length - b.rolls.length);
    return { alike, ways: ways.length < 2 ? [] : ways.filter((route) => plan(waters, only(at, { way: wayOf(route) }))) };
  }).filter(({ ways }) => ways.length > 1);
}

function ordersFrom({ ships }: Waters, ways: Readonly<Record<string, number>> | undefined): (Orders | undefined)[] {
  const left = { ...ways };
  return ships.map((ship) => {
    const key = Object.keys(left).find((one) => one.startsWith(`${squadron(ship)}:`) && left[one] > 0);
    if (key === undefined) return undefined;
    left[key] -= 1;
    const way = key.slice(squadron(ship).length + 1);
    return { way: way === 'clear' ? '' : way };
  });
}

const through = (game: Game, { rolls }: Route): string =>
  (rolls.length ? `through ${rolls.map((system) => nameOfSystem(game, system)).join(', then ')}` : 'past every gravity rift');

/** Which ships leave which gravity rifts on their way, where they could do otherwise (41, 101). */
const pathOfShips = question<Sailing, Record<string, number>>()('path-of-ships', (game, _seat, sailing): Spec => {
  const waters = watersOf(game, sailing);
  const open = waysOpen(waters);
  const proposed = plan(waters);
  if (!open.length || !proposed) return { kind: 'none', reason: 'There is one way only.' };
  const start: Record<string, number> = {};
  for (const ship of open.flatMap(({ alike }) => alike)) {
    const key = lineOfWay(ship, wayOf(proposed[waters.ships.indexOf(ship)]));
    start[key] = (start[key] ?? 0) + 1;
  }
  const called = (ship: Voyager): string => `${lineLabel(ship.unit)} from ${nameOfSystem(game, ship.unit.system)}`;
  return {
    kind: 'allot',
    prompt: 'Which way do your ships go? A ship that leaves a gravity rift is lost on a roll of 1 to 3, with what it carries.',
    lines: open.flatMap(({ alike, ways }) => ways.map((route): Line => ({
      key: lineOfWay(alike[0], wayOf(route)), label: `${lineLabel(alike[0].unit)}, ${through(game, route)}`, group: nameOfSystem(game, alike[0].unit.system),
      max: alike.length, hint: route.rolls.length ? `${route.rolls.length} ${route.rolls.length === 1 ? 'die' : 'dice'}` : 'no die', worth: { [called(alike[0])]: 1 },
    }))),
    limits: open.map(({ alike }) => ({
      measure: called(alike[0]), atLeast: alike.length, atMost: alike.length, say: `${called(alike[0])}: ${alike.length === 1 ? 'one way' : `ways for ${alike.length}`}; that is {sum}.`,
    })),
    start,
  };
}, {
  title: 'choose the way of the ships',
  check: (game, _seat, sailing, answer) => {
    const waters = watersOf(game, sailing);
    return plan(waters, ordersFrom(waters, answer)) ? undefined : 'Not all of them get there that way, with everything they are to carry.';
  },
});

interface Risk extends Lading {
  waters: Waters;
  orders: (Orders | undefined)[];
  voyages: Voyage[];
}

/** Which ships may be lost with what they carry, and what they would carry; undefined where nobody can do anything about it. */
function riskOf(game: Game, sailing: Sailing, waters = watersOf(game, sailing)): Risk | undefined {
  if (!nearRifts(waters)) return undefined;
  const said = ordersFrom(waters, sailing.ways);
  const voyages = plan(waters, said);
  if (!voyages || !waters.cargo.length) return undefined;
  const { ships, cargo, routes } = waters;
  const orders = voyages.map((voyage, i): Orders => ({ ...said[i], way: wayOf(voyage) }));
  const carriers = ships.filter(({ capacity }) => capacity > 0);
  const holds = carriers.filter((ship) => voyages[ships.indexOf(ship)].rolls.length).map(({ unit, capacity }): Hold => ({ ship: unit, capacity }));
  if (!holds.length || carriers.length < 2) return undefined;
  const atStake = ({ ship }: Hold, { from }: Kind): boolean => {
    const at = ships.findIndex(({ unit }) => unit === ship);
    const passing = routes[at].filter((route) => wayOf(route) === orders[at].way && route.path.includes(from));
    return passing.length > 0 && passing.every((route) => route.path.lastIndexOf(from) <= lastRoll(route));
  };
  const kinds = kindsOf(cargo);
  const decks = decksOf(game, waters, voyages, {});
  const risk: Risk = { waters, orders, voyages, holds, kinds, atStake, all: holds.length === carriers.length, start: ladingOf(decks, holds, kinds, atStake) };
  return isChoice(risk) ? risk : undefined;
}

const lastRoll = ({ path, rolls }: Route): number => path.slice(0, -1).lastIndexOf(rolls[rolls.length - 1]);

/** Ships that may be lost are loaded first: by what has been said, then as planned. */
function decksOf(game: Game, { ships, cargo }: Waters, voyages: readonly Voyage[], said: Answer): Map<UnitId, Unit[]> {
  const order = ships.map((_, i) => i).sort((a, b) => voyages[b].rolls.length - voyages[a].rolls.length);
  const holds = order.map((i): Hold => ({ ship: ships[i].unit, capacity: ships[i].capacity }));
  return stowed(game, holds, cargo, said, ({ ship }) => voyages[ships.findIndex(({ unit }) => unit === ship)].load);
}

/** Whether anything else could be aboard the ships at risk than what is proposed. */
function isChoice({ waters, orders, voyages, holds, kinds, atStake, start }: Risk): boolean {
  const { ships, cargo } = waters;
  const carriers = ships.filter(({ capacity }) => capacity > 0);
  // One unit aboard one of several alike ships: it is the same aboard another.
  if (cargo.length === 1 && new Set(carriers.map(squadron)).size === 1 && new Set(carriers.map((ship) => orders[ships.indexOf(ship)]?.way)).size === 1) return false;
  return holds.some((hold) => {
    const at = ships.findIndex(({ unit }) => unit === hold.ship);
    return [...grouped(kinds.filter((kind) => atStake(hold, kind)), ({ from }) => from)].some(([from, there]) => {
      const held = voyages[at].load[from] ?? 0;
      const has = ({ key }: Kind): number => start[aboard(hold.ship.id, key)] ?? 0;
      if (there.some((one) => has(one) > 0 && there.some((other) => other !== one && has(other) < other.units.length))) return true;
      return [held - 1, held + 1].some((count) => count >= 0 && plan(waters, only(at, { ...orders[at], hold: { [from]: count } }, orders)) !== undefined);
    });
  });
}

const holdOrders = (risk: Risk, answer: Readonly<Record<string, number>>): (Orders | undefined)[] => {
  const orders = [...risk.orders];
  for (const hold of risk.holds) {
    const at = risk.waters.ships.findIndex(({ unit }) => unit === hold.ship);
    const counts: Record<SystemId, number> = {};
    for (const kind of risk.kinds.filter((one) => risk.atStake(hold, one))) counts[kind.from] = (counts[kind.from] ?? 0) + (answer[aboard(hold.ship.id, kind.key)] ?? 0);
    orders[at] = { ...orders[at], hold: counts };
  }
  return orders;
};

/** What the ships carry that may be lost in a gravity rift (41.2b, 95.1). */
const cargoOfShips = question<Sailing, Record<string, number>>()('cargo-of-ships', (game, _seat, sailing): Spec => {
  const risk = riskOf(game, sailing);
  if (!risk) return { kind: 'none', reason: 'What they carry is settled.' };
  const rest = risk.all ? '' : ' What you do not put here goes with your other ships.';
  return ladingSpec(game, `Which of your ships that leave a gravity rift carries what? It is lost with its ship on a roll of 1 to 3.${rest}`, risk);
}, {
  title: 'say what each ship carries',
  check: (game, _seat, sailing, answer) => {
    const risk = riskOf(game, sailing);
    return !risk || plan(risk.waters, holdOrders(risk, answer)) ? undefined : 'Your other ships cannot fetch and carry all the rest.';
  },
});

const NAME = 'sailing';

/** Moves what was declared: gravity rifts take their toll, and all who come through arrive together (58.6). */
export const sailing = procedure<Sailing>()(NAME, {
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
    const legs = waters.ships.map(({ unit }, i): Leg => ({ ship: unit, voyage: voyages[i], deck: decks.get(unit.id) ?? [] }));
    const ahead = legs.filter(({ ship }) => waters.vanguard.some(({ unit }) => unit === ship));
    const others = legs.filter((leg) => !ahead.includes(leg));
    travel(game, data, ahead);
    if (ahead.some(({ ship }) => !game.state.units[ship.id])) return call(NAME, stillOnTheWay(game, data, others), 'gone');
    travel(game, data, others);
    return done();
  },
  gone: () => done(),
});

/** What was to go ahead is lost: of the others, those that still find a way have to take it, with what they can still fetch. */
function stillOnTheWay(game: Game, { seat, system }: Sailing, legs: readonly Leg[]): Sailing {
  const possible = (ships: UnitId[], cargo: UnitId[]): boolean => plan(watersOf(game, { seat, system, ships, cargo })) !== undefined;
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

function travel(game: Game, { seat, system }: Sailing, legs: readonly Leg[]): void {
  const arrived: { voyage: Voyage; units: Unit[] }[] = [];
  // The order of the dice changes nothing: all is declared before the first, and each is about one ship alone (41.2, 58.6).
  for (const { ship, voyage, deck } of legs) {
    for (const { component } of voyage.boosts) game.fact({ type: 'ability-used', seat, component });
    const lostAt = lostInRift(game, ship, voyage.path);
    if (lostAt === undefined) arrived.push({ voyage, units: [ship, ...deck] });
    // 41.2b: picked up as late as the path allows, so that what a lost ship had yet to reach stays where it is.
    else for (const unit of [ship, ...deck.filter((one) => voyage.path.lastIndexOf(one.system) <= lostAt)]) removeUnit(game, unit, 'gravity-rift');
  }
  for (const [, together] of grouped(arrived, ({ voyage }) => voyage.path.join(' '))) {
    const { path } = together[0].voyage;
    const units = together.flatMap((one) => one.units);
    for (const unit of units) {
      unit.system = system;
      delete unit.planet;
    }
    game.fact({ type: 'ships-moved', seat, into: system, from: path[0], path, units: units.map((unit) => unit.type) });
  }
}

export const sailingProcedures: Procedure<Game, never>[] = [sailing];
export const sailingQuestions: Question<Game, never>[] = [pathOfShips, cargoOfShips];
