import { ask, call, choose, chosenOne, done, goto, type Answer, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { listed, some } from '#text/sentences.ts';
import { adjacentTo, specialOf } from '#ti2/rules/board/adjacency.ts';
import { allUnits, countOf, opponentsIn, shedFighters, shipsIn, strandedOf } from '#ti2/rules/units/units.ts';
import { procedure, question, window, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat, nameOfSystem, nameOfUnits } from '#ti2/rules/names.ts';
import type { SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import { board, boardLeaders, mayBoard } from '#ti2/rules/leaders/boarding.ts';
import { outOfTurnFire } from '#ti2/rules/combat/pds-fire.ts';
import { gather, takeWays, withinReach } from './gather-ships.ts';
import { leaveRift, leavers, riftProcedures, riftQuestions } from './gravity-rift.ts';
import { load, loadable, sail, stepping, takeAboard, takeStep, type Step, unpayable } from './move-step.ts';
import { harbours, inRift, sailing } from './movement-points.ts';

const stepKey = pairKey<SystemId, SystemId>('>');
/** Movement is over. */
export const END = 'end';
const LOAD = 'aboard';
const RIFT = 'out';
const LEADERS = 'leaders';
/** In the place of where a step begins: ships come from wherever they are. */
const GATHER = 'gather';

/** The choice of a system to which ships come. */
export const gatherKey = (to: SystemId): string => stepKey.of(GATHER, to);
/** The system that an option is about to which ships come at once; undefined where it is another. */
export const goalOf = (key: string): SystemId | undefined =>
  key.startsWith(`${GATHER}>`) ? stepKey.read(key)[1] : undefined;

/** Whether an option is a step to the next system, or taking aboard: what rolls a die is none. */
export const isStep = (key: string): boolean =>
  key.includes('>') && goalOf(key) === undefined && stepKey.read(key)[1] !== RIFT;

/** Ships that may not stay where they are, and can go on (E2 7.5). */
const adrift = (game: Game, seat: SeatId): boolean =>
  harbours(game, seat).some(
    (from) =>
      specialOf(game, from) === 'asteroid-field' &&
      adjacentTo(game, from).some(
        (to) => stepping(game, seat, { from, to }).length > 0 && unpayable(game, seat, to) === undefined,
      ),
  );

const hinted = (hint: string): { hint?: string } => (hint ? { hint } : {});
const off = (reason: string | undefined): { off?: string } => (reason === undefined ? {} : { off: reason });

/** What a player finds there, for whoever thinks of going. */
function foundIn(game: Game, seat: SeatId, system: SystemId): string {
  const { planets } = game.state.systems[system];
  const free = planets.filter((planet) => game.state.planets[planet].owner === null);
  const held = [...new Set(planets.map((planet) => game.state.planets[planet].owner))].filter((one) => one !== null);
  const fleets = opponentsIn(game, system, seat).map(
    (one) => `${nameOfSeat(game, one)}: ${nameOfUnits(game, countOf(shipsIn(game, system, one)))}`,
  );
  return [
    ...fleets,
    ...held.filter((one) => one === seat).map(() => 'yours'),
    ...held.filter((one) => one !== seat && !opponentsIn(game, system, seat).includes(one)).map((one) => `of ${nameOfSeat(game, one)}`),
    ...(free.length ? ['neutral'] : []),
  ].join(', '); // prettier-ignore
}

/** What the ships of one system may do. */
function ways(game: Game, seat: SeatId, from: SystemId): Option[] {
  const group = nameOfSystem(game, from);
  const taking = loadable(game, seat, from).length
    ? [{ key: stepKey.of(from, LOAD), label: `Take units aboard in ${group}`, group }]
    : [];
  if (!sailing(game, from, seat).length) return taking;
  if (inRift(game, from))
    return leavers(game, seat, from).length
      ? [...taking, { key: stepKey.of(from, RIFT), label: `Leave ${group} by the die`, group }]
      : taking;
  const steps = adjacentTo(game, from).filter((to) => stepping(game, seat, { from, to }).length > 0);
  return [
    ...taking,
    ...steps.map((to) => ({
      key: stepKey.of(from, to),
      label: `From ${group} to ${nameOfSystem(game, to)}`,
      ...hinted(foundIn(game, seat, to)),
      group,
      ...off(unpayable(game, seat, to)),
    })),
  ];
}

/** Systems to which ships may come at once, from wherever they are. */
const goals = (game: Game, seat: SeatId): Option[] =>
  withinReach(game, seat).map((to) => ({
    key: gatherKey(to),
    label: `To ${nameOfSystem(game, to)}`,
    ...hinted(foundIn(game, seat, to)),
    group: 'To a system',
    ...off(unpayable(game, seat, to)),
  }));

/** What is lost as movement ends, since nothing there keeps it (E2 7.7). */
function leftAlone(game: Game, seat: SeatId): string | undefined {
  const lost = [...strandedOf(game, seat)].map(
    ([system, count]) => `${some(count, 'fighter')} in ${nameOfSystem(game, system)}`,
  );
  return lost.length
    ? `As movement ends, ${listed(lost)} would be lost: nothing there keeps them (E2 7.7).`
    : undefined;
}

/** Fleets move step by step, as their player likes, until all has been moved that shall (E2 7.2). */
const movement = question<{ boards?: true }>()(
  'movement',
  (game, seat, { boards }) =>
    choose('What moves?', [
      ...(boards && mayBoard(game, seat)
        ? [{ key: LEADERS, label: 'Send leaders aboard, before anything moves' }]
        : []),
      ...goals(game, seat),
      ...harbours(game, seat).flatMap((system) => ways(game, seat, system)),
      {
        key: END,
        label: 'End movement',
        ...(adrift(game, seat) && { off: 'Ships of yours may not stay in an asteroid field (E2 7.5).' }),
      },
    ]),
  {
    title: 'move ships',
    regret: (game, seat, _data, answer: Answer) => (chosenOne(answer) === END ? leftAlone(game, seat) : undefined),
  },
);

interface Moving {
  seat: SeatId;
  step?: Step;
  /** Ships that had come somewhere else before the segment began. */
  before?: UnitId[];
}

const underWay = (game: Game, seat: SeatId): UnitId[] =>
  allUnits(game).flatMap(({ id, owner, voyage }) => (owner === seat && voyage ? [id] : []));

/** Leaders change ship right before the segment: as long as nothing has moved in it, whatever has been looked at (E2 12.5). */
function mayStillBoard(game: Game, data: Moving): boolean {
  if (!game.state.leaders) return false;
  const moved = underWay(game, data.seat);
  const before = (data.before ??= data.step ? [] : moved);
  return moved.every((id) => before.includes(id));
}

/** The movement segment (E2 7.2 to 7.8). */
export const movementSegment = procedure<Moving>()('movement-segment', {
  next: (game, data) => ask([movement.of(data.seat, mayStillBoard(game, data) ? { boards: true } : {})], 'way'),
  way: (_game, data, { answer }) => {
    const { seat } = data;
    const key = chosenOne(answer);
    if (key === undefined || key === END) return goto('over');
    if (key === LEADERS) return ask([boardLeaders.of(seat, {})], 'boarded');
    const [from, to] = stepKey.read(key);
    data.step = { from, to };
    if (from === GATHER) return ask([gather.of(seat, { to })], 'gathered');
    if (to === RIFT) return call(leaveRift, { seat, system: from }, 'next');
    return to === LOAD ? ask([load.of(seat, { system: from })], 'loaded') : ask([sail.of(seat, { from, to })], 'sails');
  },
  boarded: (game, { seat }, { answer }) => {
    board(game, seat, answer);
    return goto('next');
  },
  sails: (game, { seat, step }, { answer }) => {
    if (step) takeStep(game, seat, step, answer);
    return goto('next');
  },
  gathered: (game, { seat, step }, { answer }) => {
    if (step) takeWays(game, seat, step.to, answer);
    return goto('next');
  },
  loaded: (game, { seat, step }, { answer }) => {
    if (step) takeAboard(game, seat, step.from, answer);
    return goto('next');
  },
  over: (game, { seat }) => {
    shedFighters(game);
    return window('after', 'movement-over', { seat }, 'fire');
  },
  fire: (_game, { seat }) => call(outOfTurnFire, { target: seat, fired: [] }, 'end'),
  end: () => done(),
});

/** Systems in which a player meets others after moving. */
export const metIn = (game: Game, seat: SeatId): SystemId[] =>
  harbours(game, seat).filter((system) => shipsIn(game, system).some(({ owner }) => owner !== seat));

export const movementProcedures = [movementSegment, ...riftProcedures];
export const movementQuestions = [movement, gather, sail, load, ...riftQuestions];
