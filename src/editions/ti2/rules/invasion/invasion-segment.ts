import { ask, call, counted, done, goto } from '#engine';
import { takePlanet } from '#ti2/rules/planets/control.ts';
import { countOf, enemiesIn, isA, shedFighters, shipsIn, troopsOn } from '#ti2/rules/units/units.ts';
import { procedure, window, type Game } from '#ti2/rules/game.ts';
import { harbours } from '#ti2/rules/movement/movement-points.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { exploration, meetCounter } from '#ti2/rules/exploration/distant-suns.ts';
import { putLeadersAshore } from '#ti2/rules/leaders/leader-landing.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { bombardment, exposed } from './bombardment.ts';
import { invasion } from './invasion.ts';
import { canLand, feesOf, goAshore, isEnemys, land, wantedOf } from './landing.ts';

interface Landings {
  seat: SeatId;
  system: SystemId;
  /** What is to land, until it does. */
  wanted?: Record<string, number>;
  /** What has been paid for the attack. */
  paid?: number;
  queue?: PlanetId[];
  landed?: Record<PlanetId, string[]>;
}

/** What is still possible of what was meant to land: nobody lands where it has become impossible. */
const stillWanted = (game: Game, { seat, system, wanted = {} }: Landings): Record<string, number> =>
  canLand(game, seat, system) ? wanted : {};

/** Landings in one system (E2 7.18): it is said what lands where, dreadnoughts bombard, then each planet for itself. */
export const landings = procedure<Landings>()('landings', {
  ask: (game, { seat, system }) =>
    canLand(game, seat, system) ? ask([land.of(seat, { system })], 'said') : goto('bombard'),
  said: (game, data, { answer }) => {
    data.wanted = counted(answer);
    const { seat } = data;
    const { colony, attack } = feesOf(game, seat, wantedOf(data.wanted));
    payFee(game, seat, colony, 'colony');
    payFee(game, seat, attack, 'attack');
    if (attack) data.paid = attack;
    return goto('bombard');
  },
  bombard: (_game, { seat, system }) => call(bombardment, { seat, system }, 'due'),
  due: (game, { seat, system, wanted = {} }) => {
    const planets = Object.keys(wantedOf(wanted)).filter((planet) => isEnemys(game, seat, planet));
    return game.state.leaders && planets.length
      ? window('when', 'landing-due', { seat, system, planets }, 'ashore')
      : goto('ashore');
  },
  ashore: (game, data) => {
    const { seat, system } = data;
    const wanted = stillWanted(game, data);
    data.landed = goAshore(game, seat, system, wanted);
    putLeadersAshore(game, wanted);
    data.queue = Object.keys(data.landed);
    for (const [planet, ids] of Object.entries(data.landed))
      game.fact({ type: 'units-landed', seat, planet, units: countOf(ids.map((id) => game.state.units[id])) });
    return goto('planet');
  },
  planet: (game, data) => {
    const planet = data.queue?.shift();
    if (planet === undefined) return done();
    const { seat: attacker, system, landed = {} } = data;
    const defender = game.state.planets[planet].owner;
    if (defender !== null && isEnemys(game, attacker, planet)) {
      return call(invasion, { system, planet, attacker, defender }, 'planet');
    }
    if (defender !== null) return goto('planet');
    for (const id of landed[planet])
      if (game.state.units[id] && isA(game, 'fighter', game.state.units[id])) delete game.state.units[id].planet;
    game.stirred();
    if (!troopsOn(game, planet, attacker).length) return goto('planet');
    if (game.state.planets[planet].counter) return call(meetCounter, { seat: attacker, planet }, 'planet');
    takePlanet(game, attacker, planet);
    return goto('planet');
  },
});

/** Nobody lands on a planet after all: who was to stays aboard (E2 12.5). Gives back what has been paid for it, and stays paid. */
export function turnBack(game: Game, planet: PlanetId): number {
  const data = game.within(landings);
  if (data?.wanted)
    data.wanted = Object.fromEntries(Object.entries(data.wanted).filter(([key]) => !key.endsWith(`@${planet}`)));
  return data?.paid ?? 0;
}

/** Systems where something can be landed or bombarded. */
const fields = (game: Game, seat: SeatId): SystemId[] =>
  harbours(game, seat).filter(
    (system) =>
      !enemiesIn(game, system, seat).length &&
      (canLand(game, seat, system) ||
        (shipsIn(game, system, seat).some(({ type }) => type === 'dreadnought') &&
          exposed(game, seat, system).length > 0)),
  );

/** The invasion combat segment: after all battles (E2 7.16). */
export const invasionSegment = procedure<{ seat: SeatId; seen: SystemId[] }>()('invasion-segment', {
  begin: (_game, { seat }) => window('when', 'invasion-segment-begins', { seat }, 'explore'),
  explore: (_game, { seat }) => call(exploration, { seat }, 'next'),
  next: (game, { seat, seen }) => {
    const system = fields(game, seat).find((one) => !seen.includes(one));
    if (system === undefined) return goto('over');
    seen.push(system);
    return call(landings, { seat, system }, 'next');
  },
  over: (game) => {
    shedFighters(game);
    return done();
  },
});

export const invasionSegmentProcedures = [landings, invasionSegment];
