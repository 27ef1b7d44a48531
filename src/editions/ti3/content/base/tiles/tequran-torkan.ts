import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'tequran-torkan',
  name: "Tequ'Ran and Torkan",
  planets: [
    { id: 'tequran', name: "Tequ'Ran", resources: 2, influence: 0, specialties: ['red'] },
    { id: 'torkan', name: 'Torkan', resources: 0, influence: 3, specialties: ['blue'] },
  ],
  wormholes: [],
});
