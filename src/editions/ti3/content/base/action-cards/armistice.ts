import { actionCard, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { choosePlanet, choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Bars the opponent from the planet for as long as the holder controls it. */
function barred(
  game: Game,
  { holder, memory }: HeldComponent,
  before: string | undefined,
  about: { seat: SeatId; planet: PlanetId },
) {
  const [planet, opponent] = memory as [PlanetId, SeatId];
  const kept = about.planet === planet && about.seat === opponent && game.state.planets[planet].owner === holder;
  return kept ? 'You cannot invade or bombard this planet this round (Armistice).' : before;
}

export default actionCard({
  id: 'armistice',
  name: 'Armistice',
  copies: 1,
  text: 'Action: choose another player and a planet you control. This round, while you control that planet, that player cannot invade or bombard it.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (planetsOf(game, holder).length ? undefined : 'You control no planet.'),
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'Which planet do you protect?',
        planets: planetsOf(game, holder).map(({ id }) => id),
      }),
    furtherTarget: (game, { holder }, [, opponent]) =>
      opponent === undefined
        ? choosePlayer.ask(holder, {
            prompt: 'Against which player do you protect it?',
            seats: othersFrom(game.state, holder),
          })
        : undefined,
    effect: (game, { holder, component }, [planet, opponent]) => {
      if (game.state.planets[planet]?.owner === holder && opponent !== undefined)
        addEffect(game, component, holder, [planet, opponent], 'round');
    },
  },
  modifiers: { 'landing-barred': barred, 'bombardment-barred': barred },
});
