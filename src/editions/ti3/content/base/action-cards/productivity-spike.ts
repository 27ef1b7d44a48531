import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { influenceOf } from '#ti3/rules/planets/planets.ts';
import { hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const docked = (game: Game, seat: SeatId): PlanetId[] =>
  allUnits(game).flatMap((unit) =>
    unit.owner === seat &&
    unit.planet !== undefined &&
    hasQuality(game, 'produces', unit) &&
    influenceOf(game, unit.planet) > 0
      ? [unit.planet]
      : [],
  );

export default actionCard({
  id: 'productivity-spike',
  name: 'Productivity Spike',
  copies: 1,
  text: "When the strategy phase begins: choose 1 of your space docks. This round, add its planet's influence to its production limit.",
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => docked(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet.ask(holder, {
          prompt: 'Which space dock can produce more units this round?',
          planets: docked(game, holder),
        }),
      effect: (game, { holder, component }, _event, [planet]) => {
        if (docked(game, holder).includes(planet)) addEffect(game, component, holder, planet, 'round');
      },
    }),
  ],
  modifiers: {
    'production-limit': (game, { holder, memory }, limit, { seat, planet }) =>
      seat === holder && planet !== undefined && planet === memory ? limit + influenceOf(game, planet) : limit,
  },
});
