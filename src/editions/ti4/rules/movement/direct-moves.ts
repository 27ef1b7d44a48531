import { ask, chosenAmounts, done, type AmountOption, type Procedure, type Question, type Spec } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { CAPACITY_LIMIT, splitByRoom, roomTaken } from '#ti4/rules/units/capacity.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { moveToSystem } from '#ti4/rules/units/unit-index.ts';
import { capacityOf, removeUnit, shipsIn, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { cargoLineKey, shipLineKey } from './movement-line-keys.ts';
import { recordArrival } from './arrivals.ts';
import { loadSafestFirst } from './gravity-rift-departure.ts';
import { rollForGravityRifts } from './gravity-rift.ts';
import { isHeldByToken, movementProblem } from './move-map.ts';
import { groupBy } from './move-plan.ts';

/** Ships of given types that an ability moves from anywhere straight into one system, outside a tactical action. */
export interface DirectMove {
  seat: SeatId;
  to: SystemId;
  types: readonly UnitType[];
  /** Units already declared for another destination. */
  away?: UnitId[];
}

/** Returns the ships that could move there; their own command tokens do not stop them, and no system is active. */
export const shipsFor = (game: Game, { seat, to, types, away }: DirectMove): Unit[] =>
  unitsAt(game, { owner: seat, space: true }).filter(
    (unit) =>
      types.includes(unit.type) &&
      !away?.includes(unit.id) &&
      unit.system !== to &&
      modify(game, 'withdrawal-barred', { seat, system: unit.system }, undefined) === undefined &&
      movementProblem(game, unit, to, false, '') === undefined,
  );

/** Returns the systems without other players' ships into which at least one such ship could move. */
export const directMoveTargets = (game: Game, move: Omit<DirectMove, 'to'>): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (to) => shipsIn(game, to).every(({ owner }) => owner === move.seat) && shipsFor(game, { ...move, to }).length > 0,
  );

/**
 * Returns the units these ships could transport: from their starting systems only, and only where the seat has no
 * command token (95.3).
 */
export function cargoFor(game: Game, move: DirectMove): Unit[] {
  const { seat } = move;
  const from = new Set(shipsFor(game, move).flatMap((unit) => (capacityOf(game, unit) > 0 ? [unit.system] : [])));
  return [...from]
    .filter((system) => !isHeldByToken(game, seat, system))
    .flatMap((system) => unitsAt(game, { owner: seat, system }))
    .filter(
      (unit) =>
        isTransportable(game, unit) ||
        (isFighter(unit) && unit.planet === undefined && !move.types.includes('fighter')),
    )
    .filter(({ id }) => !move.away?.includes(id));
}

/** Picks units by an answer's count for each line. */
export const picked = (
  game: Game,
  units: readonly Unit[],
  key: (game: Game, unit: Unit) => string,
  answer: Readonly<Record<string, number>>,
): Unit[] =>
  [...groupBy(units, (unit) => key(game, unit))].flatMap(([line, alike]) => alike.slice(0, answer[line] ?? 0));

const isFighter = ({ type }: Unit): boolean => type === 'fighter';

const place = (game: Game, { planet }: Unit): string =>
  `from ${planet === undefined ? 'space' : nameOfPlanet(game, planet)}`;

/** Asks which ships move there and what they transport. */
export const directMoves = question<DirectMove, Record<string, number>>()(
  'direct-moves',
  (game, seat, move): Spec => {
    const ships = shipsFor(game, move);
    if (!ships.length)
      return { kind: 'none', reason: `None of these ships can still move to ${nameOfSystem(game, move.to)}.` };
    const lines = [
      ...[...groupBy(ships, (unit) => shipLineKey(game, unit))].map(([key, alike]): AmountOption => ({
        key,
        label: lineLabel(game, alike[0]),
        group: nameOfSystem(game, alike[0].system),
        max: alike.length,
        hint: `capacity ${capacityOf(game, alike[0])}`,
        weights: { room: -capacityOf(game, alike[0]) },
      })),
      ...[...groupBy(cargoFor(game, move), (unit) => cargoLineKey(game, unit))].map(([key, alike]): AmountOption => ({
        key,
        label: `Carry: ${lineLabel(game, alike[0])} ${place(game, alike[0])}`,
        group: nameOfSystem(game, alike[0].system),
        max: alike.length,
        weights: { room: roomTaken(game, alike[0], ships) },
      })),
    ];
    const to = nameOfSystem(game, move.to);
    return {
      kind: 'allot',
      prompt: `Which ships do you move directly to ${to}, and what do they transport? Your fleet pool allows ${fleetLimit(game, seat, move.to)} there.`,
      amounts: lines,
      limits: [CAPACITY_LIMIT],
      proposed: {},
      emptyLabel: 'Move nothing',
    };
  },
  {
    title: 'move ships directly to a system',
    check: (game, _seat, move, answer) => {
      const ships = picked(game, shipsFor(game, move), shipLineKey, answer);
      for (const [from, cargo] of groupBy(
        picked(game, cargoFor(game, move), cargoLineKey, answer),
        ({ system }) => system,
      )) {
        const carriers = ships.filter(({ system }) => system === from);
        const room = carriers.reduce((sum, ship) => sum + capacityOf(game, ship), 0);
        const { heavy } = splitByRoom(game, cargo, carriers);
        if (heavy.length > room)
          return `The ships that leave ${nameOfSystem(game, from)} have capacity ${room}; you chose ${formatCount(heavy.length, 'unit')} for them.`;
      }
      return undefined;
    },
  },
);

/**
 * Moves ships of one system with their cargo and returns the units that arrive. A ship that leaves a gravity rift rolls
 * one die and may be lost with its cargo (41.2).
 */
export function sendOff(
  game: Game,
  { seat, to }: Pick<DirectMove, 'seat' | 'to'>,
  from: SystemId,
  ships: readonly Unit[],
  cargo: readonly Unit[],
): Unit[] {
  const rolls = (unit: Unit): boolean =>
    anomaliesIn(game, from).includes('gravity-rift') && modify(game, 'rift-rolls', { seat, unit, system: from }, true);
  const arrived: Unit[] = [];
  // Fighters that move on their own ride on other ships that have capacity left and may pick units up.
  const small = isHeldByToken(game, seat, from) ? [] : ships.filter(isFighter);
  const decks = loadSafestFirst(
    game,
    ships.filter((ship) => !small.includes(ship)),
    [...cargo, ...small],
    rolls,
  );
  const aboard = new Set([...decks.values()].flat());
  for (const fighter of small) if (!aboard.has(fighter)) decks.set(fighter, []);
  for (const [ship, deck] of decks) {
    if (rollForGravityRifts(game, ship, [from, to]) === undefined) arrived.push(ship, ...deck);
    else for (const unit of [ship, ...deck]) removeUnit(game, unit, 'gravity-rift');
  }
  for (const unit of arrived) moveToSystem(game, unit, to);
  if (arrived.length)
    game.addFact({
      type: 'ships-moved',
      seat,
      into: to,
      from,
      path: [from, to],
      units: arrived.map(({ type }) => type),
    });
  return arrived;
}

export const moveDirectly = procedure<DirectMove>()('move-directly', {
  which: (_game, move) => ask([directMoves.ask(move.seat, move)], 'go'),
  go: (game, move, got) => {
    const answer = chosenAmounts(got.answer);
    const cargo = groupBy(picked(game, cargoFor(game, move), cargoLineKey, answer), ({ system }) => system);
    const fleets = groupBy(picked(game, shipsFor(game, move), shipLineKey, answer), ({ system }) => system);
    const arrived = [...fleets].flatMap(([from, ships]) => sendOff(game, move, from, ships, cargo.get(from) ?? []));
    recordArrival(
      game,
      move.seat,
      move.to,
      arrived.map(({ id }) => id),
    );
    return done(arrived.length);
  },
});

export const directMoveProcedures: Procedure<Game, never>[] = [moveDirectly];
export const directMoveQuestions: Question<Game, never>[] = [directMoves];
