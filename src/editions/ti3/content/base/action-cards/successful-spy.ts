import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { giveActionCards } from '#ti3/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const TAKEN = 2;

const holding = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).actionCards.length > 0);

export default actionCard({
  id: 'successful-spy',
  name: 'Successful Spy',
  copies: 1,
  text: 'Action: choose another player. Take 2 action cards at random from their hand.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (holding(game, holder).length ? undefined : 'No other player has an action card.'),
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Which player do you spy on?', seats: holding(game, holder) }),
    effect: (game, { holder, component }, [seat]) => {
      if (seat !== undefined)
        giveActionCards(game, seat, holder, game.shuffle(component, seatOf(game, seat).actionCards).slice(0, TAKEN));
    },
  },
});
