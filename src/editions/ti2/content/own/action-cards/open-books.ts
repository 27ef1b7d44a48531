import { ask, call, chosenKey, done } from '#engine';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard } from '#ti2/rules/components/component.ts';
import { procedure } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import { chooseOption, chooseHand, seatsWithCards } from '#ti2/rules/components/target-questions.ts';
import { discardActionCards, handOptions } from '#ti2/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const holding = (game: Game, seat: SeatId, card: string): SeatId[] =>
  allowedTargets(game, card, seatsWithCards(game, othersFrom(game.state, seat)));

const looking = procedure<{ seat: SeatId; of: SeatId }>()('open-books', {
  look: (game, { seat, of }) => {
    game.markRevealed();
    game.addFact({ type: 'action-cards-seen', to: [seat], seat: of, cards: [...seatOf(game, of).actionCards] });
    const prompt = `Open Books: which card must ${nameOfSeat(game, of)} discard?`;
    return ask([chooseOption.ask(seat, { prompt, options: handOptions(game, of) })], 'chosen');
  },
  chosen: (game, { of }, { answer }) => {
    const card = chosenKey(answer);
    if (card !== undefined) discardActionCards(game, of, [card]);
    return done();
  },
});

export default actionCard({
  id: 'open-books',
  name: 'Open Books',
  copies: 2,
  text: "At any time: look at another player's action cards. They discard 1 that you choose.",
  sources: { text: 'own', copies: 'own' },
  procedures: [looking],
  anytime: {
    problem: (game, { holder, component }) =>
      holding(game, holder, component).length ? undefined : 'No other player has an action card that you can look at.',
    target: (game, { holder, component }) =>
      chooseHand(game, holder, 'Whose action cards do you look at?', holding(game, holder, component)),
    effect: (_game, { holder }, [of]) => call(looking, { seat: holder, of }, 'finish'),
  },
});
