import { leader } from '#ti4/rules/components/component.ts';
import { reduceCost, produceUnits } from '#ti4/rules/production/production.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const LESS = 2;

export default leader({
  id: 'berekar-berekon',
  set: 'pok',
  faction: 'winnu',
  name: 'Berekar Berekon',
  role: 'agent',
  text: "When a player's units use Production: you may exhaust this card. The units they produce cost 2 less in total.",
  advice: { gains: { resources: LESS } },
  reactions: [
    agentReaction('when', 'production-begins', {
      // Units produced for free cannot cost less.
      isUsable: (game) => game.enclosingData(produceUnits)?.unpaid !== true,
      effect: (game) => reduceCost(game, LESS),
    }),
  ],
});
