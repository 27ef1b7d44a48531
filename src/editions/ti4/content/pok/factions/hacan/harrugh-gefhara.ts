import { leader, on } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { waiveCost } from '#ti4/rules/production/production.ts';

export default leader({
  id: 'harrugh-gefhara',
  name: 'Harrugh Gefhara',
  set: 'pok',
  faction: 'hacan',
  role: 'hero',
  text: 'When your units use Production: you may produce these units for free. If you do, purge this card.',
  advice: { gains: { resources: 8 } },
  reactions: [
    on('when', 'production-begins', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, held) => {
        waiveCost(game);
        purgeLeader(game, held);
      },
    }),
  ],
});
