import { ask, call, chosenKey, chosenAmounts, done, goto } from '#engine';
import { bombardAndInvade } from '#ti3/rules/invasion/invasion.ts';
import { pdsFire } from '#ti3/rules/combat/pds-fire.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { procedure, openWindow } from '#ti3/rules/game.ts';
import { board, boardLeaders, canBoardAny, settleBoarding, type BoardingRecord } from '#ti3/rules/leaders/boarding.ts';
import { canLandLeaders, landLeaders, landLeadersFromAnswer } from '#ti3/rules/leaders/leader-landing.ts';
import { probeCounters } from '#ti3/rules/exploration/domain-counters.ts';
import { loseOverrunDocks } from '#ti3/rules/units/floating-docks.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import { productionStep } from '#ti3/rules/production/production.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { activateSystem, chooseSystemToActivate, forgetMoves } from '#ti3/rules/movement/activation.ts';
import { pay, payment } from '#ti3/rules/production/payment.ts';
import { landFromAnswer, landingBill, landUnits } from '#ti3/rules/invasion/landing.ts';
import { meetCounters, planetsWithEncounters } from '#ti3/rules/exploration/counter-encounters.ts';
import { moveFromAnswer, moveShips } from '#ti3/rules/movement/movement.ts';

export { tacticalActionProblem } from '#ti3/rules/movement/activation.ts';

export interface TacticalAction {
  seat: SeatId;
  system?: SystemId;
  /** Chosen landings, kept until they are paid for. */
  landing?: Record<string, number>;
  /** Chosen ship movements, kept until they happen. */
  coming?: Record<string, number>;
  /** Set by a component that stops the movement. */
  held?: true;
  fought?: PlanetId[];
  /** Locations of leaders before they boarded ships for the movement. */
  boarded?: BoardingRecord;
  /** Chosen landings of leaders. */
  ashore?: Record<string, number>;
}

const at = ({ seat, system = '' }: TacticalAction): { seat: SeatId; system: SystemId } => ({ seat, system });

/** Runs the tactical action step by step (E3 6). */
export const tacticalAction = procedure<TacticalAction>()('tactical-action', {
  choose: (_game, { seat }) => ask([chooseSystemToActivate.ask(seat, {})], 'activate'),
  activate: (game, data, { answer }) => {
    // 6.1
    const system = chosenKey(answer);
    if (system === undefined) return done('none');
    data.system = system;
    activateSystem(game, data.seat, system);
    return openWindow('after', 'system-activated', at(data), 'move');
  },
  move: (game, data) => {
    // 6.2: leaders go aboard first
    const { seat, system } = at(data);
    return canBoardAny(game, seat, { systems: [system] })
      ? ask([boardLeaders.ask(seat, { systems: [system] })], 'boarded')
      : goto('declare');
  },
  boarded: (game, data, { answer }) => {
    data.boarded = board(game, answer);
    return goto('declare');
  },
  declare: (_game, { seat, system = '' }) => ask([moveShips.ask(seat, { systems: [system] })], 'moved'),
  moved: (_game, data, { answer }) => {
    data.coming = chosenAmounts(answer);
    return Object.values(data.coming).some((count) => count > 0)
      ? openWindow('when', 'fleet-comes', at(data), 'sail')
      : goto('sail');
  },
  sail: (game, data) => {
    const systems = [at(data).system];
    moveFromAnswer(game, data.seat, { systems }, data.held ? {} : (data.coming ?? {}));
    delete data.coming;
    if (data.boarded) settleBoarding(game, data.seat, { systems }, data.boarded);
    probeCounters(game, data.seat, at(data).system); // 18.23
    return openWindow('after', 'ships-moved', at(data), 'pds');
  },
  pds: (_game, data) => call(pdsFire, at(data), 'fired'), // 6.3
  fired: (_game, data) => openWindow('after', 'pds-fire-over', at(data), 'battle'),
  battle: (game, data) => {
    // 6.4
    const { seat, system } = at(data);
    const enemy = shipsIn(game, system).find(({ owner }) => owner !== seat);
    if (!enemy || !shipsIn(game, system, seat).length) return goto('landing');
    return call(spaceBattle, { system, attacker: seat, defender: enemy.owner }, 'landing');
  },
  landing: (game, data) => {
    // 6.5
    const { seat, system } = at(data);
    loseOverrunDocks(game, system);
    return shipsIn(game, system).some(({ owner }) => owner !== seat)
      ? goto('produce')
      : openWindow('when', 'landing-due', { seat, system }, 'land');
  },
  land: (_game, data) => ask([landUnits.ask(data.seat, { system: at(data).system })], 'landed'),
  landed: (game, data, { answer }) => {
    const { seat, system } = at(data);
    data.landing = chosenAmounts(answer);
    const leaders = { system, units: data.landing };
    return canLandLeaders(game, seat, leaders) ? ask([landLeaders.ask(seat, leaders)], 'led') : goto('bill');
  },
  led: (_game, data, { answer }) => {
    data.ashore = chosenAmounts(answer);
    return goto('bill');
  },
  bill: (game, { seat, landing = {} }) => ask([payment.ask(seat, landingBill(game, seat, landing))], 'paid'),
  paid: (game, data, { answer }) => {
    const landing = data.landing ?? {};
    pay(game, data.seat, landingBill(game, data.seat, landing), answer);
    if (data.ashore) landLeadersFromAnswer(game, data.seat, data.ashore);
    data.fought = landFromAnswer(game, data.seat, at(data), landing);
    const planets = planetsWithEncounters(game, data.seat, at(data).system);
    return planets.length
      ? call(meetCounters, { ...at(data), planets }, 'met')
      : openWindow('after', 'landing', at(data), 'invade'); // 18.22
  },
  met: (_game, data) => openWindow('after', 'landing', at(data), 'invade'),
  invade: (_game, data) => call(bombardAndInvade, { ...at(data), planets: data.fought ?? [] }, 'produce'), // 6.6
  produce: (_game, { seat, system = '' }) => call(productionStep, { seat, systems: [system] }, 'end'), // 6.7
  end: (game) => {
    forgetMoves(game);
    return done('done');
  },
});

export const tacticalProcedures = [tacticalAction];
