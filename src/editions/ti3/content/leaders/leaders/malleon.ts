import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'malleon',
  name: 'Malleon',
  race: 'nekro-virus',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
