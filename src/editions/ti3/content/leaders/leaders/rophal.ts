import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'rophal',
  name: 'Rophal',
  race: 'arborec',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
