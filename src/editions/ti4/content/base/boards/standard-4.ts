import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'standard-4',
  name: 'Standard, 4 players',
  players: 4,
  text: '3 full rings. Each home system is adjacent to a corner, so that all are equally far from Mecatol Rex.',
  map: `
    44 22 27 41 26 36
    20 38 37 45 33 32 19 28 42 21 48 31
    39 24 47 23 0 25 50 46 0 35 49 40 30 0 34 43 29 0`,
  slices: {
    305: ['304', '203', '306', '204', '102'],
    309: ['310', '207', '308', '206', '104'],
    314: ['313', '209', '315', '210', '105'],
    318: ['301', '201', '317', '212', '101'],
  },
});
