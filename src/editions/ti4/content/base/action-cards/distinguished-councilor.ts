import { actionCard, on } from '#ti4/rules/components/component.ts';
import { castExtraVotes } from '#ti4/rules/politics/voting.ts';
import { canAddVotes } from '#ti4/rules/politics/available-votes.ts';

export default actionCard({
  id: 'distinguished-councilor',
  name: 'Distinguished Councilor',
  set: 'base',
  text: 'After you cast votes: cast 5 more votes for the same outcome.',
  copies: 1,
  advice: { gains: { votes: 5 } },
  reactions: [
    on('after', 'votes-cast', {
      isUsable: (game, { holder }, { seat, votes }) => seat === holder && votes > 0 && canAddVotes(game, holder),
      effect: (game, { holder }) => castExtraVotes(game, holder, 5),
    }),
  ],
});
