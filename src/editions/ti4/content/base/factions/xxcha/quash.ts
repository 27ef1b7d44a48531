import { replaceAgenda } from '#ti4/rules/politics/agenda-phase.ts';
import { reactionForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'quash',
  name: 'Quash',
  set: 'base',
  faction: 'xxcha',
  text: 'When an agenda is revealed: you may spend 1 strategy token to discard it. Players vote on the next agenda instead.',
  reactions: [
    reactionForToken('when', 'agenda-revealed', { isUsable: () => true, effect: (game) => replaceAgenda(game) }),
  ],
});
