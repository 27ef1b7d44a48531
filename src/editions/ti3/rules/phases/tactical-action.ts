import { ask, call, chosenOne, counted, done, goto } from '#engine';
import { bombardAndInvade } from '#ti3/rules/invasion/invasion.ts';
import { pdsFire } from '#ti3/rules/combat/pds-fire.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { procedure, window } from '#ti3/rules/game.ts';
import { board, boardLeaders, canBoard, castOff, type Boarded } from '#ti3/rules/leaders/boarding.ts';
import { canLandLeaders, landLeaders, setAshore } from '#ti3/rules/leaders/leader-landing.ts';
import { probe } from '#ti3/rules/exploration/domain-counters.ts';
import { loseOverrun } from '#ti3/rules/units/floating-docks.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import { productionStep } from '#ti3/rules/production/production.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { activate, chooseSystem } from '#ti3/rules/movement/activation.ts';
import { pay, payment } from '#ti3/rules/production/payment.ts';
import { land, landingBill, landUnits } from '#ti3/rules/invasion/landing.ts';
import { meetCounters, metIn } from '#ti3/rules/exploration/counter-encounters.ts';
import { move, moveShips } from '#ti3/rules/movement/movement.ts';

export { tacticalUnable } from '#ti3/rules/movement/activation.ts';

export interface Tactical {
  seat: SeatId;
  system?: SystemId;
  /** What lands where, until it is paid for. */
  landing?: Record<string, number>;
  /** What is to come, until it does. */
  coming?: Record<string, number>;
  /** Nothing comes. */
  held?: true;
  fought?: PlanetId[];
  /** Where leaders were that have gone aboard for the movement. */
  boarded?: Boarded;
  /** Which leaders land where. */
  ashore?: Record<string, number>;
}

const at = ({ seat, system = '' }: Tactical): { seat: SeatId; system: SystemId } => ({ seat, system });

/** The tactical action, step by step (E3 6). */
export const tacticalAction = procedure<Tactical>()('tactical-action', {
  choose: (_game, { seat }) => ask([chooseSystem.of(seat, {})], 'activate'),
  activate: (game, data, { answer }) => {
    // 6.1
    const system = chosenOne(answer);
    if (system === undefined) return done('none');
    data.system = system;
    activate(game, data.seat, system);
    return window('after', 'system-activated', at(data), 'move');
  },
  move: (game, data) => {
    // 6.2: leaders go aboard first
    const { seat, system } = at(data);
    return canBoard(game, seat, { systems: [system] })
      ? ask([boardLeaders.of(seat, { systems: [system] })], 'boarded')
      : goto('declare');
  },
  boarded: (game, data, { answer }) => {
    data.boarded = board(game, answer);
    return goto('declare');
  },
  declare: (_game, { seat, system = '' }) => ask([moveShips.of(seat, { systems: [system] })], 'moved'),
  moved: (_game, data, { answer }) => {
    data.coming = counted(answer);
    return Object.values(data.coming).some((count) => count > 0)
      ? window('when', 'fleet-comes', at(data), 'sail')
      : goto('sail');
  },
  sail: (game, data) => {
    const systems = [at(data).system];
    move(game, data.seat, { systems }, data.held ? {} : (data.coming ?? {}));
    delete data.coming;
    if (data.boarded) castOff(game, data.seat, { systems }, data.boarded);
    probe(game, data.seat, at(data).system); // 18.23
    return window('after', 'ships-moved', at(data), 'pds');
  },
  pds: (_game, data) => call(pdsFire, at(data), 'fired'), // 6.3
  fired: (_game, data) => window('after', 'pds-fire-over', at(data), 'battle'),
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
    loseOverrun(game, system);
    return shipsIn(game, system).some(({ owner }) => owner !== seat)
      ? goto('produce')
      : window('when', 'landing-due', { seat, system }, 'land');
  },
  land: (_game, data) => ask([landUnits.of(data.seat, { system: at(data).system })], 'landed'),
  landed: (game, data, { answer }) => {
    const { seat, system } = at(data);
    data.landing = counted(answer);
    const leaders = { system, units: data.landing };
    return canLandLeaders(game, seat, leaders) ? ask([landLeaders.of(seat, leaders)], 'led') : goto('bill');
  },
  led: (_game, data, { answer }) => {
    data.ashore = counted(answer);
    return goto('bill');
  },
  bill: (game, { seat, landing = {} }) => ask([payment.of(seat, landingBill(game, seat, landing))], 'paid'),
  paid: (game, data, { answer }) => {
    const landing = data.landing ?? {};
    pay(game, data.seat, landingBill(game, data.seat, landing), answer);
    if (data.ashore) setAshore(game, data.seat, data.ashore);
    data.fought = land(game, data.seat, at(data), landing);
    const planets = metIn(game, data.seat, at(data).system);
    return planets.length
      ? call(meetCounters, { ...at(data), planets }, 'met')
      : window('after', 'landing', at(data), 'invade'); // 18.22
  },
  met: (_game, data) => window('after', 'landing', at(data), 'invade'),
  invade: (_game, data) => call(bombardAndInvade, { ...at(data), planets: data.fought ?? [] }, 'produce'), // 6.6
  produce: (_game, { seat, system = '' }) => call(productionStep, { seat, systems: [system] }, 'end'), // 6.7
  end: () => done('done'),
});

export const tacticalProcedures = [tacticalAction];
