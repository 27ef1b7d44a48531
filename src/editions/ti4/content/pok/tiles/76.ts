import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '76',
  name: 'Rigel III, Rigel II and Rigel I',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'rigel-iii', name: 'Rigel III', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
    { id: 'rigel-ii', name: 'Rigel II', resources: 1, influence: 2, trait: 'industrial' },
    { id: 'rigel-i', name: 'Rigel I', resources: 0, influence: 1, trait: 'hazardous' },
  ],
});
