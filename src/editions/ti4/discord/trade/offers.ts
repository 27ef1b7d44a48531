import type { Choice, PresentedOffer } from '#discord/edition/game-presenter.ts';
import type { SeatId } from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { commitmentKey, possibleCommitments } from '#ti4/rules/trade/deals.ts';
import { formatOfferTerms } from '#ti4/rules/trade/offer-text.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { State } from '#ti4/rules/state.ts';
import { buildHandView } from '#ti4/views/index.ts';
import { capitalize } from '#text/sentences.ts';

const nameOf = ({ book }: Game, id: string): string => book.components[id]?.name ?? id;

/** Formats an offer for its two players. */
export function presentOffer(game: Game, offer: State['offers'][string], alias: string): PresentedOffer {
  const text = `${capitalize(nameOfSeat(game, offer.from))} gives ${formatOfferTerms(game, offer)}`;
  const note = offer.note ? ` (promise, not binding: ${offer.note})` : '';
  return { id: offer.id, alias, from: offer.from, to: offer.to, text: text + note };
}

/** Returns the promissory notes that a seat can trade. */
export const tradableNotes = (game: Game, seat: SeatId): Choice[] =>
  buildHandView(game, seat, seat).promissoryNotes.map((note) => ({
    key: note.card,
    label: `${note.name} of ${note.fromName}`,
  }));

/** Returns the other cards that a seat can trade. */
export function tradableCards(game: Game, seat: SeatId): Choice[] {
  const others = game.state.order.filter((other) => other !== seat);
  const cards = others.flatMap((to) => modify(game, 'tradable-cards', { from: seat, to }, []));
  return [...new Set(cards)].map((card) => ({ key: card, label: nameOf(game, componentOf(card)) }));
}

/**
 * Returns the commitments that a seat can make in a deal: an answer to a public question that it is asked now. The key
 * consists of the question's name and the answer.
 */
export const dealChoices = (game: Game, seat: SeatId): Choice[] =>
  possibleCommitments(game, seat).map((one) => ({
    key: commitmentKey.format(one.question, one.answer),
    label: one.label,
  }));
