import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'sela',
  name: 'Sela',
  race: 'winnu',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
