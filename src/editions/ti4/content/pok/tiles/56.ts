import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '56',
  name: 'The Dark',
  set: 'pok',
  back: 'green',
  home: 'empyrean',
  planets: [{ id: 'the-dark', name: 'The Dark', resources: 3, influence: 4 }],
  anomalies: ['nebula'],
});
