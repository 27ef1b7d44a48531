import { makeNeutral } from '#ti2/rules/planets/control.ts';
import { groundForcesOn } from '#ti2/rules/units/units.ts';
import { on, politicalCard, type Game } from '#ti2/rules/components/component.ts';
import { nameOf, nameOfPlanet } from '#ti2/rules/names.ts';
import { isHomePlanet, remainingSeats } from '#ti2/rules/seats.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';

/** Tells whether a planet outside the home systems has no ground forces of its owner. */
const isForsaken = (game: Game, planet: PlanetId): boolean =>
  game.state.planets[planet].owner !== null && !isHomePlanet(game, planet) && !groundForcesOn(game, planet).length;

export default politicalCard({
  id: 'garrison-act',
  name: 'Garrison Act',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: at the end of each round, planets outside the home systems become neutral if they have no ground forces. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'turns-neutral': (game, { component }, reason, { planet }) =>
      isForsaken(game, planet)
        ? `${nameOf(game, component)} makes ${nameOfPlanet(game, planet)} neutral at the end of the round, because it has no ground forces`
        : reason,
  },
  reactions: [
    on('after', 'round-ends', {
      mandatory: 'any-order',
      // The law binds all players; only the first seat's reaction is used, so it takes effect once.
      isUsable: (game, { holder }) => remainingSeats(game.state)[0] === holder,
      effect: (game) => {
        for (const planet of Object.keys(game.state.planets)) if (isForsaken(game, planet)) makeNeutral(game, planet);
      },
    }),
  ],
});
