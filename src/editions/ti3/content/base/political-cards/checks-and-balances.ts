import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { seatsWithExtreme } from '#ti3/rules/politics/political-counts.ts';
import { remainingSeats, seatOf, othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId, ComponentId } from '#ti3/rules/terms.ts';

/**
 * Lists the other players with the fewest strategy cards, not counting the card just taken. Returns no player if only
 * the seat that took the card has the fewest (E3 19.6).
 */
function receivers(game: Game, seat: SeatId, taken: ComponentId): SeatId[] {
  const count = (one: SeatId): number =>
    Object.keys(seatOf(game, one).strategyCards).filter((id) => id !== taken).length;
  return seatsWithExtreme(remainingSeats(game.state), count, false).filter((one) => one !== seat);
}

function hand(game: Game, seat: SeatId, card: ComponentId, receiver: SeatId): void {
  const place = seatOf(game, seat);
  const handed = place.strategyCards[card];
  if (!handed) return;
  delete place.strategyCards[card];
  seatOf(game, receiver).strategyCards[card] = handed;
  game.addFact({ type: 'strategy-card-handed', seat, card, receiver });
}

export default politicalCard({
  id: 'checks-and-balances',
  name: 'Checks and Balances',
  text: 'For: a player who picks a strategy card must give it to another player with the fewest strategy cards. A player who alone has the fewest, not counting that card, keeps it. Against: each player gives all their strategy cards to the player on their left.',
  sense: 'gift',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  reactions: [
    on('after', 'strategy-card-chosen', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, card }) => seat === holder && receivers(game, holder, card).length > 0,
      target: (game, { holder }, { card }) =>
        choosePlayer.ask(holder, {
          prompt: 'To which player do you give your strategy card?',
          seats: receivers(game, holder, card),
        }),
      effect: (game, { holder }, { card }, [receiver]) => {
        if (receiver !== undefined) hand(game, holder, card, receiver);
      },
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome === 'for') return;
    const passed = remainingSeats(game.state).map((seat) => ({
      seat,
      cards: Object.keys(seatOf(game, seat).strategyCards),
    }));
    for (const { seat, cards } of passed) for (const id of cards) hand(game, seat, id, othersFrom(game.state, seat)[0]);
  },
});
