import { done, goto } from '#engine';
import { procedure, type Game } from '#ti3/rules/game.ts';
import type { CounterEncounter } from '#ti3/rules/components/component.ts';
import { endangerLandingLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import {
  cardOfCounter,
  settleCounter,
  counterOn,
  parseCounterId,
  removeCounter,
  revealCounter,
} from './domain-counters.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { destroyUnits, unitsOnPlanet, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { CounterId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns the planets of a system that have a domain counter and units of a seat. */
export const planetsWithEncounters = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter(
    (planet) =>
      counterOn(game, planet) !== undefined && unitsOnPlanet(game, planet).some(({ owner }) => owner === seat),
  );

interface Meeting {
  seat: SeatId;
  system: SystemId;
  /** Planets with a counter still to encounter. */
  planets: PlanetId[];
  planet?: PlanetId;
  counter?: CounterId;
}

const aboutOf = ({ seat, system, planet = '', counter = '' }: Meeting): CounterEncounter => ({
  seat,
  system,
  planet,
  value: parseCounterId(counter).value,
});

/**
 * Destroys the units that landed together with ground forces that are all gone, unless the planet is the seat's own.
 */
function loseStranded(game: Game, { seat, planet }: CounterEncounter): void {
  if (game.state.planets[planet].owner === seat) return;
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter(({ owner }) => owner === seat),
  );
  endangerLandingLeaders(game, seat, planet, null);
}

/** Resolves the encounters of a landing with domain counters, planet by planet (E3 18.22). */
export const meetCounters = procedure<Meeting>()('meet-counters', {
  next: (game, data) => {
    const [planet, ...planets] = data.planets;
    if (planet === undefined) return done();
    const counter = counterOn(game, planet)?.id;
    if (counter === undefined) return done();
    Object.assign(data, { planets, planet, counter });
    revealCounter(game, planet);
    game.addFact({ type: 'domain-counter-met', seat: data.seat, planet, counter });
    const outcome = cardOfCounter(game, counter)?.met?.(game, aboutOf(data));
    return outcome ?? goto('finish');
  },
  finish: (game, data) => {
    const { planet = '', counter = '', seat } = data;
    const card = cardOfCounter(game, counter);
    if (!groundForcesOn(game, planet, seat).length) {
      loseStranded(game, aboutOf(data));
      if (!card?.lasts) removeCounter(game, planet);
      return goto('next');
    }
    settleCounter(game, aboutOf(data));
    gainPlanet(game, seat, planet);
    const outcome = card?.taken?.(game, aboutOf(data));
    return outcome && outcome.next === 'call' ? { ...outcome, then: 'next' } : goto('next');
  },
});

export const encounterProcedures = [meetCounters];
