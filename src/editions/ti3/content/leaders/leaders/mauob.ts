import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'mauob',
  name: 'Mauob',
  race: 'clan-of-saar',
  type: 'general',
  text: '',
  confidence: 'medium',
});
