import { objective } from '#ti4/rules/components/component.ts';
import { commonTrait, planetsWithTrait } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'corner-the-market',
  name: 'Corner the Market',
  set: 'base',
  text: 'Control 4 planets with the same trait.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const trait = commonTrait(game, seat);
    return planetProgress(game, planetsWithTrait(game, seat, trait), 4, `${trait} planets`);
  },
});
