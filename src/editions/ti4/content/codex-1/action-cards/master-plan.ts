import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';

export default actionCard({
  id: 'master-plan',
  name: 'Master Plan',
  set: 'codex-1',
  text: 'After you perform an action: you may perform another action this turn.',
  copies: 1,
  advice: { gains: { actions: 1 } },
  reactions: [
    on('after', 'action-performed', {
      isUsable: (_game, { holder }, event) => event.seat === holder,
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'turn'),
    }),
  ],
  modifiers: {
    'actions-in-turn': (_game, { holder }, actions, { seat }) => (seat === holder ? actions + 1 : actions),
  },
});
