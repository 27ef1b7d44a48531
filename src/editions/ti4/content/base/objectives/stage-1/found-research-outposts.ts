import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithSpecialty } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'found-research-outposts',
  name: 'Found Research Outposts',
  set: 'base',
  text: 'Control 3 planets with technology specialties.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(game, planetsWithSpecialty(game, seat), 3, 'planets with technology specialties'),
});
