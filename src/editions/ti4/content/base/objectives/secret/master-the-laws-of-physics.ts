import { objective } from '../../../../rules/components/component.ts';
import { mostOfOneColor } from '../../../shared/holdings.ts';
import { namedTowards } from '../../../shared/counted.ts';

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
