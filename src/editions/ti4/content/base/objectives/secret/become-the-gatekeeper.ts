import { objective } from '../../../../rules/components/component.ts';
import { wormholesIn } from '../../../../rules/units/board.ts';
import { systemsWithShips } from '../../../shared/holdings.ts';
import { wordsTowards } from '../../../shared/counted.ts';

const WANTED = ['alpha', 'beta'] as const;

export default objective({
  id: 'become-the-gatekeeper',
  name: 'Become the Gatekeeper',
  set: 'base',
  text: 'You have a ship at an alpha wormhole and a ship at a beta wormhole; one place with both will do.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const reached = systemsWithShips(game, seat).flatMap((system) => wormholesIn(game, system));
    return wordsTowards(
      WANTED.filter((one) => reached.includes(one)),
      2,
      'kinds of wormhole',
    );
  },
});
