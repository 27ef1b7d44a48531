import { addEffect } from '#ti2/rules/components/kit.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { docksOf } from '#ti2/rules/production/placement-sites.ts';
import { isHomePlanet, othersFrom } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const yards = (game: Game, seat: SeatId): PlanetId[] =>
  othersFrom(game.state, seat).flatMap((other) => docksOf(game, other).filter((planet) => !isHomePlanet(game, planet)));

export default actionCard({
  id: 'yard-fire',
  name: 'Yard Fire',
  copies: 1,
  text: "When the placement phase begins: choose another player's spacedock outside the home systems. It can place at most 1 unit this round.",
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'placement-begins', {
      isUsable: (game, { holder }) => yards(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet(game, holder, "Which planet's spacedock do you limit to 1 unit?", yards(game, holder)),
      effect: (game, { holder, component }, _event, [planet]) =>
        void addEffect(game, component, holder, planet, 'phase'),
    }),
  ],
  modifiers: {
    'placement-limit': (_game, { memory }, value, { planet }) => (memory === planet ? Math.min(1, value) : value),
  },
});
