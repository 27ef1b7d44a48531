import { objective } from '#ti4/rules/components/component.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'dictate-policy',
  name: 'Dictate Policy',
  set: 'pok',
  text: 'At least 3 laws are in effect.',
  stage: 'secret',
  points: 1,
  phase: 'agenda',
  after: ['agenda-phase-begins', 'agenda-carried-out'],
  progress: (game) => sumProgress(Object.keys(game.state.laws).length, 3, 'laws in effect'),
});
