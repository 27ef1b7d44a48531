import { agenda, on } from '#ti4/rules/components/component.ts';
import { transferLaw } from '#ti4/rules/politics/laws.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { isHomePlanet, planetsOf } from '#ti4/rules/planets/planets.ts';

const ID = 'the-crown-of-emphidia';

export default agenda({
  id: ID,
  name: 'The Crown of Emphidia',
  set: 'base',
  text: "Elect a player: they gain this card and 1 victory point. A player who gains control of a planet in the owner's home system gains the card and the point from them.",
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  resolve: (game, seat) => gainPoints(game, seat, 1, ID),
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      // An owner who controlled no home planet just before has none left to lose.
      isUsable: (game, { holder }, { seat, planet, from }) =>
        seat !== holder &&
        isHomePlanet(game, planet, holder) &&
        (from === holder || planetsOf(game, holder).some(({ id }) => isHomePlanet(game, id, holder))),
      effect: (game, held, { seat }) => {
        transferLaw(game, held.key, seat);
        gainPoints(game, seat, 1, ID);
        gainPoints(game, held.holder, -1, ID);
      },
    }),
  ],
});
