import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { ability, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { planetOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { placeableCount, unitToTake } from '#ti4/rules/units/reinforcements.ts';
import { putStructure, structureLimit } from '#ti4/rules/units/structures.ts';
import { arrivalProblem, countInReinforcements, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import {
  sleepersPlacedSinceActivation,
  planetsWithSleepers,
  hasSleeper,
  removeSleeper,
} from '#ti4/content/pok/shared/sleeper-tokens.ts';

/** Tells whether a PDS can replace the sleeper token on a planet. */
const wakeable = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  hasSleeper(game, planet) &&
  placeableCount(game, seat, 'pds') > 0 &&
  arrivalProblem(game, seat, 'pds', planet) === undefined &&
  unitsAt(game, { owner: seat, planet, type: 'pds' }).length < structureLimit(game, 'pds', planet);

/** Lists the planets with a sleeper token that can be replaced and was there when the system was activated. */
function asleep(game: Game, seat: SeatId, system: SystemId): PlanetId[] {
  const later = sleepersPlacedSinceActivation(game);
  return planetsWithSleepers(game, system).filter((planet) => !later.has(planet) && wakeable(game, seat, planet));
}

const whichWake = question<{ system: SystemId }>()('awaken-which', (game, seat, { system }): Spec => {
  const planets = asleep(game, seat, system);
  if (!planets.length) return { kind: 'none', reason: 'There is no sleeper token that you can replace.' };
  const options = planets.map((key) => ({ key, label: planetWithValues(game, key) }));
  return choose('On which planets do you replace the sleeper token with a PDS?', options, {
    min: 1,
    max: planets.length,
  });
});

/** Replaces sleeper tokens with PDS one by one, taking PDS from the board if the reinforcements have none. */
const awakening = procedure<{ seat: SeatId; planets: PlanetId[]; planet?: PlanetId }>()('awaken', {
  next: (game, data) => {
    const planet = data.planets.shift();
    if (planet === undefined) return done();
    data.planet = planet;
    if (!wakeable(game, data.seat, planet)) return goto('next');
    return countInReinforcements(game, data.seat, 'pds') > 0
      ? goto('place')
      : ask([unitToTake.ask(data.seat, { type: 'pds', notOn: planet })], 'taken');
  },
  taken: (game, _data, got) => {
    const unit = game.state.units[chosenKey(got.answer) ?? ''];
    if (!unit) return goto('next');
    removeUnit(game, unit, 'placed-elsewhere');
    return goto('place');
  },
  place: (game, { seat, planet = '' }) => {
    const { system } = planetOf(game, planet);
    removeSleeper(game, seat, planet);
    return call(putStructure, { seat, type: 'pds', system, planet }, 'next');
  },
});

export default ability({
  id: 'awaken',
  name: 'Awaken',
  set: 'pok',
  faction: 'ul',
  text: 'After you activate a system where you have sleeper tokens: you may replace any number of those tokens with 1 PDS each.',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && asleep(game, holder, system).length > 0,
      target: (_game, { holder }, { system }) => whichWake.ask(holder, { system }),
      effect: (_game, { holder }, _event, planets) =>
        planets.length ? call(awakening, { seat: holder, planets: [...planets] }, 'finish') : undefined,
    }),
  ],
  procedures: [awakening],
  questions: [whichWake],
});
