import { replaceAgenda } from '#ti4/rules/politics/agenda-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';

export default actionCard({
  id: 'veto',
  name: 'Veto',
  set: 'base',
  text: 'When an agenda is revealed: discard it. Players vote on the next agenda instead.',
  copies: 1,
  reactions: [on('when', 'agenda-revealed', { isUsable: () => true, effect: (game) => replaceAgenda(game) })],
});
