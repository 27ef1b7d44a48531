import { formatAlternatives } from '#text/sentences.ts';
import { ask, call, chosenKey, chosenAmounts, done, goto, type Spec } from '#engine';
import { hasTokenIn, placeToken, spendToken } from '#ti4/rules/tokens/command-tokens.ts';
import { formatOpposingForces, fleetsOf } from './opposing-forces.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { recordArrival } from '#ti4/rules/movement/arrivals.ts';
import { assignCargoSafely, isInGravityRift, rollDeparture } from '#ti4/rules/movement/gravity-rift-departure.ts';
import { turnUsedTokens } from '#ti4/rules/board/wormhole-token-turning.ts';
import { nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { moveToSystem } from '#ti4/rules/units/unit-index.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isGroundForce, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { retreatProblem, canAnyShipRetreat, retreatSystems, type Retreat, movers } from './retreat-systems.ts';
import { retreatTransport, retreatCargo, departureOf } from './retreat-transport.ts';

/** Asks whether to announce a retreat (78.4). */
export const announceRetreat = question<{ system: SystemId; opponent: SeatId; round: number }>()(
  'announce-retreat',
  (game, seat, { system, opponent, round }) => {
    const barred = retreatProblem(game, seat, system);
    if (barred) return { kind: 'none', reason: barred };
    return {
      kind: 'choose',
      prompt: `Combat round ${round} at ${nameOfSystem(game, system)} against ${nameOfSeat(game, opponent)}: do you announce a retreat?${formatOpposingForces(game, { system }, seat, opponent)}`,
      subject: fleetsOf(game, { system }, seat, opponent),
      min: 1,
      max: 1,
      options: [
        { key: 'stay', label: 'Keep fighting' },
        {
          key: 'retreat',
          label: 'Announce a retreat',
          hint: canAnyShipRetreat(game, seat, system)
            ? `your ships retreat at the end of this round to ${formatAlternatives(
                retreatSystems(game, seat, system).map((one) => nameOfSystem(game, one)),
              )}`
            : 'fighters cannot retreat alone: yours are removed at the end of this round',
        },
      ],
    };
  },
  { title: 'announce a retreat or keep fighting' },
);

/** Asks for the destination of a retreat. */
export const retreatTo = question<Retreat>()(
  'retreat-to',
  (game, seat, { system, free }): Spec => {
    const systems = retreatSystems(game, seat, system, free);
    if (!systems.length) return { kind: 'none', reason: 'There is no system left to retreat to.' };
    return {
      kind: 'choose',
      prompt: `To which system do your ships at ${nameOfSystem(game, system)} retreat?`,
      min: 1,
      max: 1,
      options: systems.map((to) => ({ key: to, label: nameOfSystem(game, to) })),
    };
  },
  { title: 'choose where to retreat', forced: true },
);

/**
 * Moves all of a seat's ships out of a system together (78.7), with the units they transport; units left in space are
 * removed. Returns the destination, or null.
 */
export const retreat = procedure<Retreat>()('retreat', {
  start: (game, data) => {
    const open = retreatSystems(game, data.seat, data.system, data.free);
    if (!open.length || (data.to !== undefined && !open.includes(data.to))) return done(null);
    if (!movers(game, data).length) data.to = open[0]; // nothing arrives, so any destination will do
    return data.to === undefined ? ask([retreatTo.ask(data.seat, data)], 'transport') : goto('transport');
  },
  transport: (_game, data, got) => {
    const to = data.to ?? chosenKey(got.answer);
    if (to === undefined) return done(null);
    data.to = to;
    return ask([retreatTransport.ask(data.seat, data)], 'move');
  },
  move: (_game, data, got) => {
    data.taken = chosenAmounts(got.answer);
    return ask([retreatCargo.ask(data.seat, data)], 'leave');
  },
  leave: (game, data, got) => {
    const { seat, system, to } = data;
    if (to === undefined) return done(null);
    const departure = departureOf(game, data);
    const { ships, carried } = departure;
    const arriving = isInGravityRift(game, system)
      ? rollDeparture(game, ships, assignCargoSafely(game, departure, got.answer), to)
      : [...ships, ...carried];
    for (const unit of arriving) moveToSystem(game, unit, to);
    if (!data.free) {
      for (const unit of unitsAt(game, { system, owner: seat, space: true })) {
        if (unit.type === 'fighter' || isGroundForce(game, unit)) removeUnit(game, unit, 'left-behind');
      }
    }
    game.addFact({
      type: 'ships-withdrawn',
      seat,
      from: system,
      into: to,
      units: arriving.map((unit) => unit.type),
      retreat: !data.free,
    });
    recordArrival(
      game,
      seat,
      to,
      arriving.map(({ id }) => id),
    );
    // 78.7d: places a token only if a ship arrives, and only if there is none yet.
    if (!arriving.length && data.token === undefined) return done(to);
    if (data.token === undefined) return call(placeTokens, { todo: [{ seat, system: to }] }, 'finish');
    // If there is one already, the token is still spent: it is the cost of the ability.
    if (hasTokenIn(game, seat, to)) spendToken(game, seat, data.token);
    else placeToken(game, seat, to, data.token);
    return goto('finish');
  },
  // Only the Retreat substep of a tactical action turns over tokens that ships use (Ion Storm note 4).
  finish: (game, { seat, system, to, free }) =>
    (!free && to !== undefined ? turnUsedTokens(game, seat, [[system, to]], 'end') : undefined) ?? goto('end'),
  end: (_game, data) => done(data.to ?? null),
});

export const retreatProcedures = [retreat];
export const retreatQuestions = [announceRetreat, retreatTo, retreatTransport, retreatCargo];
