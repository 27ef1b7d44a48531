import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { exitsFrom } from '#ti4/rules/movement/move-map.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';
import { arrivalProblem, placeOnPlanet, unitsAt } from '#ti4/rules/units/units.ts';

/** The key of a move: origin and destination, such as 'nestphar>lodor'. */
const fromTo = pairKey<PlanetId, PlanetId>('>');

const infantryOn = (game: Game, seat: SeatId, planet: string): Unit[] =>
  unitsAt(game, { owner: seat, planet, type: 'infantry' });

/** Lists the possible moves from each planet with infantry to the others in the same or an adjacent system. */
function ways(game: Game, seat: SeatId): AmountOption[] {
  const planets = planetsOf(game, seat);
  return planets.flatMap((from) => {
    const max = infantryOn(game, seat, from.id).length;
    const near = max ? exitsFrom(game, seat, from.system) : [];
    return max
      ? planets
          .filter(
            (to) =>
              to !== from &&
              (to.system === from.system || near.includes(to.system)) &&
              arrivalProblem(game, seat, 'infantry', to.id) === undefined,
          )
          .map((to): AmountOption => ({
            key: fromTo.format(from.id, to.id),
            label: `To ${nameOfPlanet(game, to.id)}`,
            group: `From ${nameOfPlanet(game, from.id)}`,
            max,
            weights: { [from.id]: 1 },
          }))
      : [];
  });
}

const moves = question<object, Record<string, number>>()('bioplasmosis', (game, seat): Spec => {
  const lines = ways(game, seat);
  if (!lines.length) return { kind: 'none', reason: 'None of your infantry can move to another planet.' };
  return {
    kind: 'allot',
    prompt: 'Which infantry do you move to other planets in their system or in adjacent ones?',
    amounts: lines,
    proposed: {},
    emptyLabel: 'Move no infantry',
    limits: planetsOf(game, seat).map(({ id }) => {
      const count = infantryOn(game, seat, id).length;
      return {
        measure: id,
        measureLabel: `infantry from ${nameOfPlanet(game, id)}`,
        atMost: count,
        message: `You have ${count} infantry on ${nameOfPlanet(game, id)}; you chose {sum}.`,
      };
    }),
  };
});

const bioplasmosis = procedure<{ seat: SeatId }>()('bioplasmosis', {
  which: (_game, { seat }) => ask([moves.ask(seat, {})], 'move'),
  // Moves all of them at once: a unit that has arrived does not move again.
  move: (game, { seat }, got) => {
    const from: Record<string, Unit[]> = Object.fromEntries(
      planetsOf(game, seat).map(({ id }) => [id, infantryOn(game, seat, id)]),
    );
    const answer = Object.fromEntries(Object.entries(chosenAmounts(got.answer)).filter(([, count]) => count > 0));
    for (const [key, count] of Object.entries(answer)) {
      const [left, planet] = fromTo.parse(key);
      for (const unit of from[left]?.splice(0, count) ?? []) placeOnPlanet(game, unit, planet);
    }
    if (Object.keys(answer).length) game.addFact({ type: 'forces-relocated', seat, placed: answer });
    return done();
  },
});

export default technology({
  id: 'bioplasmosis',
  name: 'Bioplasmosis',
  set: 'base',
  text: 'When the status phase ends: you may move any number of infantry from your planets, each to a planet you control in the same system or an adjacent one.',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'arborec',
  reactions: [
    on('when', 'status-phase-ends', {
      isUsable: (game, { holder }) => ways(game, holder).length > 0,
      effect: (_game, { holder }) => call(bioplasmosis, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [bioplasmosis],
  questions: [moves],
});
