import { replaceAgenda } from '#ti4/rules/politics/agenda-phase.ts';
import { reactionForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'quash',
  name: 'Quash',
  set: 'base',
  faction: 'xxcha',
  text: 'When an agenda is revealed: you may spend 1 strategy token to discard the agenda and reveal the next one. Players vote on that one instead.',
  reactions: [
    reactionForToken('when', 'agenda-revealed', { isUsable: () => true, effect: (game) => replaceAgenda(game) }),
  ],
});
