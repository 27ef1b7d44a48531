import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'ospha',
  name: 'Ospha',
  race: 'arborec',
  type: 'general',
  text: '',
  confidence: 'medium',
});
