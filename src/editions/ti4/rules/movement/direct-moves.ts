import { ask, counted, done, type Line, type Procedure, type Question, type Spec } from '../../../../engine/index.ts';
import { modify } from '../components/modifiers.ts';
import { happened } from '../components/moments.ts';
import { procedure, question, type Game } from '../game.ts';
import { nameOfPlanet, nameOfSystem } from '../names.ts';
import type { SeatId, SystemId, Unit, UnitType } from '../state.ts';
import { anomaliesIn } from '../units/board.ts';
import { fleetLimit, lineLabel } from '../units/fleet-pool.ts';
import { moveInto } from '../units/placement.ts';
import { capacityOf, removeUnit, shipsIn, transportable, unitsAt } from '../units/units.ts';
import { keyOfCargo, keyOfShip } from './berths.ts';
import { loaded } from './displacement.ts';
import { lostInRift } from './gravity-rift.ts';
import { heldBack, movementBarred } from './movement-paths.ts';
import { grouped } from './sailing-plan.ts';

/** Ships of these types that an ability moves straight from wherever they are into one system, outside a tactical action. */
export interface DirectMove {
  seat: SeatId;
  to: SystemId;
  types: readonly UnitType[];
}

/** Ships that could be moved there: their own command tokens do not hold them back, and no system is active. */
const shipsFor = (game: Game, { seat, to, types }: DirectMove): Unit[] =>
  unitsAt(game, { owner: seat, space: true }).filter(
    (unit) =>
      types.includes(unit.type) &&
      unit.system !== to &&
      modify(game, 'withdrawal-barred', { seat, system: unit.system }, undefined) === undefined &&
      movementBarred(game, unit, to, false, '') === undefined,
  );

/** Systems without ships of others into which some such ship could be moved. */
export const directWays = (game: Game, move: Omit<DirectMove, 'to'>): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (to) => shipsIn(game, to).every(({ owner }) => owner === move.seat) && shipsFor(game, { ...move, to }).length > 0,
  );

/** What such ships may take along: from where they start, and only where no command token of theirs lies (95.3). */
function cargoFor(game: Game, move: DirectMove): Unit[] {
  const { seat } = move;
  const from = new Set(shipsFor(game, move).flatMap((unit) => (capacityOf(game, unit) > 0 ? [unit.system] : [])));
  return [...from]
    .filter((system) => !heldBack(game, seat, system))
    .flatMap((system) => unitsAt(game, { owner: seat, system }))
    .filter((unit) => transportable(game, unit) || (unit.type === 'fighter' && unit.planet === undefined));
}

/** As many of the units as an answer counts, line by line. */
const picked = (units: readonly Unit[], key: (unit: Unit) => string, answer: Readonly<Record<string, number>>): Unit[] =>
  [...grouped(units, key)].flatMap(([line, alike]) => alike.slice(0, answer[line] ?? 0));

const place = (game: Game, { planet }: Unit): string => (planet === undefined ? 'in space' : `on ${nameOfPlanet(game, planet)}`);

/** Which ships move there, and what they carry. */
const directMoves = question<DirectMove, Record<string, number>>()(
  'direct-moves',
  (game, seat, move): Spec => {
    const ships = shipsFor(game, move);
    if (!ships.length) return { kind: 'none', reason: `None of these ships can move to ${nameOfSystem(game, move.to)} any more.` };
    const lines = [
      ...[...grouped(ships, keyOfShip)].map(([key, alike]): Line => ({
        key,
        label: lineLabel(alike[0]),
        group: nameOfSystem(game, alike[0].system),
        max: alike.length,
        hint: `holds ${capacityOf(game, alike[0])}`,
        worth: { room: -capacityOf(game, alike[0]) },
      })),
      ...[...grouped(cargoFor(game, move), keyOfCargo)].map(([key, alike]): Line => ({
        key,
        label: `Carry: ${lineLabel(alike[0])} ${place(game, alike[0])}`,
        group: nameOfSystem(game, alike[0].system),
        max: alike.length,
        worth: { room: 1 },
      })),
    ];
    const to = nameOfSystem(game, move.to);
    return {
      kind: 'allot',
      prompt: `Which ships move straight to ${to}, and what do they carry? Your fleet pool allows ${fleetLimit(game, seat, move.to)} there.`,
      lines,
      limits: [{ measure: 'room', atMost: 0, say: 'The moving ships lack room for {sum} of these.' }],
      start: {},
    };
  },
  {
    title: 'move ships straight to a system',
    check: (game, _seat, move, answer) => {
      const ships = picked(shipsFor(game, move), keyOfShip, answer);
      for (const [from, cargo] of grouped(picked(cargoFor(game, move), keyOfCargo, answer), ({ system }) => system)) {
        const room = ships.filter(({ system }) => system === from).reduce((sum, ship) => sum + capacityOf(game, ship), 0);
        if (cargo.length > room)
          return `The ships that leave ${nameOfSystem(game, from)} have room for ${room}, and that makes ${cargo.length}.`;
      }
      return undefined;
    },
  },
);

/** Moves ships of one system with what they carry: those that leave a gravity rift have a die each, and are lost with it (41.2). Gives back what arrives. */
function sendOff(game: Game, { seat, to }: DirectMove, from: SystemId, ships: readonly Unit[], cargo: readonly Unit[]): Unit[] {
  const rolls = (unit: Unit): boolean =>
    anomaliesIn(game, from).includes('gravity-rift') && modify(game, 'rift-rolls', { seat, unit, system: from }, true);
  const arrived: Unit[] = [];
  for (const [ship, deck] of loaded(game, ships, cargo, rolls)) {
    if (lostInRift(game, ship, [from, to]) === undefined) arrived.push(ship, ...deck);
    else for (const unit of [ship, ...deck]) removeUnit(game, unit, 'gravity-rift');
  }
  for (const unit of arrived) moveInto(game, unit, to);
  if (arrived.length) game.fact({ type: 'ships-moved', seat, into: to, from, path: [from, to], units: arrived.map(({ type }) => type) });
  return arrived;
}

export const moveDirectly = procedure<DirectMove>()('move-directly', {
  which: (_game, move) => ask([directMoves.of(move.seat, move)], 'go'),
  go: (game, move, got) => {
    const answer = counted(got.answer);
    const cargo = grouped(picked(cargoFor(game, move), keyOfCargo, answer), ({ system }) => system);
    const fleets = grouped(picked(shipsFor(game, move), keyOfShip, answer), ({ system }) => system);
    const arrived = [...fleets].flatMap(([from, ships]) => sendOff(game, move, from, ships, cargo.get(from) ?? []));
    if (arrived.length) happened(game, 'after', 'ships-moved', { seat: move.seat, system: move.to });
    return done(arrived.length);
  },
});

export const directProcedures: Procedure<Game, never>[] = [moveDirectly];
export const directQuestions: Question<Game, never>[] = [directMoves];
