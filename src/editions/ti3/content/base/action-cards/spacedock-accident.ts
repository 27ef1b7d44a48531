import { actionCard } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Lists the planets of other players with working space docks outside the home systems. */
const docked = (game: Game, seat: SeatId): PlanetId[] =>
  allUnits(game).flatMap((unit) => {
    const { owner, planet, system } = unit;
    if (planet === undefined || owner === seat || !hasQuality(game, 'produces', unit) || isHomeSystem(game, system))
      return [];
    return effectsOf(game, 'spacedock-accident').some(({ data }) => data === planet) ? [] : [planet];
  });

export default actionCard({
  id: 'spacedock-accident',
  name: 'Spacedock Accident',
  copies: 1,
  text: "Action: choose another player's space dock outside the home systems. That space dock cannot produce units this round.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      docked(game, holder).length ? undefined : 'No other player has a space dock outside the home systems.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'On which planet do you cause the accident?', planets: docked(game, holder) }),
    effect: (game, { holder, component }, [planet]) => {
      if (docked(game, holder).includes(planet)) addEffect(game, component, holder, planet, 'round');
    },
  },
  modifiers: {
    'production-cap': (_game, { memory }, cap, { planet }) => (planet === memory ? 0 : cap),
  },
});
