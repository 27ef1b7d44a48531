import { modify } from '../../../rules/components/bound.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { voting } from '../../../rules/politics/voting.ts';

export default actionCard({
  id: 'stirring-speech',
  name: 'Stirring Speech',
  copies: 3,
  text: 'Before you vote: you have 8 votes more in this vote.',
  own: true,
  reactions: [
    on('when', 'vote-comes', {
      usable: (game, { holder }, { seat }) => seat === holder && modify(game, 'vote-barred', { seat }, undefined) === undefined,
      effect: (game, { holder }) => {
        const vote = game.within(voting);
        if (vote) vote.extra = { ...vote.extra, [holder]: (vote.extra?.[holder] ?? 0) + 8 };
      },
    }),
  ],
});
