import { turnNeutral } from '#ti2/rules/planets/control.ts';
import { troopsOn } from '#ti2/rules/units/units.ts';
import { on, politicalCard } from '#ti2/rules/components/component.ts';
import { isHome, playing } from '#ti2/rules/seats.ts';

export default politicalCard({
  id: 'garrison-act',
  name: 'Garrison Act',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: at the end of each round planets outside the home systems without ground forces turn neutral. Against: nothing.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'round-ends', {
      mandatory: 'any-order',
      // It binds everybody, and takes effect once.
      usable: (game, { holder }) => playing(game.state)[0] === holder,
      effect: (game) => {
        for (const { id, owner } of Object.values(game.state.planets))
          if (owner !== null && !isHome(game, id) && !troopsOn(game, id).length) turnNeutral(game, id);
      },
    }),
  ],
});
