import { call, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { discardCards } from '#ti3/rules/components/decks.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';

const again = procedure<{ law: ComponentId }>()('revote', {
  begin: (game, { law }) => {
    discardLaw(game, law);
    takeUp(game, law);
    return call(voteOn, { card: law }, 'voted');
  },
  voted: (game, { law }) => {
    if (!game.state.laws[law]) discardCards(game, 'political', [law]);
    return done();
  },
});

/** Takes a law out of the political discard pile. */
function takeUp(game: Game, law: ComponentId): void {
  const deck = game.state.decks.political;
  deck.discard = deck.discard.filter((one) => one !== law);
}

export default politicalCard({
  id: 'revote',
  name: 'Revote',
  text: 'Elect a law: discard it. Then the council votes on it again.',
  elect: 'law',
  confidence: 'medium',
  procedures: [again],
  resolve: (_game, law) => call(again, { law }, 'finish'),
});
