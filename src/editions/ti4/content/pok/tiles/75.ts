import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '75',
  name: 'Loki, Abaddon and Ashtroth',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'loki', name: 'Loki', resources: 1, influence: 2, trait: 'cultural' },
    { id: 'abaddon', name: 'Abaddon', resources: 1, influence: 0, trait: 'cultural' },
    { id: 'ashtroth', name: 'Ashtroth', resources: 2, influence: 0, trait: 'hazardous' },
  ],
});
