import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'magmus',
  name: 'Magmus',
  race: 'muaat',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
