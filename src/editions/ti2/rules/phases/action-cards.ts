import { ask, choose, chosenKeys, done, type EngineBook, type Option } from '#engine';
import { formatSome } from '#text/sentences.ts';
import { interruptWith, componentOf, drawCards, discardCards, modify } from '#ti2/rules/components/kit.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { nameOf } from '#ti2/rules/names.ts';
import { remainingSeats, seatOf } from '#ti2/rules/seats.ts';
import type { CardId, SeatId } from '#ti2/rules/terms.ts';

const ACTION_CARD_HAND_LIMIT = 7;

export const handLimit = (game: Game, seat: SeatId): number =>
  modify(game, 'hand-limit', { seat }, ACTION_CARD_HAND_LIMIT);

/** Options for choosing from a player's own hand. */
export const handOptions = (game: Game, seat: SeatId): Option[] =>
  seatOf(game, seat).actionCards.map((key) => {
    const component = componentOf(key);
    return { key, label: nameOf(game, component), hint: game.book.components[component]?.text ?? '' };
  });

/** Draws action cards; the number is public, the cards are visible to their owner only. */
export function drawActionCards(game: Game, seat: SeatId, count: number): void {
  const cards = drawCards(game, 'action', count);
  if (!cards.length) return;
  const hand = seatOf(game, seat);
  hand.actionCards = [...hand.actionCards, ...cards];
  game.addFact({ type: 'action-cards-drawn', seat, count: cards.length });
  game.addFact({ type: 'action-cards-seen', to: [seat], seat, cards });
}

export function discardActionCards(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  const hand = seatOf(game, seat);
  const gone = cards.filter((card) => hand.actionCards.includes(card));
  if (!gone.length) return;
  hand.actionCards = hand.actionCards.filter((card) => !gone.includes(card));
  discardCards(game, 'action', gone);
  game.addFact({ type: 'action-cards-discarded', seat, cards: gone });
}

/** Moves cards between hands; only the two players see which ones. */
export function giveActionCards(game: Game, seat: SeatId, receiver: SeatId, cards: readonly CardId[]): void {
  const [from, to] = [seatOf(game, seat), seatOf(game, receiver)];
  const passed = cards.filter((card) => from.actionCards.includes(card));
  if (!passed.length) return;
  from.actionCards = from.actionCards.filter((card) => !passed.includes(card));
  to.actionCards = [...to.actionCards, ...passed];
  game.addFact({ type: 'action-cards-passed', seat, receiver, count: passed.length });
  game.addFact({ type: 'action-cards-seen', to: [receiver], seat: receiver, cards: passed });
}

const excess = (game: Game, seat: SeatId): number =>
  Math.max(0, seatOf(game, seat).actionCards.length - handLimit(game, seat));

const discardDown = question<{ count?: number }>()(
  'discard-down',
  (game, seat, { count }) => {
    const hand = handOptions(game, seat);
    const least = Math.min(count ?? excess(game, seat), hand.length);
    if (!least) return { kind: 'none', reason: 'You have nothing to discard.' };
    return choose(`Which ${formatSome(least, 'action card')} do you discard?`, hand, {
      min: least,
      max: least,
    });
  },
  {
    title: 'discard action cards',
    // All can count the cards of a hand: a player who discards all of them has no choice.
    publicAnswer: (game, seat, { count }) => {
      const { actionCards } = seatOf(game, seat);
      return actionCards.length && (count ?? excess(game, seat)) >= actionCards.length ? [...actionCards] : undefined;
    },
  },
);

/** Asks players to discard action cards of their choice. */
export const discardActionCardsChosen = procedure<{ from: Record<SeatId, number> }>()('discards', {
  ask: (game, { from }) =>
    ask(
      remainingSeats(game.state).flatMap((seat) =>
        from[seat] && seatOf(game, seat).actionCards.length ? [discardDown.ask(seat, { count: from[seat] })] : [],
      ),
      'done',
    ),
  done: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) discardActionCards(game, seat, chosenKeys(answer));
    return done();
  },
});

/** Makes players above their hand limit discard at once (E2 4.3, 5.2). */
export const handLimitCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const over = remainingSeats(game.state).filter((seat) => excess(game, seat) > 0);
  return over.length
    ? interruptWith(discardActionCardsChosen, {
        from: Object.fromEntries(over.map((seat) => [seat, excess(game, seat)])),
      })
    : undefined;
};

export const actionCardProcedures = [discardActionCardsChosen];
export const actionCardQuestions = [discardDown];
