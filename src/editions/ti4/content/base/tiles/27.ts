import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '27',
  name: 'New Albion and Starpoint',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'new-albion', name: 'New Albion', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
    { id: 'starpoint', name: 'Starpoint', resources: 3, influence: 1, trait: 'hazardous' },
  ],
});
