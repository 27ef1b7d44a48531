import { leader, on } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { waiveCost } from '#ti4/rules/production/production.ts';

export default leader({
  id: 'harrugh-gefhara',
  name: 'Harrugh Gefhara',
  set: 'pok',
  faction: 'hacan',
  role: 'hero',
  text: 'When your units use Production: you may purge this card. If you do, the units that they produce are free.',
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
