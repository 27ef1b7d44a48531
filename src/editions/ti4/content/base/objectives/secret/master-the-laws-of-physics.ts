import { objective } from '#ti4/rules/components/component.ts';
import { mostOfOneColor } from '#ti4/content/shared/queries/objective-counts.ts';
import { namedTowards } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'master-the-laws-of-physics',
  name: 'Master the Laws of Physics',
  set: 'base',
  text: 'Four of your technologies share a colour.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => namedTowards(mostOfOneColor(game, seat), 4, 'technologies of one colour'),
});
