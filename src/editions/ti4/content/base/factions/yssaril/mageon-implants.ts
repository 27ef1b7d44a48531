import { call, choose } from '#engine';
import { technology } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { takeFromHand, chooseCardFromHand } from '#ti4/content/shared/procedures/take-card-from-hand.ts';

const hands = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).actionCards.length > 0);

const whoseHand = question<object>()('mageon-implants', (game, seat) => {
  const options = hands(game, seat).map((key) => ({
    key,
    label: nameOfSeat(game, key),
    hint: `action cards: ${seatOf(game, key).actionCards.length}`,
  }));
  return options.length
    ? choose('Whose action cards do you look at?', options)
    : { kind: 'none', reason: 'No other player has an action card.' };
});

export default technology({
  id: 'mageon-implants',
  name: 'Mageon Implants',
  set: 'base',
  text: "Action: exhaust this card, look at another player's action cards and take 1 of them.",
  color: 'biotic',
  prerequisites: { biotic: 3 },
  faction: 'yssaril',
  action: {
    problem: (game, held) =>
      isExhausted(game, held)
        ? 'This card is exhausted.'
        : hands(game, held.holder).length
          ? undefined
          : 'No other player has an action card.',
    target: (_game, { holder }) => whoseHand.ask(holder, {}),
    effect: (game, held, [from]) => {
      exhaust(game, held);
      return from === undefined ? undefined : call(takeFromHand, { seat: held.holder, from }, 'finish');
    },
  },
  procedures: [takeFromHand],
  questions: [whoseHand, chooseCardFromHand],
});
