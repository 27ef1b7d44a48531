import { objective } from '#ti4/rules/components/component.ts';
import { planetsWithSpecialty } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'form-galactic-brain-trust',
  name: 'Form Galactic Brain Trust',
  set: 'base',
  text: 'Control 5 planets with technology specialties.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(game, planetsWithSpecialty(game, seat), 5, 'planets with technology specialties'),
});
