import { giveActionCards } from '#ti4/rules/phases/action-cards.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const withCards = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).actionCards.length > 0);

export default actionCard({
  id: 'spy',
  name: 'Spy',
  set: 'base',
  text: 'Action: choose another player. Gain 1 action card at random from their hand.',
  copies: 1,
  advice: { gains: { actionCards: 1 }, harms: { actionCards: 1 } },
  questions: [choosePlayer],
  action: {
    problem: (game, { holder }) => (withCards(game, holder).length ? undefined : 'No other player has an action card.'),
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Which player do you spy on?', seats: withCards(game, holder) }),
    effect: (game, { holder }, [seat]) => {
      if (seat !== undefined)
        giveActionCards(game, seat, holder, game.shuffle('spy', seatOf(game, seat).actionCards).slice(0, 1));
    },
  },
});
