import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'ospha',
  name: 'Ospha',
  race: 'arborec',
  type: 'general',
  text: '',
  confidence: 'medium',
});
