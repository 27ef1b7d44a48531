import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '08',
  name: 'Mordai II',
  set: 'base',
  back: 'green',
  home: 'nekro',
  planets: [{ id: 'mordai-ii', name: 'Mordai II', resources: 4, influence: 0 }],
});
