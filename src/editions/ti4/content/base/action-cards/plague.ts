import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { Gains } from '#ti4/rules/components/ai-advice.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet, planetsOfOthers } from '#ti4/content/shared/procedures/place-questions.ts';

const DEADLY = 6;

/** Returns the expected losses on a planet, for AI players. */
const lossesOn = (game: Game, planet: PlanetId): Gains => ({
  units: { infantry: unitsAt(game, { planet, type: 'infantry' }).length / 2 },
});

export default actionCard({
  id: 'plague',
  name: 'Plague',
  set: 'base',
  text: "Action: choose another player's planet and roll a die for each infantry on it. Each roll of 6 or higher destroys 1 of those infantry.",
  copies: 1,
  advice: {
    harms: (game, seat) => ({
      units: {
        infantry: Math.max(
          0,
          ...planetsOfOthers(game, seat).map((planet) => lossesOn(game, planet).units?.infantry ?? 0),
        ),
      },
    }),
    choices: (game, _seat, planet) => lossesOn(game, planet),
  },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) =>
      planetsOfOthers(game, holder).length ? undefined : 'No other player controls a planet.',
    // Planets without infantry can be chosen.
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'Which planet do you hit with Plague?',
        planets: planetsOfOthers(game, holder),
        counts: ['infantry'],
      }),
    effect: (game, { holder, component }, [planet]) => {
      if (planet === undefined || !planetsOfOthers(game, holder).includes(planet)) return undefined;
      const infantry = unitsAt(game, { planet, type: 'infantry' });
      if (!infantry.length) return undefined;
      const faces = game.roll(component, infantry.length);
      const dice = faces.map((face) => ({
        unit: 'infantry' as const,
        hitsOn: DEADLY,
        face,
        result: face,
        hit: face >= DEADLY,
      }));
      const { system, controller } = game.state.planets[planet];
      game.addFact({
        type: 'dice-rolled',
        seat: holder,
        against: controller,
        purpose: 'ability',
        by: component,
        system,
        planet,
        dice,
      });
      const dead = infantry.filter((_unit, i) => faces[i] >= DEADLY);
      return dead.length ? call(destroyUnits, { units: dead.map((unit) => unit.id), by: holder }, 'finish') : undefined;
    },
  },
});
