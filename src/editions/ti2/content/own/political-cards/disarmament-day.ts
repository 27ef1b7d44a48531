import { ask, call, chosenKeys, done } from '#engine';
import { allUnits, destroyUnits } from '#ti2/rules/units/units.ts';
import { type Game, politicalCard } from '#ti2/rules/components/component.ts';
import { procedure } from '#ti2/rules/game.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import { payDebts } from '#ti2/rules/production/debts.ts';
import { seatsByInfluence, remainingSeats } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const KEPT = 3;

const fleet = (game: Game, seat: SeatId) =>
  allUnits(game).filter(({ owner, type }) => owner === seat && type === 'dreadnought');

const disarming = procedure<object>()('disarming', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => {
        const ships = fleet(game, seat);
        const gone = ships.length - KEPT;
        if (gone <= 0) return [];
        const options = ships.map(({ id, system }) => ({
          key: id,
          label: `Dreadnought at ${nameOfSystem(game, system)}`,
        }));
        return [
          chooseOption.ask(seat, {
            prompt: `Which dreadnoughts do you destroy? Choose ${gone}.`,
            options,
            least: gone,
            most: gone,
          }),
        ];
      }),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const answer of Object.values(answers))
      destroyUnits(
        game,
        chosenKeys(answer).flatMap((id) => game.state.units[id] ?? []),
      );
    return done();
  },
});

export default politicalCard({
  id: 'disarmament-day',
  name: 'Disarmament Day',
  copies: 1,
  elect: 'for-against',
  text: 'For: each player with more than 3 dreadnoughts chooses 3 to keep and destroys the others. Against: each player pays 5 credits.',
  sources: { text: 'own', copies: 'own' },
  procedures: [disarming],
  resolve: (game, outcome) =>
    outcome === 'for'
      ? call(disarming, {}, 'finish')
      : call(
          payDebts,
          { debts: seatsByInfluence(game).map((seat) => ({ seat, count: 5, why: 'disarmament-day' })) },
          'finish',
        ),
});
