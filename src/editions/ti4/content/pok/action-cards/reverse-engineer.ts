import { choose } from '#engine';
import { actionCard, componentOf, on } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { takeFromDiscardPile } from '#ti4/rules/phases/action-cards.ts';
import type { CardId } from '#ti4/rules/state.ts';

const ID = 'reverse-engineer';

/** Lists the given cards that are played as an action and are still in the discard pile. */
const takeable = (game: Game, cards: readonly CardId[]): CardId[] =>
  cards.filter(
    (card) =>
      game.state.decks.action.discard.includes(card) && game.book.components[componentOf(card)]?.action !== undefined,
  );

const whichCard = question<{ cards: CardId[] }>()(
  ID,
  (game, _seat, { cards }) => {
    const options = takeable(game, cards).map((key) => {
      const { name, text } = game.book.components[componentOf(key)];
      return { key, label: name, hint: text };
    });
    return options.length
      ? choose('Which action card do you take from the discard pile?', options)
      : { kind: 'none', reason: 'The card is no longer in the discard pile.' };
  },
  { title: 'take a discarded action card', forced: true },
);

export default actionCard({
  id: ID,
  name: 'Reverse Engineer',
  set: 'pok',
  text: 'After another player discards an action card whose text begins with “Action”: take that card from the discard pile.',
  copies: 1,
  advice: { gains: { actionCards: 1 } },
  questions: [whichCard],
  reactions: [
    on('after', 'action-cards-discarded', {
      isUsable: (game, { holder }, { seat, cards }) => seat !== holder && takeable(game, cards).length > 0,
      target: (_game, { holder }, { cards }) => whichCard.ask(holder, { cards }),
      effect: (game, { holder }, _event, target) => takeFromDiscardPile(game, holder, target),
    }),
  ],
});
