import { done, goto } from '#engine';
import { procedure, type Game } from '#ti3/rules/game.ts';
import type { Met } from '#ti3/rules/components/component.ts';
import { failLanding } from '#ti3/rules/leaders/leader-locations.ts';
import { cardOfCounter, keepCounter, lyingOn, readCounter, removeCounter, turnUp } from './domain-counters.ts';
import { takePlanet } from '#ti3/rules/planets/planets.ts';
import { destroy, onPlanet, troopsOn } from '#ti3/rules/units/units.ts';
import type { CounterId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Planets of a system on which a seat has just landed beside a domain counter. */
export const metIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter(
    (planet) => lyingOn(game, planet) !== undefined && onPlanet(game, planet).some(({ owner }) => owner === seat),
  );

interface Meeting {
  seat: SeatId;
  system: SystemId;
  /** Where there is still something to meet. */
  planets: PlanetId[];
  planet?: PlanetId;
  counter?: CounterId;
}

const aboutOf = ({ seat, system, planet = '', counter = '' }: Meeting): Met => ({
  seat,
  system,
  planet,
  value: readCounter(counter).value,
});

/** What landed beside ground forces that are all gone is lost with them. */
function loseStranded(game: Game, { seat, planet }: Met): void {
  if (game.state.planets[planet].owner === seat) return;
  destroy(
    game,
    onPlanet(game, planet).filter(({ owner }) => owner === seat),
  );
  failLanding(game, seat, planet, null);
}

/** Those who have landed meet what lies there, planet by planet (E3 18.22). */
export const meetCounters = procedure<Meeting>()('meet-counters', {
  next: (game, data) => {
    const [planet, ...planets] = data.planets;
    if (planet === undefined) return done();
    const counter = lyingOn(game, planet)?.id;
    if (counter === undefined) return done();
    Object.assign(data, { planets, planet, counter });
    turnUp(game, planet);
    game.fact({ type: 'domain-counter-met', seat: data.seat, planet, counter });
    const outcome = cardOfCounter(game, counter)?.met?.(game, aboutOf(data));
    return outcome ?? goto('finish');
  },
  finish: (game, data) => {
    const { planet = '', counter = '', seat } = data;
    const card = cardOfCounter(game, counter);
    if (!troopsOn(game, planet, seat).length) {
      loseStranded(game, aboutOf(data));
      if (!card?.lasts) removeCounter(game, planet);
      return goto('next');
    }
    keepCounter(game, aboutOf(data));
    takePlanet(game, seat, planet);
    const outcome = card?.taken?.(game, aboutOf(data));
    return outcome && outcome.next === 'call' ? { ...outcome, then: 'next' } : goto('next');
  },
});

export const meetingProcedures = [meetCounters];
