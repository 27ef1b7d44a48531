import { ask, call, chosenKey, choose, done } from '#engine';
import { actionCard, componentOf, on } from '#ti3/rules/components/component.ts';
import { takeMatching, shuffleIn } from '#ti3/rules/components/decks.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { CardId, SeatId } from '#ti3/rules/terms.ts';

const deck = (game: Game): CardId[] => game.state.decks.action?.draw ?? [];

const which = question<object>()('synchronicity', (game) => {
  const kinds = [...new Set(deck(game).map(componentOf))].sort();
  if (!kinds.length) return { kind: 'none', reason: 'The action card deck is empty.' };
  return choose(
    'Which action card do you choose from the deck?',
    kinds.map((key) => ({ key, label: nameOf(game, key), hint: game.book.components[key].text })),
  );
});

/** Searches the deck, whose cards are shown only after the card can no longer be canceled. */
const search = procedure<{ seat: SeatId }>()('synchronicity', {
  ask: (_game, { seat }) => ask([which.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    const wanted = chosenKey(answer);
    const card = deck(game).find((one) => componentOf(one) === wanted);
    if (card === undefined) return done();
    takeMatching(game, 'action', (one) => one === card);
    shuffleIn(game, 'action', []);
    seatOf(game, seat).actionCards.push(card);
    game.addFact({ type: 'action-cards-drawn', seat, count: 1 });
    game.addFact({ type: 'action-cards-seen', to: [seat], seat, cards: [card] });
    return done();
  },
});

export default actionCard({
  id: 'synchronicity',
  name: 'Synchronicity',
  copies: 1,
  text: 'When the strategy phase begins: choose an action card from the deck and add it to your hand. Then shuffle the deck.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game) => deck(game).length > 0,
      effect: (_game, { holder }) => call(search, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [search],
  questions: [which],
});
