import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { arrivalProblem, placeUnits, shipsIn } from '#ti4/rules/units/units.ts';

const MOST = 2;

const placesOf = (game: Game, seat: SeatId): AmountOption[] => [
  ...planetsOf(game, seat)
    .filter(({ id }) => arrivalProblem(game, seat, 'infantry', id) === undefined)
    .map(({ id }): AmountOption => ({
      key: id,
      label: `Infantry on ${planetWithValues(game, id)}`,
      max: MOST,
      weights: { infantry: 1 },
    })),
  ...Object.keys(game.state.systems)
    .filter((system) => shipsIn(game, system, seat).length > 0)
    .map((system): AmountOption => ({
      key: system,
      label: `Infantry in space at ${nameOfSystem(game, system)}`,
      max: MOST,
      weights: { infantry: 1 },
    })),
];

const whereTo = question<object, Record<string, number>>()(
  'yin-spinner',
  (game, seat): Spec => {
    const lines = placesOf(game, seat);
    if (!lines.length) return { kind: 'none', reason: 'You cannot place infantry anywhere.' };
    return {
      kind: 'allot',
      prompt: `Where do you place up to ${MOST} infantry? Choose one place.`,
      amounts: lines,
      limits: [{ measure: 'infantry', atMost: MOST, message: `Place up to ${MOST} infantry; you placed {sum}.` }],
      proposed: { [lines[0].key]: MOST },
      emptyLabel: 'Place no infantry',
    };
  },
  {
    check: (_game, _seat, _data, answer) =>
      Object.values(answer).filter((count) => count > 0).length > 1
        ? 'Place both infantry in the same place.'
        : undefined,
  },
);

const spin = procedure<{ seat: SeatId }>()('yin-spinner', {
  where: (_game, { seat }) => ask([whereTo.ask(seat, {})], 'place'),
  place: (game, { seat }, got) => {
    for (const [key, count] of Object.entries(chosenAmounts(got.answer))) {
      const planet = game.state.planets[key];
      if (count > 0)
        placeUnits(game, seat, 'infantry', count, planet ? { system: planet.system, planet: key } : { system: key });
    }
    return done();
  },
});

export default technology({
  id: 'yin-spinner',
  name: 'Yin Spinner Ω',
  set: 'codex-1',
  text: 'After you produce units: you may place up to 2 infantry together, on a planet you control or in space in a system with your ships.',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'yin',
  reactions: [
    on('after', 'units-produced', {
      isUsable: (game, { holder }, { seat }) => seat === holder && placesOf(game, holder).length > 0,
      effect: (_game, { holder }) => call(spin, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [spin],
  questions: [whereTo],
});
