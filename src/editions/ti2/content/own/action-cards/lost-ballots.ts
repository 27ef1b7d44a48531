import { actionCard, on } from '#ti2/rules/components/component.ts';
import { voting } from '#ti2/rules/politics/voting.ts';

export default actionCard({
  id: 'lost-ballots',
  name: 'Lost Ballots',
  copies: 2,
  text: 'After another player casts votes: their vote becomes an abstention.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'vote-was-cast', {
      isUsable: (game, { holder }, { seat, outcome }) =>
        seat !== holder && outcome !== null && game.enclosingData(voting)?.cast[seat] !== null, // 12.4
      effect: (game, { component }, { seat }) => {
        const vote = game.enclosingData(voting);
        if (!vote) return;
        vote.cast[seat] = null;
        game.addFact({ type: 'vote-lost', seat, by: component });
      },
    }),
  ],
});
