import { objective } from '#ti4/rules/components/component.ts';
import { commonTrait, planetsWithTrait } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'unify-the-colonies',
  name: 'Unify the Colonies',
  set: 'base',
  text: 'Control 6 planets with the same trait.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => {
    const trait = commonTrait(game, seat);
    return planetProgress(game, planetsWithTrait(game, seat, trait), 6, `${trait} planets`);
  },
});
