import { actionCard, on } from '#ti3/rules/components/component.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';

export default actionCard({
  id: 'discredit',
  name: 'Discredit',
  copies: 1,
  text: 'After another player casts votes on a political card: that player abstains instead.',
  confidence: 'medium',
  reactions: [
    on('after', 'votes-cast', {
      isUsable: (game, { holder }, { seat }) => seat !== holder && seat in (game.enclosingData(voteOn)?.ballot ?? {}),
      effect: (game, _held, { seat }) => {
        const vote = game.enclosingData(voteOn);
        if (!vote?.ballot?.[seat]) return;
        delete vote.ballot[seat];
        game.addFact({ type: 'abstained', seat });
      },
    }),
  ],
});
