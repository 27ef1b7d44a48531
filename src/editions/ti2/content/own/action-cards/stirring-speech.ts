import { modify } from '#ti2/rules/components/kit.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { addVotes, voting } from '#ti2/rules/politics/voting.ts';

export default actionCard({
  id: 'stirring-speech',
  name: 'Stirring Speech',
  copies: 3,
  text: 'Before you cast votes: add 8 to your votes. Any player who has not voted yet and now has fewer votes than you must vote first.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'vote-comes', {
      isUsable: (game, { holder }, { seat }) =>
        seat === holder &&
        modify(game, 'vote-barred', { seat }, undefined) === undefined &&
        game.enclosingData(voting)?.extra?.[seat] === undefined, // 12.4
      effect: (game, { holder }) => addVotes(game, holder, 8),
    }),
  ],
});
