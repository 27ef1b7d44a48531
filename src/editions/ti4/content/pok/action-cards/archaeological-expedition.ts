import { choose } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { drawCards } from '#ti4/rules/components/decks.ts';
import { explorationDecksOf } from '#ti4/rules/exploration/exploration.ts';
import {
  findExplorationCard,
  discardExplorationCards,
  keepExplorationCard,
} from '#ti4/rules/exploration/exploration-cards.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';

const ID = 'archaeological-expedition';
const CARDS = 3;
const NONE = 'None of your planets has a trait.';

/** Lists the exploration decks that match the traits of a seat's planets. */
const decksOf = (game: Game, seat: SeatId): string[] => [
  ...new Set(planetsOf(game, seat).flatMap(({ id }) => explorationDecksOf(game, id))),
];

const whichDeck = question<object>()(
  ID,
  (game, seat) => {
    const decks = decksOf(game, seat);
    if (!decks.length) return { kind: 'none', reason: NONE };
    return choose(
      `From which exploration deck do you reveal the top ${CARDS} cards?`,
      decks.map((key) => ({
        key,
        label: game.book.decks[key]?.name ?? key,
        hint: `${game.state.decks[key].draw.length} left`,
      })),
    );
  },
  { title: 'choose an exploration deck' },
);

const isFragment = (game: Game, card: CardId): boolean => findExplorationCard(game, card)?.fragment !== undefined;

export default actionCard({
  id: ID,
  name: 'Archaeological Expedition',
  set: 'pok',
  text: "Action: choose a trait of a planet you control. Reveal the top 3 cards of that trait's exploration deck, gain the relic fragments among them and discard the rest.",
  copies: 1,
  advice: { gains: { points: 0.3 } },
  questions: [whichDeck],
  action: {
    problem: (game, { holder }) => (decksOf(game, holder).length ? undefined : NONE),
    target: (_game, { holder }) => whichDeck.ask(holder, {}),
    effect: (game, { holder }, [deck]) => {
      if (deck === undefined || !decksOf(game, holder).includes(deck)) return;
      const cards = drawCards(game, deck, CARDS);
      game.addFact({ type: 'exploration-cards-revealed', seat: holder, deck, cards });
      for (const card of cards) if (isFragment(game, card)) keepExplorationCard(game, holder, card);
      discardExplorationCards(
        game,
        cards.filter((card) => !isFragment(game, card)),
      );
    },
  },
});
