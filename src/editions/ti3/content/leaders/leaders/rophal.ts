import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'rophal',
  name: 'Rophal',
  race: 'arborec',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
