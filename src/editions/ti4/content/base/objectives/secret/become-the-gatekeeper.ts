import { objective } from '#ti4/rules/components/component.ts';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { wordProgress } from '#ti4/content/shared/queries/progress-counters.ts';

const WANTED = ['alpha', 'beta'] as const;

export default objective({
  id: 'become-the-gatekeeper',
  name: 'Become the Gatekeeper',
  set: 'base',
  text: 'Have ships in a system with an alpha wormhole and in one with a beta wormhole. It can be the same system.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const reached = systemsWithShips(game, seat).flatMap((system) => wormholesIn(game, system));
    const found = WANTED.filter((one) => reached.includes(one));
    return { ...wordProgress(found, 2, 'kinds of wormhole system (alpha and beta)'), holding: 'ships' };
  },
});
