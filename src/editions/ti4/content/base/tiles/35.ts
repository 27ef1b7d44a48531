import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '35',
  name: 'Bereg and Lirta IV',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'bereg', name: 'Bereg', resources: 3, influence: 1, trait: 'hazardous' },
    { id: 'lirta-iv', name: 'Lirta IV', resources: 2, influence: 3, trait: 'hazardous' },
  ],
});
