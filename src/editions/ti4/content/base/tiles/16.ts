import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '16',
  name: 'Hercant and Arretze and Kamdorn',
  set: 'base',
  back: 'green',
  home: 'hacan',
  planets: [
    { id: 'hercant', name: 'Hercant', resources: 1, influence: 1 },
    { id: 'arretze', name: 'Arretze', resources: 2, influence: 0 },
    { id: 'kamdorn', name: 'Kamdorn', resources: 0, influence: 1 },
  ],
});
