import { ask, call, chosenAmounts, done, goto, type Spec } from '#engine';
import { on, type Reaction } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, Planet, SeatId } from '#ti4/rules/state.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';

const homePlanets = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter((planet) => planet.system === seatOf(game, seat).home);

/** Asks on which home planets to place the returning infantry. */
const returnInfantry = question<{ count: number }, Record<string, number>>()(
  'return-infantry',
  (game, seat, { count }): Spec => {
    const planets = homePlanets(game, seat);
    if (!planets.length || !count) return { kind: 'none', reason: 'You control no planet in your home system.' };
    return {
      kind: 'allot',
      prompt: `${count} infantry return. On which of your home planets do you place them?`,
      amounts: planets.map(({ id }) => ({
        key: id,
        label: `Infantry on ${planetWithValues(game, id)}`,
        max: count,
        weights: { infantry: 1 },
      })),
      limits: [
        {
          measure: 'infantry',
          atLeast: count,
          atMost: count,
          message: `Place exactly ${count} infantry; you placed {sum}.`,
        },
      ],
      proposed: { [planets[0].id]: count },
    };
  },
  { title: 'place returning infantry', forced: true },
);

const returningInfantry = procedure<{ seat: SeatId; count: number }>()('returning-infantry', {
  start: (game, { seat, count }) => {
    const planets = homePlanets(game, seat);
    // One planet leaves no choice; with no planet, the infantry are lost.
    if (planets.length === 1)
      placeUnits(game, seat, 'infantry', count, { system: planets[0].system, planet: planets[0].id });
    return planets.length > 1 ? ask([returnInfantry.ask(seat, { count })], 'placed') : goto('end');
  },
  placed: (game, { seat }, got) => {
    for (const [planet, count] of Object.entries(chosenAmounts(got.answer)))
      placeUnits(game, seat, 'infantry', count, { system: seatOf(game, seat).home, planet });
    return goto('end');
  },
  end: () => done(),
});

function survives(game: Game, seat: SeatId, component: ComponentId, from: number): boolean {
  const [face] = game.roll('infantry survives', 1);
  game.addFact({ type: 'infantry-survival', seat, component, face, survives: face >= from });
  return face >= from;
}

/**
 * Defines infantry that return to their owner's home system at the start of the owner's next turn after they are
 * destroyed. `from`: lowest die result with which an infantry returns; without it, all return.
 */
export function survivingInfantry(
  id: ComponentId,
  from?: number,
): { reactions: Reaction[]; procedures: [typeof returningInfantry]; questions: [typeof returnInfantry] } {
  const waiting = (memory: unknown): number => (typeof memory === 'number' ? memory : 0);
  return {
    reactions: [
      on('after', 'unit-destroyed', {
        mandatory: true,
        isUsable: (_game, { holder }, event) =>
          event.seat === holder && event.type === 'infantry' && event.definition === id,
        effect: (game, { holder, key, memory }) => {
          if (from !== undefined && !survives(game, holder, id, from)) return;
          seatOf(game, holder).technologies[key].memory = waiting(memory) + 1;
          invalidateInForce(game);
        },
      }),
      on('when', 'turn-begins', {
        mandatory: true,
        isUsable: (_game, { holder, memory }, event) => event.seat === holder && waiting(memory) > 0,
        effect: (game, { holder, key, memory }) => {
          delete seatOf(game, holder).technologies[key].memory;
          invalidateInForce(game);
          return call(returningInfantry, { seat: holder, count: waiting(memory) }, 'finish');
        },
      }),
    ],
    procedures: [returningInfantry],
    questions: [returnInfantry],
  };
}
