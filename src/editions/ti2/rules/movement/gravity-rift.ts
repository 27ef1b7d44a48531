import { ask, choose, chosenKey, chosenAmounts, done, goto, type Spec } from '#engine';
import { systemBeyondSide } from '#ti2/rules/board/adjacency.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { withArticle } from '#text/sentences.ts';
import { nameOfSystem, unitNouns } from '#ti2/rules/names.ts';
import { formatAttackFee, payFee } from '#ti2/rules/production/credits.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import { groupAlikeShips, NO_ROOM_MESSAGE, ownFighters, unitsFromCounts, shipLines, loadCargo } from './cargo.ts';
import { moveShips, stepFee, stepFeeProblem } from './move-step.ts';
import { mustStayWithLeader, leaderDepartureProblem } from '#ti2/rules/leaders/leader-movement.ts';
import { movementOf, movableShips, stepProblem } from './movement-points.ts';

interface Leaving {
  seat: SeatId;
  system: SystemId;
  ship?: UnitId;
  fighters?: UnitId[];
  exits?: SystemId[];
}

/**
 * Ships that may try to leave a rift. Each leaves alone, so ships bound to a leader stay, as does the leader's ship (E2
 * 12.5).
 */
export const shipsThatMayLeaveRift = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  movableShips(game, system, seat).filter(
    (ship) =>
      !mustStayWithLeader(game, ship, movementOf) && leaderDepartureProblem(game, [ship], movementOf) === undefined,
  );

const chosenShip = (
  game: Game,
  seat: SeatId,
  { system }: { system: SystemId },
  counts: Record<string, number>,
): Unit | undefined => unitsFromCounts(groupAlikeShips(game, shipsThatMayLeaveRift(game, seat, system)), counts).at(0);

/** Asks for one ship and the fighters it takes along, which do not roll (E2 7.6). */
const riftShip = question<{ system: SystemId }, Record<string, number>>()(
  'rift-ship',
  (game, seat, { system }): Spec => {
    const ships = shipsThatMayLeaveRift(game, seat, system);
    if (!ships.length) return { kind: 'none', reason: 'None of your ships can leave the rift.' };
    const fighters = ownFighters(game, seat, system).length;
    return {
      kind: 'allot',
      prompt: `Which ship do you move out of ${nameOfSystem(game, system)}? It rolls 1 die. On 1 to 6, it can leave only by the side of that number${sidesTold(game, ships[0])}. On 7 to 10, you choose the side. If it does not leave, its movement ends.${fighters ? ' Fighters do not roll: choose how many move with the ship.' : ''}`,
      amounts: [
        ...shipLines(game, ships),
        ...(fighters
          ? [{ key: 'fighter', label: 'Fighter', max: fighters, hint: 'moves with the ship, up to its capacity' }]
          : []),
      ],
      limits: [
        {
          measure: 'ship',
          measureLabel: 'ships that roll',
          atMost: 1,
          message: 'Choose only 1 ship: each ship rolls for itself (E2 7.6).',
        },
      ],
      proposed: {},
      emptyLabel: 'Move nothing',
    };
  },
  {
    title: 'leave a gravity rift',
    check: (game, seat, where, counts: Record<string, number>) => {
      const ship = chosenShip(game, seat, where, counts);
      if (!ship) return counts.fighter ? 'Choose a ship to transport the fighters (E2 7.6).' : undefined;
      return loadCargo(game, [ship], [], counts.fighter ?? 0) ? undefined : NO_ROOM_MESSAGE;
    },
  },
);

const ANY_SIDE = 7;

/**
 * Formats the question of a ship's exit (E2 7.6): "Your carrier rolled a 3 at Gravity rift (102): it can leave only to
 * Quill (101). Do you move it there?"
 */
function formatExitPrompt(
  game: Game,
  { system, exits, ship: id = '', die }: { exits: readonly SystemId[]; system: SystemId; ship?: UnitId; die?: number },
): string {
  const ship: Unit | undefined = game.state.units[id];
  if (!ship || die === undefined) return 'To which system do you move your ship from the rift?';
  const what = unitNouns(game, ship.type)[0];
  const where =
    exits.length === 1
      ? `it can leave only to ${nameOfSystem(game, exits[0])}. Do you move it there`
      : 'it can leave by any open side. To which system do you move it';
  return `Your ${what} rolled ${withArticle(die)} at ${nameOfSystem(game, system)}: ${where}?`;
}

const riftExit = question<{ exits: SystemId[]; system: SystemId; ship?: UnitId; die?: number }>()(
  'rift-exit',
  (game, seat, rolled) =>
    choose(formatExitPrompt(game, rolled), [
      ...rolled.exits.map((key) => ({
        key,
        label: nameOfSystem(game, key),
        ...(stepFee(game, seat, key) && { hint: formatAttackFee(game, seat).trim() }),
      })),
      { key: 'stay', label: 'Stay and end its movement' },
    ]),
  { title: 'leave a gravity rift' },
);

const ALL_SIDES = [1, 2, 3, 4, 5, 6];

/** Systems a ship can leave to on a roll: a tile it may enter, and whose attack fee its player can pay. */
function exitsBy(game: Game, ship: Unit, die: number): SystemId[] {
  const sides = die >= ANY_SIDE ? ALL_SIDES : [die];
  return sides.flatMap((side) => {
    const to = systemBeyondSide(game, ship.system, side);
    if (to === undefined || stepProblem(game, ship, to, true) !== undefined) return [];
    return stepFeeProblem(game, ship.owner, to) === undefined ? [to] : [];
  });
}

/** Tells where each side leads: ": side 1 leads to Quill (101), and the other sides are closed". */
function sidesTold(game: Game, ship: Unit): string {
  const open = ALL_SIDES.flatMap((side) => {
    const [to] = exitsBy(game, ship, side);
    return to === undefined ? [] : [`side ${side} leads to ${nameOfSystem(game, to)}`];
  });
  if (!open.length) return ', and all sides are closed';
  return `: ${open.join(', ')}${open.length < ALL_SIDES.length ? ', and the other sides are closed' : ''}`;
}

const TEN = 10;

/** Rolls for a ship to leave a gravity rift (E2 7.6). */
export const leaveRift = procedure<Leaving>()('leave-rift', {
  which: (_game, { seat, system }) => ask([riftShip.ask(seat, { system })], 'rolls'),
  rolls: (game, leaving, { answer }) => {
    const { seat, system } = leaving;
    const counts = chosenAmounts(answer);
    const ship = chosenShip(game, seat, { system }, counts);
    if (!ship) return done();
    leaving.ship = ship.id;
    leaving.fighters = ownFighters(game, seat, system)
      .slice(0, counts.fighter ?? 0)
      .map(({ id }) => id);
    const [die] = game.roll(`rift ${system}`, 1, TEN);
    leaving.exits = exitsBy(game, ship, die);
    game.addFact({
      type: 'rift-rolled',
      seat,
      system,
      unit: ship.type,
      die,
      towards: leaving.exits.length === 1 ? leaving.exits[0] : null,
      ...(!leaving.exits.length && { closed: true as const }),
    });
    return leaving.exits.length
      ? ask([riftExit.ask(seat, { exits: leaving.exits, system, ship: ship.id, die })], 'leaves')
      : goto('leaves');
  },
  leaves: (game, { seat, ship = '', fighters = [], exits = [] }, { answer }) => {
    const vessel = game.state.units[ship];
    const to = chosenKey(answer);
    if (!vessel) return done();
    if (to === undefined || !exits.includes(to)) {
      vessel.voyage = { steps: 0, left: [], ...vessel.voyage, stopped: true };
      return done();
    }
    payFee(game, seat, stepFee(game, seat, to), 'attack');
    moveShips(
      game,
      [vessel],
      fighters.map((id) => game.state.units[id]),
      to,
      true,
    );
    return done();
  },
});

export const riftProcedures = [leaveRift];
export const riftQuestions = [riftShip, riftExit];
