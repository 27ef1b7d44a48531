import { cancelHits, cancelledBefore } from '#ti4/rules/combat/hits.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { agentAnswers } from '#ti4/content/shared/cards/agents.ts';

export default leader({
  id: 'tellurian',
  set: 'pok',
  faction: 'ul',
  name: 'Tellurian',
  role: 'agent',
  text: 'When a hit is produced against anybody’s unit, exhaust it to cancel that hit.',
  advice: { gains: { hits: 1 } },
  reactions: [
    agentAnswers('when', 'hits-produced', {
      // Who has his text as well is another agent.
      usable: (game, { key }) => !cancelledBefore(game, key),
      effect: (game, { component, key }) => cancelHits(game, component, 1, key),
    }),
  ],
});
