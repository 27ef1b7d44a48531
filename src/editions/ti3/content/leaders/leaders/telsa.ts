import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'telsa',
  name: "T'elsa",
  race: 'naalu',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
