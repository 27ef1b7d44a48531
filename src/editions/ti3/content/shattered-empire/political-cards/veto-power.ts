import { unwind } from '#engine';
import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';

const ID = 'veto-power';

export default politicalCard({
  id: ID,
  name: 'Veto Power',
  text: 'Elect a player: after the council votes on a law, they may discard this card to discard that law without effect.',
  sense: 'seldom',
  law: true,
  elect: 'player',
  stake: valueIfElected(3),
  confidence: 'medium',
  reactions: [
    on('when', 'outcome-stands', {
      isUsable: (game, _held, { card }) =>
        game.book.byKind['political-card'][card].law === true && game.enclosingData(voteOn) !== undefined,
      effect: (game, _held, { card }) => {
        discardLaw(game, ID);
        game.addFact({ type: 'agenda-set-aside', card });
        return unwind(voteOn, 'set-aside');
      },
    }),
  ],
});
