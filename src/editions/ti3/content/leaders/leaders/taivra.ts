import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'taivra',
  name: 'Taivra',
  race: 'creuss',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
