import { ask, call, chosenKey, choose, done, type Option } from '#engine';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { putOnTop, takeMatching, shuffleIn } from '#ti3/rules/components/decks.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { politicalPrimary } from '#ti3/rules/politics/political-card.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

/**
 * Lists the political cards that the council can vote on, grouped by location. Sorts them by name, because the order of
 * the deck is hidden.
 */
function agendas(game: Game): Option[] {
  const { draw, discard } = game.state.decks.political;
  const places: [string, readonly ComponentId[]][] = [
    ['Deck', draw],
    ['Discard pile', discard],
    ['Laws in effect', Object.keys(game.state.laws)],
  ];
  return places.flatMap(([group, cards]) =>
    cards
      .map((key) => ({ key, label: game.book.components[key].name, hint: game.book.components[key].text, group }))
      .sort((a, b) => (a.label < b.label ? -1 : 1)),
  );
}

const chooseAgenda = question<object>()(
  'determine-policy',
  (game) => choose('Which political card do you choose for the vote?', agendas(game)),
  { title: 'choose a political card' },
);

/** Lets a seat search for a political card, shuffles the searched deck, and puts the chosen card on top. */
const determine = procedure<{ seat: SeatId }>()('determine-policy', {
  ask: (_game, { seat }) => ask([chooseAgenda.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    const card = chosenKey(answer);
    if (card === undefined) return done();
    const seen = game.state.decks.political.draw.length;
    if (card in game.state.laws) discardLaw(game, card);
    const isIt = (one: ComponentId): boolean => one === card;
    takeMatching(game, 'political', isIt);
    takeMatching(game, 'political', isIt, 'discard');
    shuffleIn(game, 'political', [], 'political deck, looked through');
    putOnTop(game, 'political', [card]);
    game.addFact({ type: 'political-cards-ordered', seat, count: seen });
    return done();
  },
});

export default actionCard({
  id: 'determine-policy',
  name: 'Determine Policy',
  copies: 1,
  text: 'Before a player draws a political card: choose the card for the vote from the deck, the discard pile or the laws in effect. A chosen law is discarded first. Then shuffle the deck.',
  confidence: 'medium',
  reactions: [
    on('when', 'political-card-draw', {
      isUsable: (game) => agendas(game).length > 1 && game.enclosingData(politicalPrimary)?.dissolved === undefined,
      effect: (_game, { holder }) => call(determine, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [determine],
  questions: [chooseAgenda],
});
