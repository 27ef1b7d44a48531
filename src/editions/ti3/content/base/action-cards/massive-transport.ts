import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { planetsSuppliedFrom } from '#ti3/rules/movement/supply-lines.ts';
import { hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const dockOn = (game: Game, planet: PlanetId): Unit | undefined =>
  unitsOnPlanet(game, planet).find((unit) => hasQuality(game, 'produces', unit));

const goals = (game: Game, seat: SeatId, from: PlanetId): PlanetId[] =>
  planetsSuppliedFrom(game, seat, from).filter((planet) => !dockOn(game, planet));

const movable = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    dockOn(game, id)?.owner === seat && goals(game, seat, id).length ? [id] : [],
  );

export default actionCard({
  id: 'massive-transport',
  name: 'Massive Transport',
  copies: 1,
  text: "Action: move 1 of your space docks to another of your planets along a route without other players' ships.",
  sense: 'seldom',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      movable(game, holder).length ? undefined : 'None of your space docks can be moved to another of your planets.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'From which planet do you move the space dock?',
        planets: movable(game, holder),
      }),
    furtherTarget: (game, { holder }, [from, to]) =>
      to === undefined
        ? choosePlanet.ask(holder, {
            prompt: 'To which planet do you move the space dock?',
            planets: goals(game, holder, from),
          })
        : undefined,
    effect: (game, { holder }, [from, to]) => {
      if (to === undefined || !movable(game, holder).includes(from) || !goals(game, holder, from).includes(to)) return;
      const dock = dockOn(game, from);
      if (!dock) return;
      Object.assign(dock, { planet: to, system: game.state.planets[to].system });
      game.invalidateStep();
      game.addFact({ type: 'units-landed', seat: holder, planet: to, units: { [dock.type]: 1 } });
    },
  },
});
