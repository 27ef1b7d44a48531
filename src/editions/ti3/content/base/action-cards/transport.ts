import { ask, call, done, numbered } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { planetsJoinedTo } from '#ti3/rules/movement/supply-lines.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { countOf, troopsOn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const MOST = 3;

const starts = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    troopsOn(game, id, seat).length && planetsJoinedTo(game, seat, id).length ? [id] : [],
  );

const howMany = question<{ from: PlanetId }, number>()(
  'transport-count',
  (game, seat, { from }) => ({
    kind: 'number',
    prompt: 'How many ground forces go?',
    min: 1,
    max: Math.min(MOST, troopsOn(game, from, seat).length),
  }),
  { forced: true },
);

const going = procedure<{ seat: SeatId; from: PlanetId; to: PlanetId }>()('transport', {
  ask: (_game, { seat, from }) => ask([howMany.of(seat, { from })], 'go'),
  go: (game, { seat, from, to }, { answer }) => {
    const gone = troopsOn(game, from, seat).slice(0, numbered(answer));
    for (const troop of gone) {
      troop.system = game.state.planets[to].system;
      troop.planet = to;
    }
    game.stirred();
    game.fact({ type: 'units-landed', seat, planet: to, units: countOf(gone) });
    return done();
  },
});

export default actionCard({
  id: 'transport',
  name: 'Transport',
  copies: 1,
  text: 'Action: up to 3 of your ground forces go from one of your planets to another, along a way on which no other player has ships.',
  sense: 'seldom',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) =>
      starts(game, holder).length ? undefined : 'No ground forces of yours could go to another planet of yours.',
    target: (game, { holder }) =>
      choosePlanet.of(holder, { prompt: 'From which planet do they go?', planets: starts(game, holder) }),
    further: (game, { holder }, [from, to]) =>
      to === undefined
        ? choosePlanet.of(holder, {
            prompt: 'To which planet do they go?',
            planets: planetsJoinedTo(game, holder, from),
          })
        : undefined,
    effect: (game, { holder }, [from, to]) =>
      to !== undefined && starts(game, holder).includes(from) && planetsJoinedTo(game, holder, from).includes(to)
        ? call(going, { seat: holder, from, to }, 'finish')
        : undefined,
  },
  procedures: [going],
  questions: [howMany],
});
