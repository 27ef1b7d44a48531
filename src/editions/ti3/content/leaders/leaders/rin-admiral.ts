import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'rin-admiral',
  name: 'Rin (Admiral)',
  race: 'jolnar',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
