import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '38',
  name: 'Abyz and Fria',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'abyz', name: 'Abyz', resources: 3, influence: 0, trait: 'hazardous' },
    { id: 'fria', name: 'Fria', resources: 2, influence: 0, trait: 'hazardous' },
  ],
});
