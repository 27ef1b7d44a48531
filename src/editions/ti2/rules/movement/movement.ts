import { ask, call, choose, chosenOne, done, goto, type Option } from '../../../../engine/index.ts';
import { pairKey } from '../../../../kit/keys.ts';
import { adjacentTo, specialOf } from '../board/galaxy.ts';
import { shedFighters, shipsIn } from '../board/units.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOfSystem } from '../names.ts';
import type { SeatId, SystemId } from '../terms.ts';
import { outOfTurnFire } from '../combat/pds-fire.ts';
import { leaveRift, riftProcedures, riftQuestions } from './rifts.ts';
import { load, loadable, sail, stepping, takeAboard, takeStep, type Step, unpayable } from './sailing.ts';
import { harbours, inRift, sailing } from './voyages.ts';

const stepKey = pairKey<SystemId, SystemId>('>');
const END = 'end';
const LOAD = 'aboard';
const RIFT = 'out';

/** Ships that may not stay where they are, and can go on (E2 7.5). */
const adrift = (game: Game, seat: SeatId): boolean =>
  harbours(game, seat).some(
    (from) =>
      specialOf(game, from) === 'asteroid-field' &&
      adjacentTo(game, from).some((to) => stepping(game, seat, { from, to }).length > 0 && unpayable(game, seat, to) === undefined),
  );

const off = (reason: string | undefined): { off?: string } => (reason === undefined ? {} : { off: reason });

/** What the ships of one system may do. */
function ways(game: Game, seat: SeatId, from: SystemId): Option[] {
  const group = nameOfSystem(game, from);
  const taking = loadable(game, seat, from).length ? [{ key: stepKey.of(from, LOAD), label: `Take units aboard in ${group}`, group }] : [];
  if (!sailing(game, from, seat).length) return taking;
  if (inRift(game, from)) return [...taking, { key: stepKey.of(from, RIFT), label: `Leave ${group} by the die`, group }];
  const steps = adjacentTo(game, from).filter((to) => stepping(game, seat, { from, to }).length > 0);
  return [
    ...taking,
    ...steps.map((to) => ({
      key: stepKey.of(from, to),
      label: `From ${group} to ${nameOfSystem(game, to)}`,
      hint: game.state.systems[to].position,
      group,
      ...off(unpayable(game, seat, to)),
    })),
  ];
}

/** Fleets move step by step, as their player likes, until all has been moved that shall (E2 7.2). */
const movement = question<object>()(
  'movement',
  (game, seat) =>
    choose('What moves?', [
      ...harbours(game, seat).flatMap((system) => ways(game, seat, system)),
      { key: END, label: 'End movement', ...(adrift(game, seat) && { off: 'Ships of yours may not stay in an asteroid field.' }) },
    ]),
  { title: 'move ships' },
);

/** The movement segment (E2 7.2 to 7.8). */
export const movementSegment = procedure<{ seat: SeatId; step?: Step }>()('movement-segment', {
  next: (_game, { seat }) => ask([movement.of(seat, {})], 'way'),
  way: (_game, data, { answer }) => {
    const { seat } = data;
    const key = chosenOne(answer);
    if (key === undefined || key === END) return goto('over');
    const [from, to] = stepKey.read(key);
    data.step = { from, to };
    if (to === RIFT) return call(leaveRift, { seat, system: from }, 'next');
    return to === LOAD ? ask([load.of(seat, { system: from })], 'loaded') : ask([sail.of(seat, { from, to })], 'sails');
  },
  sails: (game, { seat, step }, { answer }) => {
    if (step) takeStep(game, seat, step, answer);
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
export const movementQuestions = [movement, sail, load, ...riftQuestions];
