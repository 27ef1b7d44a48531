import { addEffect } from '#ti2/rules/components/kit.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

/** Lists those of `planets` that a player controls and that no copy of this card has targeted in this round. */
const open = (game: Game, seat: SeatId, card: string, planets: readonly PlanetId[]): PlanetId[] =>
  allowedTargets(
    game,
    card,
    planets.filter((planet) => game.state.planets[planet].owner === seat),
  );

export default actionCard({
  id: 'deep-bunkers',
  name: 'Deep Bunkers',
  copies: 2,
  text: 'Before another player bombards planets in a system: choose 1 of your planets there. It cannot be bombarded this turn.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'bombardment-due', {
      isUsable: (game, { holder, component }, { planets }) => open(game, holder, component, planets).length > 0,
      target: (game, { holder, component }, { planets }) =>
        choosePlanet(game, holder, 'Which planet do you protect?', open(game, holder, component, planets)),
      effect: (game, { holder, component }, _event, [planet]) =>
        void addEffect(game, component, holder, planet, 'turn'),
    }),
  ],
  modifiers: {
    'bombardment-barred': ({ book }, { component, memory }, barred, { planet }) =>
      memory === planet
        ? `${book.components[component].name}: ${book.planets[planet].name} cannot be bombarded this turn.`
        : barred,
  },
});
