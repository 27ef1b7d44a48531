import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '59',
  name: 'Archon Vail',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'archon-vail', name: 'Archon Vail', resources: 1, influence: 3, trait: 'hazardous', specialty: 'propulsion' },
  ],
});
