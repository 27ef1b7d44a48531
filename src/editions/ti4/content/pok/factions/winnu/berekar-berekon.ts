import { leader } from '#ti4/rules/components/component.ts';
import { cheapen, produceUnits } from '#ti4/rules/production/production.ts';
import { agentAnswers } from '#ti4/content/shared/cards/agents.ts';

const LESS = 2;

export default leader({
  id: 'berekar-berekon',
  set: 'pok',
  faction: 'winnu',
  name: 'Berekar Berekon',
  role: 'agent',
  text: 'When units of any player use Production, exhaust him: what they produce costs 2 less in all.',
  advice: { gains: { resources: LESS } },
  reactions: [
    agentAnswers('when', 'production-begins', {
      // What costs nothing already cannot cost less.
      usable: (game) => game.within(produceUnits)?.unpaid !== true,
      effect: (game) => cheapen(game, LESS),
    }),
  ],
});
