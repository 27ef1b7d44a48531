import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'acidos',
  name: 'Acidos',
  race: 'nekro-virus',
  type: 'general',
  text: '',
  confidence: 'medium',
});
