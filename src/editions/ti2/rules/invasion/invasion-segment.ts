import { ask, call, chosenAmounts, done, goto } from '#engine';
import { gainPlanet } from '#ti2/rules/planets/control.ts';
import {
  countByType,
  enemyShipsIn,
  removeStrandedFighters,
  returnFighters,
  shipsIn,
  groundForcesOn,
} from '#ti2/rules/units/units.ts';
import { procedure, openWindow, type Game } from '#ti2/rules/game.ts';
import { systemsWithMovableShips } from '#ti2/rules/movement/movement-points.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { exploration, meetCounter } from '#ti2/rules/exploration/distant-suns.ts';
import { landLeadersFromAnswer } from '#ti2/rules/leaders/leader-landing.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import { bombardment, bombardablePlanets } from './bombardment.ts';
import { invasion } from './invasion.ts';
import { canLand, landingCosts, landFromAnswer, isEnemyPlanet, land, landingsFromCounts } from './landing.ts';

interface Landings {
  seat: SeatId;
  system: SystemId;
  /** Chosen landings, until they are carried out. */
  wanted?: Record<string, number>;
  /** Credits paid for the attack. */
  paid?: number;
  queue?: PlanetId[];
  landed?: Record<PlanetId, string[]>;
  /** Ships that leaders left to land. */
  leaderShips?: Record<LeaderId, UnitId>;
}

/** Chosen landings that are still possible: none if the system no longer allows landing. */
const stillWanted = (game: Game, { seat, system, wanted = {} }: Landings): Record<string, number> =>
  canLand(game, seat, system) ? wanted : {};

/** Landings in one system (E2 7.18): choose the landings, bombard, land, then resolve each planet separately. */
export const landingsInSystem = procedure<Landings>()('landings', {
  ask: (game, { seat, system }) =>
    canLand(game, seat, system) ? ask([land.ask(seat, { system })], 'said') : goto('bombard'),
  said: (game, data, { answer }) => {
    data.wanted = chosenAmounts(answer);
    const { seat } = data;
    const { attack } = landingCosts(game, seat, landingsFromCounts(data.wanted));
    payFee(game, seat, attack, 'attack');
    if (attack) data.paid = attack;
    return goto('bombard');
  },
  bombard: (_game, { seat, system }) => call(bombardment, { seat, system }, 'due'),
  due: (game, { seat, system, wanted = {} }) => {
    const planets = Object.keys(landingsFromCounts(wanted)).filter((planet) => isEnemyPlanet(game, seat, planet));
    return game.state.leaders && planets.length
      ? openWindow('when', 'landing-due', { seat, system, planets }, 'ashore')
      : goto('ashore');
  },
  ashore: (game, data) => {
    const { seat, system } = data;
    const wanted = stillWanted(game, data);
    data.landed = landFromAnswer(game, seat, system, wanted);
    const leaderShips = landLeadersFromAnswer(game, wanted);
    if (Object.keys(leaderShips).length) data.leaderShips = leaderShips;
    data.queue = Object.keys(data.landed);
    for (const [planet, ids] of Object.entries(data.landed))
      game.addFact({ type: 'units-landed', seat, planet, units: countByType(ids.map((id) => game.state.units[id])) });
    return goto('planet');
  },
  planet: (game, data) => {
    const planet = data.queue?.shift();
    if (planet === undefined) return done();
    const { seat: attacker, system } = data;
    const defender = game.state.planets[planet].owner;
    if (defender !== null && isEnemyPlanet(game, attacker, planet)) {
      return call(invasion, { system, planet, attacker, defender }, 'planet');
    }
    if (defender !== null) return goto('planet');
    if (groundForcesOn(game, planet, attacker).length && game.state.planets[planet].counter)
      return call(meetCounter, { seat: attacker, planet }, 'planet');
    returnFighters(game, planet, attacker);
    if (!groundForcesOn(game, planet, attacker).length) return goto('planet');
    gainPlanet(game, attacker, planet);
    return goto('planet');
  },
});

/**
 * Cancels the landing on a planet; the units stay aboard (E2 12.5). Returns the credits paid for the attack, which are
 * not refunded.
 */
export function cancelLanding(game: Game, planet: PlanetId): number {
  const data = game.enclosingData(landingsInSystem);
  if (data?.wanted)
    data.wanted = Object.fromEntries(Object.entries(data.wanted).filter(([key]) => !key.endsWith(`@${planet}`)));
  return data?.paid ?? 0;
}

/** Systems in which the seat can land or bombard. */
const fields = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithMovableShips(game, seat).filter(
    (system) =>
      !enemyShipsIn(game, system, seat).length &&
      (canLand(game, seat, system) ||
        (shipsIn(game, system, seat).some(({ type }) => type === 'dreadnought') &&
          bombardablePlanets(game, seat, system).length > 0)),
  );

/** The invasion segment, after all space battles (E2 7.16). */
export const invasionSegment = procedure<{ seat: SeatId; seen: SystemId[] }>()('invasion-segment', {
  begin: (_game, { seat }) => openWindow('when', 'invasion-segment-begins', { seat }, 'explore'),
  explore: (_game, { seat }) => call(exploration, { seat }, 'next'),
  next: (game, { seat, seen }) => {
    const system = fields(game, seat).find((one) => !seen.includes(one));
    if (system === undefined) return goto('over');
    seen.push(system);
    return call(landingsInSystem, { seat, system }, 'next');
  },
  over: (game) => {
    removeStrandedFighters(game);
    return done();
  },
});

export const invasionSegmentProcedures = [landingsInSystem, invasionSegment];
