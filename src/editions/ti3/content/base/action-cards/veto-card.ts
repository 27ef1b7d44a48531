import { unwind } from '#engine';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { VOTE_VETOED, voteOn } from '#ti3/rules/politics/voting.ts';

// The id distinguishes this card from the race ability of the same name.
export default actionCard({
  id: 'veto-card',
  name: 'Veto',
  copies: 1,
  text: 'After a political card is revealed: discard that card. The active player draws another one.',
  confidence: 'medium',
  reactions: [
    on('when', 'political-card-revealed', {
      isUsable: (game) => game.enclosingData(voteOn) !== undefined,
      effect: () => unwind(voteOn, VOTE_VETOED),
    }),
  ],
});
