import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'rickar',
  name: 'Rickar',
  race: 'winnu',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
