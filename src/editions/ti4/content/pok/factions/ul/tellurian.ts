import { cancelHits, hasCancelledHits } from '#ti4/rules/combat/assign-hits.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

export default leader({
  id: 'tellurian',
  set: 'pok',
  faction: 'ul',
  name: 'Tellurian',
  role: 'agent',
  text: 'When a hit is produced against any unit: you may exhaust this card and cancel the hit.',
  advice: { gains: { hits: 1 } },
  reactions: [
    agentReaction('when', 'hits-produced', {
      // Identifies the agent by key: another leader with the same text is a different agent.
      isUsable: (game, { key }) => !hasCancelledHits(game, key),
      effect: (game, { component, key }) => cancelHits(game, component, 1, key),
    }),
  ],
});
