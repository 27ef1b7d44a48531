import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti3/rules/components/effects.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'council-elder';

const ALONE = 'alone';

export default politicalCard({
  id: ID,
  name: 'Council Elder',
  text: 'Elect a player: when a political card that says “Elect” is revealed, they may discard this card. If they do, only their votes count on that card.',
  law: true,
  elect: 'player',
  stake: valueIfElected(3),
  confidence: 'medium',
  reactions: [
    on('when', 'political-card-revealed', {
      isUsable: ({ book }, { component }, { card }) =>
        card !== component && book.byKind['political-card'][card].elect !== 'for-against',
      effect: (game, { holder }) => {
        discardLaw(game, ID);
        addEffect(game, ID, holder, ALONE, 'action');
      },
    }),
    on('after', 'outcome-decided', {
      lasting: true,
      mandatory: true,
      isUsable: () => true,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  modifiers: {
    votes: (_game, { holder, memory }, votes, { seat }) => (memory === ALONE && seat !== holder ? 0 : votes),
  },
});
