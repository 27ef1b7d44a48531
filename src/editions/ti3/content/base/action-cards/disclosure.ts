import { ask, call, chosenKeys, choose, done } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import { discardActionCards, revealHandTo } from '#ti3/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'disclosure';

const holding = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).actionCards.length > 0);

const discarded = question<{ of: SeatId }>()(
  ID,
  (game, _seat, { of }) => {
    const { actionCards } = seatOf(game, of);
    if (!actionCards.length) return { kind: 'none', reason: 'That player has no action cards left.' };
    return choose(
      `Which action card must ${nameOfSeat(game, of)} discard?`,
      actionCards.map((key) => ({
        key,
        label: nameOf(game, componentOf(key)),
        hint: game.book.components[componentOf(key)].text,
      })),
    );
  },
  {
    title: 'choose an action card to discard',
    publicAnswer: (game, _seat, { of }) => {
      const { actionCards } = seatOf(game, of);
      return actionCards.length === 1 ? [...actionCards] : undefined;
    },
  },
);

const disclose = procedure<{ seat: SeatId; of: SeatId }>()(ID, {
  look: (game, { seat, of }) => {
    revealHandTo(game, seat, of, ID);
    return ask([discarded.ask(seat, { of })], 'discarded');
  },
  discarded: (game, { of }, { answer }) => {
    discardActionCards(game, of, chosenKeys(answer));
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Disclosure',
  copies: 1,
  text: "At any time: look at another player's action cards and choose 1. That player discards it.",
  confidence: 'medium',
  anytime: {
    problem: (game, { holder }) => (holding(game, holder).length ? undefined : 'No other player has an action card.'),
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Whose action cards do you look at?', seats: holding(game, holder) }),
    effect: (game, { holder }, [of]) =>
      holding(game, holder).includes(of) ? call(disclose, { seat: holder, of }, 'finish') : undefined,
  },
  procedures: [disclose],
  questions: [discarded],
});
