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
import { fleetLimit, fleetProblem, formatExcess, formatFleetUse } from '#ti4/rules/units/fleet-limits.ts';
import { excessOf } from '#ti4/rules/units/fleet-excess.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { type Mover } from './move-map.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import { executeMoves, moveExecutionProcedures, moveExecutionQuestions } from './move-execution.ts';
import {
  tokenTurningProcedures,
  tokenTurningQuestions,
  turnUsedTokens,
  pathsMoved,
} from '#ti4/rules/board/wormhole-token-turning.ts';
import { countBySystem, systemsOf } from './move-plan.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import { CAPACITY_LIMIT, splitByRoom, roomTaken } from '#ti4/rules/units/capacity.ts';
import type { SystemId, Unit } from '#ti4/rules/state.ts';
import { planRoutes } from './route-planning.ts';
import { isGroundForce, isNonFighterShip, unitsAt } from '#ti4/rules/units/units.ts';
import { afterColon, formatCount, formatList } from '#text/sentences.ts';
import { type Movement, type ShipLine, type CargoLine, type Fleet, fleetFor, whyNot } from './movable-ships.ts';

/** Key of the line for the number of excess units to give up. */
const GIVE_UP_KEY = 'give-up';
const NOTHING_TO_DO_WARNING =
  'You have no ships there and cannot produce there: your command token would have no effect.';
/** Key of the line that moves certain ships before the others. */
const MOVE_FIRST_KEY = 'move-first';

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
      prompt: `Which ships do you move to ${nameOfSystem(game, system)}, and what do they transport? Your fleet pool allows ${formatCount(limit, 'non-fighter ship')} there.`,
      amounts: lines,
      limits: [CAPACITY_LIMIT],
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
      if (cargo.length < asked) return 'A fighter can move by itself or be transported, not both.';
      if (goesFirst(answer) && !ships.some((ship) => fleet.vanguard.includes(ship)))
        return `${ofShips(game, fleet.vanguard, 'does', 'do')} not move, so nothing can move before your other ships.`;
      const wrong = planProblem(game, fleet, ships, cargo, goesFirst(answer));
      if (wrong) return wrong;
      const moving = [...ships.map(({ unit }) => unit), ...cargo];
      let given = answer[GIVE_UP_KEY] ?? 0;
      for (const [place, units] of afterwards(game, { seat, system }, moving)) {
        const gone = excessOf(game, seat, place, units).length;
        if (gone > given) {
          const problem = fleetProblem(game, seat, place, units);
          const [said, missing, chosen] = [afterColon(problem ?? ''), gone - given, answer[GIVE_UP_KEY] ?? 0];
          return place === system
            ? formatExcess(problem, missing, chosen)
            : formatExcess(`After this move, ${said}`, missing, chosen, 'Move more units from there');
        }
        given -= gone;
      }
      return undefined;
    },
    told(game, seat, { system }, answer) {
      const { ships, cargo } = declared(fleetFor(game, { seat, system }), answer);
      const [[, there]] = afterwards(game, { seat, system }, [...ships.map(({ unit }) => unit), ...cargo]);
      return formatFleetUse(game, seat, system, there);
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
  if (beyond !== undefined)
    return `None of the ships you move can pick up units at ${nameOfSystem(game, beyond)} on its route.`;
  for (const from in cargo)
    if (!possible({ [from]: cargo[from] }))
      return `The ships that can pass ${nameOfSystem(game, from)} have too little capacity for ${formatCount(cargo[from], 'unit')} from there.`;
  return 'The ships you move cannot transport all these units: each ship picks up units only on its own route.';
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
