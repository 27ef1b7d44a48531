import { flagship } from '../../../rules/components/component.ts';

export default flagship({
  id: 'van-hauge',
  name: 'Van Hauge',
  text: 'Your ground forces in the space of its system fight as fighters do.',
  race: 'yin',
  cost: 10,
  battle: 5,
  dice: 2,
  movement: 1,
  capacity: 4,
  confidence: 'high',
  lacks: 'Ground forces do not fight in space yet.',
});
