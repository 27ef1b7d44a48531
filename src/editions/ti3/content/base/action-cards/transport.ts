import { ask, call, done, chosenNumber } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { planetsSuppliedFrom } from '#ti3/rules/movement/supply-lines.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { countByType, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const MOST = 3;

const starts = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    groundForcesOn(game, id, seat).length && planetsSuppliedFrom(game, seat, id).length ? [id] : [],
  );

const howMany = question<{ from: PlanetId }, number>()(
  'transport-count',
  (game, seat, { from }) => ({
    kind: 'number',
    prompt: 'How many ground forces do you move?',
    min: 1,
    max: Math.min(MOST, groundForcesOn(game, from, seat).length),
  }),
  { forced: true },
);

const going = procedure<{ seat: SeatId; from: PlanetId; to: PlanetId }>()('transport', {
  ask: (_game, { seat, from }) => ask([howMany.ask(seat, { from })], 'go'),
  go: (game, { seat, from, to }, { answer }) => {
    const gone = groundForcesOn(game, from, seat).slice(0, chosenNumber(answer));
    for (const troop of gone) {
      troop.system = game.state.planets[to].system;
      troop.planet = to;
    }
    game.invalidateStep();
    game.addFact({ type: 'units-landed', seat, planet: to, units: countByType(gone) });
    return done();
  },
});

export default actionCard({
  id: 'transport',
  name: 'Transport',
  copies: 1,
  text: "Action: move up to 3 ground forces from 1 of your planets to another of your planets along a route without other players' ships.",
  sense: 'seldom',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      starts(game, holder).length ? undefined : 'None of your ground forces can move to another of your planets.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'From which planet do you move ground forces?',
        planets: starts(game, holder),
      }),
    furtherTarget: (game, { holder }, [from, to]) =>
      to === undefined
        ? choosePlanet.ask(holder, {
            prompt: 'To which planet do you move the ground forces?',
            planets: planetsSuppliedFrom(game, holder, from),
          })
        : undefined,
    effect: (game, { holder }, [from, to]) =>
      to !== undefined && starts(game, holder).includes(from) && planetsSuppliedFrom(game, holder, from).includes(to)
        ? call(going, { seat: holder, from, to }, 'finish')
        : undefined,
  },
  procedures: [going],
  questions: [howMany],
});
