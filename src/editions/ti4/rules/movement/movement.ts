import {
  ask,
  call,
  chosenAmounts,
  done,
  goto,
  type AmountOption,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { cargoLineKey, shipLineKey } from './move-lines.ts';
import { excessOf, fleetLimit, fleetProblem, formatExcess } from '#ti4/rules/units/fleet-limits.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { newGame, procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import {
  moveMapAfter,
  moveMapOf,
  costsToActiveSystem,
  isHeldByToken,
  systemsOnRoute,
  moverOf,
  type MoveMap,
  type Mover,
} from './movement-paths.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import { explainUnreachable } from './unreachable-reason.ts';
import { executeMoves, moveExecutionProcedures, moveExecutionQuestions } from './move-execution.ts';
import {
  tokenTurningProcedures,
  tokenTurningQuestions,
  turnUsedTokens,
  pathsMoved,
} from '#ti4/rules/board/wormhole-token-turning.ts';
import { groupBy, countBySystem, systemsOf } from './move-plan.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import { splitByRoom, roomTaken } from '#ti4/rules/units/capacity.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { planRoutes, type MoveBoost, type PlannedMove } from './route-planning.ts';
import { definitionOf, isGroundForce, isNonFighterShip, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { formatList } from '#text/sentences.ts';

export interface Movement {
  seat: SeatId;
  /** The active system. */
  system: SystemId;
}

/** Key of the line for the number of excess units to give up. */
const GIVE_UP_KEY = 'give-up';
const NOTHING_TO_DO_WARNING =
  'You have no ships there and cannot produce there: your command token would have no effect.';
/** Key of the line that moves certain ships before the others. */
const MOVE_FIRST_KEY = 'move-first';

/** Ships of the same kind in one system. */
interface ShipLine {
  key: string;
  from: SystemId;
  ships: Mover[];
  /** True if they can move; the reason why not is expensive and computed separately. */
  able: boolean;
  /** Reason why they may not leave; undefined if they may. */
  barred?: string;
  /** Systems in which they could pick units up. */
  passes: SystemId[];
}

/** Fighters or ground forces of the same kind in one place. */
interface CargoLine {
  key: string;
  from: SystemId;
  units: Unit[];
  /** Reason why they cannot be picked up; undefined if they can. */
  off?: string;
}

interface Fleet {
  chart: MoveMap;
  /** Ships that may move before the others; `after` is the map once they have arrived. */
  vanguard: Mover[];
  after?: MoveMap;
  /** True if moving first improves the other ships' options. */
  opens: boolean;
  boosts: MoveBoost[];
  ships: ShipLine[];
  cargo: CargoLine[];
}

/** Collects every ship that has a move value, and all units the ships could transport. */
function fleetFor(game: Game, { seat, system }: Movement): Fleet {
  const chart = moveMapOf(game, seat, system);
  const boosts = modify(game, 'move-boosts', { seat, system }, []);
  const bonus = boosts.reduce((sum, boost) => sum + boost.amount, 0);
  const voyagers = unitsAt(game, { owner: seat, space: true })
    .filter((unit) => definitionOf(game, unit).move !== undefined)
    .map((unit) => moverOf(game, unit, system));
  const vanguard = voyagers.filter(
    (ship) =>
      ship.unit.system !== system &&
      modify(game, 'moves-first', { seat, unit: ship.unit }, false) &&
      departureBarred(game, ship.unit, system) === undefined &&
      systemsOnRoute(chart, ship, bonus).length > 0,
  );
  const after = vanguard.length
    ? moveMapAfter(
        game,
        seat,
        system,
        vanguard.map(({ unit }) => unit),
      )
    : undefined;
  let opens = false;
  const ships = [...groupBy(voyagers, ({ unit }) => shipLineKey(game, unit))].map(([key, alike]): ShipLine => {
    const [first] = alike.sort((a, b) => b.move - a.move || b.capacity - a.capacity);
    const from = first.unit.system;
    const barred = departureBarred(game, first.unit, system);
    const before = barred === undefined ? systemsOnRoute(chart, first, bonus) : [];
    const later = barred === undefined && after && !vanguard.includes(first) ? systemsOnRoute(after, first, bonus) : [];
    if (
      after &&
      later.length &&
      (later.some((one) => !before.includes(one)) || costFrom(after, first, bonus) < costFrom(chart, first, bonus))
    )
      opens = true;
    const passes = [...new Set([...before, ...later])];
    return {
      key,
      from,
      ships: alike,
      able: barred === undefined && passes.length > 0,
      passes: first.capacity > 0 ? passes : [],
      ...(barred !== undefined && { barred }),
    };
  });
  const cargo = cargoWithin(game, { seat, system }, ships);
  // A ship already in the active system moves out and back (58.4e) only to pick units up.
  return {
    chart,
    vanguard,
    ...(after && { after }),
    opens,
    boosts,
    cargo,
    ships: ships.filter(
      (line) => line.from !== system || (cargo.some(({ off }) => off === undefined) && line.passes.length > 0),
    ),
  };
}

const whyNot = ({ chart, boosts }: Fleet, { able, barred, ships: [first] }: ShipLine): string | undefined =>
  able ? undefined : (barred ?? explainUnreachable(chart, first, boosts));

const costFrom = (chart: MoveMap, { unit, move, rift }: Mover, bonus: number): number =>
  costsToActiveSystem(chart, unit, move + bonus + rift).get(unit.system) ?? Infinity;

/** Returns why a ship may not leave its system (58.4c, and components); undefined if it may. */
function departureBarred(game: Game, ship: Unit, active: SystemId): string | undefined {
  const { owner: seat, system: from } = ship;
  const own =
    from !== active && isHeldByToken(game, seat, from, ship) ? 'Your command token is there (58.4c).' : undefined;
  return modify(game, 'departure-barred', { seat, from, active }, own);
}

/** Returns the fighters and ground forces in the systems that these ships can pass, and why any cannot be picked up. */
function cargoWithin(game: Game, { seat, system }: Movement, ships: readonly ShipLine[]): CargoLine[] {
  const units = [...new Set(ships.flatMap(({ passes }) => passes))].flatMap((from) => {
    return unitsAt(game, { owner: seat, system: from }).filter(
      (unit) =>
        (isTransportable(game, unit) || (unit.type === 'fighter' && unit.planet === undefined)) &&
        (from !== system || unit.planet !== undefined),
    );
  });
  return [...groupBy(units, (unit) => cargoLineKey(game, unit))].map(([key, alike]) => {
    const from = alike[0].system;
    const held = ships.every(
      ({ passes, ships: [{ unit }] }) => !passes.includes(from) || isHeldByToken(game, seat, from, unit),
    );
    const off = from !== system && held ? 'Your command token is there (95.3).' : undefined;
    return { key, from, units: alike, ...(off !== undefined && { off }) };
  });
}

const goesFirst = (answer: Readonly<Record<string, number>>): boolean => (answer[MOVE_FIRST_KEY] ?? 0) > 0;

/** Returns the ships and cargo that an answer declares. */
function declared(
  { ships, cargo, vanguard, after }: Fleet,
  answer: Readonly<Record<string, number>>,
): { ships: Mover[]; cargo: Unit[] } {
  const moving = ships
    .flatMap((line) => line.ships.slice(0, answer[line.key] ?? 0))
    .map((ship) => (after && goesFirst(answer) && !vanguard.includes(ship) ? { ...ship, chart: after } : ship));
  const sailing = new Set(moving.map(({ unit }) => unit.id));
  // A fighter that moves on its own is not transported as well (58, 95).
  const carried = cargo.flatMap((line) =>
    line.units.filter((unit) => !sailing.has(unit.id)).slice(0, answer[line.key] ?? 0),
  );
  return { ships: moving, cargo: carried };
}

/**
 * Returns the seat's units in every system that the move touches, as they would be after it, ignoring gravity rifts.
 */
function afterwards(game: Game, { seat, system }: Movement, moving: readonly Unit[]): [SystemId, Unit[]][] {
  const staying = unitsAt(game, { owner: seat }).filter((unit) => !moving.includes(unit));
  const arriving = moving.map((unit): Unit => {
    const arrived = { ...unit, system };
    delete arrived.planet;
    return arrived;
  });
  const places = new Set([system, ...moving.map((unit) => unit.system)]);
  return [...places].map((place) => [place, [...staying, ...arriving].filter((unit) => unit.system === place)]);
}

/** Returns a line for each kind of the seat's ships, with the reason if they cannot move there. */
export function shipMoveLines(game: Game, movement: Movement): AmountOption[] {
  const fleet = fleetFor(game, movement);
  return fleet.ships.map((line) => shipLine(game, line, movement.system, whyNot(fleet, line)));
}

/** The units that a seat could move into a system if it were active. */
export interface Reach {
  /** Ships, and fighters that move on their own; each could move alone. */
  ships: Unit[];
  /** Fighters and ground forces outside the system that some of the ships can pick up. */
  cargo: Unit[];
  /** Plans one movement of these ships with this cargo; undefined if they cannot all arrive. */
  plan: (ships: readonly Unit[], cargo: readonly Unit[]) => PlannedMove[] | undefined;
}

export function reachOf({ state, book }: Game, movement: Movement): Reach {
  const game = newGame({ ...state, turn: { ...state.turn, system: movement.system } }, book);
  const { chart, after, vanguard, boosts, ships, cargo } = fleetFor(game, movement);
  const voyagers = new Map(ships.flatMap((line) => line.ships.map((ship) => [ship.unit.id, ship] as const)));
  const behind = (ship: Mover): Mover => (after && !vanguard.includes(ship) ? { ...ship, chart: after } : ship);
  return {
    ships: ships
      .filter(({ able, from }) => able && from !== movement.system)
      .flatMap((line) => line.ships.map(({ unit }) => unit)),
    cargo: cargo.filter(({ off, from }) => off === undefined && from !== movement.system).flatMap(({ units }) => units),
    plan: (moving, carried) => {
      const together = moving.flatMap(({ id }) => voyagers.get(id) ?? []);
      const { heavy, light } = splitByRoom(game, carried, moving);
      const planFor = (fleet: readonly Mover[]) =>
        planRoutes(chart, fleet, countBySystem(heavy), boosts, [], systemsOf(light));
      return planFor(together) ?? (after && planFor(together.map(behind)));
    },
  };
}

/** Returns the seat's ships that could move into a system if it were active. */
export const reachableShips = (game: Game, movement: Movement): Unit[] => reachOf(game, movement).ships;

/** Asks which ships move into the active system and what they transport, all declared at once (58.6). */
export const moveShips = question<Movement, Record<string, number>>()(
  'move-ships',
  (game, seat, { system }): Spec => {
    const fleet = fleetFor(game, { seat, system });
    if (!fleet.ships.some(({ able }) => able)) {
      const why = fleet.ships.map(
        (line) => ` ${lineLabel(game, line.ships[0].unit)} at ${nameOfSystem(game, line.from)}: ${whyNot(fleet, line)}`,
      );
      return { kind: 'none', reason: `None of your ships can move to ${nameOfSystem(game, system)}.${why.join('')}` };
    }
    const could = fleet.ships.filter(({ able }) => able).flatMap((line) => line.ships.map(({ unit }) => unit));
    const lines = [
      ...fleet.ships.map((line) => shipLine(game, line, system, whyNot(fleet, line))),
      ...fleet.cargo.map((line) => cargoLine(game, line, system, could)),
    ];
    if (fleet.opens)
      lines.push({
        key: MOVE_FIRST_KEY,
        label: `${ofShips(game, fleet.vanguard, 'moves', 'move')} before your other ships`,
        hint: 'otherwise after them',
        isUnique: true,
        max: 1,
      });
    const here = unitsAt(game, { owner: seat, system, space: true });
    const limit = fleetLimit(game, seat, system);
    const aboard = [
      ...here,
      ...could.flatMap((unit) => unitsAt(game, { owner: seat, system: unit.system, space: true })),
    ].some((unit) => unit.type === 'fighter' || isGroundForce(game, unit));
    if (aboard || [...here, ...could].filter((unit) => isNonFighterShip(game, unit)).length > limit) {
      lines.push({
        key: GIVE_UP_KEY,
        label: 'Remove excess units',
        isCorrective: true,
        hint: 'over your fleet pool or capacity',
        max: unitsAt(game, { owner: seat }).length,
      });
    }
    return {
      kind: 'allot',
      prompt: `Which ships do you move to ${nameOfSystem(game, system)}, and what do they transport? Your fleet pool allows ${limit} there.`,
      amounts: lines,
      limits: [
        {
          measure: 'room',
          measureLabel: 'capacity',
          atMost: 0,
          message: 'The moving ships lack capacity for {sum} of these units.',
        },
      ],
      emptyLabel: 'Move nothing',
      ...(!here.length && !producersIn(game, seat, system).length && { emptyWarning: NOTHING_TO_DO_WARNING }),
      proposed: {},
    };
  },
  {
    title: 'move ships',
    check(game, seat, { system }, answer) {
      const fleet = fleetFor(game, { seat, system });
      const { ships, cargo } = declared(fleet, answer);
      const asked = fleet.cargo.reduce((sum, line) => sum + (answer[line.key] ?? 0), 0);
      if (cargo.length < asked) return 'A fighter either moves by itself or is transported, not both.';
      if (goesFirst(answer) && !ships.some((ship) => fleet.vanguard.includes(ship)))
        return `${ofShips(game, fleet.vanguard, 'does', 'do')} not move, so nothing can move before your other ships.`;
      const wrong = planProblem(game, fleet, ships, cargo, goesFirst(answer));
      if (wrong) return wrong;
      const moving = [...ships.map(({ unit }) => unit), ...cargo];
      let given = answer[GIVE_UP_KEY] ?? 0;
      for (const [place, units] of afterwards(game, { seat, system }, moving)) {
        const gone = excessOf(game, seat, place, units).length;
        if (gone > given)
          return formatExcess(
            fleetProblem(game, seat, place, units),
            gone - given,
            answer[GIVE_UP_KEY] ?? 0,
            place === system ? undefined : 'Move more from there',
          );
        given -= gone;
      }
      return undefined;
    },
  },
);

function shipLine(game: Game, { key, from, ships }: ShipLine, active: SystemId, off: string | undefined): AmountOption {
  const [{ unit, move, capacity }] = ships;
  const holds = capacity > 0 ? `, capacity ${capacity}` : '';
  const goal = from === active ? 'already there, moves only to pick up units; ' : '';
  return {
    key,
    label: lineLabel(game, unit),
    group: nameOfSystem(game, from),
    max: off === undefined ? ships.length : 0,
    hint: `${goal}move ${move}${holds}`,
    ...(off === undefined ? { weights: { room: -capacity } } : { disabledReason: off }),
  };
}

function cargoLine(
  game: Game,
  { key, units, from, off }: CargoLine,
  active: SystemId,
  carriers: readonly Unit[],
): AmountOption {
  const [unit] = units;
  const place = `from ${unit.planet === undefined ? 'space' : nameOfPlanet(game, unit.planet)}`;
  return {
    key,
    label: `Carry: ${lineLabel(game, unit)} ${place}`,
    group: nameOfSystem(game, from),
    ...(from === active && { hint: 'already there, moves into space' }),
    max: off === undefined ? units.length : 0,
    ...(off === undefined ? { weights: { room: roomTaken(game, unit, carriers) } } : { disabledReason: off }),
  };
}

/** Names ships; counts them if there are several of a name: "4 × Destroyer and 1 × Cruiser". */
function namesOf(game: Game, ships: readonly Mover[]): string {
  const names = ships.map(({ unit }) => lineLabel(game, unit));
  const different = [...new Set(names)];
  if (different.length === names.length) return formatList(names);
  return formatList(different.map((name) => `${names.filter((one) => one === name).length} × ${name}`));
}

/** Formats ships with a matching verb: "Flagship moves", "Flagship and Carrier move". */
const ofShips = (game: Game, ships: readonly Mover[], one: string, many: string): string =>
  `${namesOf(game, ships)} ${ships.length === 1 ? one : many}`;

/** Returns why these ships cannot all arrive, even empty. */
function strandedProblem(
  game: Game,
  { chart, boosts, vanguard }: Pick<Fleet, 'chart' | 'boosts' | 'vanguard'>,
  ships: readonly Mover[],
  first: boolean,
): string {
  const stranded = ships.filter((ship) => planRoutes(chart, [ship], {}, boosts) === undefined);
  if (stranded.length)
    return `${ofShips(game, vanguard, 'has', 'have')} to move ${first ? 'after' : 'before'} these ships, or they have no route: ${namesOf(game, stranded)}.`;
  const names = formatList(boosts.map(({ component }) => game.book.components[component]?.name ?? component));
  const far = ships.filter((ship) => planRoutes(chart, [ship], {}, []) === undefined);
  return `${names} can help ${boosts.length === 1 ? 'only 1 ship' : 'only 1 ship each'}, but ${far.length} need it: ${namesOf(game, far)}.`;
}

/** Returns why these ships cannot all arrive with this cargo; undefined if they can. */
function planProblem(
  game: Game,
  { chart, boosts, vanguard }: Fleet,
  ships: readonly Mover[],
  carried: readonly Unit[],
  first: boolean,
): string | undefined {
  const possible = (wanted: Record<SystemId, number>, besides: readonly SystemId[] = []) =>
    planRoutes(chart, ships, wanted, boosts, [], besides) !== undefined;
  const { heavy, light } = splitByRoom(
    game,
    carried,
    ships.map(({ unit }) => unit),
  );
  const cargo = countBySystem(heavy);
  if (possible(cargo, systemsOf(light))) return undefined;
  if (!possible({})) return strandedProblem(game, { chart, boosts, vanguard }, ships, first);
  const beyond = systemsOf([...heavy, ...light]).find(
    (from) => !(cargo[from] ? possible({ [from]: 1 }) : possible({}, [from])),
  );
  if (beyond !== undefined) return `No moving ship can pick up units at ${nameOfSystem(game, beyond)} on its route.`;
  for (const from in cargo)
    if (!possible({ [from]: cargo[from] }))
      return `The ships that can pass ${nameOfSystem(game, from)} lack the capacity for ${cargo[from]} from there.`;
  return 'The moving ships cannot transport all of this: each picks up units only on its own route.';
}

/** Movement (58), up to the arrival of the ships. */
export const movement = procedure<Movement>()('movement', {
  begin: (_game, { seat, system }) => openWindow('when', 'movement-begins', { seat, system }, 'declare'),
  declare: (_game, data) => ask([moveShips.ask(data.seat, data)], 'move'),
  move: (game, data, got) => {
    const answer = chosenAmounts(got.answer);
    const { ships, cargo } = declared(fleetFor(game, data), answer);
    if (!ships.length) return goto('moved');
    const first = goesFirst(answer);
    return call(
      executeMoves,
      { ...data, ships: ships.map(({ unit }) => unit.id), cargo: cargo.map(({ id }) => id), ...(first && { first }) },
      'sailed',
    );
  },
  sailed: (game, { seat, system }) =>
    turnUsedTokens(game, seat, pathsMoved(game, seat, system), 'moved') ?? goto('moved'),
  moved: (_game, { seat, system }) => openWindow('after', 'movement-ends', { seat, system }, 'end'),
  end: () => done(),
});

export const movementProcedures: Procedure<Game, never>[] = [
  movement,
  ...moveExecutionProcedures,
  ...tokenTurningProcedures,
];
export const movementQuestions: Question<Game, never>[] = [
  moveShips,
  ...moveExecutionQuestions,
  ...tokenTurningQuestions,
];
