import {
  ask,
  chosenKeys,
  choose,
  done,
  framesOf,
  timingWindow,
  type EngineBook,
  type Procedure,
  type Question,
} from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import { drawCards, discardCards, reshuffle, takeMatching, shuffleIn } from '#ti4/rules/components/decks.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { interruptWith, queueMoment } from '#ti4/rules/events/moments.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { CardId, OwedDraw, SeatId } from '#ti4/rules/state.ts';
import { formatSome } from '#text/sentences.ts';

/**
 * Draws action cards (2.3), with modifiers of the count, and returns the cards drawn at once. Reshuffles the discard
 * pile when the deck runs out; draws nothing if both are empty.
 */
export function drawActionCards(
  game: Game,
  seat: SeatId,
  count: number,
  when: 'status' | 'effect' = 'effect',
): CardId[] {
  return draw(game, { seat, left: modify(game, 'action-cards-drawn', { seat, when }, count), drawn: 0 });
}

function draw(game: Game, owed: OwedDraw): CardId[] {
  const { seat } = owed;
  const hand = seatOf(game, seat).actionCards;
  // A player who took the last card first discards to the hand limit, so that those cards are shuffled in (notes on 66
  // and 81).
  const discardsFirst = ({ length }: readonly CardId[]): boolean =>
    length > 0 && hand.length + length > handLimit(game, seat);
  const drawn = drawCards(game, 'action', owed.left, (sofar) => !discardsFirst(sofar));
  owed.left = discardsFirst(drawn) ? owed.left - drawn.length : 0;
  if (drawn.length) {
    hand.push(...drawn);
    game.addFact({ type: 'action-cards-drawn', seat, count: drawn.length });
    game.addFact({ type: 'action-cards-seen', to: [seat], seat, cards: drawn });
  }
  owed.drawn += drawn.length;
  if (owed.left > 0) (game.state.owedCards ??= []).push(owed);
  else if (owed.drawn) queueMoment(game, 'after', 'action-cards-drawn', { seat, count: owed.drawn });
  return drawn;
}

/** Tells whether responses to a seat's draw of action cards, or part of the draw itself, are still pending. */
export function isDrawPending({ state }: Game, seat: SeatId): boolean {
  const isDraw = (about: unknown): boolean => {
    const event = about as { name?: unknown; seat?: unknown } | null | undefined;
    return event?.name === 'action-cards-drawn' && event.seat === seat;
  };
  if (state.moments.some(isDraw) || state.owedCards?.some((owed) => owed.seat === seat)) return true;
  for (const { procedure: name, data } of framesOf(state.stack))
    if (name === timingWindow.name && isDraw((data as { event?: unknown }).event)) return true;
  return false;
}

/**
 * Reveals action cards until `count` wanted ones are found. Draws these and shuffles the others back; reshuffles the
 * discard pile when the deck runs out.
 */
export function revealUntilFound(game: Game, seat: SeatId, count: number, wanted: (card: CardId) => boolean): void {
  const revealed: CardId[] = [];
  const found = (): CardId[] => revealed.filter(wanted);
  while (found().length < count) {
    const [card] = drawCards(game, 'action', 1);
    if (card === undefined) break;
    revealed.push(card);
  }
  const drawn = found();
  game.addFact({ type: 'action-cards-revealed', seat, cards: revealed });
  shuffleIn(
    game,
    'action',
    revealed.filter((card) => !wanted(card)),
  );
  if (!drawn.length) return;
  seatOf(game, seat).actionCards.push(...drawn);
  game.addFact({ type: 'action-cards-drawn', seat, count: drawn.length });
  queueMoment(game, 'after', 'action-cards-drawn', { seat, count: drawn.length });
}

/** Continues a draw that the end of the deck interrupted. */
const drawOwed = procedure<object>()('draw-owed', {
  start: (game) => {
    const [first, ...rest] = game.state.owedCards ?? [];
    if (rest.length) game.state.owedCards = rest;
    else delete game.state.owedCards;
    if (first && !seatOf(game, first.seat).eliminated) draw(game, first);
    return done();
  },
});

/** Discards cards from a hand face up. */
export function discardActionCards(game: Game, seat: SeatId, cards: CardId[], why: string): void {
  const place = seatOf(game, seat);
  const discarded = place.actionCards.filter((card) => cards.includes(card));
  if (!discarded.length) return;
  place.actionCards = place.actionCards.filter((card) => !cards.includes(card));
  discardCards(game, 'action', discarded);
  game.addFact({ type: 'action-cards-discarded', seat, cards: discarded, why });
  queueMoment(game, 'after', 'action-cards-discarded', { seat, cards: discarded });
}

/** Moves cards from the discard pile into a hand face up; this does not count as a draw. */
export function takeFromDiscardPile(game: Game, seat: SeatId, wanted: readonly CardId[]): void {
  const taken = takeMatching(game, 'action', (card) => wanted.includes(card), 'discard');
  seatOf(game, seat).actionCards.push(...taken);
  if (taken.length) game.addFact({ type: 'action-cards-taken-up', seat, cards: taken });
}

/** Gives cards from one player to another; only these two see them. */
export function giveActionCards(game: Game, from: SeatId, to: SeatId, cards: CardId[]): void {
  const giver = seatOf(game, from);
  const passed = giver.actionCards.filter((card) => cards.includes(card));
  giver.actionCards = giver.actionCards.filter((card) => !cards.includes(card));
  seatOf(game, to).actionCards.push(...passed);
  if (!passed.length) return;
  game.addFact({ type: 'action-cards-passed', seat: from, receiver: to, count: passed.length });
  game.addFact({ type: 'action-cards-seen', to: [from, to], seat: to, cards: passed });
}

export const handLimit = (game: Game, seat: SeatId): number => modify(game, 'hand-limit', { seat }, 7);

/** Asks which cards of the hand to discard: exactly `count`, or the whole hand. */
export const chooseDiscard = question<{ count: number; why?: string }>()(
  'discard-action-cards',
  (game, seat, { count, why }) => {
    const hand = seatOf(game, seat).actionCards;
    if (!hand.length || count <= 0) return { kind: 'none', reason: 'There are no action cards to discard.' };
    const wanted = Math.min(count, hand.length);
    const options = hand.map((card) => ({
      key: card,
      label: game.book.components[componentOf(card)]?.name ?? card,
      hint: game.book.components[componentOf(card)]?.text ?? '',
    }));
    return choose(`Which ${formatSome(wanted, 'action card')} do you discard${why ? ` ${why}` : ''}?`, options, {
      min: wanted,
      max: wanted,
    });
  },
  { title: 'discard action cards', forced: true },
);

const overLimit = (game: Game): SeatId[] =>
  game.state.order.filter(
    (id) => !game.state.seats[id].eliminated && game.state.seats[id].actionCards.length > handLimit(game, id),
  );

/** Makes players over the hand limit discard at once, before any card can be played or traded (2.4). */
export const handLimitProcedure = procedure<object>()('hand-limit', {
  start: (game) =>
    ask(
      overLimit(game).map((seat) =>
        chooseDiscard.ask(seat, {
          count: seatOf(game, seat).actionCards.length - handLimit(game, seat),
          why: `to keep ${handLimit(game, seat)}`,
        }),
      ),
      'discard',
    ),
  discard: (game, _data, got) => {
    for (const { player, reply } of got.asks) discardActionCards(game, player, chosenKeys(reply ?? null), 'hand-limit');
    return done();
  },
});

/** Reshuffles the discard pile as soon as the deck has run out (The Codex note 1). */
const deckMadeAnew = procedure<object>()('action-deck-made-anew', {
  start: (game) => {
    reshuffle(game, 'action');
    return done();
  },
});

export const actionCardProcedures: Procedure<Game, never>[] = [handLimitProcedure, drawOwed, deckMadeAnew];
export const actionCardQuestions: Question<Game, never>[] = [chooseDiscard];

export const handLimitCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  overLimit(game).length ? interruptWith(handLimitProcedure, {}) : undefined;

export const owedCardsCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  game.state.owedCards && !overLimit(game).length ? interruptWith(drawOwed, {}) : undefined;

/**
 * Runs after players over the hand limit have discarded (notes on 66 and 81). Without relics no card is taken from
 * the discard pile, so reshuffling waits for the next draw, as saved games expect.
 */
export const emptyDeckCheck: EngineBook<Game>['standingChecks'][number] = ({ state: { decks, phase } }) =>
  decks.relic && phase !== 'setup' && !decks.action.draw.length && decks.action.discard.length
    ? interruptWith(deckMadeAnew, {})
    : undefined;
