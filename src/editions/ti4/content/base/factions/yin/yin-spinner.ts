import { choose, type Spec } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { planetOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { planetsOpenToInfantry } from '#ti4/content/shared/procedures/place-questions.ts';

const placesIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  planetsOpenToInfantry(game, seat).filter((planet) => planetOf(game, planet).system === system);

const whichPlanet = question<{ system: SystemId }>()(
  'yin-spinner-planet',
  (game, seat, { system }): Spec => {
    const planets = placesIn(game, seat, system);
    if (!planets.length) return { kind: 'none', reason: 'You control no planet there that can hold your infantry.' };
    return choose(
      'On which planet do you place 1 infantry?',
      planets.map((key) => ({ key, label: planetWithValues(game, key) })),
    );
  },
  { title: 'place 1 infantry', forced: true },
);

export default technology({
  id: 'yin-spinner',
  name: 'Yin Spinner',
  set: 'base',
  text: 'After your units use Production: place 1 infantry on a planet you control in that system.',
  color: 'biotic',
  advice: { gains: { units: { infantry: 1 } } },
  prerequisites: { biotic: 2 },
  faction: 'yin',
  reactions: [
    on('after', 'production-ends', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) => seat === holder && placesIn(game, holder, system).length > 0,
      target: (_game, { holder }, { system }) => whichPlanet.ask(holder, { system }),
      effect: (game, { holder }, { system }, [planet]) => {
        if (planet !== undefined && placesIn(game, holder, system).includes(planet))
          placeUnits(game, holder, 'infantry', 1, { system, planet });
      },
    }),
  ],
  questions: [whichPlanet],
});
