import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'neekuaq',
  name: 'Neekuaq',
  race: 'xxcha',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
