import { leader } from '#ti4/rules/components/component.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

export default leader({
  id: 'suffi-an',
  set: 'pok',
  faction: 'mentak',
  name: 'Suffi An',
  role: 'agent',
  text: 'After Pillage is used against another player: you may exhaust this card. You and that player each draw 1 action card.',
  advice: { gains: { actionCards: 1 } },
  reactions: [
    agentReaction('after', 'ability-resolved', {
      isUsable: (_game, { holder }, { ability, against }) =>
        ability === 'pillage' && against !== undefined && against !== holder,
      effect: (game, { holder }, { against }) => {
        drawActionCards(game, holder, 1);
        if (against !== undefined) drawActionCards(game, against, 1);
      },
    }),
  ],
});
