import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '30',
  name: 'Mellon and Zohbat',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'mellon', name: 'Mellon', resources: 0, influence: 2, trait: 'cultural' },
    { id: 'zohbat', name: 'Zohbat', resources: 3, influence: 1, trait: 'hazardous' },
  ],
});
