import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'ciel',
  name: 'Ciel',
  race: 'letnev',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
