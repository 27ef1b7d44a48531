import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { hasQuality, shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lists the planets of a system with ground forces of `seat` that ships of `by` could bombard. */
function threatened(game: Game, seat: SeatId, by: SeatId, system: SystemId): PlanetId[] {
  const armed = shipsIn(game, system, by).some((ship) => hasQuality(game, 'bombards', ship));
  return armed
    ? game.state.systems[system].planets.filter((planet) => groundForcesOn(game, planet, seat).length > 0)
    : [];
}

export default actionCard({
  id: 'dug-in',
  name: 'Dug In',
  copies: 1,
  text: 'Before another player bombards in a system: choose a planet there. Your ground forces on that planet cannot be bombarded this round.',
  confidence: 'medium',
  reactions: [
    // Bombardment follows after the landings are decided (E3 8.1).
    on('after', 'landing', {
      isUsable: (game, { holder, component }, { seat, system }) =>
        seat !== holder &&
        threatened(game, holder, seat, system).length > 0 &&
        !effectsOf(game, component, holder).length,
      target: (game, { holder }, { seat, system }) =>
        choosePlanet.ask(holder, {
          prompt: 'On which planet do you protect your ground forces?',
          planets: threatened(game, holder, seat, system),
        }),
      effect: (game, { holder, component }, { seat, system }, [planet]) => {
        if (threatened(game, holder, seat, system).includes(planet))
          addEffect(game, component, holder, planet, 'round');
      },
    }),
  ],
  modifiers: {
    'bombardment-barred': (game, { holder, memory }, barred, { seat, planet }) =>
      planet === memory && seat !== holder && groundForcesOn(game, planet, holder).length > 0
        ? 'The ground forces there are dug in: they cannot be bombarded this round.'
        : barred,
  },
});
