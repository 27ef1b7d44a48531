import { ask, call, choose, chosenKey, done, goto, onlyAnswer, type Answer, type Option, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { systemsOneStepFrom, specialOf } from '#ti2/rules/board/adjacency.ts';
import {
  allUnits,
  countByType,
  opponentSeatsIn,
  removeStrandedFighters,
  shipsIn,
  strandedFightersOf,
} from '#ti2/rules/units/units.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, formatUnitCounts, possessive } from '#ti2/rules/names.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import { board, boardLeaders, canBoardAny } from '#ti2/rules/leaders/boarding.ts';
import { leadersOf } from '#ti2/rules/leaders/leader-locations.ts';
import { outOfTurnFire } from '#ti2/rules/combat/pds-fire.ts';
import { gatherShips, executeGathering, systemsInReach } from './gather-ships.ts';
import { leaveRift, shipsThatMayLeaveRift, riftProcedures, riftQuestions } from './gravity-rift.ts';
import {
  load,
  shipsThatCanLoad,
  moveStep,
  shipsForStep,
  executeLoading,
  executeStep,
  type MoveStep,
  stepFeeProblem,
} from './move-step.ts';
import { systemsWithMovableShips, isInGravityRift, movableShips } from './movement-points.ts';

export const stepKey = pairKey<SystemId, SystemId>('>');
/** Option that ends movement. */
export const END_MOVEMENT_KEY = 'end';
const LOAD_KEY = 'aboard';
const LEAVE_RIFT_KEY = 'out';
const BOARD_LEADERS_KEY = 'leaders';
/** Replaces the start system in the key of a gather option. */
const GATHER_KEY = 'gather';

/** Key of the option to gather ships in a system. */
export const gatherKey = (to: SystemId): string => stepKey.format(GATHER_KEY, to);
/** Destination of a gather option; undefined for other options. */
export const gatherTargetOf = (key: string): SystemId | undefined =>
  key.startsWith(`${GATHER_KEY}>`) ? stepKey.parse(key)[1] : undefined;

/** Tells whether an option is a step or loading; leaving a rift by a die roll is neither. */
export const isStepKey = (key: string): boolean =>
  key.includes('>') && gatherTargetOf(key) === undefined && stepKey.parse(key)[1] !== LEAVE_RIFT_KEY;

/** Tells whether a seat has ships that may not stay where they are and can move on (E2 7.5). */
const adrift = (game: Game, seat: SeatId): boolean =>
  systemsWithMovableShips(game, seat).some(
    (from) =>
      specialOf(game, from) === 'asteroid-field' &&
      systemsOneStepFrom(game, from).some(
        (to) => shipsForStep(game, seat, { from, to }).length > 0 && stepFeeProblem(game, seat, to) === undefined,
      ),
  );

const hinted = (hint: string): { hint?: string } => (hint ? { hint } : {});
const off = (reason: string | undefined): { disabledReason?: string } =>
  reason === undefined ? {} : { disabledReason: reason };

/** Describes the fleets and planet owners of a destination. */
function foundIn(game: Game, seat: SeatId, system: SystemId): string {
  const fleets = opponentSeatsIn(game, system, seat).map(
    (one) => `${nameOfSeat(game, one)} with ${formatUnitCounts(game, countByType(shipsIn(game, system, one)))}`,
  );
  // Planets come first: after a fleet, "yours" would seem to be about the fleet.
  return [whosePlanets(game, seat, system).join(', '), ...fleets].filter(Boolean).join('; ');
}

/** Tells whose the planets of a system are, by name if they differ; the planets of a fleet's owner are left out. */
function whosePlanets(game: Game, seat: SeatId, system: SystemId): string[] {
  const opponents = opponentSeatsIn(game, system, seat);
  const whose = (owner: SeatId | null): string =>
    owner === null ? 'neutral' : owner === seat ? 'yours' : possessive(nameOfSeat(game, owner));
  const told = game.state.systems[system].planets.flatMap((planet) => {
    const { owner } = game.state.planets[planet];
    return owner !== null && opponents.includes(owner) ? [] : [{ planet, whose: whose(owner) }];
  });
  const different = [...new Set(told.map((one) => one.whose))];
  if (different.length > 1) return told.map((one) => `${nameOfPlanet(game, one.planet)} ${one.whose}`);
  return different.map((one) => (one === 'neutral' ? `neutral ${told.length > 1 ? 'planets' : 'planet'}` : one));
}

/** Options for the ships of one system. */
function ways(game: Game, seat: SeatId, from: SystemId): Option[] {
  const group = nameOfSystem(game, from);
  const taking = shipsThatCanLoad(game, seat, from).length
    ? [{ key: stepKey.format(from, LOAD_KEY), label: `Pick up units at ${group}`, group }]
    : [];
  if (!movableShips(game, from, seat).length) return taking;
  if (isInGravityRift(game, from))
    return shipsThatMayLeaveRift(game, seat, from).length
      ? [...taking, { key: stepKey.format(from, LEAVE_RIFT_KEY), label: `Roll to leave ${group}`, group }]
      : taking;
  const steps = systemsOneStepFrom(game, from).filter((to) => shipsForStep(game, seat, { from, to }).length > 0);
  return [
    ...taking,
    ...steps.map((to) => ({
      key: stepKey.format(from, to),
      label: `From ${group} to ${nameOfSystem(game, to)}`,
      ...hinted(foundIn(game, seat, to)),
      group,
      ...off(stepFeeProblem(game, seat, to)),
    })),
  ];
}

/** Options for destinations to which ships can be gathered. */
const goals = (game: Game, seat: SeatId): Option[] =>
  systemsInReach(game, seat).map((to) => ({
    key: gatherKey(to),
    label: nameOfSystem(game, to),
    ...hinted(foundIn(game, seat, to)),
    ...off(stepFeeProblem(game, seat, to)),
  }));

/** Warns of fighters that will be lost at the end of movement because nothing supports them (E2 7.7). */
function leftAlone(game: Game, seat: SeatId): string | undefined {
  const lost = [...strandedFightersOf(game, seat)].map(
    ([system, count]) => `${formatCount(count, 'fighter')} at ${nameOfSystem(game, system)}`,
  );
  return lost.length
    ? `If you end movement now, you lose ${formatList(lost)}: no carrier or spacedock there supports them (E2 7.7).`
    : undefined;
}

/**
 * Tells whether all can see that nothing is left to do but end movement. Any action card might be one that is played
 * while its player moves, or during their turn, and any face-down leader aboard might take ships further.
 */
const canOnlyEnd = (game: Game, seat: SeatId, data: { boards?: true }): boolean =>
  !seatOf(game, seat).actionCards.length &&
  !leadersOf(game, seat).some(({ ship, hidden }) => ship !== undefined && hidden) &&
  onlyAnswer(movementSpec(game, seat, data)) !== undefined;

/** Lists where ships can go, with the end of movement as the last option. */
function movementSpec(game: Game, seat: SeatId, { boards }: { boards?: true }): Spec {
  return choose('To which system do you move ships?', [
    ...(boards && canBoardAny(game, seat)
      ? [{ key: BOARD_LEADERS_KEY, label: 'Move leaders onto ships (before ships move)' }]
      : []),
    ...goals(game, seat),
    ...systemsWithMovableShips(game, seat).flatMap((system) => ways(game, seat, system)),
    {
      key: END_MOVEMENT_KEY,
      label: 'End movement',
      ...(adrift(game, seat) && {
        disabledReason: 'Ships cannot stop in an asteroid field (E2 7.5).',
      }),
    },
  ]);
}

/** Asks for the next step until the player ends movement (E2 7.2). */
export const movement = question<{ boards?: true }>()('movement', movementSpec, {
  title: 'move ships',
  publicAnswer: (game, seat, data) => (canOnlyEnd(game, seat, data) ? [END_MOVEMENT_KEY] : undefined),
  regret: (game, seat, _data, answer: Answer) =>
    chosenKey(answer) === END_MOVEMENT_KEY ? leftAlone(game, seat) : undefined,
});

interface Moving {
  seat: SeatId;
  step?: MoveStep;
  /** Ships that had moved before the segment began. */
  before?: UnitId[];
}

const underWay = (game: Game, seat: SeatId): UnitId[] =>
  allUnits(game).flatMap(({ id, owner, voyage }) => (owner === seat && voyage ? [id] : []));

/** Leaders may board right before the segment: until a ship moves in it (E2 12.5). */
function mayStillBoard(game: Game, data: Moving): boolean {
  if (!game.state.leaders) return false;
  const moved = underWay(game, data.seat);
  const before = (data.before ??= data.step ? [] : moved);
  return moved.every((id) => before.includes(id));
}

/** The movement segment (E2 7.2 to 7.8). */
export const movementSegment = procedure<Moving>()('movement-segment', {
  next: (game, data) => ask([movement.ask(data.seat, mayStillBoard(game, data) ? { boards: true } : {})], 'way'),
  way: (_game, data, { answer }) => {
    const { seat } = data;
    const key = chosenKey(answer);
    if (key === undefined || key === END_MOVEMENT_KEY) return goto('over');
    if (key === BOARD_LEADERS_KEY) return ask([boardLeaders.ask(seat, {})], 'boarded');
    const [from, to] = stepKey.parse(key);
    data.step = { from, to };
    if (from === GATHER_KEY) return ask([gatherShips.ask(seat, { to })], 'gathered');
    if (to === LEAVE_RIFT_KEY) return call(leaveRift, { seat, system: from }, 'next');
    return to === LOAD_KEY
      ? ask([load.ask(seat, { system: from })], 'loaded')
      : ask([moveStep.ask(seat, { from, to })], 'sails');
  },
  boarded: (game, { seat }, { answer }) => {
    board(game, seat, answer);
    return goto('next');
  },
  sails: (game, { seat, step }, { answer }) => {
    if (step) executeStep(game, seat, step, answer);
    return goto('next');
  },
  gathered: (game, { seat, step }, { answer }) => {
    if (step) executeGathering(game, seat, step.to, answer);
    return goto('next');
  },
  loaded: (game, { seat, step }, { answer }) => {
    if (step) executeLoading(game, seat, step.from, answer);
    return goto('next');
  },
  over: (game, { seat }) => {
    removeStrandedFighters(game);
    return openWindow('after', 'movement-over', { seat }, 'fire');
  },
  fire: (_game, { seat }) => call(outOfTurnFire, { target: seat, fired: [] }, 'end'),
  end: () => done(),
});

/** Systems in which a player's ships are with ships of others. */
export const systemsWithEnemies = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithMovableShips(game, seat).filter((system) => shipsIn(game, system).some(({ owner }) => owner !== seat));

export const movementProcedures = [movementSegment, ...riftProcedures];
export const movementQuestions = [movement, gatherShips, moveStep, load, ...riftQuestions];
