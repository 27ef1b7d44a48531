import { leader, on } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { waiveCost } from '#ti4/rules/production/production.ts';

export default leader({
  id: 'harrugh-gefhara',
  name: 'Harrugh Gefhara',
  set: 'pok',
  faction: 'hacan',
  role: 'hero',
  text: 'When units of yours use Production, you may pay nothing for what they produce this once. Then he is purged.',
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
