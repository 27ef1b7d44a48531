import { objective } from '../../../../rules/components/component.ts';
import { colorsWith } from '../../../shared/holdings.ts';
import { wordsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'master-the-sciences',
  name: 'Master the Sciences',
  set: 'base',
  text: 'At least two technologies of every colour are yours.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => wordsTowards(colorsWith(game, seat, 2), 4, 'colours with two technologies'),
});
