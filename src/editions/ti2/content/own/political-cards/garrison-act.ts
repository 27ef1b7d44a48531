import { makeNeutral } from '#ti2/rules/planets/control.ts';
import { groundForcesOn } from '#ti2/rules/units/units.ts';
import { on, politicalCard } from '#ti2/rules/components/component.ts';
import { isHomePlanet, remainingSeats } from '#ti2/rules/seats.ts';

export default politicalCard({
  id: 'garrison-act',
  name: 'Garrison Act',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: at the end of each round, planets outside the home systems become neutral if they have no ground forces. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'round-ends', {
      mandatory: 'any-order',
      // The law binds all players; only the first seat's reaction is used, so it takes effect once.
      isUsable: (game, { holder }) => remainingSeats(game.state)[0] === holder,
      effect: (game) => {
        for (const { id, owner } of Object.values(game.state.planets))
          if (owner !== null && !isHomePlanet(game, id) && !groundForcesOn(game, id).length) makeNeutral(game, id);
      },
    }),
  ],
});
