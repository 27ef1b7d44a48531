import { ask, call, chosenOne, done } from '#engine';
import { aimable } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard } from '#ti2/rules/components/component.ts';
import { procedure } from '#ti2/rules/game.ts';
import { chooseAmong, chooseHand, holdingCards } from '#ti2/rules/components/target-questions.ts';
import { discardCards, handOptions } from '#ti2/rules/phases/action-cards.ts';
import { others, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const holding = (game: Game, seat: SeatId, card: string): SeatId[] =>
  aimable(game, card, holdingCards(game, others(game.state, seat)));

const looking = procedure<{ seat: SeatId; of: SeatId }>()('open-books', {
  look: (game, { seat, of }) => {
    game.uncover();
    game.fact({ type: 'action-cards-seen', to: [seat], seat: of, cards: [...seatOf(game, of).actionCards] });
    return ask(
      [chooseAmong.of(seat, { prompt: 'Which card is discarded?', options: handOptions(game, of) })],
      'chosen',
    );
  },
  chosen: (game, { of }, { answer }) => {
    const card = chosenOne(answer);
    if (card !== undefined) discardCards(game, of, [card]);
    return done();
  },
});

export default actionCard({
  id: 'open-books',
  name: 'Open Books',
  copies: 2,
  text: "At any time: look at another player's action cards, and have one of them discarded.",
  sources: { text: 'own', copies: 'own' },
  procedures: [looking],
  anytime: {
    unable: (game, { holder, component }) =>
      holding(game, holder, component).length ? undefined : 'Nobody else holds action cards.',
    target: (game, { holder, component }) =>
      chooseHand(game, holder, 'Whose action cards?', holding(game, holder, component)),
    effect: (_game, { holder }, [of]) => call(looking, { seat: holder, of }, 'finish'),
  },
});
