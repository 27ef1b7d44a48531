import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '70',
  name: 'Kraag and Siig',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'kraag', name: 'Kraag', resources: 2, influence: 1, trait: 'hazardous' },
    { id: 'siig', name: 'Siig', resources: 0, influence: 2, trait: 'hazardous' },
  ],
});
