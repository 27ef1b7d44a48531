import { actionCard } from '../../../rules/components/component.ts';
import { addEffect, effectsOf } from '../../../rules/components/effects.ts';
import { choosePlanet } from '../../../rules/components/targets.ts';
import type { Game } from '../../../rules/game.ts';
import { isHomeSystem } from '../../../rules/movement/galaxy.ts';
import { isA, unitsOf } from '../../../rules/planets/units.ts';
import type { PlanetId, SeatId } from '../../../rules/terms.ts';

/** Planets of others with docks that work, outside the home systems. */
const docked = (game: Game, seat: SeatId): PlanetId[] =>
  unitsOf(game).flatMap((unit) => {
    const { owner, planet, system } = unit;
    if (planet === undefined || owner === seat || !isA(game, 'produces', unit) || isHomeSystem(game, system)) return [];
    return effectsOf(game, 'spacedock-accident').some(({ data }) => data === planet) ? [] : [planet];
  });

export default actionCard({
  id: 'spacedock-accident',
  name: 'Spacedock Accident',
  copies: 1,
  text: "Action: another player's space dock outside the home systems builds nothing in this round.",
  confidence: 'medium',
  action: {
    unable: (game, { holder }) =>
      docked(game, holder).length ? undefined : 'Nobody else has a space dock outside the home systems.',
    target: (game, { holder }) =>
      choosePlanet.of(holder, { prompt: 'Where does the accident happen?', planets: docked(game, holder) }),
    effect: (game, { holder, component }, [planet]) => {
      if (docked(game, holder).includes(planet)) addEffect(game, component, holder, planet, 'round');
    },
  },
  modifiers: {
    'production-cap': (_game, { memory }, cap, { planet }) => (planet === memory ? 0 : cap),
  },
});
