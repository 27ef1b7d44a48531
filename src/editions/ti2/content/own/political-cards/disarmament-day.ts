import { ask, call, chosenKeys, done, type Option } from '#engine';
import { groupUnits } from '#kit/board/units.ts';
import { proposedLossOrder } from '#ti2/rules/combat/hits.ts';
import { formatLoad } from '#ti2/rules/movement/cargo.ts';
import { allUnits, destroyUnits } from '#ti2/rules/units/units.ts';
import { type Game, politicalCard } from '#ti2/rules/components/component.ts';
import { procedure } from '#ti2/rules/game.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import { payDebts } from '#ti2/rules/production/debts.ts';
import { seatsByInfluence, remainingSeats } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const KEPT = 3;

/** A player's dreadnoughts, in the order in which they are proposed to be destroyed. */
const fleet = (game: Game, seat: SeatId): Unit[] =>
  proposedLossOrder(
    game,
    allUnits(game).filter(({ owner, type }) => owner === seat && type === 'dreadnought'),
  );

/** One option per ship; those alike in place and load are numbered. */
function optionsOf(game: Game, ships: readonly Unit[]): Option[] {
  const groups = groupUnits(
    ships,
    (ship) => `Dreadnought${formatLoad(game, ship)} at ${nameOfSystem(game, ship.system)}`,
  );
  return [...groups].flatMap(([label, alike]) =>
    alike.map(({ id: key }, i) => ({
      key,
      label: alike.length > 1 ? `${label}: ${i + 1} of ${alike.length}` : label,
    })),
  );
}

const disarming = procedure<object>()('disarming', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => {
        const ships = fleet(game, seat);
        const gone = ships.length - KEPT;
        if (gone <= 0) return [];
        return [
          chooseOption.ask(seat, {
            prompt: `Which dreadnoughts do you destroy? Choose ${gone}.`,
            options: optionsOf(game, ships),
            least: gone,
            most: gone,
            ranked: true,
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
  text: 'For: each player with more than 3 dreadnoughts chooses 3 to keep and destroys the others. Against: each player pays 5 credits. Players with fewer sell assets to pay.',
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
