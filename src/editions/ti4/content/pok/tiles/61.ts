import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '61',
  name: 'Ang',
  set: 'pok',
  back: 'blue',
  planets: [{ id: 'ang', name: 'Ang', resources: 2, influence: 0, trait: 'industrial', specialty: 'warfare' }],
});
