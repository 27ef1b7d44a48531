import { actionCard } from '#ti4/rules/components/component.ts';
import { rollStats } from '#ti4/rules/combat/dice.ts';
import type { Game } from '#ti4/rules/game.ts';
import { exhaustPlanet } from '#ti4/rules/planets/planets.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem, planetsOfOthers } from '#ti4/content/shared/procedures/place-questions.ts';

const systems = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(
    unitsAt(game, { owner: seat })
      .filter((unit) => rollStats(game, unit, 'bombardment', unit.system))
      .map((unit) => unit.system),
  ),
];

export default actionCard({
  id: 'tactical-bombardment',
  name: 'Tactical Bombardment',
  set: 'base',
  text: "Action: choose a system where you have a unit with Bombardment. Exhaust all other players' planets there.",
  copies: 1,
  questions: [chooseSystem],
  action: {
    problem: (game, { holder }) => (systems(game, holder).length ? undefined : 'None of your units has Bombardment.'),
    // Systems without planets to exhaust can be chosen.
    target: (game, { holder }) =>
      chooseSystem.ask(holder, {
        prompt: "In which system do you exhaust all other players' planets?",
        systems: systems(game, holder),
      }),
    effect: (game, { holder }, [system]) => {
      if (system === undefined || !systems(game, holder).includes(system)) return;
      const planets = planetsOfOthers(game, holder).filter(
        (planet) => game.state.planets[planet].system === system && !game.state.planets[planet].exhausted,
      );
      for (const planet of planets) {
        exhaustPlanet(game, planet);
        game.addFact({
          type: 'planets-exhausted',
          seat: game.state.planets[planet].controller,
          planets: [planet],
          why: 'tactical-bombardment',
        });
      }
    },
  },
});
