import { replaceAgenda } from '../../../../rules/council/agenda-phase.ts';
import { answersForToken } from '../../../shared/strategy-token.ts';
import { ability } from '../../../../rules/components/component.ts';

export default ability({
  id: 'quash',
  name: 'Quash',
  set: 'base',
  faction: 'xxcha',
  text: 'When an agenda is revealed, spend a strategy token to have the next one voted on in its place.',
  reactions: [
    answersForToken('when', 'agenda-revealed', { usable: () => true, effect: (game) => replaceAgenda(game) }),
  ],
});
