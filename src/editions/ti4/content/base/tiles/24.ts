import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '24',
  name: 'Mehar Xull',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'mehar-xull', name: 'Mehar Xull', resources: 1, influence: 3, trait: 'hazardous', specialty: 'warfare' },
  ],
});
