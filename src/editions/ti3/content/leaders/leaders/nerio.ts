import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'nerio',
  name: 'Nerio',
  race: 'ghosts-of-creuss',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
