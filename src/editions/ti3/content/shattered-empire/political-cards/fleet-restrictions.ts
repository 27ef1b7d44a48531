import { ask, call, chosenKey, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { groupLikeUnits } from '#ti3/rules/units/like-units.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import { chooseImposed, loseLeastOrChosen, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided, units } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const MOST = 2;

/** Returns what a seat loses of each type of which it has more than 2 ships in a system. */
const excess = (game: Game, seat: SeatId, system: SystemId): ImposedLoss[] =>
  [...groupLikeUnits(game, shipsIn(game, system, seat), (_game, { type }) => type).values()].flatMap((ships) =>
    ships.length > MOST ? [{ seat, units: ships.map(({ id }) => id), count: ships.length - MOST }] : [],
  );

const crowded = (game: Game): [SeatId, SystemId][] =>
  orderOfPlay(game).flatMap((seat) =>
    Object.keys(game.state.systems).flatMap((system): [SeatId, SystemId][] =>
      excess(game, seat, system).length ? [[seat, system]] : [],
    ),
  );

const payOrLose = procedure<{ left?: [SeatId, SystemId][] }>()('fleet-restrictions', {
  begin: (game, data) => {
    data.left = crowded(game);
    return goto('next');
  },
  next: (game, { left: [first] = [] }) => {
    if (!first) return done();
    const [seat, system] = first;
    const where = nameOfSystem(game, system);
    const options = [
      ...(seatOf(game, seat).tradeGoods ? [{ key: 'pay', label: 'Pay 1 trade good' }] : []),
      { key: 'lose', label: 'Destroy the extra ships' },
    ];
    return ask(
      [
        chooseImposed.ask(seat, {
          prompt: `You have more than 2 ships of a type at ${where}. What do you do?`,
          options,
          owes: true,
        }),
      ],
      'chosen',
    );
  },
  chosen: (game, data, { answer }) => {
    const [first, ...left] = data.left ?? [];
    data.left = left;
    const [seat, system] = first;
    if (chosenKey(answer) === 'pay') changeTradeGoods(game, seat, -1);
    else return call(loseLeastOrChosen, { losses: excess(game, seat, system) }, 'next');
    return goto('next');
  },
});

export default politicalCard({
  id: 'fleet-restrictions',
  name: 'Fleet Restrictions',
  text: 'For: no player can have more than 2 ships of the same type in a system, fighters included. Against: for each system where a player has more than 2 ships of a type, that player pays 1 trade good or destroys the extra ships.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => -0.5 * units('fighter', 'cruiser', 'destroyer')(game, seat),
    against: -1,
  }),
  confidence: 'medium',
  modifiers: { 'type-limit': (_game, _held, limit) => Math.min(limit, MOST) },
  procedures: [payOrLose],
  resolve: (_game, outcome) => (outcome === 'against' ? call(payOrLose, {}, 'finish') : undefined),
});
