import { ask, call, chosenKey, choose, done, goto } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatLists } from '#text/sentences.ts';
import { pdsFire } from '#ti3/rules/combat/pds-fire.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { board, boardLeaders, canBoardAny, settleBoarding, type BoardingRecord } from '#ti3/rules/leaders/boarding.ts';
import { canLandLeaders, landLeaders, landLeadersFromAnswer } from '#ti3/rules/leaders/leader-landing.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { unitsInSystem } from '#ti3/rules/units/units.ts';
import { productionStep } from '#ti3/rules/production/production.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { activateSystem, forgetMoves, activationProblem } from '#ti3/rules/movement/activation.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { landFromAnswer, landUnits } from '#ti3/rules/invasion/landing.ts';
import { moveFromAnswer, moveShips } from '#ti3/rules/movement/movement.ts';

/** Key of the two systems of a transfer. */
export const transferKey = pairKey<SystemId, SystemId>('+');

/**
 * Tells whether a system can take part in a transfer: a seat can activate it and has the only units there (E3 10.1).
 */
function qualifies(game: Game, seat: SeatId, system: SystemId): boolean {
  const units = unitsInSystem(game, system);
  return (
    activationProblem(game, seat, system) === undefined &&
    units.length > 0 &&
    units.every(({ owner }) => owner === seat)
  );
}

/** Returns the pairs of adjacent systems that a transfer could join, each pair once (E3 10.1). */
export const transferPairs = (game: Game, seat: SeatId): [SystemId, SystemId][] =>
  Object.keys(game.state.systems)
    .filter((one) => qualifies(game, seat, one))
    .flatMap((one) =>
      adjacentSystems(game, one, seat)
        .filter((other) => one < other && qualifies(game, seat, other))
        .map((other): [SystemId, SystemId] => [one, other]),
    );

/** Returns why a seat cannot perform a transfer action; undefined if it can (E3 10.1). */
export function transferActionProblem(game: Game, seat: SeatId): string | undefined {
  if (seatOf(game, seat).counters.command < 1) return 'You have no command counter in your command pool.';
  if (countersInReinforcements(game, seat) < 1)
    return 'You have no command counter in your reinforcements for the second system.';
  return transferPairs(game, seat).length
    ? undefined
    : 'You need 2 adjacent systems that contain only your units and none of your command counters.';
}

const choosePair = question<object>()(
  'choose-transfer',
  (game, seat) =>
    choose(
      'Between which 2 systems do you transfer units?',
      transferPairs(game, seat).map(([one, other]) => ({
        key: transferKey.format(one, other),
        label: formatLists([one, other].map((system) => nameOfSystem(game, system))),
      })),
    ),
  { title: 'choose 2 systems' },
);

interface Transfer {
  seat: SeatId;
  systems?: SystemId[];
  /** Systems where units have still to land. */
  landing?: SystemId[];
  /** Locations of leaders before they boarded ships for the movement. */
  boarded?: BoardingRecord;
}

/**
 * Runs the transfer action (E3 10): ships move between two systems, units land on own planets, and one of the two
 * systems produces.
 */
export const transferAction = procedure<Transfer>()('transfer-action', {
  choose: (_game, { seat }) => ask([choosePair.ask(seat, {})], 'activate'),
  activate: (game, data, { answer }) => {
    const chosen = chosenKey(answer);
    if (chosen === undefined) return done('none');
    const [one, other] = transferKey.parse(chosen);
    data.systems = [one, other];
    data.landing = [one, other];
    activateSystem(game, data.seat, one);
    activateSystem(game, data.seat, other, 'reinforcements');
    game.addFact({ type: 'systems-joined', seat: data.seat, systems: [one, other] });
    return openWindow('after', 'system-activated', { seat: data.seat, system: one }, 'second');
  },
  second: (_game, { seat, systems = [] }) =>
    openWindow('after', 'system-activated', { seat, system: systems[1] }, 'move'),
  move: (game, { seat, systems = [] }) =>
    canBoardAny(game, seat, { systems }) ? ask([boardLeaders.ask(seat, { systems })], 'boarded') : goto('sail'),
  boarded: (game, data, { answer }) => {
    data.boarded = board(game, answer);
    return goto('sail');
  },
  sail: (_game, { seat, systems = [] }) => ask([moveShips.ask(seat, { systems })], 'moved'), // 10.2
  moved: (game, { seat, systems = [], boarded }, { answer }) => {
    moveFromAnswer(game, seat, { systems }, answer);
    if (boarded) settleBoarding(game, seat, { systems }, boarded);
    return call(pdsFire, { seat, system: systems[0], systems }, 'fired'); // 10.3
  },
  fired: (_game, { seat, systems = [] }) =>
    openWindow('after', 'pds-fire-over', { seat, system: systems[0] }, 'fired-too'),
  'fired-too': (_game, { seat, systems = [] }) =>
    openWindow('after', 'pds-fire-over', { seat, system: systems[1] }, 'land'),
  land: (_game, data) => {
    // 10.4
    const [system] = data.landing ?? [];
    return system === undefined
      ? goto('produce')
      : ask([landUnits.ask(data.seat, { system, friendly: true })], 'landed');
  },
  landed: (game, data, { answer }) => {
    const [system, ...rest] = data.landing ?? [];
    landFromAnswer(game, data.seat, { system, friendly: true }, answer);
    data.landing = rest;
    const leaders = { system, friendly: true as const, units: {} };
    return canLandLeaders(game, data.seat, leaders) ? ask([landLeaders.ask(data.seat, leaders)], 'led') : goto('land');
  },
  led: (game, { seat }, { answer }) => {
    landLeadersFromAnswer(game, seat, answer);
    return goto('land');
  },
  produce: (_game, { seat, systems = [] }) => call(productionStep, { seat, systems }, 'end'), // 10.5
  end: (game) => {
    forgetMoves(game);
    return done('done');
  },
});

export const transferProcedures = [transferAction];
export const transferQuestions = [choosePair];
