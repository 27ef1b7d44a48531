import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '28',
  name: "Tequ'ran and Torkan",
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'tequran', name: "Tequ'ran", resources: 2, influence: 0, trait: 'hazardous' },
    { id: 'torkan', name: 'Torkan', resources: 0, influence: 3, trait: 'cultural' },
  ],
});
