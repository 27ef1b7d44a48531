import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '33',
  name: 'Corneeq and Resculon',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'corneeq', name: 'Corneeq', resources: 1, influence: 2, trait: 'cultural' },
    { id: 'resculon', name: 'Resculon', resources: 2, influence: 0, trait: 'cultural' },
  ],
});
