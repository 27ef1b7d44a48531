import { ask, call, choose, chosenKey, done, awaitTurn } from '#engine';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { MECATOL_REX, planetsOnBoard, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { Planet, SeatId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

/** Returns the planets without units in, or adjacent to, a system with a planet the seat controls. */
function open(game: Game, seat: SeatId): Planet[] {
  const held = new Set(planetsOnBoard(game, seat).map(({ system }) => system));
  const near = (system: string): boolean =>
    held.has(system) || [...held].some((one) => isAdjacent(game, one, system, seat));
  return Object.values(game.state.planets).filter(
    ({ id, controller, system }) =>
      controller !== seat && id !== MECATOL_REX && !unitsAt(game, { planet: id }).length && near(system),
  );
}

const planetInAccord = question<object>()('peace-accords', (game, seat) => {
  const options = open(game, seat).map(({ id, controller }) => ({
    key: id,
    label: planetWithValues(game, id),
    ...(controller !== null && { hint: `controlled by ${nameOfSeat(game, controller)}` }),
  }));
  return options.length
    ? choose('Peace Accords: which planet do you gain control of?', options, { min: 0, nothing: 'Gain none' })
    : { kind: 'none', reason: 'There is no planet you can gain control of.' };
});

const peaceAccords = procedure<{ seat: SeatId }>()('peace-accords', {
  // Players who use the same secondary ability earlier in turn order go first.
  wait: () => awaitTurn('which'),
  which: (_game, { seat }) => ask([planetInAccord.ask(seat, {})], 'gain'),
  gain: (_game, { seat }, got) => {
    const planet = chosenKey(got.answer);
    return planet === undefined ? done() : call(gainControl, { seat, planet }, 'end');
  },
  end: () => done(),
});

export default ability({
  id: 'peace-accords',
  name: 'Peace Accords',
  set: 'base',
  faction: 'xxcha',
  text: "After you perform Diplomacy's primary or secondary ability: you may gain control of 1 planet, except Mecatol Rex, that has no units and is in or adjacent to a system where you control a planet.",
  reactions: [
    on('after', 'strategy-ability-resolved', {
      isUsable: (game, { holder }, { seat, card }) =>
        seat === holder && card === 'diplomacy' && open(game, holder).length > 0,
      effect: (_game, { holder }) => call(peaceAccords, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [peaceAccords],
  questions: [planetInAccord],
});
