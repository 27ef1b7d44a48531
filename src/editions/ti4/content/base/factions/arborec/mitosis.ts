import { ask, call, choose, chosenKey, done, goto } from '#engine';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { planetOf, planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { Planet, SeatId } from '#ti4/rules/state.ts';
import { arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const open = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter(({ id }) => arrivalProblem(game, seat, 'infantry', id) === undefined);

const whereTo = question<object>()(
  'mitosis',
  (game, seat) => {
    const planets = open(game, seat);
    return planets.length
      ? choose(
          'Mitosis: on which planet do you place 1 infantry?',
          planets.map(({ id }) => ({ key: id, label: planetWithValues(game, id) })),
        )
      : { kind: 'none', reason: 'You control no planet where infantry can be placed.' };
  },
  { forced: true },
);

const mitosis = procedure<{ seat: SeatId }>()('mitosis', {
  begin: (game, { seat }) => {
    const about = { seat, ability: 'mitosis', frame: game.framePath.at(-1)?.id ?? 0 };
    const heard = game.book.windows.hasListeners(game, { timing: 'when', name: 'ability-begins', ...about });
    return heard ? openWindow('when', 'ability-begins', about, 'where') : goto('where');
  },
  where: (_game, { seat }) => ask([whereTo.ask(seat, {})], 'place'),
  place: (game, { seat }, got) => {
    const planet = chosenKey(got.answer);
    if (planet !== undefined) placeUnits(game, seat, 'infantry', 1, { system: planetOf(game, planet).system, planet });
    return done();
  },
});

export default ability({
  id: 'mitosis',
  name: 'Mitosis',
  set: 'base',
  faction: 'arborec',
  text: 'When the status phase begins: place 1 infantry on a planet you control. Your space docks cannot produce infantry.',
  modifiers: {
    'production-barred': (_game, { holder }, barred, { seat, unit, type }) =>
      barred ??
      (seat === holder && unit.type === 'space-dock' && type === 'infantry'
        ? 'Your space docks cannot produce infantry.'
        : undefined),
  },
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      isUsable: (game, { holder }) => open(game, holder).length > 0,
      effect: (_game, { holder }) => call(mitosis, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [mitosis],
  questions: [whereTo],
});
