import { leader, on } from '#ti4/rules/components/component.ts';
import { pledge } from '#ti4/rules/production/production.ts';
import { isStructure, unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const STRUCTURES = 5;

export default leader({
  id: 'tungstantus',
  set: 'pok',
  faction: 'ul',
  name: 'Tungstantus',
  role: 'commander',
  text: 'Unlock: have 5 structures on the board. When your units use Production: you may gain 1 trade good. You may spend it on what they produce.',
  advice: { gains: { tradeGoods: 1 } },
  ...unlocksWith(
    STRUCTURES,
    'structures',
    (game, seat) => unitsAt(game, { owner: seat }).filter((unit) => isStructure(game, unit)).length,
  ),
  reactions: [
    on('when', 'production-begins', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game) => pledge(game, 1),
    }),
  ],
});
