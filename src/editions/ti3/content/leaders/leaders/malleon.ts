import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'malleon',
  name: 'Malleon',
  race: 'nekro',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
